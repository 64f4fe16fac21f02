import { ToolError } from '#core/tool.ts';
import type { Digits } from './digits.ts';
import type { Ratio } from './read-number.ts';
import { type Style, writeNumber } from './write-number.ts';

/** The whole number that a fraction is, or nothing. */
export const toWhole = ({ numerator, denominator }: Ratio): bigint | undefined =>
  numerator % denominator === 0n ? numerator / denominator : undefined;

/** The bits of a whole number as a number from 0 up. */
export function checkRange(value: bigint, bits: number): bigint {
  const half = 1n << BigInt(bits - 1);
  if (value < -half || value >= half) throw doesNotFit(value, bits, -half, half - 1n);
  return BigInt.asUintN(bits, value);
}

/** The value of bits that are written as a number from 0 up; a number with a sign is its own value. */
export function readPattern(ratio: Ratio, bits: number): Ratio {
  const value = toWhole(ratio);
  if (value === undefined) throw new ToolError('not-whole');
  const most = (1n << BigInt(bits)) - 1n;
  if (value > most) throw doesNotFit(value, bits, 0n, most);
  return { numerator: value < 0n ? value : BigInt.asIntN(bits, value), denominator: 1n };
}

export const doesNotFit = (value: bigint, bits: number, min: bigint, max: bigint): ToolError =>
  new ToolError('does-not-fit', { value: shorten(value), w: bits, min: shorten(min), max: shorten(max) });

/** Numbers too long for a sentence are reported by their ends. */
function shorten(value: bigint): string {
  const text = value.toString();
  return text.length <= 45 ? text : `${text.slice(0, 20)}…${text.slice(-20)}`;
}

/** All bits of a pattern in a base, with as many digits as the greatest pattern has. */
export function writePattern(pattern: bigint, bits: number, digits: Digits, style: Style): string {
  const width = ((1n << BigInt(bits)) - 1n).toString(digits.base).length;
  const ratio = { numerator: pattern, denominator: 1n };
  return writeNumber(ratio, digits, { ...style, width }, { notice: () => {} });
}
