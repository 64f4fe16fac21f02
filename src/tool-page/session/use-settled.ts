import { useEffect, useState } from 'react';
import { graceTime } from './grace-time.ts';

/**
 * What is wrong with an input, once typing has paused or a key has moved the focus, and at once after a paste; nothing as
 * soon as nothing is wrong. Until then, what was shown before.
 */
export function useSettled<Problem>(problem: Problem | undefined, isPasted: boolean): Problem | undefined {
  const [shown, setShown] = useState(problem);
  useEffect(() => {
    const show = () => setShown(problem);
    if (problem === undefined || isPasted) return show();
    const timer = setTimeout(show, graceTime);
    const leave = () => {
      // A button that is being pressed must not move away from the pointer.
      if (!document.querySelector(':active')) show();
    };
    document.addEventListener('focusout', leave);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('focusout', leave);
    };
  }, [problem, isPasted]);
  if (problem === undefined) return undefined;
  return isPasted ? problem : shown;
}
