import { type Context, type OptionsOf, ToolError } from '#core/tool.ts';
import { maxOf } from '#lib/collections/extremes.ts';
import type { Digits } from './digits.ts';
import { numberToText } from './radix.ts';
import type { Ratio } from './read-number.ts';
import type tool from './tool.ts';

/** How a number is written. */
export type Style = Pick<
  OptionsOf<typeof tool, 'convert'>,
  'uppercase' | 'prefix' | 'group' | 'groupMark' | 'width' | 'fractionDigits' | 'repeating'
>;

export const plainStyle: Style = {
  uppercase: false,
  prefix: false,
  group: 'none',
  groupMark: 'space',
  width: null,
  fractionDigits: 1000,
  repeating: true,
};

const prefixes: Readonly<Record<number, string>> = { 2: '0b', 8: '0o', 16: '0x' };

/**
 * Writes a number with the digits of a base. A fraction that does not end is written with its repeating part in
 * parentheses or, where that is disabled or too long, cut with `…`, which is reported (`cut` {n, base}).
 * @throws ToolError `sign-is-digit` where a negative number has no sign that is not a digit
 */
export function writeNumber(
  { numerator, denominator }: Ratio,
  digits: Digits,
  style: Style,
  ctx: Pick<Context, 'notice'>,
) {
  const { base, symbols, isStandard } = digits;
  const isNegative = numerator < 0n;
  if (isNegative && digits.valueOf('-') !== undefined) throw new ToolError('sign-is-digit');
  const magnitude = isNegative ? -numerator : numerator;
  const [zero = ''] = symbols;
  const whole = numberToText(magnitude / denominator, base, symbols);
  const missing = style.width === null ? 0 : style.width - [...whole].length;
  const padded = zero.repeat(Math.max(0, missing)) + whole;
  const fraction = writeFraction(magnitude % denominator, denominator, digits, style);
  if (fraction.endsWith('…')) ctx.notice('cut', { n: style.fractionDigits, base });
  const written = groupDigits(padded, style) + (fraction && `.${fraction}`);
  const sign = isNegative ? '-' : '';
  const prefix = style.prefix && isStandard ? (prefixes[base] ?? '') : '';
  return sign + prefix + (style.uppercase && isStandard ? written.toUpperCase() : written);
}

/** From the right. */
function groupDigits(text: string, { group, groupMark }: Style): string {
  if (group === 'none') return text;
  const size = Number(group);
  const symbols = [...text];
  const mark = groupMark === 'space' ? ' ' : '_';
  return symbols
    .map((symbol, index) => (index > 0 && (symbols.length - index) % size === 0 ? mark : '') + symbol)
    .join('');
}

/**
 * The digits after the point of `rest / denominator`, less than 1. Of the denominator, the factors that it shares with
 * the base make the digits before the period; the others, unless they cancel out, the period.
 */
function writeFraction(rest: bigint, denominator: bigint, digits: Digits, style: Style): string {
  if (rest === 0n) return '';
  const base = BigInt(digits.base);
  const lead = findLead(rest, denominator, digits.base);
  const first = (length: number) => {
    const [zero = ''] = digits.symbols;
    const written = numberToText((rest * base ** BigInt(length)) / denominator, digits.base, digits.symbols);
    return [...zero.repeat(length - [...written].length), ...written];
  };
  if ((rest * base ** BigInt(lead)) % denominator === 0n) return first(lead).join('');
  const longest = style.fractionDigits - lead;
  const period =
    style.repeating && longest > 0 ? findPeriod(rest * base ** BigInt(lead), denominator, base, longest) : 0;
  if (period === 0) return `${first(style.fractionDigits).join('')}…`;
  const all = first(lead + period);
  return `${all.slice(0, lead).join('')}(${all.slice(lead).join('')})`;
}

/** How many digits there are before the period, or at all where there is none. */
function findLead(rest: bigint, denominator: bigint, base: number): number {
  const powers = primePowers(base).map(([prime, power]) => {
    const surplus = countFactor(denominator, prime)[0] - countFactor(rest, prime)[0];
    return Math.ceil(surplus / power);
  });
  return maxOf(powers, 0);
}

/** After how many digits a remainder comes back; 0 where it takes more than `longest`. */
function findPeriod(rest: bigint, denominator: bigint, base: bigint, longest: number): number {
  const start = rest % denominator;
  let remainder = start;
  for (let length = 1; length <= longest; length++) {
    remainder = (remainder * base) % denominator;
    if (remainder === start) return length;
  }
  return 0;
}

/** The primes of a small number, each with its exponent. */
function primePowers(number: number): readonly (readonly [bigint, number])[] {
  const found = new Map<bigint, number>();
  let rest = number;
  for (let prime = 2; rest > 1; prime++)
    for (; rest % prime === 0; rest /= prime) found.set(BigInt(prime), (found.get(BigInt(prime)) ?? 0) + 1);
  return [...found];
}

/** How often a factor divides a number above 0, and what is left of that; asks for the factor's square first. */
function countFactor(number: bigint, factor: bigint): readonly [count: number, rest: bigint] {
  if (number % factor !== 0n) return [0, number];
  const [pairs, rest] = countFactor(number / factor, factor * factor);
  return rest % factor === 0n ? [2 * pairs + 2, rest / factor] : [2 * pairs + 1, rest];
}
