import type { ReadPattern } from './pattern.ts';

/** A line that is to match or not, and whether it does. */
export interface TestedLine {
  readonly line: string;
  readonly isWanted: boolean;
  /** What the pattern matches in it. */
  readonly found: string | undefined;
  readonly isPassed: boolean;
}

/**
 * Tests each line on its own.
 * @param isWhole only a match of the whole line counts
 */
export function testEachLine(
  wanted: string,
  rejected: string,
  { source, flags }: Pick<ReadPattern, 'source' | 'flags'>,
  isWhole: boolean,
): readonly TestedLine[] {
  const own = flags.replaceAll(/[gy]/g, '');
  const regexp = new RegExp(isWhole ? `^(?:${source})$` : source, isWhole ? own.replace('m', '') : own);
  const test = (line: string, isWanted: boolean): TestedLine => {
    const found = regexp.exec(line)?.[0];
    return { line, isWanted, found, isPassed: (found !== undefined) === isWanted };
  };
  return [...linesOf(wanted).map((line) => test(line, true)), ...linesOf(rejected).map((line) => test(line, false))];
}

/** A final line break ends the last line. */
const linesOf = (text: string): readonly string[] =>
  text === '' ? [] : text.replace(/(?:\r\n|[\n\r])$/, '').split(/\r\n|[\n\r]/);
