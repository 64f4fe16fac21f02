let count = 0;

/** Notes that something of the page is about to be shown, such as a result or a lazy part; returns what ends that. */
export function beginPending(): () => void {
  count++;
  let isOver = false;
  return () => {
    if (!isOver) count--;
    isOver = true;
  };
}

/** Number of frames without anything pending after which a page is calm: parts may follow a result. */
const calmFrames = 3;

/** Calls back once nothing is pending. */
export function whenCalm(callback: () => void, frames = 0): void {
  if (frames === calmFrames) callback();
  else requestAnimationFrame(() => whenCalm(callback, count > 0 ? 0 : frames + 1));
}
