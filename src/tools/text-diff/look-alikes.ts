import type { Context } from '#core/tool.ts';
import { afterLine, beforeLine, type Comparison } from '#lib/diff/comparison.ts';
import { splitLine } from '#lib/diff/lines.ts';
import { showCodePoint } from '#lib/text/show-character.ts';

/** The code points that messages name. */
const named = [
  'U+0009',
  'U+0020',
  'U+00A0',
  'U+00AD',
  'U+2009',
  'U+200B',
  'U+200C',
  'U+200D',
  'U+200E',
  'U+200F',
  'U+202F',
  'U+2060',
  'U+3000',
  'U+FEFF',
] as const;
type Name = (typeof named)[number];

/** Reports the first line that differs but looks the same in both texts, with the characters that differ. */
export function reportLookAlikes(comparison: Comparison, ctx: Context<Name>): void {
  const { runs, beforeLines } = comparison;
  let first: { readonly row: number; readonly left: string; readonly right: string } | undefined;
  let n = 0;
  for (let run = 0; run < runs.length; run += 2)
    for (let row = runs[run] ?? 0; row < (runs[run + 1] ?? 0); row++) {
      const lines = [beforeLine(comparison, row), afterLine(comparison, row)];
      const [left, right] = lines.map((line) => line && splitLine(line)[0]);
      if (left === undefined || right === undefined) continue;
      if (left === right || appearance(left) !== appearance(right)) continue;
      first ??= { row, left, right };
      n++;
    }
  if (!first) return;
  const [before, after] = firstDifference(Array.from(first.left), Array.from(first.right));
  const params = {
    n,
    line: (beforeLines[first.row] ?? 0) + 1,
    before: describe(before, ctx),
    after: describe(after, ctx),
  };
  if (before === '') ctx.notice('invisible-added', params);
  else if (after === '') ctx.notice('invisible-removed', params);
  else ctx.notice('look-alike', params);
}

/** A line by what can be seen of it. */
const appearance = (line: string): string =>
  line
    .normalize('NFC')
    .replace(/[\p{Zs}\t]/gu, ' ')
    .replace(/\p{Cf}/gu, '');

/** The first characters that differ between lines that look the same; an empty one is absent. */
function firstDifference(left: readonly string[], right: readonly string[]): readonly [before: string, after: string] {
  let index = 0;
  while (left[index] === right[index]) index++;
  const [before, after] = [characterAt(left, index), characterAt(right, index)];
  const [isLeft, isRight] = [before, after].map((character) => /^\p{Cf}/u.test(character));
  return isLeft === isRight ? [before, after] : isLeft ? [before, ''] : ['', after];
}

/** A code point with the marks on it. */
function characterAt(line: readonly string[], start: number): string {
  let end = start + 1;
  while (/^\p{M}/u.test(line[end] ?? '')) end++;
  return line.slice(start, end).join('');
}

function describe(character: string, { message }: Context<Name>): string {
  const codes = Array.from(character, (one) => showCodePoint(one.codePointAt(0) ?? 0)).join(' ');
  const name = named.find((one) => one === codes);
  if (name) return `${codes} ${message(name)}`;
  return /^[\p{C}\p{Z}]/u.test(character) ? codes : `${codes} “${character}”`;
}
