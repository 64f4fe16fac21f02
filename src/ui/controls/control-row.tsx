import type { ReactNode } from 'react';
import classes from './control-row.module.css';

export interface ControlRowProps {
  /** Two stay side by side where there is little room. */
  readonly isPair?: boolean;
  readonly children: ReactNode;
}

/** Fields and buttons side by side, as many as there is room for. */
export const ControlRow = ({ isPair = false, children }: ControlRowProps) => (
  <div className={classes.row} data-pair={isPair || undefined}>
    {children}
  </div>
);
