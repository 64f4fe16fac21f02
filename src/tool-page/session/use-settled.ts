import { useEffect, useState } from 'react';
import { graceTime } from './grace-time.ts';

/**
 * What is wrong with an input, once typing has paused or a key has moved the focus, and `pasteDelay` milliseconds after a
 * paste; nothing as soon as nothing is wrong. Until then, what was shown before, but for what a paste has replaced.
 */
export function useSettled<Problem>(
  problem: Problem | undefined,
  isPasted: boolean,
  pasteDelay = 0,
): Problem | undefined {
  const [shown, setShown] = useState(problem);
  useEffect(() => {
    const show = () => setShown(problem);
    const delay = isPasted ? pasteDelay : graceTime;
    if (problem === undefined || delay === 0) return show();
    const timer = setTimeout(show, delay);
    const leave = () => {
      // A button that is being pressed must not move away from the pointer.
      if (!document.querySelector(':active')) show();
    };
    document.addEventListener('focusout', leave);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('focusout', leave);
    };
  }, [problem, isPasted, pasteDelay]);
  if (problem === undefined) return undefined;
  return isPasted && (pasteDelay === 0 || shown !== undefined) ? problem : shown;
}
