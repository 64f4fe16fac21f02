import type { ReactNode } from 'react';
import classes from './control-row.module.css';

/** Fields and buttons side by side, as many as there is room for. */
export const ControlRow = ({ children }: { readonly children: ReactNode }) => (
  <div className={classes.row}>{children}</div>
);
