/**
 * Two texts of 100,000 lines of which 1, 10 and 50 % differ, and of a million of which 1 % does.
 * Run: npx tsx bench/text/text-diff.ts
 */
import * as logic from '../../src/tools/text-diff/logic.ts';
import tool from '../../src/tools/text-diff/tool.ts';
import { measure } from '../shared/measure.ts';
import { runnerOf } from '../shared/run-tool.ts';

const run = runnerOf(tool, logic);

/** A fifth of the lines occurs many times. */
const lineOf = (index: number): string => `line ${index % 5 ? index : index % 50} of a text to compare`;

function texts(count: number, everyNth: number): readonly [original: string, changed: string] {
  const original = Array.from({ length: count }, (_, index) => lineOf(index));
  const changed = original.map((line, index) =>
    index % everyNth === 0 ? `${line.slice(0, -7)}change ${index}` : line,
  );
  return [original.join('\n'), changed.join('\n')];
}

for (const [label, count, everyNth] of [
  ['100,000 lines, 1 % changed (limit 1 s)', 100_000, 100],
  ['100,000 lines, 10 % changed (limit 1 s)', 100_000, 10],
  ['100,000 lines, 50 % changed (limit 1.5 s)', 100_000, 2],
  ['1,000,000 lines, 1 % changed (limit 8 s)', 1_000_000, 100],
] as const) {
  const [original, changed] = texts(count, everyNth);
  await measure(`side by side, ${label}`, () => run('compare', original, { changed }));
  await measure(`patch, ${label}`, () => run('diff', original, { changed }));
}
