import { lineBreakOf, toLineFeeds } from '#lib/lines/breaks.ts';

/** The lines of a text; the break that ends the last one begins no further line. */
export function splitLines(text: string): string[] {
  const lines = toLineFeeds(text).split('\n');
  if (lines.at(-1) === '') lines.pop();
  return lines;
}

/** CRLF where all lines end so, else LF. */
export const usualBreakOf = (text: string): string => (lineBreakOf(text) === '\r\n' ? '\r\n' : '\n');

/** Applies a step to the lines of a text; the kind of the line breaks and whether one ends the text stay. */
export function changeLines(text: string, change: (lines: string[]) => readonly string[]): string {
  const lineBreak = usualBreakOf(text);
  const changed = change(splitLines(text));
  return changed.join(lineBreak) + (/[\r\n]$/.test(text) && changed.length > 0 ? lineBreak : '');
}
