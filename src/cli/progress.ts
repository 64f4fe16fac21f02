import type { Streams } from './streams.ts';

export interface Progress {
  readonly report: (fraction: number) => void;
  readonly clear: () => void;
}

/** Work shorter than the delay shows no progress; after that it is updated at the interval. Milliseconds. */
const delay = 300;
const interval = 100;

/** Shows progress on a terminal. */
export function startProgress({ stderr }: Streams): Progress {
  let next = performance.now() + delay;
  let isShown = false;
  return {
    report(fraction) {
      const now = performance.now();
      if (!stderr.isTTY || now < next) return;
      next = now + interval;
      isShown = true;
      stderr.write(`\r${String(Math.floor(fraction * 100)).padStart(3)} %`);
    },
    clear() {
      if (isShown) stderr.write('\r     \r');
    },
  };
}
