import type { BigNumber, MathJsInstance, Matrix, Unit } from 'mathjs';
import { decimalsFor, decimalsOf, type Rational, writeFixed } from '#lib/rational/rational.ts';
import type { Options } from './engine.ts';

const bases: Readonly<Record<string, readonly [radix: number, prefix: string]>> = {
  hex: [16, '0x'],
  binary: [2, '0b'],
  octal: [8, '0o'],
};

/** Whole numbers of more digits than this are rounded. */
export const maxDigits = 10_000;

/** Maximum number of digits without an exponent, on request. */
const maxFixed = 1_000;

/** Without an exponent from 10^-15 to 10^60. */
const isPlainSize = (exponent: number) => exponent >= -15 && exponent < 60;

/** A result on one line; `isRounded`: it has further digits. */
export interface Written {
  readonly text: string;
  readonly isRounded: boolean;
}

/** How results are written, by one calculator. */
export interface Writer {
  readonly math: MathJsInstance;
  /** The digits that the calculator works with. */
  readonly digits: number;
  readonly options: Options;
}

/** Writes an exact value. */
export function writeRational(value: Rational, writer: Writer): Written {
  const { math, options } = writer;
  const { numerator, denominator } = value;
  const isWhole = denominator === 1n;
  if (options.numbers === 'fraction' && !isWhole) return { text: `${numerator}/${denominator}`, isRounded: false };
  const decimals = isWhole ? 0 : decimalsOf(value);
  const most = decimalsFor(value, options.precision);
  const isLong = decimals === undefined || decimals > most;
  const digits = math.bignumber(writeFixed(value, isLong ? most : decimals));
  const written = writeDecimal(digits, writer, isWhole);
  return { text: written.text, isRounded: isLong || written.isRounded };
}

/** Writes any result. `isExact`: a whole number has all its digits, however many. */
export function writeValue(value: unknown, writer: Writer, isExact = false): Written {
  const { math, options } = writer;
  let isRounded = false;
  const write = (part: unknown): string => {
    if (math.isBigNumber(part)) {
      const written = writeDecimal(part, writer, isExact);
      isRounded ||= written.isRounded;
      return written.text;
    }
    if (typeof part === 'number') return writeDouble(math, part, options);
    if (math.isFraction(part)) return part.toFraction();
    if (math.isComplex(part)) {
      isRounded ||= !(Number.isSafeInteger(part.re) && Number.isSafeInteger(part.im));
      return math.format(part, { precision: Math.min(options.precision, 14) });
    }
    if (math.isUnit(part)) return writeUnit(part as Unit);
    if (math.isMatrix(part)) return write((part as Matrix).toArray());
    if (Array.isArray(part))
      return `[${part.map((row) => (isRow(row) ? row.map(write).join(', ') : write(row))).join(part.some(isRow) ? '; ' : ', ')}]`;
    if (math.isResultSet(part)) return (part as { entries: unknown[] }).entries.map(write).join('; ');
    if (typeof part === 'function') return 'syntax' in part ? String(part.syntax) : part.name;
    return typeof part === 'string' ? part : math.format(part, { precision: options.precision });
  };
  // The factors of units are fractions, by which the last digits are lost.
  const writeUnit = (unit: Unit): string =>
    unit
      .format(((amount: unknown) =>
        write(math.isBigNumber(amount) ? amount.toSignificantDigits(writer.digits - 4) : amount)) as never)
      .replace(/\bminute\b/g, 'min')
      .replace(/\bdeg(?=[CF]\b)/g, '°');
  const text = write(value);
  return { text, isRounded };
}

const isRow = (row: unknown): row is unknown[] => Array.isArray(row) && !row.some(Array.isArray);

function writeDecimal(value: BigNumber, { math, digits, options }: Writer, isExact: boolean): Written {
  const { notation, precision } = options;
  if (!value.isFinite()) return { text: String(value), isRounded: false };
  const isWhole = value.isInteger() && (isExact || isPlainSize(value.e));
  const isHuge = value.e >= maxDigits;
  const base = bases[notation];
  if (base && isWhole && !isHuge) return { text: inBase(BigInt(value.toFixed()), base), isRounded: false };
  const cut = (significant: number) => {
    const rounded = value.toSignificantDigits(significant);
    return { rounded, isRounded: !rounded.eq(value) };
  };
  if (notation === 'engineering') {
    const { rounded, isRounded } = cut(precision);
    const exponent = rounded.isZero() ? 0 : Math.floor(rounded.e / 3) * 3;
    const shifted = rounded.times(math.bignumber(`1e${-exponent}`));
    return { text: `${shifted.toFixed()}e${exponent < 0 ? '-' : '+'}${Math.abs(exponent)}`, isRounded };
  }
  if (notation === 'scientific') {
    const { rounded, isRounded } = cut(precision);
    return { text: rounded.toExponential(), isRounded };
  }
  if (isWhole && !isHuge) return { text: group(value.toFixed(), options), isRounded: false };
  const isPlain = notation === 'fixed' ? Math.abs(value.e) < maxFixed : isPlainSize(value.e);
  // The digits before the point are known; zeros in their place would be wrong.
  const wanted = isPlain ? Math.max(precision, Math.min(value.e + 1, digits - 4)) : precision;
  const { rounded, isRounded } = cut(wanted);
  const text = value.isZero() || isPlain ? group(rounded.toFixed(), options) : rounded.toExponential();
  return { text, isRounded };
}

/** Separates the digits before the point in groups of three. */
function group(written: string, { grouping }: Options): string {
  if (grouping === 'none') return written;
  const [whole = '', ...fraction] = written.split('.');
  const separated = whole.replace(/\B(?=(?:\d{3})+$)/g, grouping === 'comma' ? ',' : '\u202f');
  return [separated, ...fraction].join('.');
}

function writeDouble(math: MathJsInstance, value: number, { notation, precision }: Options): string {
  if (!Number.isFinite(value)) return String(value);
  const base = bases[notation];
  if (base && Number.isInteger(value)) return inBase(BigInt(value), base);
  if (notation === 'fixed') return math.format(value, { notation });
  if (notation === 'auto' || base) return String(value);
  return math.format(value, {
    notation: notation === 'engineering' ? notation : 'exponential',
    precision: Math.min(precision, 16),
  });
}

const inBase = (value: bigint, [radix, prefix]: readonly [number, string]) =>
  value < 0n ? `-${prefix}${(-value).toString(radix)}` : prefix + value.toString(radix);

/** A whole number in hexadecimal, binary and octal. */
export const inBases = (value: bigint) => ({
  hex: inBase(value, [16, '0x']),
  binary: inBase(value, [2, '0b']),
  octal: inBase(value, [8, '0o']),
});
