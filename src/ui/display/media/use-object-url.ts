import { useLayoutEffect, useState } from 'react';

/** An object URL of a file, for pictures, sound and film; ready before the page is painted. */
export function useObjectUrl(blob: Blob | undefined): string | undefined {
  const [made, setMade] = useState<{ readonly of: Blob; readonly url: string }>();
  useLayoutEffect(() => {
    if (!blob) return;
    const url = URL.createObjectURL(blob);
    setMade({ of: blob, url });
    return () => URL.revokeObjectURL(url);
  }, [blob]);
  // A revoked URL must not be used again.
  return made?.of === blob ? made?.url : undefined;
}
