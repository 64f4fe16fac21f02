import type { ReactNode, Ref } from 'react';
import classes from './clock-face.module.css';

export interface ClockFaceProps {
  /** Its element, whose text is drawn often and not by React. */
  readonly ref?: Ref<HTMLDivElement>;
  /** A line below the time, drawn in the same way; it keeps its height while it is empty. */
  readonly detailRef?: Ref<HTMLDivElement>;
  /** The accessible name. */
  readonly label: string;
  /** What it shows at first. */
  readonly time: string;
  /** The buttons below it. */
  readonly children?: ReactNode;
}

/** A large time with its buttons. It is not read aloud as it changes. */
export const ClockFace = ({ ref, detailRef, label, time, children }: ClockFaceProps) => (
  <>
    <div ref={ref} className={classes.face} role="timer" aria-label={label}>
      {time}
    </div>
    <div ref={detailRef} className={classes.detail} />
    <div className={classes.buttons}>{children}</div>
  </>
);
