/**
 * 10 MB of text to bits and back, beside the plain way: each byte written by toString, joined, and read by parseInt.
 * Run: npx tsx bench/converter/text-to-binary.ts
 */
import { plainContext } from '../../src/core/execution/context.ts';
import { execute } from '../../src/core/execution/execute.ts';
import * as logic from '../../src/tools/text-to-binary/logic.ts';
import tool from '../../src/tools/text-to-binary/tool.ts';
import { measure } from '../shared/measure.ts';

const ctx = plainContext();
const text = 'The quick brown fox jumps over the lazy dog, día tras día.\n'.repeat(164_000);
const size = new TextEncoder().encode(text).length / 1_000_000;

const bits = await measure(`${size.toFixed(1)} MB of text to bits`, () =>
  execute(logic, tool, 'encode', text, {}, ctx),
);
const plain = await measure(
  '  toString and join',
  () => Array.from(new TextEncoder().encode(text), (byte) => byte.toString(2).padStart(8, '0')).join(' '),
  bits.time,
);
if (bits.result !== plain.result) throw new Error('not what it should be');

const back = await measure('and back', () => execute(logic, tool, 'decode', plain.result, {}, ctx));
const parse = () => Uint8Array.from(plain.result.split(' '), (byte) => Number.parseInt(byte, 2));
await measure('  split and parseInt', () => new TextDecoder().decode(parse()), back.time);
if (back.result !== text) throw new Error('not what it was');
