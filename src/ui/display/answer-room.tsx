import type { ReactNode } from 'react';
import classes from './answer-room.module.css';

export interface AnswerRoomProps {
  /** Large. */
  readonly answer: ReactNode;
  /** A line about it, beside it where there is room. */
  readonly children: ReactNode;
}

/** The room of an answer and a line about it, which is the same before there is one. */
export const AnswerRoom = ({ answer, children }: AnswerRoomProps) => (
  <div className={classes.room}>
    {answer}
    <div className={classes.line}>{children}</div>
  </div>
);
