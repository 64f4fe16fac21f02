import { type Context, ToolError } from '#core/tool.ts';
import type { decimalSign } from '#lib/decimal-sign/options.ts';
import { relocateNoticeToOption, relocateToOption } from '#lib/errors/relocate-to-option.ts';
import { type Rational, rational, writeExact } from './rational.ts';

/** Longer numbers would take a second and more to work with. */
const maxLength = 1_000;
/** Greater exponents too. */
const maxExponent = 1_000;

/** A sign of currency before or after a number, which says nothing about its value. */
const currency = /(?<=^\s*[-+−]?\s*)\p{Sc}|\p{Sc}(?=\s*$)/u;

/** Marks between digits that never are a decimal sign. */
const grouping = /[\s_'’]/;

export interface NumberOptions {
  readonly decimalSign: (typeof decimalSign.values)[number];
}

/** Reads a number from the input or, with a name, from the text of an option. */
export type NumberReader = (text: string, field?: string) => Rational;

type NumberContext = Pick<Context, 'locale' | 'notice'>;

/**
 * Makes a parser of decimal numbers, exact, as people write them: `-1 234,5`, `1,234.5`, `1.234.567`, `1’234.50`,
 * `1e-7`, `-$80`, `80 €`. A single comma before exactly three digits may be either sign, and so may a point where the language has a comma.
 * If the options leave it open, a comma is what it is in the language, a point is the decimal sign, and the notice
 * `ambiguous-number` {text} {value} {other} {n} reports it and offers the other sign.
 * @throws ToolError `number-missing`, `bad-number` {text} {found}, at the first character that does not fit,
 * `second-sign` {text} {found}, `bad-group` {text} {found}, `number-too-long`
 */
export function numberReader(options: NumberOptions, { locale, notice }: NumberContext): NumberReader {
  const read = (text: string, report: Context['notice']) =>
    readPlain(plainNumberReader(options, { locale, notice: report })(text));
  return (text, field) =>
    field === undefined
      ? read(text, notice)
      : relocateToOption(field, () => read(text, relocateNoticeToOption(field, notice)));
}

/**
 * As `numberReader`, but each number stays a text, in the plain notation that programs read: `1,234.50` is `1234.50`.
 * @throws ToolError as `numberReader`
 */
export function plainNumberReader(options: NumberOptions, context: NumberContext): (text: string) => string {
  const known = { auto: undefined, point: '.', comma: ',' }[options.decimalSign];
  const usual = decimalSignOf(context.locale);
  return (text) => writePlain(text, known, usual, context.notice);
}

function writePlain(
  written: string,
  known: string | undefined,
  usual: string | undefined,
  notice: Context['notice'],
): string {
  // As spaces, so that places stay right.
  const text = written.replace(currency, (sign) => ' '.repeat(sign.length));
  const trimmed = text.trim();
  const shown = written.trim();
  const place = { offset: text.indexOf(trimmed), length: trimmed.length };
  if (trimmed === '') throw new ToolError('number-missing', {}, { offset: 0, length: text.length });
  if (trimmed.length > maxLength) throw new ToolError('number-too-long', {}, place);
  const wrong: Wrong = (code, offset) => {
    const found = String.fromCodePoint(trimmed.codePointAt(offset) ?? 0);
    return new ToolError(code, { text: shown, found }, { offset: place.offset + offset, length: 1 });
  };
  const [number = '', exponent] = trimmed.split(/e(.*)/is, 2);
  checkCharacters(number, trimmed.length, wrong);
  const power = exponent === undefined ? 0 : readExponent(exponent, () => wrong('bad-number', number.length));
  if (Math.abs(power) > maxExponent) throw new ToolError('number-too-long', {}, place);
  const plainWith = (sign: string) => plainWithSign(number, sign, wrong) + (power === 0 ? '' : `e${power}`);
  const [mark] = ambiguous.exec(number)?.slice(1) ?? [];
  // A point is always a decimal sign where it is that of the language.
  if (known !== undefined || mark === undefined || (mark === '.' && usual === mark))
    return plainWith(known ?? signIn(number));
  const isGroup = mark === ',' && usual === '.';
  const [plain, other] = isGroup ? [plainWith(''), plainWith(mark)] : [plainWith(mark), plainWith('')];
  const show = (value: string) => writeExact(readPlain(value));
  const params = { text: shown, value: show(plain), other: show(other), n: 1 };
  notice('ambiguous-number', params, place, [{ decimalSign: isGroup || mark === '.' ? 'comma' : 'point' }]);
  return plain;
}

type Wrong = (code: string, offset: number) => ToolError;

/** One to three digits, which do not begin with 0, and three after the only mark: a group, or decimals. */
const ambiguous = /^[-+−]?\s*[1-9]\d{0,2}([.,])\d{3}$/;

function checkCharacters(number: string, length: number, wrong: Wrong): void {
  let offset = 0;
  for (const character of number) {
    const fits = /[\d.,]/.test(character) || (offset === 0 ? /[-+−]/ : grouping).test(character);
    if (!fits) throw wrong('bad-number', offset);
    offset += character.length;
  }
  if (!/\d/.test(number)) throw wrong('bad-number', Math.min(number.length, length - 1));
}

/** The decimal sign in a number: its last mark, unless that separates several groups. */
function signIn(number: string): string {
  const marks = number.replace(/[^.,]/g, '');
  const isGrouped = marks.length > 1 && new Set(marks).size === 1 && groups.test(number.replace(signBefore, ''));
  return isGrouped ? '' : marks.slice(-1);
}

const signBefore = /^[-+−]\s*/;

/** Groups of three digits; in India all but the last have two. */
const groups = /^\d{1,3}(?:(?:\s+|[.,_'’])\d{2,3})*(?:\s+|[.,_'’])\d{3}$/;

/** A number with a decimal sign, empty where there is none, in plain notation; the other marks separate groups. */
function plainWithSign(number: string, sign: string, wrong: Wrong): string {
  const at = sign === '' ? -1 : number.indexOf(sign);
  const whole = at < 0 ? number : number.slice(0, at);
  const fraction = at < 0 ? '' : number.slice(at + 1);
  const second = fraction.search(/[.,]/);
  if (second >= 0) throw wrong('second-sign', at + 1 + second);
  const unsigned = whole.replace(signBefore, '');
  // By themselves, `_` may be anywhere.
  const mark = unsigned.search(/[\s.,'’]/);
  if (mark >= 0 && !groups.test(unsigned)) throw wrong('bad-group', whole.length - unsigned.length + mark);
  const decimals = fraction.replace(/\D/g, '');
  const minus = /^[-−]/.test(number) ? '-' : '';
  return `${minus}${whole.replace(/\D/g, '') || '0'}${decimals && `.${decimals}`}`;
}

/** The value of a number in plain notation. */
function readPlain(plain: string): Rational {
  const [number = '', power = '0'] = plain.split('e');
  const [whole = '', decimals = ''] = number.split('.');
  const shift = Number(power) - decimals.length;
  const digits = BigInt(whole + decimals);
  return shift < 0 ? rational(digits, 10n ** BigInt(-shift)) : rational(digits * 10n ** BigInt(shift));
}

/** Whether a point can only be the decimal sign. */
export const isPointDecimal = ({ decimalSign }: NumberOptions, locale: string): boolean =>
  decimalSign === 'point' || (decimalSign === 'auto' && decimalSignOf(locale) === '.');

/** The decimal sign of a language. */
export const decimalSignOf = (locale: string): string | undefined =>
  new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value;

function readExponent(text: string, fault: () => ToolError): number {
  const written = text.replace('−', '-');
  if (!/^[-+]?\d{1,9}$/.test(written)) throw fault();
  return Number(written);
}
