import type { ReactNode, Ref } from 'react';
import classes from './key-area.module.css';

export interface KeyAreaProps {
  readonly ref?: Ref<HTMLDivElement>;
  readonly label: string;
  /** Explains how to leave it, if it captures the keys. */
  readonly describedBy?: string;
  /** Shown large. */
  readonly children: ReactNode;
}

/** An area that takes the focus, and with it the keys: what they do is up to the page. */
export const KeyArea = ({ ref, label, describedBy, children }: KeyAreaProps) => (
  <div
    ref={ref}
    role="application"
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it takes keys
    tabIndex={0}
    aria-label={label}
    aria-describedby={describedBy}
    className={classes.area}
  >
    {children}
  </div>
);
