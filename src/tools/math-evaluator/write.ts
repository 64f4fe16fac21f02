import type { BigNumber, MathJsInstance, Matrix, Unit } from 'mathjs';
import type { Options } from './engine.ts';

const bases: Readonly<Record<string, readonly [radix: number, prefix: string]>> = {
  hex: [16, '0x'],
  binary: [2, '0b'],
  octal: [8, '0o'],
};

/** Whole numbers of more digits than this are rounded. */
export const maxDigits = 1_000;

/** Without an exponent from 10^-15 to 10^60. */
const isPlainSize = (exponent: number) => exponent >= -15 && exponent < 60;

/** Writes any result on one line. `isExact`: a whole number has all its digits, however many. */
export function writeResult(math: MathJsInstance, value: unknown, options: Options, isExact: boolean): string {
  const write = (part: unknown): string => {
    if (math.isBigNumber(part)) return writeDecimal(math, part, options, isExact);
    if (typeof part === 'number') return writeDouble(math, part, options);
    if (math.isFraction(part)) return part.toFraction();
    if (math.isComplex(part)) return math.format(part, { precision: Math.min(options.precision, 14) });
    if (math.isUnit(part)) return (part as Unit).format(write as never);
    if (math.isMatrix(part)) return write((part as Matrix).toArray());
    if (Array.isArray(part))
      return `[${part.map((row) => (isRow(row) ? row.map(write).join(', ') : write(row))).join(part.some(isRow) ? '; ' : ', ')}]`;
    if (math.isResultSet(part)) return (part as { entries: unknown[] }).entries.map(write).join('; ');
    if (typeof part === 'function') return 'syntax' in part ? String(part.syntax) : part.name;
    return typeof part === 'string' ? part : math.format(part, { precision: options.precision });
  };
  return write(value);
}

const isRow = (row: unknown): row is unknown[] => Array.isArray(row) && !row.some(Array.isArray);

function writeDecimal(
  math: MathJsInstance,
  value: BigNumber,
  { notation, precision }: Options,
  isExact: boolean,
): string {
  if (!value.isFinite()) return String(value);
  const isWhole = value.isInteger() && (isExact || isPlainSize(value.e));
  const base = bases[notation];
  if (base && isWhole) return inBase(BigInt(value.toFixed()), base);
  if (notation === 'engineering') {
    const exponent = value.isZero() ? 0 : Math.floor(value.e / 3) * 3;
    const shifted = value.toSignificantDigits(precision).times(math.bignumber(`1e${-exponent}`));
    return `${shifted.toFixed()}e${exponent < 0 ? '-' : '+'}${Math.abs(exponent)}`;
  }
  const rounded = isWhole ? value : value.toSignificantDigits(precision);
  if (notation === 'scientific') return rounded.toSignificantDigits(precision).toExponential();
  const isPlain = isWhole || (notation === 'fixed' ? Math.abs(value.e) < maxDigits : isPlainSize(value.e));
  return value.isZero() || isPlain ? rounded.toFixed() : rounded.toExponential();
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
