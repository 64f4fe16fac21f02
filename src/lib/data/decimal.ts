/**
 * Exact comparison and properties of decimal numbers of any length, from their text (in JSON's syntax). Nothing is
 * rounded.
 */

/** A number as 0.digits × 10^exponent; zero has no digits. */
interface Decimal {
  readonly negative: boolean;
  /** Without zeros at either end. */
  readonly digits: string;
  readonly exponent: bigint;
}

function decimalOf(number: string): Decimal {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] =
    /^(-?)(\d+)(?:\.(\d*))?(?:[eE]([+-]?\d+))?$/.exec(number) ?? [];
  const all = whole + fraction;
  let start = 0;
  while (all.charCodeAt(start) === 0x30) start++;
  let end = all.length;
  while (end > start && all.charCodeAt(end - 1) === 0x30) end--;
  const digits = all.slice(start, end);
  return {
    negative: sign === '-' && digits !== '',
    digits,
    exponent: digits === '' ? 0n : BigInt(whole.length - start) + BigInt(exponent.replace('+', '')),
  };
}

/** The most digits before and after the point of a number that is its own normal form. */
const plainDigits = 20;
const plain = /^(?:0|-?[1-9]\d{0,19}|-?(?:0|[1-9]\d{0,19})\.\d{0,19}[1-9])$/;

/** The value of a number: the same text for all spellings of it. Most numbers are that text themselves. */
export function normalizeNumber(number: string): string {
  if (plain.test(number)) return number;
  const { negative, digits, exponent } = decimalOf(number);
  if (digits === '') return '0';
  const sign = negative ? '-' : '';
  const places = BigInt(digits.length) - exponent;
  if (exponent > plainDigits || places > plainDigits) return `${sign}${digits}e${exponent}`;
  const point = Number(exponent);
  const whole = digits.slice(0, Math.max(0, point)).padEnd(point, '0') || '0';
  const fraction = digits.slice(Math.max(0, point)).padStart(Math.max(0, Number(places)), '0');
  return `${sign}${whole}${fraction && `.${fraction}`}`;
}

/** Whether a text is a number in its normal form. */
export const isNormalNumber = (text: string): boolean => plain.test(text);

/** A double keeps this many digits of any decimal number. */
const safeDigits = 15;

const isShort = (number: string): boolean => number.length <= safeDigits && !/e/i.test(number);

/** Compares two numbers by their value: negative if the first is less, 0 if they are equal. */
export function compareNumbers(a: string, b: string): number {
  if (isShort(a) && isShort(b)) return Number(a) - Number(b);
  const [first, second] = [decimalOf(a), decimalOf(b)];
  if (first.negative !== second.negative) return first.negative ? -1 : 1;
  const size = compareSizes(first, second);
  return first.negative ? -size : size;
}

function compareSizes(a: Decimal, b: Decimal): number {
  if (a.digits === '' || b.digits === '') return a.digits.length - b.digits.length;
  if (a.exponent !== b.exponent) return a.exponent < b.exponent ? -1 : 1;
  return a.digits < b.digits ? -1 : Number(a.digits > b.digits);
}

/** Numbers that are further apart have nothing to do with each other: bringing them to one unit would take long. */
const maxPlaces = 5_000n;

/** Numbers as multiples of the same power of ten; undefined where that takes too many digits. */
function toWhole(...numbers: readonly string[]): readonly bigint[] | undefined {
  const decimals = numbers.map(decimalOf);
  const given = decimals.filter(({ digits }) => digits !== '');
  const unitOf = ({ digits, exponent }: Decimal) => exponent - BigInt(digits.length);
  const unit = given.map(unitOf).reduce((least, one) => (one < least ? one : least), 0n);
  if (given.some(({ exponent }) => exponent - unit > maxPlaces)) return undefined;
  return decimals.map((decimal) => {
    const size = decimal.digits === '' ? 0n : BigInt(decimal.digits) * 10n ** (unitOf(decimal) - unit);
    return decimal.negative ? -size : size;
  });
}

const sizeOf = (value: bigint): bigint => (value < 0n ? -value : value);

/** Whether two numbers differ by no more than another one. Numbers of more than 5,000 places differ by more. */
export function isWithin(a: string, b: string, tolerance: string): boolean {
  const [first, second, most] = toWhole(a, b, tolerance) ?? [];
  return first !== undefined && second !== undefined && most !== undefined && sizeOf(first - second) <= most;
}

/** As `isWithin`, with the maximum as a percentage of the one that is further from zero. */
export function isWithinShare(a: string, b: string, percent: string): boolean {
  const [first = 0n, second = 0n] = toWhole(a, b) ?? [];
  const [share = 0n, whole = 1n] = toWhole(percent, '100') ?? [];
  const [one, other] = [sizeOf(first), sizeOf(second)];
  return (one > 0n || other > 0n) && sizeOf(first - second) * whole <= share * (one > other ? one : other);
}

/** Whether a number keeps its value when read as a double (IEEE 754 binary64) and written in its shortest form. */
export function fitsDouble(number: string): boolean {
  if (isShort(number)) return true;
  const double = Number(number);
  const shortest = String(double);
  return shortest === number || (Number.isFinite(double) && compareNumbers(number, shortest) === 0);
}

/** Whether the value of a number is whole, however it is written: `1e2` and `1.0` are. */
export function isWhole(number: string): boolean {
  const { digits, exponent } = decimalOf(number);
  return BigInt(digits.length) <= exponent || digits === '';
}
