import { type OptionsOf, ToolError } from '#core/tool.ts';
import {
  add,
  compare,
  divide,
  multiply,
  negate,
  type Rational,
  rational,
  subtract,
  writeExact,
} from '#lib/rational/rational.ts';
import type { NumberReader } from '#lib/rational/read-number.ts';
import type tool from './tool.ts';

export type Asked = Pick<OptionsOf<typeof tool, 'calculate'>, 'question' | 'x' | 'y' | 'times'>;

/** What a question gives, exactly, by the names of the outputs. */
export interface Answer {
  readonly values: Readonly<Record<string, Rational | readonly Rational[]>>;
  /** How it is worked out, in signs that every language has. */
  readonly formula: string;
  /** The result is a percentage. */
  readonly isPercentage?: true;
  /** The result is a change of the first number. */
  readonly isChange?: true;
}

const hundred = rational(100n);
const one = rational(1n);
const zero = rational(0n);

/** A number in a formula. */
const show = (value: Rational): string => (value.numerator < 0n ? `(${writeExact(value)})` : writeExact(value));
const size = (value: Rational): Rational => (value.numerator < 0n ? negate(value) : value);
const percent = (part: Rational, whole: Rational): Rational => multiply(divide(part, whole), hundred);
/** What something is multiplied by when it grows by a percentage. */
const growth = (percentage: Rational): Rational => add(one, divide(percentage, hundred));

/**
 * Answers a question about two numbers.
 * @throws ToolError of `numberReader` in the options, `compared-with-zero`, `zero-percent`, `from-zero` {to}, `nothing-left`, `bad-times`,
 * `bad-weights`
 */
export function answer({ question, x: first, y: second, times }: Asked, readNumber: NumberReader): Answer {
  const x = readNumber(first, 'x');
  if (question === 'split') return splitByWeights(x, second, readNumber);
  const y = readNumber(second, 'y');
  const [a, b] = [show(x), show(y)];
  switch (question) {
    case 'percentOf':
      return { values: { result: divide(multiply(x, y), hundred) }, formula: `${b} × ${a} ÷ 100` };
    case 'whatPercent':
      refuseZero(y);
      return { values: { result: percent(x, y) }, formula: `${a} ÷ ${b} × 100`, isPercentage: true };
    case 'change':
      if (x.numerator === 0n && y.numerator !== 0n)
        throw new ToolError('from-zero', { to: b }, { offset: 0, field: 'x' });
      refuseZero(x, 'x');
      return {
        values: { result: percent(subtract(y, x), size(x)) },
        formula: `(${b} - ${a}) ÷ ${show(size(x))} × 100`,
        isPercentage: true,
        isChange: true,
      };
    case 'isPercentOf':
      if (y.numerator === 0n) throw new ToolError('zero-percent', {}, { offset: 0, field: 'y' });
      return { values: { result: divide(multiply(x, hundred), y) }, formula: `${a} ÷ ${b} × 100` };
    case 'plus':
      return { values: { result: multiply(x, growth(y)) }, formula: `${a} × (1 + ${b} ÷ 100)` };
    case 'minus':
      return { values: { result: multiply(x, growth(negate(y))) }, formula: `${a} × (1 - ${b} ÷ 100)` };
    case 'before':
      return beforeChange(x, y);
    case 'difference':
      refuseZero(add(x, y));
      return {
        values: { result: percent(size(subtract(x, y)), divide(size(add(x, y)), rational(2n))) },
        formula: `|${a} - ${b}| ÷ (|${a} + ${b}| ÷ 2) × 100`,
        isPercentage: true,
      };
    case 'margin':
      return marginOf(x, y);
    case 'price':
      refuseAll(y);
      return { values: { result: divide(x, growth(negate(y))) }, formula: `${a} ÷ (1 - ${b} ÷ 100)` };
    case 'points':
      return {
        values: {
          points: subtract(y, x),
          ...(x.numerator !== 0n && { relative: percent(subtract(y, x), size(x)) }),
        },
        formula: `${b} - ${a}`,
      };
    case 'repeated': {
      const count = readTimes(times);
      const { numerator, denominator } = growth(y);
      const grown = rational(numerator ** count, denominator ** count);
      return { values: { result: multiply(x, grown) }, formula: `${a} × (1 + ${b} ÷ 100)^${count}` };
    }
  }
}

function refuseZero(value: Rational, field = 'y'): void {
  if (value.numerator === 0n) throw new ToolError('compared-with-zero', {}, { offset: 0, field });
}

/** Nothing is left of what was reduced by all of it. */
function refuseAll(percentage: Rational): void {
  if (compare(percentage, hundred) === 0) throw new ToolError('nothing-left', {}, { offset: 0, field: 'y' });
}

/** Where only one of the two has an answer, that is given. */
function beforeChange(x: Rational, y: Rational): Answer {
  refuseAll(y);
  const [up, down] = [growth(y), growth(negate(y))];
  const b = show(y);
  return {
    values: {
      ...(up.numerator !== 0n && { afterIncrease: divide(x, up) }),
      afterDecrease: divide(x, down),
    },
    formula: `${show(x)} ÷ (1 + ${b} ÷ 100), ${show(x)} ÷ (1 - ${b} ÷ 100)`,
  };
}

function marginOf(cost: Rational, price: Rational): Answer {
  if (cost.numerator === 0n) refuseZero(price);
  const profit = subtract(price, cost);
  const [a, b] = [show(cost), show(price)];
  return {
    values: {
      ...(price.numerator !== 0n && { margin: percent(profit, price) }),
      ...(cost.numerator !== 0n && { markup: percent(profit, cost) }),
    },
    formula: `(${b} - ${a}) ÷ ${b} × 100, (${b} - ${a}) ÷ ${a} × 100`,
  };
}

/** More would be numbers that nobody reads. */
const maxTimes = 1_000n;

function readTimes(text: string): bigint {
  const written = text.trim();
  const count = /^\d{1,4}$/.test(written) ? BigInt(written) : maxTimes + 1n;
  if (count > maxTimes) throw new ToolError('bad-times', {}, { offset: 0, length: text.length, field: 'times' });
  return count;
}

const maxWeights = 100;

function splitByWeights(whole: Rational, text: string, readNumber: NumberReader): Answer {
  const fault = () => new ToolError('bad-weights', {}, { offset: 0, length: text.length, field: 'y' });
  const written = text.split(/[:;/]/);
  if (written.length < 2 || written.length > maxWeights) throw fault();
  const weights = written.map((weight) => readNumber(weight, 'y'));
  const sum = weights.reduce(add, zero);
  if (sum.numerator <= 0n || weights.some(({ numerator }) => numerator < 0n)) throw fault();
  return {
    values: { parts: weights.map((weight) => divide(multiply(whole, weight), sum)) },
    formula: weights.map((weight) => `${show(whole)} × ${show(weight)} ÷ ${show(sum)}`).join(', '),
  };
}
