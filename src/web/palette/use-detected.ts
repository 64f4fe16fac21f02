import { useEffect, useState } from 'react';
import type { Detected } from '#core/detect.ts';

const none: readonly Detected[] = [];

/** The kinds that a text may be; `isPending` until they are known. */
export function useDetected(text: string, detect: (text: string) => Promise<readonly Detected[]>) {
  const [known, setKnown] = useState<{ readonly text: string; readonly kinds: readonly Detected[] }>();
  useEffect(() => {
    let gone = false;
    const settle = (kinds: readonly Detected[]) => !gone && setKnown({ text, kinds });
    detect(text).then(settle, () => settle(none));
    return () => {
      gone = true;
    };
  }, [text, detect]);
  const isPending = known?.text !== text;
  return { kinds: isPending ? none : known.kinds, isPending };
}
