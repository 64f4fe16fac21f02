import { namesOf, recordOf } from '#core/record-of.ts';
import { type Context, type OptionsOf, type OutputOf, type RunOf, ToolError } from '#core/tool.ts';
import { dropFinalLineBreak } from '#lib/lines/breaks.ts';
import { mapLines } from '#lib/lines/map.ts';
import { bitwise, offerBitwise } from './bitwise.ts';
import { type Digits, digitsOf, standardAlphabet } from './digits.ts';
import { binary32, binary64, bitLength, type FloatFormat, toFloat } from './float.ts';
import { decodeFloat, encodeFloat } from './ieee754.ts';
import { checkRange, readPattern, toWhole, writePattern } from './patterns.ts';
import { assumedBase, read } from './read-input.ts';
import { type Numeral, type Ratio, readNumber } from './read-number.ts';
import tool from './tool.ts';
import { plainStyle, writeNumber } from './write-number.ts';

/**
 * A number in every base, and as a computer holds it. Of several numbers, one a line, each output has as many lines.
 * @throws ToolError of `readNumber`; `does-not-fit` {value, w, min, max} in two's complement; `expression` with an offer
 */
export const describe: RunOf<typeof tool, 'describe'> = (text, options, ctx) => {
  // Any character may be a digit of a custom alphabet.
  if (options.alphabet !== 'custom') offerBitwise(text, options.from);
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

const outputs = namesOf(tool.operations.describe.output);
const nothing: Description = recordOf(outputs, () => null);

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

export { bitwise, decodeFloat, encodeFloat };
