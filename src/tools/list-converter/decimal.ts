/** A decimal number of any size, and the nearest one that the machine can hold. */
export interface Decimal {
  readonly text: string;
  readonly nearest: number;
}

const notation = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d+))?$/;

/** Reads a number in plain or scientific notation; nothing where it is none. */
export function readDecimal(item: string): Decimal | undefined {
  const text = item.trim();
  const nearest = Number(text);
  const isDecimal = !Number.isNaN(nearest) && /\d/.test(text) && notation.test(text);
  return isDecimal ? { text, nearest } : undefined;
}

/** Exact: rounding never changes which of two numbers is greater, it only makes them equal, and then digits decide. */
export const compareDecimals = (a: Decimal, b: Decimal): number =>
  a.nearest < b.nearest ? -1 : a.nearest > b.nearest ? 1 : a.text === b.text ? 0 : compareDigits(a.text, b.text);

/** 0.d₁d₂d₃… × 10^magnitude, without zeros at either end of the digits. */
function takeApart(text: string) {
  const [, sign = '', whole = '', fraction = '', exponent] = notation.exec(text) ?? [];
  const all = whole + fraction;
  const first = all.search(/[1-9]/);
  if (first < 0) return { sign: 0, magnitude: 0, digits: '' };
  let end = all.length;
  while (all[end - 1] === '0') end--;
  const places = whole.length - first;
  return {
    sign: sign === '-' ? -1 : 1,
    magnitude: exponent === undefined ? places : BigInt(exponent) + BigInt(places),
    digits: all.slice(first, end),
  };
}

function compareDigits(left: string, right: string): number {
  const [a, b] = [takeApart(left), takeApart(right)];
  if (a.sign !== b.sign) return a.sign - b.sign;
  if (a.magnitude < b.magnitude) return -a.sign;
  if (a.magnitude > b.magnitude) return a.sign;
  return a.digits === b.digits ? 0 : a.digits < b.digits ? -a.sign : a.sign;
}
