import { type Context, type OptionsOf, ToolError } from '#core/tool.ts';
import { mapLines } from '#lib/lines/map.ts';
import { decimalSignOf } from '#lib/rational/read-number.ts';
import { shorten } from '#lib/text/shorten.ts';
import { likelyBase, type Numeral, readNumber } from './read-number.ts';
import type tool from './tool.ts';

type Reading = OptionsOf<typeof tool, 'parse'>;

/**
 * The base of numbers without prefix where none is chosen; that letters decide is reported.
 * @throws ToolError of `checkCommas` where they are decimal
 */
export function assumedBase(text: string, { from, alphabet }: Reading, { notice }: Pick<Context, 'notice'>): number {
  // In the other alphabets these letters are other digits.
  const mayBeHex = from === null && (alphabet === 'lower-first' || alphabet === 'upper-first');
  const base = mayBeHex ? likelyBase(text) : 10;
  const [, sign = '', digits, exponent] = /^\s*([+−-]?)(\d+)e(\d{1,3})\s*$/i.exec(text) ?? [];
  const offers = digits === undefined ? [] : [{ input: sign + digits + '0'.repeat(Number(exponent)) }];
  if (base === 16) notice('assumed-hex', {}, undefined, offers);
  // Any character may be a digit of a custom alphabet.
  if ((from ?? base) === 10 && alphabet !== 'custom') checkCommas(text);
  return base;
}

/** Reads a number, and reports where a comma may have been meant for the decimal point. */
export function read(text: string, options: Reading, ctx: Pick<Context, 'locale' | 'notice'>, base: number): Numeral {
  const numeral = readNumber(text, options.from, options, base);
  const isLookalike = /^[^a-z#&.,]*,\d{3}\s*$/i.test(text) && decimalSignOf(ctx.locale) === ',';
  if ((options.from ?? base) === 10 && isLookalike) ctx.notice('comma');
  return numeral;
}

/**
 * Checks that all commas of decimal numbers, one a line, are before the point and have three digits after them.
 * @param exponent what follows a single number
 * @throws ToolError `decimal-comma` {x, right} with an offer; `stray-comma`
 */
export function checkCommas(text: string, exponent = ''): void {
  mapLines(text, (line, start) => {
    const number = line.trim();
    const offset = /^[+−-]?[\d\s.,_']*(?:\(\d+\))?$/.test(number) ? strayComma(number) : -1;
    if (offset < 0) return line;
    const at = { offset: line.indexOf(number) + offset, length: 1 };
    const right = withPoint(number);
    if (right === undefined) throw new ToolError('stray-comma', {}, at);
    const params = { x: shorten(number, 30), right: shorten(right, 30) };
    const input = text.slice(0, start) + line.replace(number, right) + text.slice(start + line.length) + exponent;
    throw new ToolError('decimal-comma', params, at, [{ input }]);
  });
}

/** The place of a comma that cannot separate thousands, or -1. */
const strayComma = (number: string): number =>
  Math.max(number.search(/,(?!\d{3}(?![\d(]))/), number.includes('.') ? number.indexOf(',', number.indexOf('.')) : -1);

/** A number with a decimal comma, and perhaps points between thousands, as it is written here. */
const withPoint = (number: string): string | undefined =>
  /^[+−-]?(?:[\d\s_']*|\d{1,3}(?:\.\d{3})+),(?:\d+|\d*\(\d+\))$/.test(number)
    ? number.replaceAll('.', '').replace(',', '.')
    : undefined;
