import type { Streams } from './streams.ts';

export interface Progress {
  readonly tell: (fraction: number) => void;
  readonly clear: () => void;
}

/** Work that takes less is not worth a word; and so often is it told anew. Milliseconds. */
const timeoutMs = 300;
const interval = 100;

/** Tells on a terminal how much is done. */
export function startProgress({ stderr }: Streams): Progress {
  let next = performance.now() + timeoutMs;
  let isShown = false;
  return {
    tell(fraction) {
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
