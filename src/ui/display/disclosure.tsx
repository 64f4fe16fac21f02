import { type ReactNode, useEffect, useRef, useState } from 'react';
import classes from './disclosure.module.css';

export interface DisclosureProps {
  readonly summary: ReactNode;
  /** Opens it without a click; it stays open. */
  readonly isOpen?: boolean;
  readonly onToggle?: (isOpen: boolean) => void;
  /** The content costs something: it is not rendered before it is first opened, and cannot be found in the page until then. */
  readonly isDeferred?: boolean;
  readonly children: ReactNode;
}

/** Content that is rarely needed, collapsed until it is opened. */
export function Disclosure({ summary, isOpen = false, onToggle, isDeferred = false, children }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null);
  // Of the first rendering, to avoid layout shift; afterwards the user opens and closes it.
  const [isInitiallyOpen] = useState(isOpen);
  const [isRendered, setRendered] = useState(!isDeferred || isOpen);
  useEffect(() => {
    if (isOpen && details.current) details.current.open = true;
  }, [isOpen]);
  return (
    <details
      className={classes.disclosure}
      ref={details}
      open={isInitiallyOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) setRendered(true);
        onToggle?.(currentTarget.open);
      }}
    >
      <summary>{summary}</summary>
      <div>{isRendered && children}</div>
    </details>
  );
}
