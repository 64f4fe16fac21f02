import type { ReactNode } from 'react';
import classes from './linked-part.module.css';

export interface LinkedPartProps {
  /** The part of the text, from 1. */
  readonly n: 1 | 2 | 3 | 4;
  readonly children: ReactNode;
}

/**
 * What is said of a part of the text in the editor (`linkParts`), in the color of that part: each is marked while the
 * pointer or the focus is on the other.
 */
export const LinkedPart = ({ n, children }: LinkedPartProps) => (
  <div className={classes.part} data-part={`part${n}`}>
    {children}
  </div>
);
