import { type Place, ToolError } from '#core/tool.ts';
import { shorten } from '#lib/text/shorten.ts';
import { showCharacter } from '#lib/text/show-character.ts';
import { greatest, writeNumeral } from './numeral.ts';

const values: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 };

/** Numerals of Unicode that NFKC leaves alone. */
const rare: Readonly<Record<string, string>> = {
  ↀ: 'M',
  ↁ: 'V\u0305',
  ↂ: 'X\u0305',
  ↅ: 'VI',
  ↆ: 'L',
  ↇ: 'L\u0305',
  ↈ: 'C\u0305',
};

interface Digit {
  /** With its overline. */
  readonly symbol: string;
  readonly value: number;
  readonly place: Place;
}

export interface Reading {
  readonly number: number;
  /** As it was written. */
  readonly written: string;
  readonly standard: string;
  /** In capital letters, without spaces and with overlines, it is the standard form. */
  readonly isStandard: boolean;
  readonly place: Place;
}

/**
 * Reads a numeral of whatever form: smaller digits before a greater one are taken from it, all others are added. Takes
 * letters of either case, the numerals of Unicode, and overlines (U+0305, or `_` before the letter).
 * @throws ToolError at its place: `not-a-roman-digit` {c}, `out-of-range`, `no-numeral` where it comes to 0 or less
 */
export function readNumeral(text: string): Reading {
  const digits = splitDigits(text);
  const first = digits[0]?.place.offset ?? 0;
  const last = digits.at(-1)?.place;
  const place = { offset: first, length: (last?.offset ?? 0) + (last?.length ?? 0) - first };
  const number = addUp(digits);
  if (number < 1) throw new ToolError('no-numeral', {}, place);
  if (number > greatest.overlined) throw new ToolError('out-of-range', {}, place);
  const written = text.trim();
  const standard = writeNumeral(number);
  const isStandard = !/\s/.test(written) && digits.map(({ symbol }) => symbol).join('') === standard;
  return { number, written, standard, isStandard, place };
}

function splitDigits(text: string): readonly Digit[] {
  const digits: Digit[] = [];
  for (const match of text.matchAll(/(_?)((?!\u0305)\S)(\u0305?)|\S/gu)) {
    const { 0: whole, 1: before = '', 2: character = '', 3: after = '', index } = match;
    const place = { offset: index, length: whole.length };
    const written = rare[character] ?? character.normalize('NFKC').toUpperCase();
    const symbols = written.match(/[IVXLCDM]\u0305?/g) ?? [];
    if (symbols.join('') !== written || written === '') {
      const offset = index + before.length;
      const at = { offset, length: whole.length - before.length };
      throw new ToolError('not-a-roman-digit', { c: showCharacter(text, offset) }, at);
    }
    for (const symbol of symbols) {
      const isOverlined = before !== '' || after !== '' || symbol.length > 1;
      const value = values[symbol.charAt(0)] ?? 0;
      digits.push({
        symbol: isOverlined ? `${symbol.charAt(0)}\u0305` : symbol,
        value: isOverlined ? value * 1000 : value,
        place,
      });
    }
  }
  return digits;
}

function addUp(digits: readonly Digit[]): number {
  let sum = 0;
  let following = 0;
  let isTaken = false;
  for (const { value } of digits.toReversed()) {
    if (value !== following) isTaken = value < following;
    sum += isTaken ? -value : value;
    following = value;
  }
  return sum;
}

/** The digits that each digit may precede; the others precede nothing greater. */
const before: Readonly<Record<string, readonly [string, string]>> = { I: ['V', 'X'], X: ['L', 'C'], C: ['D', 'M'] };

/**
 * Why a numeral is not in the standard form: a space inside, a digit before one that it may not be taken from, or else
 * the form.
 * @returns `space-inside` {numeral, number}, `not-before` {pair, digit, first, second, number, standard}, `never-before` {pair,
 * digit, number, standard} or `not-standard` {numeral, number, standard}
 */
export function explainFault({ number, written, standard, place }: Reading, text: string): ToolError {
  const numeral = shorten(written);
  const space = written.search(/\s/);
  if (space >= 0)
    return new ToolError('space-inside', { numeral, number }, { offset: place.offset + space, length: 1 });
  const digits = splitDigits(text);
  const index = digits.findIndex(({ symbol, value }, at) => {
    const next = digits[at + 1];
    return next !== undefined && value < next.value && !mayStandBefore(symbol, next.symbol);
  });
  const [digit, next] = [digits[index], digits[index + 1]];
  if (!digit || !next) return new ToolError('not-standard', { numeral, number, standard }, place);
  const end = next.place.offset + (next.place.length ?? 0);
  const at = { offset: digit.place.offset, length: end - digit.place.offset };
  const params = { pair: text.slice(at.offset, end), digit: digit.symbol, number, standard };
  const [first, second] = before[digit.symbol.charAt(0)] ?? [];
  if (first === undefined || second === undefined) return new ToolError('never-before', params, at);
  const line = digit.symbol.slice(1);
  return new ToolError('not-before', { ...params, first: first + line, second: second + line }, at);
}

/** An overlined M may follow an overlined C, but a plain M an overlined nothing. */
function mayStandBefore(digit: string, next: string): boolean {
  const isOfOneKind = digit.length === next.length;
  return isOfOneKind && (before[digit.charAt(0)]?.includes(next.charAt(0)) ?? false);
}
