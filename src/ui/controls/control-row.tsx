import type { ReactNode } from 'react';
import classes from './control-row.module.css';

export interface ControlRowProps {
  /** Two controls stay side by side on narrow screens. */
  readonly isPair?: boolean;
  readonly children: ReactNode;
}

/** Fields and buttons side by side, which wrap where they do not fit. */
export const ControlRow = ({ isPair = false, children }: ControlRowProps) => (
  <div className={classes.row} data-pair={isPair || undefined}>
    {children}
  </div>
);
