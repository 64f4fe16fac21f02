import { type ReactNode, useEffect, useState } from 'react';
import classes from './masked.module.css';

export interface MaskedProps {
  readonly isMasked: boolean;
  /** The length of what is masked. */
  readonly length: number;
  readonly children: ReactNode;
}

/** Length from which characters are invisible instead: a browser takes half a second to lay out dots for 100,000. */
const maxDots = 1_000;

/**
 * Shows dots instead of the content of text areas, input editors and views of files in it, as a password field does.
 */
export function Masked({ isMasked, length, children }: MaskedProps) {
  /** What is about to be pasted: the browser lays it out before the page hears of it. */
  const [arriving, setArriving] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another length is what has arrived
  useEffect(() => setArriving(0), [length]);
  const look = Math.max(length, arriving) > maxDots ? 'invisible' : 'dots';
  return (
    <div
      className={classes.masked}
      data-masked={isMasked ? look : undefined}
      onPasteCapture={({ clipboardData }) => setArriving(clipboardData.getData('text/plain').length)}
    >
      {children}
    </div>
  );
}
