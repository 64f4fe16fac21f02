import type { ReactNode } from 'react';
import classes from './disclosure.module.css';

export interface DisclosureProps {
  readonly summary: ReactNode;
  /** Opened by what the page knows, not only by a press. */
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** What is rarely needed, folded until it is asked for. */
export const Disclosure = ({ summary, isOpen = false, children }: DisclosureProps) => (
  <details className={classes.disclosure} open={isOpen || undefined}>
    <summary>{summary}</summary>
    <div>{children}</div>
  </details>
);
