import { type Context, type OptionsOf, type OutputOf, type RunOf, ToolError } from '#core/tool.ts';
import { shorten as shortenText } from '#lib/text/shorten.ts';
import { digitsOf, standardAlphabet } from './digits.ts';
import { binary32, binary64, bitLength, type FloatFormat, toFloat } from './float.ts';
import { doesNotFit, toWhole } from './patterns.ts';
import { assumedBase, checkCommas, read } from './read-input.ts';
import { type Ratio, readNumber } from './read-number.ts';
import type tool from './tool.ts';
import { plainStyle, writeNumber } from './write-number.ts';

type Options = OptionsOf<typeof tool, 'encodeFloat'>;
type Fields = Omit<OutputOf<(typeof tool.operations)['encodeFloat']>, 'exactness'>;

/** IEEE 754-2019, 3.6; a bfloat16 is the first half of a binary32. */
const formats: Readonly<Record<Options['format'], FloatFormat>> = {
  half: { precision: 11, exponentBits: 5 },
  bfloat16: { precision: 8, exponentBits: 8 },
  single: binary32,
  double: binary64,
};

/** In powers of ten: beyond what any format holds, and still read at once. */
const maxExponent = 100_000;

/**
 * The nearest number of a floating-point format, as bits and fields. Besides numbers in any base it takes `1.5e-7`, `-0`,
 * `Infinity` and `NaN`.
 * @throws ToolError of `readNumber`; `exponent-too-long` {limit}
 */
export const encodeFloat: RunOf<typeof tool, 'encodeFloat'> = (text, { format, from }, ctx) => {
  const shape = formats[format];
  const { precision, exponentBits } = shape;
  const sign = /^\s*[-−]/.test(text) ? 1n << BigInt(precision + exponentBits - 1) : 0n;
  const [, word] = /^[-+−]?\s*(inf|infinity|nan)$/i.exec(text.trim()) ?? [];
  if (word !== undefined) {
    const infinity = ((1n << BigInt(exponentBits)) - 1n) << BigInt(precision - 1);
    const quiet = /^n/i.test(word) ? 1n << BigInt(precision - 2) : 0n;
    return { ...describeBits(sign | infinity | quiet, shape), exactness: 'exact' };
  }
  const { bits, exactness } = toFloat(readReal(text, from, ctx), shape);
  return { ...describeBits(sign | bits, shape), exactness };
};

