import type { ReactNode } from 'react';
import classes from './answer-room.module.css';

export interface AnswerRoomProps {
  /** Large, on one line. */
  readonly answer: ReactNode;
  /** A line about it. */
  readonly children: ReactNode;
}

/** The room of an answer and a line about it, which is the same before there is one. */
export const AnswerRoom = ({ answer, children }: AnswerRoomProps) => (
  <div className={classes.room}>
    <div className={classes.answer}>{answer}</div>
    <div className={classes.line}>{children}</div>
  </div>
);
