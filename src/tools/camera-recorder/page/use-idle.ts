import { useEffect, useState } from 'react';

/**
 * Whether nothing has been pressed for a while, on keyboard or screen; it stays so until `wake`, which may be behind a
 * button that is shown meanwhile.
 * @param limit in milliseconds
 */
export function useIdle(isOn: boolean, limit: number) {
  const [isIdle, setIdle] = useState(false);
  const isWatching = isOn && !isIdle;
  useEffect(() => {
    if (!isOn) setIdle(false);
  }, [isOn]);
  useEffect(() => {
    if (!isWatching) return;
    let timer: ReturnType<typeof setTimeout>;
    const restart = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setIdle(true), limit);
    };
    restart();
    const uses = ['pointerdown', 'keydown'] as const;
    for (const use of uses) document.addEventListener(use, restart);
    return () => {
      clearTimeout(timer);
      for (const use of uses) document.removeEventListener(use, restart);
    };
  }, [isWatching, limit]);
  return { isIdle: isOn && isIdle, wake: () => setIdle(false) };
}
