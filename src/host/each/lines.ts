import type { Changed, Parts } from './parts.ts';
import { textOf } from './text-of.ts';

/** The lines of a text, which keep their line breaks. */
export function linesOf(text: string): Parts {
  const parts = text.split(/(\r\n|\r|\n)/);
  if (parts.at(-1) === '') parts.pop();
  const lines = parts.filter((_, at) => at % 2 === 0);
  const write = (changed: Changed, at: number) => {
    const lineBreak = parts[2 * at + 1] ?? '';
    if ('result' in changed) return textOf(changed.result) + lineBreak;
    if (changed.failed === 'skip') return '';
    return (changed.failed === 'keep' ? lines[at] : '') + lineBreak;
  };
  return { noun: 'line', values: lines, join: (changed) => changed.map(write).join('') };
}
