import { type ReactNode, useEffect, useRef } from 'react';
import classes from './disclosure.module.css';

export interface DisclosureProps {
  readonly summary: ReactNode;
  /** Opens it, not only a press does; what is open stays so. */
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** What is rarely needed, folded until it is asked for. */
export function Disclosure({ summary, isOpen = false, children }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (isOpen && details.current) details.current.open = true;
  }, [isOpen]);
  return (
    <details className={classes.disclosure} ref={details}>
      <summary>{summary}</summary>
      <div>{children}</div>
    </details>
  );
}
