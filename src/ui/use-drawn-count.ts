import { useEffect, useState } from 'react';

/** Number of items that are drawn in a fraction of a frame. */
const step = 20;

/**
 * How many of a list's items to draw by now: the first at once, the others a few with each frame, so that a long list
 * does not block the page.
 */
export function useDrawnCount(total: number): number {
  const [count, setCount] = useState(step);
  // A list that is emptied and filled again begins anew.
  if (count > Math.max(step, total)) setCount(Math.max(step, total));
  useEffect(() => {
    if (count >= total) return;
    const frame = requestAnimationFrame(() => setCount(count + step));
    return () => cancelAnimationFrame(frame);
  }, [count, total]);
  return Math.min(count, total);
}