function readReal(text: string, from: number | null, ctx: Context): Ratio {
  const [, digits, exponent = ''] =
    from === null || from === 10 ? (/^([-+−\s\d.,_']*[\d.])e([-+]?\d+)\s*$/i.exec(text) ?? []) : [];
  if (digits === undefined) {
    const options = { from, ...standardAlphabet };
    return read(text, options, ctx, assumedBase(text, options, ctx));
  }
  checkCommas(digits, text.slice(digits.length));
  const power = Number(exponent);
  if (Math.abs(power) > maxExponent) throw new ToolError('exponent-too-long', { limit: maxExponent });
  return timesPowerOfTen(read(digits, { from: 10, ...standardAlphabet }, ctx, 10), power);
}

function timesPowerOfTen({ numerator, denominator }: Ratio, power: number): Ratio {
  const scale = 10n ** BigInt(Math.abs(power));
  return power < 0 ? { numerator, denominator: denominator * scale } : { numerator: numerator * scale, denominator };
}

/**
 * Decodes the bits of a floating-point format. Without prefix they are hexadecimal, or binary if all are 0 and 1 and
 * there are as many digits as the format has bits.
 * Notice: `padded` {n, needed}, where there are fewer digits than the format has bits for.
 * @throws ToolError of `readNumber`; of `checkCommas` in base 10; `bits-not-whole`; `does-not-fit` {value, w, min, max} below 0; `too-many-bits` {x, n, w}
 */
export const decodeFloat: RunOf<typeof tool, 'decodeFloat'> = (text, { format, from }, ctx) => {
  const shape = formats[format];
  const width = shape.precision + shape.exponentBits;
  if (from === 10) checkCommas(text);
  const digits = text.replace(/[\s_,']/g, '');
  const numeral = readNumber(text, from, standardAlphabet, digits.length === width && /^[01]+$/.test(digits) ? 2 : 16);
  const bits = toWhole(numeral);
  if (bits === undefined) throw new ToolError('bits-not-whole');
  const most = (1n << BigInt(width)) - 1n;
  if (bits < 0n) throw doesNotFit(bits, width, 0n, most);
  const [, written = ''] = /^(?:0x|0b|#|&h)?([\da-f]+)h?$/i.exec(digits) ?? [];
  if (bits > most) {
    const n = numeral.base === 16 ? written.length * 4 : numeral.base === 2 ? written.length : bitLength(bits);
    const offers = bits < 1n << 64n ? [{ format: bits < 1n << 32n ? 'single' : 'double' }] : [];
    throw new ToolError('too-many-bits', { x: shortenText(text.trim()), n, w: width }, undefined, offers);
  }
  const needed = numeral.base === 16 ? width / 4 : numeral.base === 2 ? width : 0;
  if (bits > 0n && written.length < needed) ctx.notice('padded', { n: written.length, needed });
  return { inputBase: numeral.base, ...describeBits(bits, shape) };
};

function describeBits(bits: bigint, shape: FloatFormat): Fields {
  const { precision, exponentBits } = shape;
  const width = precision + exponentBits;
  const pattern = bits.toString(2).padStart(width, '0');
  const [sign, stored, fraction] = [
    pattern.slice(0, 1),
    pattern.slice(1, 1 + exponentBits),
    pattern.slice(-precision + 1),
  ];
  const storedExponent = Number.parseInt(stored, 2);
  const rest = BigInt(`0b${fraction}`);
  const minus = sign === '1' ? '-' : '';
  const fields = {
    hexadecimal: bits.toString(16).padStart(width / 4, '0'),
    binary: `${sign} ${stored} ${fraction}`,
    sign: Number(sign),
    storedExponent,
    fraction: rest.toString(16).padStart(Math.ceil((precision - 1) / 4), '0'),
  };
  if (!stored.includes('0')) {
    const value = rest === 0n ? `${minus}Infinity` : 'NaN';
    const nan = fraction.startsWith('1') ? 'quiet-nan' : 'signaling-nan';
    const none = { exactValue: null, exponent: null, significand: null };
    return { value, class: rest === 0n ? 'infinity' : nan, ...fields, ...none };
  }
  const unit = 1n << BigInt(precision - 1);
  const significand = storedExponent === 0 ? rest : rest + unit;
  const exponent = Math.max(storedExponent, 1) - (2 ** (exponentBits - 1) - 1);
  const scale = 1n << BigInt(Math.abs(exponent));
  const magnitude =
    exponent < 0
      ? { numerator: significand, denominator: unit * scale }
      : { numerator: significand * scale, denominator: unit };
  const exact = writeDecimal(magnitude);
  const short = shorten(exact, Number(significand) * 2 ** (exponent - precision + 1), shape);
  return {
    value: minus + short,
    exactValue: short === exact ? null : minus + exact,
    class: storedExponent > 0 ? 'normal' : rest > 0n ? 'subnormal' : 'zero',
    ...fields,
    exponent,
    significand: writeDecimal({ numerator: significand, denominator: unit }),
  };
}

const decimal = digitsOf(10, standardAlphabet);
const writeDecimal = (ratio: Ratio): string => writeNumber(ratio, decimal, plainStyle, { notice: () => {} });

/** Any double is known by as many significant digits. */
const enoughDigits = 17;

/** An exact value or, where that has more digits than any double needs, the shortest decimal that the format rounds to it. */
function shorten(exact: string, value: number, shape: FloatFormat): string {
  const significant = exact.replace(/^[0.]+|\./g, '').replace(/0+$/, '');
  if (significant.length <= enoughDigits) return exact;
  const bitsOf = (written: string) => {
    const [digits = '', power = '0'] = written.split('e');
    return toFloat(timesPowerOfTen(readNumber(digits, 10, standardAlphabet), Number(power)), shape).bits;
  };
  const bits = bitsOf(exact);
  for (let digits = 1; digits < enoughDigits; digits++) {
    const candidate = value.toPrecision(digits);
    if (bitsOf(candidate) === bits) return String(Number(candidate));
  }
  return String(value);
}
