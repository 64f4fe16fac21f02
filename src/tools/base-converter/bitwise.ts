import { type Context, type Offer, type OptionsOf, type RunOf, ToolError } from '#core/tool.ts';
import { relocateNoticeToOption, relocateToOption } from '#lib/errors/relocate-to-option.ts';
import { shorten } from '#lib/text/shorten.ts';
import { digitsOf, standardAlphabet } from './digits.ts';
import { bitLength } from './float.ts';
import { doesNotFit, toWhole, writePattern } from './patterns.ts';
import { assumedBase, read } from './read-input.ts';
import type { Numeral } from './read-number.ts';
import type tool from './tool.ts';
import { plainStyle, writeNumber } from './write-number.ts';

type Options = OptionsOf<typeof tool, 'bitwise'>;

/**
 * A whole number combined with another, shifted or rotated, bit by bit. In a width it may be written with a sign or as
 * its bits; without one it is in two's complement, whose sign goes on for ever.
 * @throws ToolError of `readNumber`, also in the option `other`; `bits-not-whole`; `does-not-fit` {value, w, min, max};
 * `needs-width` where the result depends on where the bits end; `one-operand` {x} where the input has the operator and
 * the second number too, with the options for them as an offer
 */
export const bitwise: RunOf<typeof tool, 'bitwise'> = (text, options, ctx) => {
  const { bits, to } = options;
  checkExpression(text, options.from);
  const number = readWhole(text, options, ctx);
  const result = calculate(number.value, options, ctx);
  const style = { ...plainStyle, ...options };
  const pattern = bits === null ? result : BigInt.asUintN(bits, result);
  const inBase = (base: number) =>
    writeNumber({ numerator: pattern, denominator: 1n }, digitsOf(base, standardAlphabet), style, ctx);
  const padded = (base: number) =>
    bits === null ? inBase(base) : writePattern(pattern, bits, digitsOf(base, standardAlphabet), style);
  const signed = bits === null ? pattern : BigInt.asIntN(bits, pattern);
  const ones = pattern < 0n ? null : pattern.toString(2).replaceAll('0', '').length;
  return {
    inputBase: number.base,
    decimal: inBase(10),
    signedDecimal: signed === pattern ? null : String(signed),
    hexadecimal: padded(16),
    octal: padded(8),
    binary: padded(2),
    custom: to === null ? null : inBase(to),
    base32: inBase(32),
    base64: inBase(64),
    setBits: ones,
    leadingZeros: bits === null ? null : bits - (pattern === 0n ? 0 : bitLength(pattern)),
    trailingZeros: pattern === 0n ? bits : bitLength(pattern & -pattern) - 1,
  };
};

const signs = {
  '&': 'and',
  '|': 'or',
  '^': 'xor',
  '<<': 'shiftLeft',
  '>>': 'shiftRightSigned',
  '>>>': 'shiftRight',
} as const;

/** What an operator is called, where its sign is little known. */
const names: Readonly<Record<string, string>> = { '&': 'AND', '|': 'OR', '^': 'XOR', '~': 'NOT' };

/** Longer expressions would break the line of a button on a phone. */
const maxLength = 28;

/** An expression as a button names it: numbers are cut rather than the operator. */
function nameExpression(parts: readonly string[]): string {
  const whole = parts.join(' ');
  return whole.length > maxLength ? parts.map((part) => shorten(part, 10)).join(' ') : whole;
}

const isSign = (sign: string): sign is keyof typeof signs => Object.hasOwn(signs, sign);

/** Operators in words, as in BASIC. */
const wordSigns: Readonly<Record<string, string>> = { and: '&', or: '|', xor: '^' };

/** An operator in an expression such as `0xff & 0x0f` or `0xff AND 0x0f`, and its parts as input and options. */
function readExpression(
  written: string,
  from: number | null,
): { readonly at: number; readonly params: { readonly x: string }; readonly offer: Offer | undefined } | undefined {
  // In greater bases the letters are digits.
  const text =
    (from ?? 10) > 16
      ? written
      : written.replace(/(?<=\s)(?:and|or|xor)(?=\s)/gi, (word) => wordSigns[word.toLowerCase()] ?? word);
  const [, input = '', sign = '', other = ''] = /^([^&|^<>~]*)([&|^<>~]+)([^&|^<>~]*)$/.exec(text.trim()) ?? [];
  if (sign === '') return undefined;
  const [first, second] = [input.trim(), other.trim()];
  const x = nameExpression([first, names[sign] ?? sign, second].filter((part) => part !== ''));
  return { at: text.indexOf(sign), params: { x }, offer: offerOf(first, sign, second) };
}

