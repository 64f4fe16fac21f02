import type { Context } from '#core/tool.ts';
import { afterLine, beforeLine, type Comparison } from '#lib/diff/comparison.ts';
import { splitLine } from '#lib/diff/lines.ts';
import { areLookAlikes, type CharacterName, reportLookAlike } from '#lib/look-alikes/look-alikes.ts';

/** Reports the first line that differs but looks the same in both texts, with the characters that differ. */
export function reportLookAlikes(comparison: Comparison, ctx: Context<CharacterName>): void {
  const { runs, beforeLines } = comparison;
  let first: { readonly row: number; readonly left: string; readonly right: string } | undefined;
  let n = 0;
  for (let run = 0; run < runs.length; run += 2)
    for (let row = runs[run] ?? 0; row < (runs[run + 1] ?? 0); row++) {
      const lines = [beforeLine(comparison, row), afterLine(comparison, row)];
      const [left, right] = lines.map((line) => line && splitLine(line)[0]);
      if (left === undefined || right === undefined || !areLookAlikes(left, right)) continue;
      first ??= { row, left, right };
      n++;
    }
  if (!first) return;
  const { row, left, right } = first;
  reportLookAlike(left, right, { n, line: (beforeLines[row] ?? 0) + 1 }, ctx);
}
