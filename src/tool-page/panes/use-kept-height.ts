import { type RefObject, useState } from 'react';

/** The height that an element had with its content, while it is kept without it: what is below stays where it is. */
export function useKeptHeight(
  element: RefObject<HTMLElement | null>,
  hasContent: boolean,
  isKept: boolean,
): number | undefined {
  const [height, setHeight] = useState<number>();
  const [had, setHad] = useState(hasContent);
  if (had !== hasContent) {
    setHad(hasContent);
    // Before the content goes.
    setHeight(hasContent ? undefined : element.current?.offsetHeight);
  }
  return isKept ? height : undefined;
}