function checkExpression(text: string, from: number | null): void {
  const { at, params, offer } = readExpression(text, from) ?? {};
  if (at !== undefined) throw new ToolError('one-operand', params, at, offer && [offer]);
}

/**
 * Offers this operation for an expression in the input of another.
 * @throws ToolError `expression` {x}
 */
export function offerBitwise(text: string, from: number | null): void {
  const { at, params, offer } = /[\r\n]/.test(text.trim()) ? {} : (readExpression(text, from) ?? {});
  if (offer) throw new ToolError('expression', params, at, [{ operation: 'bitwise', ...offer, ...(from && { from }) }]);
}

function offerOf(input: string, sign: string, other: string): Offer | undefined {
  if (sign === '~' && input === '' && other !== '') return { input: other, operator: 'not' };
  if (!isSign(sign) || input === '' || other === '') return undefined;
  const operator = signs[sign];
  if (sign.length === 1) return { input, operator, other };
  return /^\d{1,4}$/.test(other) && Number(other) <= 4096 ? { input, operator, amount: Number(other) } : undefined;
}

/** Reads a whole number that fits. */
function readWhole(text: string, { bits, from }: Options, ctx: Pick<Context, 'locale' | 'notice'>) {
  const reading = { from, ...standardAlphabet };
  const numeral: Numeral = read(text, reading, ctx, assumedBase(text, reading, ctx));
  const value = toWhole(numeral);
  if (value === undefined) throw new ToolError('bits-not-whole');
  if (bits !== null) checkWidth(value, bits);
  return { value, base: numeral.base };
}

/** A number has room in a width if it can be written there, with a sign or without. */
function checkWidth(value: bigint, bits: number): void {
  const [min, max] = [-(1n << BigInt(bits - 1)), (1n << BigInt(bits)) - 1n];
  if (value >= min && value <= max) return;
  const needed = bitLength(value < 0n ? -value - 1n : value) + (value < 0n ? 1 : 0);
  const wider: Offer = { bits: [16, 32, 64, 128].find((width) => width >= needed) ?? null };
  const { code, params } = doesNotFit(value, bits, min, max);
  throw new ToolError(code, params, undefined, [wider]);
}

function calculate(a: bigint, options: Options, ctx: Context): bigint {
  const { operator, bits, amount } = options;
  const inOther = { locale: ctx.locale, notice: relocateNoticeToOption('other', ctx.notice) };
  const other = () => relocateToOption('other', () => readWhole(options.other, options, inOther).value);
  const by = BigInt(amount);
  switch (operator) {
    case 'and':
      return a & other();
    case 'or':
      return a | other();
    case 'xor':
      return a ^ other();
    case 'not':
      return ~a;
    case 'nand':
      return ~(a & other());
    case 'nor':
      return ~(a | other());
    case 'shiftLeft':
      if (bits !== null) reportLost(BigInt.asUintN(bits, a) << by, bits, ctx);
      return a << by;
    case 'shiftRight':
      if (bits === null && a < 0n) throw new ToolError('needs-width', {}, { field: 'bits', offset: 0 });
      return (bits === null ? a : BigInt.asUintN(bits, a)) >> by;
    case 'shiftRightSigned':
      return (bits === null ? a : BigInt.asIntN(bits, a)) >> by;
    case 'rotateLeft':
      return rotate(a, bits, amount);
    case 'rotateRight':
      return rotate(a, bits, -amount);
  }
}

/** Bits that are shifted out of the width are lost. */
function reportLost(shifted: bigint, bits: number, { notice }: Context): void {
  const lost = (shifted >> BigInt(bits)).toString(2).replaceAll('0', '').length;
  if (lost > 0) notice('bits-lost', { n: lost });
}

function rotate(a: bigint, bits: number | null, amount: number): bigint {
  if (bits === null) throw new ToolError('needs-width', {}, { field: 'bits', offset: 0 });
  const pattern = BigInt.asUintN(bits, a);
  const left = ((amount % bits) + bits) % bits;
  return (pattern << BigInt(left)) | (pattern >> BigInt(bits - left));
}
