/**
 * Two JSON documents of about 10 MB, of which 1 % of the 80,000 objects differ (limit 2 s), then all; and one item
 * inserted before 1,000 others. Run: npx tsx bench/json-diff.ts
 */
import * as logic from '../src/tools/json-diff/logic.ts';
import tool from '../src/tools/json-diff/tool.ts';
import { measure } from './shared/measure.ts';
import { runnerOf } from './shared/run-tool.ts';

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
const before = documentOf(1_000, () => false);
const right = `[{"new": true},${before.slice(1)}`;
const { result } = await measure('an item before 1,000', () => run('diff', before, { right }));
if ((result as { added: number }).added !== 1) throw new Error('more than that item');
