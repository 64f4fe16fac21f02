/**
 * 100,000 digits between bases, beside the platform's own BigInt, which goes up to base 36, and beside the plain loop
 * of one multiplication a digit; then every base of a number of 1,000 digits.
 * Run: npx tsx bench/converter/base-converter.ts
 */
import { plainContext } from '../../src/core/execution/context.ts';
import { execute } from '../../src/core/execution/execute.ts';
import * as logic from '../../src/tools/base-converter/logic.ts';
import tool from '../../src/tools/base-converter/tool.ts';
import { measure } from '../shared/measure.ts';

const ctx = plainContext();

const decimal = '1234567890'.repeat(10_000);
const convert = (input: string, from: number, to: number) =>
  execute(logic, tool, 'convert', input, { from, to }, ctx) as Promise<string>;

const to42 = await measure('100,000 digits from base 10 to 42', () => convert(decimal, 10, 42));
const back = await measure('and back', () => convert(to42.result, 42, 10));
if (back.result !== decimal) throw new Error('not what it was');

const to16 = await measure('100,000 digits from base 10 to 16', () => convert(decimal, 10, 16));
const peer = await measure('  BigInt and toString', () => BigInt(decimal).toString(16), to16.time);
if (peer.result !== to16.result) throw new Error('not what the platform says');

const short = decimal.slice(0, 10_000);
const ours = await measure('10,000 digits from base 10 to 42', () => convert(short, 10, 42));
const loop = () => {
  let value = 0n;
  for (const digit of short) value = value * 10n + BigInt(digit);
  const digits: number[] = [];
  for (; value > 0n; value /= 42n) digits.push(Number(value % 42n));
  return digits.length;
};
const { result } = await measure('  a digit at a time', loop, ours.time);
if (result !== ours.result.length) throw new Error('not as long as it should be');

await measure('every base of 1,000 digits', () => execute(logic, tool, 'describe', decimal.slice(0, 1_000), {}, ctx));
await measure('every base of 100,000 digits', () => execute(logic, tool, 'describe', decimal, {}, ctx));
await measure('every base of 100,000 digits after the point', () =>
  execute(logic, tool, 'describe', `0.${decimal}`, {}, ctx),
);
