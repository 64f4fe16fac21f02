import { locate } from '#core/place.ts';
import type { Context, ToolError } from '#core/tool.ts';
import { writeCsv } from '#lib/csv/write.ts';
import type { ReadLine } from './parse.ts';

/** Says what is wrong with a line. */
type DescribeError = (error: ToolError, line: string) => string;

/**
 * A table with a row for each line, as CSV. Where a line could not be read, the first column has the line, and the next
 * one, `problem`, says why.
 */
export function writeLineTable(
  columns: readonly string[],
  lines: readonly ReadLine<readonly string[]>[],
  describe: DescribeError,
): string {
  const hasProblem = lines.some((line) => 'error' in line);
  const rows = lines.map((line) => {
    if ('error' in line) return [line.text, describe(line.error, line.text), ...columns.slice(1).map(() => '')];
    return hasProblem ? line.value.toSpliced(1, 0, '') : line.value;
  });
  return writeCsv(hasProblem ? columns.toSpliced(1, 0, 'problem') : columns, rows);
}

/** The message of an error, for an operation that declares `reportsErrors`. */
export const errorMessage =
  ({ message }: Context): DescribeError =>
  ({ code, params, at }, line) => {
    const { column, character } = locate(at ?? { offset: 0 }, line);
    return message(code, { column, character, ...params });
  };
