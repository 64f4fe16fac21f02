import { type BigText, isBigText, linesOf } from '#lib/big-text/big-text.ts';
import { rowOfLine } from '#lib/big-text/big-text-rows.ts';

/** The beginning of a text, without the line break after it, and the number of lines left out. */
export interface FirstLines {
  readonly text: string | BigText;
  readonly more: number;
}

/** The first lines of a text, up to a maximum. A final line break does not begin another line. */
export const firstLines = (text: string | BigText, limit: number): FirstLines =>
  isBigText(text) ? firstOfBigText(text, limit) : firstOfString(text, limit);

function firstOfString(text: string, limit: number): FirstLines {
  let end = -1;
  for (let line = 0; line < limit; line++) {
    end = text.indexOf('\n', end + 1);
    if (end < 0) return { text, more: 0 };
  }
  const rest = text.slice(end + 1).replace(/\n$/, '');
  return end + 1 === text.length ? { text, more: 0 } : { text: text.slice(0, end), more: rest.split('\n').length };
}

function firstOfBigText(text: BigText, limit: number): FirstLines {
  const { content, rows } = text;
  const more = linesOf(text) - limit;
  if (more <= 0) return { text, more: 0 };
  const row = rowOfLine(text, limit + 1);
  const end = (rows[row] ?? 1) - 1;
  const beginning = typeof content === 'string' ? content.slice(0, end) : content.subarray(0, end);
  return { text: { ...text, content: beginning, rows: rows.subarray(0, row), lineCount: limit }, more };
}
