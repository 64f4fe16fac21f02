import { useEffect, useState } from 'react';

/**
 * The rows to draw by now of those in sight: `step` at once, and as many more with each frame, so that new rows whose
 * layout takes long do not block the page. Other `content` is drawn anew.
 */
export function useDrawnRows(rows: readonly number[], content: unknown, step: number): readonly number[] {
  const [drawn, setDrawn] = useState<{ readonly content: unknown; readonly rows: readonly number[] }>();
  const present = drawn && drawn.content === content ? rows.filter((row) => drawn.rows.includes(row)) : [];
  const missing = rows.filter((row) => !present.includes(row));
  const next = [...present, ...missing.slice(0, step)];
  useEffect(() => {
    if (missing.length === 0) return;
    const frame = requestAnimationFrame(() => setDrawn({ content, rows: next }));
    return () => cancelAnimationFrame(frame);
  });
  return next;
}
