import type { Context, OptionsOf } from '#core/tool.ts';
import { decimalSignOf } from '#lib/rational/read-number.ts';
import { likelyBase, type Numeral, readNumber } from './read-number.ts';
import type tool from './tool.ts';

type Reading = OptionsOf<typeof tool, 'parse'>;

/** The base of numbers without prefix where none is chosen; that letters decide is reported. */
export function assumedBase(text: string, { from, alphabet }: Reading, { notice }: Pick<Context, 'notice'>): number {
  // In the other alphabets these letters are other digits.
  if (from !== null || (alphabet !== 'lower-first' && alphabet !== 'upper-first')) return 10;
  const base = likelyBase(text);
  const [, sign = '', digits, exponent] = /^\s*([+−-]?)(\d+)e(\d{1,3})\s*$/i.exec(text) ?? [];
  const offers = digits === undefined ? [] : [{ input: sign + digits + '0'.repeat(Number(exponent)) }];
  if (base === 16) notice('assumed-hex', {}, undefined, offers);
  return base;
}

/** Reads a number, and reports where a comma may have been meant for the decimal point. */
export function read(text: string, options: Reading, ctx: Pick<Context, 'locale' | 'notice'>, base: number): Numeral {
  const numeral = readNumber(text, options.from, options, base);
  const isDecimal = (options.from ?? base) === 10;
  const isNoGroup = /^[^a-z#&]*,(?!\d{3}(?!\d))/i.test(text);
  const isLookalike = /^[^a-z#&.,]*,\d{3}\s*$/i.test(text) && decimalSignOf(ctx.locale) === ',';
  if (isDecimal && (isNoGroup || isLookalike)) ctx.notice('comma');
  return numeral;
}
