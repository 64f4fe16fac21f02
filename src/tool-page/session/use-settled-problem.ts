import { useEffect, useState } from 'react';
import { type Input, inputValue } from '#page/services.ts';

/** How long typing has to pause before a value that may become right is shown to be wrong, in milliseconds. */
const graceTime = 600;

/** More characters at once are not typed. */
const maxTyped = 2;

/** The length of an input before and after its last change. */
interface Lengths {
  readonly before: number;
  readonly now: number;
}

const lengthOf = (input: Input): number => {
  const value = inputValue(input);
  return value instanceof File ? value.size : value.length;
};

/** Whether a change may have been made by a key. */
export const isTyped = ({ before, now }: Lengths): boolean => Math.abs(now - before) <= maxTyped;

/**
 * What is wrong with an input, once typing has paused or the focus has moved, and at once after a paste; nothing as soon
 * as nothing is wrong. Until then, what was shown before.
 */
export function useSettledProblem<Problem>(problem: Problem | undefined, input: Input): Problem | undefined {
  const length = lengthOf(input);
  const [lengths, setLengths] = useState<Lengths>({ before: length, now: length });
  const [shown, setShown] = useState(problem);
  if (length !== lengths.now) setLengths({ before: lengths.now, now: length });
  const isPasted = !isTyped(lengths);
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
