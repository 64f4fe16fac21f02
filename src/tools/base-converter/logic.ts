import { namesOf, recordOf } from '#core/record-of.ts';
import { type Context, type OptionsOf, type OutputOf, type RunOf, ToolError } from '#core/tool.ts';
import { dropFinalLineBreak } from '#lib/lines/breaks.ts';
import { mapLines } from '#lib/lines/map.ts';
import { decimalSignOf } from '#lib/rational/read-number.ts';
import { type Digits, digitsOf } from './digits.ts';
import { binary32, binary64, bitLength, type FloatFormat, toFloat } from './float.ts';
import { likelyBase, type Numeral, type Ratio, readNumber } from './read-number.ts';
import tool from './tool.ts';
import { plainStyle, type Style, writeNumber } from './write-number.ts';

/**
 * A number in every base, and as a computer holds it. Of several numbers, one a line, each output has as many lines.
 * @throws ToolError of `readNumber`; `does-not-fit` {value, w, min, max} in two's complement
 */
export const describe: RunOf<typeof tool, 'describe'> = (text, options, ctx) => {
  const told = new Set<string>();
  const once: Pick<Context, 'locale' | 'notice'> = {
    locale: ctx.locale,
    notice(code, params = {}, at) {
      const key = JSON.stringify([code, params]);
      if (!told.has(key)) ctx.notice(code, params, at);
      told.add(key);
    },
  };
  const base = assumedBase(text, options, ctx);
  const found: Description[] = [];
  mapLines(dropFinalLineBreak(text), (line) => {
    if (line.trim() === '') found.push(nothing);
    else found.push(describeNumber(read(line, options, once, base), options, once));
    return '';
  });
  return found.length === 1 ? (found[0] ?? nothing) : joinLines(found);
};

/**
 * A number, or several, one a line, in another base.
 * @throws ToolError of `readNumber` and `writeNumber`
 */
export const convert: RunOf<typeof tool, 'convert'> = (text, options, ctx) => {
  const digits = digitsOf(options.to, options);
  const base = assumedBase(text, options, ctx);
  return mapLines(text, (line) =>
    line.trim() === '' ? line : writeNumber(read(line, options, ctx, base), digits, options, ctx),
  );
};

/**
 * The bits of whole numbers, one a line, in two's complement.
 * @throws ToolError of `readNumber`; `does-not-fit` {value, w, min, max}; `not-whole`
 */
export const twosComplement: RunOf<typeof tool, 'twosComplement'> = (text, { from, bits, to }, ctx) => {
  const base = assumedBase(text, { from, ...standardAlphabet }, ctx);
  return mapLines(text, (line) => {
    if (line.trim() === '') return line;
    const value = toWhole(readNumber(line, from, standardAlphabet, base));
    if (value === undefined) throw new ToolError('not-whole');
    const digits = digitsOf(to, standardAlphabet);
    return writePattern(checkRange(value, bits), bits, digits, plainStyle);
  });
};

/**
 * A number as JavaScript has it, the nearest double.
 * @throws ToolError of `readNumber`; `too-big-for-number`
 */
export const parse: RunOf<typeof tool, 'parse'> = (text, options, ctx) => {
  const { bits, exactness } = toFloat(read(text, options, ctx, assumedBase(text, options, ctx)), binary64);
  if (exactness === 'overflow') throw new ToolError('too-big-for-number');
  if (exactness !== 'exact') ctx.notice('rounded');
  const view = new DataView(new ArrayBuffer(8));
  view.setBigUint64(0, bits);
  return view.getFloat64(0);
};

type Options = OptionsOf<typeof tool, 'describe'>;
type Description = OutputOf<(typeof tool.operations)['describe']>;

const standardAlphabet = { alphabet: 'lower-first', customAlphabet: '' } as const;

const outputs = namesOf(tool.operations.describe.output);
const nothing: Description = recordOf(outputs, () => null);

type Reading = OptionsOf<typeof tool, 'parse'>;

