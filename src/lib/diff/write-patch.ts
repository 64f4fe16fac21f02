import { append } from '#lib/collections/append.ts';
import { afterLine, beforeLine, Change, type Comparison, hunksOf, type Stretch } from './comparison.ts';

const noEnd = '\n\\ No newline at end of file\n';

/** The unified patch of a comparison, whose lines LF ends, as `diff -u` writes it; empty where nothing differs. */
export function writePatch(
  comparison: Comparison,
  names: { readonly before: string; readonly after: string },
  context: number,
): string {
  const hunks = [...hunksOf(comparison, context)];
  if (hunks.length === 0) return '';
  const header = `--- ${names.before}\n+++ ${names.after}\n`;
  let [before, after, row] = [0, 0, 0];
  const parts = hunks.map((hunk) => {
    for (; row < hunk.from; row++) {
      if ((comparison.beforeLines[row] ?? -1) >= 0) before++;
      if ((comparison.afterLines[row] ?? -1) >= 0) after++;
    }
    const { lines, removed, added } = writeHunk(comparison, hunk);
    const range = `@@ -${span(before, removed)} +${span(after, added)} @@\n`;
    before += removed;
    after += added;
    row = hunk.to;
    return range + lines;
  });
  return header + parts.join('');
}

/** The first line and the number of lines; of none, the line before. */
const span = (before: number, count: number): string => {
  const first = count === 0 ? before : before + 1;
  return count === 1 ? String(first) : `${first},${count}`;
};

function writeHunk(comparison: Comparison, { from, to }: Stretch) {
  const written: string[] = [];
  const held: string[] = [];
  let [removed, added] = [0, 0];
  const line = (sign: string, text: string): string => sign + (/[\n]$/.test(text) ? text : text + noEnd);
  const flush = () => append(written, held.splice(0));
  for (let row = from; row < to; row++) {
    const [before, after] = [beforeLine(comparison, row), afterLine(comparison, row)];
    const isSame = comparison.changes[row] === Change.same && before !== undefined && after !== undefined;
    if (isSame) flush();
    if (before !== undefined) {
      removed++;
      written.push(line(isSame ? ' ' : '-', before));
    }
    if (after !== undefined) added++;
    // Additions follow all removals of their block.
    if (after !== undefined && !isSame) held.push(line('+', after));
  }
  flush();
  return { lines: written.join(''), removed, added };
}
