import { useEffect, useState } from 'react';
import { graceTime } from './grace-time.ts';

/**
 * What is wrong with an input, once typing has paused or the focus has moved, and at once after a paste; nothing as soon
 * as nothing is wrong. Until then, what was shown before.
 */
export function useSettled<Problem>(problem: Problem | undefined, isPasted: boolean): Problem | undefined {
  const [shown, setShown] = useState(problem);
  useEffect(() => {
    const show = () => setShown(problem);
    if (problem === undefined || isPasted) return show();
    const timer = setTimeout(show, graceTime);
    document.addEventListener('focusout', show);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('focusout', show);
    };
  }, [problem, isPasted]);
  if (problem === undefined) return undefined;
  return isPasted ? problem : shown;
}