/** The base of numbers without prefix where none is chosen; that letters decide is reported. */
function assumedBase(text: string, { from, alphabet }: Reading, { notice }: Pick<Context, 'notice'>): number {
  // In the other alphabets these letters are other digits.
  if (from !== null || (alphabet !== 'lower-first' && alphabet !== 'upper-first')) return 10;
  const base = likelyBase(text);
  const [, sign = '', digits, exponent] = /^\s*([+−-]?)(\d+)e(\d{1,3})\s*$/i.exec(text) ?? [];
  const offers = digits === undefined ? [] : [{ input: sign + digits + '0'.repeat(Number(exponent)) }];
  if (base === 16) notice('assumed-hex', {}, undefined, offers);
  return base;
}

/** Reads a number, and reports where a comma may have been meant for the decimal point. */
function read(text: string, options: Reading, ctx: Pick<Context, 'locale' | 'notice'>, base: number): Numeral {
  const numeral = readNumber(text, options.from, options, base);
  const isDecimal = (options.from ?? base) === 10;
  const isNoGroup = /^[^a-z#&]*,(?!\d{3}(?!\d))/i.test(text);
  const isLookalike = /^[^a-z#&.,]*,\d{3}\s*$/i.test(text) && decimalSignOf(ctx.locale) === ',';
  if (isDecimal && (isNoGroup || isLookalike)) ctx.notice('comma');
  return numeral;
}

function describeNumber(numeral: Numeral, options: Options, ctx: Pick<Context, 'notice'>): Description {
  const size = options.signed === 'off' ? 0 : options.signed === 'custom' ? options.bits : Number(options.signed);
  const number = size > 0 && options.readSigned ? readPattern(numeral, size) : numeral;
  const inBase = (base: number) => writeIfPossible(number, base, options, ctx);
  return {
    ...nothing,
    inputBase: numeral.base,
    decimal: inBase(10),
    hexadecimal: inBase(16),
    octal: inBase(8),
    binary: inBase(2),
    custom: options.to === null ? null : inBase(options.to),
    base32: inBase(32),
    base64: inBase(64),
    ...describeBits(toWhole(number), size, options, ctx),
    ...describeFloat('float32', number, binary32),
    ...describeFloat('float64', number, binary64),
  };
}

/** In a base that the alphabet has too few characters for, or no sign, it cannot be written; that is reported. */
function writeIfPossible(number: Ratio, base: number, options: Options, ctx: Pick<Context, 'notice'>): string | null {
  try {
    return writeNumber(number, digitsOf(base, options), options, ctx);
  } catch (error) {
    if (!(error instanceof ToolError) || error.code === 'repeated-character') throw error;
    if (error.code === 'short-alphabet') ctx.notice('short-alphabet', { b: base });
    else ctx.notice('sign-is-digit', { b: base });
    return null;
  }
}

/** A board of more bits is no board. */
const boardSizes = [8, 16, 32, 64, 128];
const integerSizes = [8, 16, 32, 64];

/** @param chosen the size of two's complement, or 0: then negative numbers have it in all usual sizes that hold them */
function describeBits(value: bigint | undefined, chosen: number, options: Options, ctx: Pick<Context, 'notice'>) {
  if (value === undefined) {
    if (chosen > 0) ctx.notice('not-whole');
    return {};
  }
  const length = bitLength(value < 0n ? -value : value);
  const lengths = { bitLength: length, byteLength: Math.ceil(length / 8) };
  const binary = digitsOf(2, standardAlphabet);
  const hexadecimal = digitsOf(16, standardAlphabet);
  if (chosen === 0 && value >= 0n) {
    const board = boardSizes.find((bits) => length <= bits);
    return {
      ...lengths,
      bits: board === undefined ? null : writePattern(value, board, binary, plainStyle),
      littleEndian: writeLittleEndian(value, length),
    };
  }
  const isHeld = (bits: number) => -value <= 1n << BigInt(bits - 1);
  const size = chosen || boardSizes.find(isHeld);
  if (size === undefined) return lengths;
  const patternIn = (bits: number, digits: Digits) => writePattern(checkRange(value, bits), bits, digits, options);
  const hex = chosen
    ? { twosComplementHex: patternIn(chosen, hexadecimal) }
    : Object.fromEntries(integerSizes.filter(isHeld).map((bits) => [`signed${bits}`, patternIn(bits, hexadecimal)]));
  return {
    ...lengths,
    ...hex,
    twosComplement: patternIn(size, binary),
    littleEndian: writeLittleEndian(checkRange(value, size), size),
  };
}

function describeFloat<Name extends 'float32' | 'float64'>(name: Name, number: Ratio, format: FloatFormat) {
  const { bits, value, exactness } = toFloat(number, format);
  const width = (format.precision + format.exponentBits) / 4;
  const decimal = digitsOf(10, standardAlphabet);
  const written = value && writeNumber(value, decimal, plainStyle, { notice: () => {} });
  return {
    [name]: bits.toString(16).padStart(width, '0'),
    [`${name}Value`]: written ?? (number.numerator < 0n ? '-Infinity' : 'Infinity'),
    [`${name}Exactness`]: exactness,
  };
}

const toWhole = ({ numerator, denominator }: Ratio): bigint | undefined =>
  numerator % denominator === 0n ? numerator / denominator : undefined;

/** The bits of a whole number as a number from 0 up. */
function checkRange(value: bigint, bits: number): bigint {
  const half = 1n << BigInt(bits - 1);
  if (value < -half || value >= half) throw doesNotFit(value, bits, -half, half - 1n);
  return BigInt.asUintN(bits, value);
}

/** What bits written as a number from 0 up stand for; a number with a sign stands for itself. */
function readPattern(ratio: Ratio, bits: number): Ratio {
  const value = toWhole(ratio);
  if (value === undefined) throw new ToolError('not-whole');
  const most = (1n << BigInt(bits)) - 1n;
  if (value > most) throw doesNotFit(value, bits, 0n, most);
  return { numerator: value < 0n ? value : BigInt.asIntN(bits, value), denominator: 1n };
}

const doesNotFit = (value: bigint, bits: number, min: bigint, max: bigint): ToolError =>
  new ToolError('does-not-fit', { value: shorten(value), w: bits, min: shorten(min), max: shorten(max) });

/** Numbers too long for a sentence are reported by their ends. */
function shorten(value: bigint): string {
  const text = value.toString();
  return text.length <= 45 ? text : `${text.slice(0, 20)}…${text.slice(-20)}`;
}

/** All bits of a pattern in a base, with as many digits as the greatest pattern has. */
function writePattern(pattern: bigint, bits: number, digits: Digits, style: Style): string {
  const width = ((1n << BigInt(bits)) - 1n).toString(digits.base).length;
  const ratio = { numerator: pattern, denominator: 1n };
  return writeNumber(ratio, digits, { ...style, width }, { notice: () => {} });
}

function writeLittleEndian(value: bigint, bits: number): string {
  const hex = value.toString(16).padStart(Math.ceil(bits / 8) * 2, '0');
  return (hex.match(/../g) ?? []).reverse().join(' ');
}

/** The outputs of several numbers, a line for each, but for what only single numbers have; the base where all share it. */
function joinLines(found: readonly Description[]): Description {
  const join = (name: keyof Description) =>
    found.some((one) => one[name] !== null) ? found.map((one) => one[name] ?? '').join('\n') : null;
  const [inputBase = null, ...otherBases] = new Set(found.flatMap((one) => one.inputBase ?? []));
  return {
    ...recordOf(outputs, join),
    ...recordOf(['bitLength', 'byteLength', 'signed8', 'signed16', 'signed32', 'signed64'], () => null),
    inputBase: otherBases.length === 0 ? inputBase : null,
  };
}
