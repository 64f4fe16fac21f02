import { useEffect, useState } from 'react';
import type { Detected } from '#core/kinds/detect.ts';

const none: readonly Detected[] = [];

/** The kinds that a text or a file may be; `isPending` until they are known. */
export function useDetected(value: string | File, detect: (value: string | File) => Promise<readonly Detected[]>) {
  const [known, setKnown] = useState<{ readonly value: string | File; readonly kinds: readonly Detected[] }>();
  useEffect(() => {
    let gone = false;
    const settle = (kinds: readonly Detected[]) => !gone && setKnown({ value, kinds });
    if (value === '') settle(none);
    else detect(value).then(settle, () => settle(none));
    return () => {
      gone = true;
    };
  }, [value, detect]);
  const isPending = known?.value !== value;
  return { kinds: isPending ? none : known.kinds, isPending };
}
