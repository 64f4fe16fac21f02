import { ToolError } from '#core/tool.ts';
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

/** What a line was read as, or the error that says why it could not be. */
export type ReadLine<T> =
  | { readonly text: string; readonly value: T }
  | { readonly text: string; readonly error: ToolError };

/** Reads a line; the place of its error is in the line. */
export function readLine<T>(text: string, read: (line: string) => T): ReadLine<T> {
  try {
    return { text, value: read(text) };
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    return { text, error };
  }
}

/**
 * Reads each line that is not blank, by itself.
 * @throws the ToolError of the first line, at its place in the whole text, where none could be read
 */
export function readLines<T>(text: string, read: (line: string) => T): readonly ReadLine<T>[] {
  const lines = parseLines(text, (line) => readLine(line, read));
  if (lines.every((line) => 'error' in line)) parseLines(text, read);
  return lines;
}
