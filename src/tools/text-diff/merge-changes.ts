import { afterLine, beforeLine, type Comparison } from '#lib/diff/comparison.ts';

/**
 * The text after, with those changes undone for which `isUndone` says so: they are numbered from 0, as the runs of rows
 * that differ. None undone is the text after; all undone is the text before, where nothing was ignored.
 */
export function mergeChanges(comparison: Comparison, isUndone: (change: number) => boolean): string {
  const { runs, changes } = comparison;
  const written: string[] = [];
  const write = (from: number, to: number, lineOf: typeof beforeLine) => {
    for (let row = from; row < to; row++) {
      const line = lineOf(comparison, row);
      if (line === undefined) continue;
      const last = written.at(-1);
      // The last line of a text, which others follow now.
      if (last !== undefined && !/[\r\n]$/.test(last)) written.push('\n');
      written.push(line);
    }
  };
  let row = 0;
  for (let index = 0; index < runs.length; index += 2) {
    const [from, to] = [runs[index] ?? 0, runs[index + 1] ?? 0];
    write(row, from, afterLine);
    write(from, to, isUndone(index / 2) ? beforeLine : afterLine);
    row = to;
  }
  write(row, changes.length, afterLine);
  return written.join('');
}
