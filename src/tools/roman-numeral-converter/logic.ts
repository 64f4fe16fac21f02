import { type Context, type RunOf, ToolError } from '#core/tool.ts';
import { gatherNotices } from '#lib/errors/gather-notices.ts';
import { parseOrUndefined } from '#lib/errors/parse-or-undefined.ts';
import { mapLines } from '#lib/lines/map.ts';
import { decimalSignOf } from '#lib/rational/read-number.ts';
import { shorten } from '#lib/text/shorten.ts';
import { showCharacter } from '#lib/text/show-character.ts';
import { greatest, partsOf, toUnicode, writeNumeral } from './numeral.ts';
import { explainFault, type Reading, readNumeral } from './read-numeral.ts';
import type tool from './tool.ts';

/**
 * Numbers from 1, one per line, as Roman numerals: up to 3,999, or with overlines (the vinculum) up to 3,999,999. What
 * follows the decimal point is cut off, which is reported; so are commas between groups where the language has decimal
 * commas.
 * @throws ToolError at its place: `not-a-digit` {c}, `numeral` {numeral, standard}, `no-numeral`, `out-of-range`
 */
export const toRoman: RunOf<typeof tool, 'toRoman'> = (text, { overline, ...style }, ctx) => {
  const isCommaDecimal = decimalSignOf(ctx.locale) === ',';
  return mapNumbers(text, ctx, (line, notice) => {
    const { number, isCut, hasComma } = readNumber(line, overline ? greatest.overlined : greatest.plain);
    if (hasComma && isCommaDecimal) notice('comma-group', { n: 1, written: shorten(line.trim()), number }, 0);
    // A point may also be between groups of three digits; with other lines, the input is not just this number.
    const isGrouped = /^\d{1,3}(?:\.\d{3})+$/.test(text.trim());
    const offers = isGrouped ? [{ input: text.trim().replaceAll('.', '') }] : undefined;
    if (isCut) notice('cut', { n: 1, written: shorten(line.trim()), number }, 0, offers);
    return format(writeNumeral(number), style);
  });
};

/**
 * Roman numerals, one per line, as numbers. What is not in the standard form is refused, or read and reported where the
 * reading is lenient.
 * @throws ToolError of `readNumeral` and, unless lenient, of `explainFault`
 */
export const fromRoman: RunOf<typeof tool, 'fromRoman'> = (text, { reading }, ctx) =>
  mapNumbers(text, ctx, (line, notice) => {
    const read = readOrOffer(line);
    if (reading === 'strict' && !read.isStandard) {
      const { code, params, at } = explainFault(read, line);
      throw new ToolError(code, params, at, [{ reading: 'lenient' }]);
    }
    tellForm(read, notice);
    return String(read.number);
  });

/** @throws ToolError of `readNumeral`: for a number, it offers the other direction */
function readOrOffer(line: string): Reading {
  try {
    return readNumeral(line);
  } catch (error) {
    const read = error instanceof ToolError && parseOrUndefined(() => readNumber(line, greatest.overlined));
    if (!read) throw error;
    const offer = { operation: 'toRoman', ...(read.number > greatest.plain && { overline: true }) };
    throw new ToolError(error.code, error.params, error.at, [offer]);
  }
}

/**
 * A text with the words in it that are Roman numerals in their standard form as numbers. How many there are is reported.
 */
export const replaceInText: RunOf<typeof tool, 'replaceInText'> = (text, { shortest, anyCase }, ctx) => {
  let count = 0;
  const words = /(?<![\p{L}\p{N}\p{M}_])(?:[IVXLCDMⅠ-Ⅿ]\u0305?)+(?![\p{L}\p{N}\p{M}_])/gu;
  const replaced = text.replace(anyCase ? new RegExp(words, 'giu') : words, (word) => {
    if (word.length < shortest && !/[Ⅰ-ⅿ]/.test(word)) return word;
    // Longer ones can be none in their standard form.
    if (word.length > maxNumeralLength) return word;
    const { number, isStandard } = readNumeral(word);
    if (!isStandard) return word;
    count++;
    return String(number);
  });
  ctx.notice('replaced', { n: count });
  return replaced;
};

