import { relocateToSlice } from '#lib/errors/relocate-to-slice.ts';
import { mapLines } from './map.ts';

/**
 * Changes each line that is not blank, without the white space around it; the other lines and all line ends stay. A
 * ToolError gets its place in the whole text.
 */
export const mapNonBlankLines = (text: string, change: (line: string) => string): string =>
  mapLines(text, (line) => {
    const trimmed = line.trim();
    return trimmed === '' ? line : relocateToSlice(line.indexOf(trimmed), () => change(trimmed));
  });

/** Reads each line that is not blank, as `mapNonBlankLines` does. */
export function parseLines<T>(text: string, read: (line: string) => T): readonly T[] {
  const values: T[] = [];
  mapNonBlankLines(text, (line) => {
    values.push(read(line));
    return '';
  });
  return values;
}
