/** The room of an answer, which is the same before there is one. */
import { AnswerRoom } from './answer-room.tsx';

export const Answered = () => <AnswerRoom answer={<strong>12</strong>}>15 % of 80 = 12</AnswerRoom>;

export const Waiting = () => <AnswerRoom answer={undefined}>{undefined}</AnswerRoom>;

export const Wrong = () => (
  <AnswerRoom answer={undefined}>
    <p data-problem>“a” is not a digit.</p>
  </AnswerRoom>
);