/**
 * A number or a numeral of any form, as both, with the values of the digits. A form that is not the standard one is
 * reported.
 * @throws ToolError of `toRoman` and `readNumeral`
 */
export const explain: RunOf<typeof tool, 'explain'> = (text, style, ctx) => {
  if (text.trim() === '') return { number: null, numeral: null, breakdown: null };
  const { number } = /\d/.test(text) ? readNumber(text, greatest.overlined) : tellForm(readNumeral(text), ctx.notice);
  const parts = partsOf(number);
  const values = parts.map(({ value }) => value).join(' + ');
  const numerals = parts.map(({ numeral }) => format(numeral, style)).join(' ');
  const breakdown = `${values} = ${numerals}`;
  return { number: String(number), numeral: format(writeNumeral(number), style), breakdown };
};

/** Reports a numeral that is not in the standard form. */
function tellForm(read: Reading, notice: Context['notice']): Reading {
  const { number, written, standard, isStandard, place } = read;
  if (!isStandard) notice('not-standard', { n: 1, numeral: shorten(written), number, standard }, place);
  return read;
}

/** Of all standard forms: M̅M̅M̅D̅C̅C̅C̅L̅X̅X̅X̅V̅I̅I̅I̅DCCCLXXXVIII. */
const maxNumeralLength = 42;

interface Style {
  readonly lowercase: boolean;
  readonly unicode: boolean;
}

function format(numeral: string, { lowercase, unicode }: Style): string {
  const written = unicode
    ? numeral.replace(/[IVXLCDM]+(?!\u0305)/g, toUnicode).replace(/[IVXLCDM]/g, toUnicode)
    : numeral;
  return lowercase ? written.toLowerCase() : written;
}

/** Converts each line that is not blank; each of the notices is reported once. */
function mapNumbers(text: string, ctx: Context, convert: (line: string, notice: Context['notice']) => string): string {
  const gathered = gatherNotices(ctx.notice);
  const converted = mapLines(text, (line, start) => (line.trim() === '' ? line : convert(line, gathered.of(start))));
  gathered.report();
  return converted;
}

interface ReadNumber {
  readonly number: number;
  readonly isCut: boolean;
  readonly hasComma: boolean;
}

/** Groups of three digits may be separated by a space, a comma, an apostrophe or `_`. */
function readNumber(text: string, most: number): ReadNumber {
  const start = text.length - text.trimStart().length;
  const written = text.trim();
  const place = { offset: start, length: written.length };
  const [whole = ''] = /^[+−-]?\d+(?:[\s,'_]\d{3}(?!\d))*/.exec(written) ?? [];
  const rest = written.slice(whole.length);
  if (whole === '' || !/^(?:\.\d*)?$/.test(rest)) {
    const numeral = parseOrUndefined(() => readNumeral(text));
    if (numeral && !numeral.isStandard)
      throw new ToolError('numeral', { numeral: shorten(written), standard: numeral.standard }, place, [
        { operation: 'fromRoman', reading: 'lenient' },
      ]);
    const offset = start + whole.length + (/^[+−-]|\.\d*/.exec(rest)?.[0].length ?? 0);
    throw new ToolError(
      'not-a-digit',
      { c: showCharacter(text, offset) },
      { offset, length: 1 },
      numeral && [{ operation: 'fromRoman' }],
    );
  }
  const number = Number(whole.replace(/[^\d−-]/g, '').replace('−', '-'));
  if (number < 1) throw new ToolError('no-numeral', {}, place);
  if (number > most)
    throw new ToolError('out-of-range', {}, place, number > greatest.overlined ? undefined : [{ overline: true }]);
  return { number, isCut: rest !== '', hasComma: whole.includes(',') };
}
