import { longTextLength } from '#lib/big-text/big-text.ts';
import type { EditorText } from './editor-start.ts';

/** Whether an input is broken at the edge: one of a single line, such as a command, would be seen only in part. */
export function wrapsInput(text: EditorText): boolean {
  if (typeof text !== 'string' || text.length > longTextLength) return false;
  const end = text.indexOf('\n');
  return end < 0 || end === text.length - 1;
}
