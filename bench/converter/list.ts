/**
 * 1,000,000 lines: deduplicated, sorted, wrapped and joined, beside the plain way (Set, sort by Intl.Collator, map, join);
 * then the other orders. Run: npx tsx bench/converter/list.ts
 */
import { plainContext } from '../../src/core/execution/context.ts';
import { execute } from '../../src/core/execution/execute.ts';
import * as logic from '../../src/tools/list-converter/logic.ts';
import tool from '../../src/tools/list-converter/tool.ts';
import { measure } from '../shared/measure.ts';
import { makeRandom } from '../shared/random-words.ts';

const count = 1_000_000;
const { random, someWords } = makeRandom();
const text = Array.from({ length: count }, () => [...someWords(2), random(count)].join(' ')).join('\n');
const convert = (input: string, options: Readonly<Record<string, unknown>>) =>
  execute(logic, tool, 'convert', input, options, plainContext()) as Promise<{ readonly list: string }>;

const wrapped = { prefix: "'", suffix: "'", escape: 'sql' };
const ours = await measure('1,000,000 lines: dedupe, sort A–Z, wrap, join', () =>
  convert(text, { ...wrapped, order: 'az' }),
);
const { compare } = new Intl.Collator('en');
const plain = await measure(
  '  Set, Intl.Collator, map, join',
  () =>
    [...new Set(text.split('\n').map((line) => line.trim()))]
      .sort(compare)
      .map((item) => `'${item.replaceAll("'", "''")}'`)
      .join(', '),
  ours.time,
);
if (ours.result.list !== plain.result) throw new Error('not what it should be');

await measure('as it is', () => convert(text, { ...wrapped, order: 'off' }), ours.time);
await measure('natural', () => convert(text, { ...wrapped, order: 'natural' }), ours.time);
await measure('length', () => convert(text, { ...wrapped, order: 'length' }), ours.time);
await measure('random', () => convert(text, { ...wrapped, order: 'random' }), ours.time);
const numbers = Array.from({ length: count }, () => random(2 ** 32) * 1_000 + random(1_000)).join('\n');
await measure('numbers', () => convert(numbers, { ...wrapped, order: 'number' }), ours.time);
const addresses = Array.from({ length: count }, () => Array.from({ length: 4 }, () => random(256)).join('.')).join(
  '\n',
);
await measure('IP addresses', () => convert(addresses, { ...wrapped, order: 'ip' }), ours.time);
