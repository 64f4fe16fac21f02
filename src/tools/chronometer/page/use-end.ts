import { useEffect, useRef } from 'react';
import { elapsed, type Watch } from '../chronometer.ts';
import { now } from './use-watches.ts';

/** The longest time that a timer takes, in milliseconds. */
const maxDelay = 2_000_000_000;

/**
 * Calls `onEnd` once, when a running watch has reached a time; after sleep, when the device wakes.
 * @param goesOn it runs on then: if it had reached the time before, `onEnd` is not called
 */
export function useEnd(watch: Watch, time: number | undefined, goesOn: boolean, onEnd: () => void): void {
  const latest = useRef(onEnd);
  latest.current = onEnd;
  useEffect(() => {
    if (!watch.since || time === undefined || (goesOn && elapsed(watch, now()) > time + 1_000)) return;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout>;
    const check = () => {
      clearTimeout(timer);
      const left = time - elapsed(watch, now());
      if (left > 0) {
        timer = setTimeout(check, Math.min(left, maxDelay));
        return;
      }
      if (!isOver) latest.current();
      isOver = true;
    };
    check();
    document.addEventListener('visibilitychange', check);
    addEventListener('pageshow', check);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', check);
      removeEventListener('pageshow', check);
    };
  }, [watch, time, goesOn]);
}
