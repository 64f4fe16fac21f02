import { useLayoutEffect, useState } from 'react';

/** A temporary address of a file, for pictures, sound and film; ready before the page is painted. */
export function useObjectUrl(blob: Blob | undefined): string | undefined {
  const [made, setMade] = useState<{ readonly of: Blob; readonly url: string }>();
  useLayoutEffect(() => {
    if (!blob) return;
    const url = URL.createObjectURL(blob);
    setMade({ of: blob, url });
    return () => URL.revokeObjectURL(url);
  }, [blob]);
  // An address that has been given back must not be asked for again.
  return made?.of === blob ? made?.url : undefined;
}
