/** A decimal number of any size, exact: 0.d₁d₂d₃… × 10^magnitude, without zeros at either end of the digits. */
export interface Decimal {
  readonly sign: -1 | 0 | 1;
  readonly magnitude: bigint | number;
  readonly digits: string;
}

/** Reads a number in plain or scientific notation; nothing where it is none. */
export function readDecimal(text: string): Decimal | undefined {
  const [, sign = '', whole = '', fraction = '', exponent] =
    /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d+))?$/.exec(text.trim()) ?? [];
  if (whole === '' && fraction === '') return undefined;
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

export function compareDecimals(a: Decimal, b: Decimal): number {
  if (a.sign !== b.sign) return a.sign - b.sign;
  if (a.magnitude !== b.magnitude && a.magnitude < b.magnitude) return -a.sign;
  if (a.magnitude > b.magnitude) return a.sign;
  return a.digits === b.digits ? 0 : a.digits < b.digits ? -a.sign : a.sign;
}
