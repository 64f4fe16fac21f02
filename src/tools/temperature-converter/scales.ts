import {
  add,
  divide,
  multiply,
  negate,
  type Rational,
  rational,
  subtract,
  writeExact,
} from '#lib/rational/rational.ts';
import tool from './tool.ts';

export const scaleNames = tool.operations.convert.options.to.values;
export type Scale = (typeof scaleNames)[number];

/** Of a degree: its size in kelvins, and where zero lies in kelvins. */
interface Degree {
  readonly size: Rational;
  readonly zero: Rational;
}

const freezing = rational(27_315n, 100n);

const degrees: Readonly<Record<Scale, Degree>> = {
  celsius: { size: rational(1n), zero: freezing },
  fahrenheit: { size: rational(5n, 9n), zero: multiply(rational(45_967n, 100n), rational(5n, 9n)) },
  kelvin: { size: rational(1n), zero: rational(0n) },
  rankine: { size: rational(5n, 9n), zero: rational(0n) },
  // It counts downwards from boiling water.
  delisle: { size: rational(-2n, 3n), zero: rational(37_315n, 100n) },
  newton: { size: rational(100n, 33n), zero: freezing },
  reaumur: { size: rational(5n, 4n), zero: freezing },
  romer: { size: rational(40n, 21n), zero: subtract(freezing, multiply(rational(15n, 2n), rational(40n, 21n))) },
};

export const symbols: Readonly<Record<Scale, string>> = {
  celsius: '°C',
  fahrenheit: '°F',
  kelvin: 'K',
  rankine: '°R',
  delisle: '°De',
  newton: '°N',
  reaumur: '°Ré',
  romer: '°Rø',
};

/** How one scale comes from another: multiplied by the factor, then the offset is added. */
function stepsOf(
  from: Scale,
  to: Scale,
  isDifference: boolean,
): { readonly factor: Rational; readonly offset: Rational } {
  const [source, target] = [degrees[from], degrees[to]];
  const factor = divide(source.size, target.size);
  const offset = isDifference ? rational(0n) : divide(subtract(source.zero, target.zero), target.size);
  return { factor, offset };
}

/** A temperature, or a difference of two, on another scale. */
export function convertScale(value: Rational, from: Scale, to: Scale, isDifference: boolean): Rational {
  const { factor, offset } = stepsOf(from, to, isDifference);
  return add(multiply(value, factor), offset);
}

/** Absolute zero on a scale. */
export const absoluteZero = (scale: Scale): Rational => convertScale(rational(0n), 'kelvin', scale, false);

/** Whether nothing can be so cold; Delisle's scale counts downwards. */
export const isBelowZero = (value: Rational, scale: Scale): boolean =>
  convertScale(value, scale, 'kelvin', false).numerator < 0n;

/** How to work it out by hand: `(68 - 32) × 5/9`. */
export function writeFormula(value: Rational, from: Scale, to: Scale, isDifference: boolean): string {
  const { factor, offset } = stepsOf(from, to, isDifference);
  const plus = (term: Rational) =>
    term.numerator < 0n ? ` - ${writeExact(negate(term))}` : term.numerator > 0n ? ` + ${writeExact(term)}` : '';
  const times = writeFactor(factor);
  const before = divide(offset, factor);
  // What is added first has mostly fewer digits.
  const isFirst = writeExact(before).length < writeExact(offset).length && times !== '';
  const shown = value.numerator < 0n && times !== '' && !isFirst ? `(${writeExact(value)})` : writeExact(value);
  return isFirst ? `(${shown}${plus(before)})${times}` : `${shown}${times}${plus(offset)}`;
}

/** A fraction by its terms, so that no digits are lost; nothing for 1. */
function writeFactor({ numerator, denominator }: Rational): string {
  if (numerator === denominator) return '';
  const written = denominator === 1n ? String(numerator) : `${numerator}/${denominator}`;
  return ` × ${numerator < 0n ? `(${written})` : written}`;
}
