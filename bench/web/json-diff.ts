/**
 * Two JSON documents of about 10 MB, of which 1 % of the 80,000 objects differ (limit 2 s), then all; two of 5 MB as the
 * page compares them, whose operations share what they read (limit 2 s); and one item inserted before 1,000 others.
 * Beside `JSON.parse` of both. Run: npx tsx bench/web/json-diff.ts
 */
import { plainContext } from '../../src/core/execution/context.ts';
import { executeCall, type Logic, prepare } from '../../src/core/execution/execute.ts';
import { RunMemory } from '../../src/core/execution/run-memory.ts';
import * as logic from '../../src/tools/json-diff/logic.ts';
import tool from '../../src/tools/json-diff/tool.ts';
import { measure } from '../shared/measure.ts';
import { runnerOf } from '../shared/run-tool.ts';

const run = runnerOf(tool, logic);

const item = (index: number, version: string) => ({
  id: index,
  name: `item ${index}`,
  price: index / 7,
  tags: ['a', 'b', index % 5],
  nested: { version, active: index % 2 === 0 },
});
const documentOf = (count: number, isChanged: (index: number) => boolean) =>
  JSON.stringify(Array.from({ length: count }, (_, index) => item(index, isChanged(index) ? 'two' : 'one')));

const count = 80_000;
const plain = documentOf(count, () => false);
console.log(`${(plain.length / 1e6).toFixed(1)} MB`);
for (const [label, isChanged] of [
  ['1 % changed', (index: number) => index % 100 === 0],
  ['all changed', () => true],
] as const) {
  const right = documentOf(count, isChanged);
  await measure(`list, ${label}`, () => run('diff', plain, { right }));
  await measure(`side by side, ${label}`, () => run('compare', plain, { right }));
  await measure(`JSON Patch, ${label}`, () => run('patch', plain, { right }));
}

/** The list and both sides, as the worker runs them. */
async function runPage(left: string, right: string): Promise<void> {
  const memory = new RunMemory();
  for (const name of ['diff', 'compare'] as const) {
    const call = prepare(name, tool.operations[name], left, { right });
    await executeCall(logic as unknown as Logic, call, plainContext(), undefined, memory);
  }
}

/** Values 6 deep, 7 beside each other. */
const deep = (depth: number, seed: number, version: string): unknown =>
  depth === 0
    ? { value: (seed * 31) % 1009, text: `leaf ${seed}${seed % 10 === 0 ? version : ''}` }
    : Object.fromEntries(
        Array.from({ length: 7 }, (_, index) => [`key ${index}`, deep(depth - 1, 7 * seed + index, version)]),
      );

const half = documentOf(count / 2, () => false);
const pages: readonly (readonly [label: string, left: string, right: string])[] = [
  ['few changed', half, documentOf(count / 2, (index) => index % 5_000 === 0)],
  ['a tenth changed', half, documentOf(count / 2, (index) => index % 10 === 0)],
  ['all changed', half, documentOf(count / 2, () => true)],
  ['deep', JSON.stringify(deep(6, 0, 'one')), JSON.stringify(deep(6, 0, 'two'))],
];
for (const [label, left, right] of pages) {
  const megabytes = ((left.length + right.length) / 1e6).toFixed(1);
  const { time } = await measure(`page, ${megabytes} MB, ${label}`, () => runPage(left, right));
  await measure('  JSON.parse of both', () => [JSON.parse(left), JSON.parse(right)], time);
}
const before = documentOf(1_000, () => false);
const right = `[{"new": true},${before.slice(1)}`;
const { result } = await measure('an item before 1,000', () => run('diff', before, { right }));
if ((result as { added: number }).added !== 1) throw new Error('more than that item');
