import { ToolError } from '#core/tool.ts';
import { showCharacter } from '#lib/text/show-character.ts';
import { type Alphabet, type Digits, digitsOf } from './digits.ts';
import { digitsToNumber } from './radix.ts';

/** A number as a fraction, not always in its lowest terms; the denominator is above 0. */
export interface Ratio {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** A number as it was written. */
export interface Numeral extends Ratio {
  readonly base: number;
}

/** In digits: enough for anything, and printed in a second. */
const maxNumberLength = 1_000_000;

const prefixes: readonly (readonly [RegExp, number])[] = [
  [/^0x/i, 16],
  [/^0o/i, 8],
  [/^0b/i, 2],
  [/^#/, 16],
  [/^&h/i, 16],
];
const isGroupMark = (character: string): boolean => /^[^\S\r\n]$|^[_,']$/.test(character);

/**
 * Reads a number in a base from 2 to 64, or, without one, in that of its prefix or suffix, else in `assumed`. A character
 * that is a digit of the base is always a digit, also where it would else be a sign, a group mark or a prefix. The part
 * in parentheses after the point repeats.
 * @throws ToolError at its place: `not-a-digit` and `not-binary` {d, b, first, last}, `second-point`, `no-digit`, `parenthesis`,
 * `too-many-digits` {limit}; in the option: those of `digitsOf`
 */
export function readNumber(text: string, from: number | null, alphabet: Alphabet, assumed = 10): Numeral {
  const start = text.length - text.trimStart().length;
  const sign = text.charAt(start);
  const isSign = /^[+−-]$/.test(sign) && (from === null || digitsOf(from, alphabet).valueOf(sign) === undefined);
  const end = text.trimEnd().length;
  const { digits, offset, length } = findDigits(text.slice(0, end), start + (isSign ? 1 : 0), {
    from,
    assumed,
    alphabet,
  });
  const { whole, fraction, repeated } = collectDigits(text.slice(0, length), offset, digits);
  if (whole.length + fraction.length + repeated.length > maxNumberLength)
    throw new ToolError('too-many-digits', { limit: maxNumberLength }, { offset: start, length: end - start });
  const { numerator, denominator } = toRatio(whole, fraction, repeated, digits.base);
  return { numerator: isSign && sign !== '+' ? -numerator : numerator, denominator, base: digits.base };
}

/**
 * The base of numbers, one a line, without prefix or suffix: 16 where all could be hexadecimal and one has a letter, else
 * 10. What has a point or a comma may be a decimal number with an exponent, and is not taken for hexadecimal.
 */
export function likelyBase(text: string): 10 | 16 {
  const lines = text.split(/[\r\n]+/).map((line) => line.trim());
  const isPlain = (line: string) => /^[+−-]?[\da-f_,'. ]+$/i.test(line) && !/^[+−-]?0b/i.test(line);
  const hasExponent = (line: string) => /^[+−-]?(?=.*[.,])[\d_,'. ]*e\d+$/i.test(line);
  const numbers = lines.filter((line) => line !== '');
  const isHex = numbers.every((line) => isPlain(line) && !hasExponent(line)) && /[a-f]/i.test(text);
  return isHex ? 16 : 10;
}

interface Found {
  readonly digits: Digits;
  /** Where they begin and end. */
  readonly offset: number;
  readonly length: number;
}

interface Bases {
  readonly from: number | null;
  readonly assumed: number;
  readonly alphabet: Alphabet;
}

/** What is to be read as digits, without prefix or suffix, and of which base. */
function findDigits(text: string, afterSign: number, { from, assumed, alphabet }: Bases): Found {
  const offset = afterSign + (/^\s*/.exec(text.slice(afterSign))?.[0].length ?? 0);
  const body = text.slice(offset);
  const known = from === null ? undefined : digitsOf(from, alphabet);
  const isHex = from === null || from === 16;
  if (isHex && /^[0-9a-f_,' ]+h$/i.test(body) && known?.valueOf('h') === undefined)
    return { digits: digitsOf(16, alphabet), offset, length: text.length - 1 };
  for (const [pattern, base] of prefixes) {
    const prefix = pattern.exec(body)?.[0];
    if (prefix === undefined || (from !== null && (from !== base || known?.valueOf(prefix.slice(-1)) !== undefined)))
      continue;
    return { digits: digitsOf(base, alphabet), offset: offset + prefix.length, length: text.length };
  }
  return { digits: known ?? digitsOf(assumed, alphabet), offset, length: text.length };
}

type Parts = Readonly<Record<'whole' | 'fraction' | 'repeated', number[]>>;

function collectDigits(text: string, start: number, { base, symbols, ...digits }: Digits) {
  const parts: Parts = { whole: [], fraction: [], repeated: [] };
  let part: keyof Parts = 'whole';
  let isClosed = false;
  let offset = start;
  for (const character of text.slice(start)) {
    const at = { offset, length: character.length };
    const value = digits.valueOf(character);
    offset += character.length;
    if (isClosed) throw new ToolError('parenthesis', {}, at);
    if (value !== undefined) parts[part].push(value);
    else if (character === '.') {
      if (part !== 'whole') throw new ToolError('second-point', {}, at);
      part = 'fraction';
    } else if (character === '(' || character === ')') {
      const isRight = character === '(' ? part === 'fraction' : part === 'repeated' && parts.repeated.length > 0;
      if (!isRight) throw new ToolError('parenthesis', {}, at);
      if (character === '(') part = 'repeated';
      else isClosed = true;
    } else if (/[\r\n]/.test(character)) throw new ToolError('one-number', {}, at);
    else if (!isGroupMark(character)) {
      const params = { d: showCharacter(character, 0), b: base, first: symbols[0] ?? '', last: symbols.at(-1) ?? '' };
      throw new ToolError(base === 2 ? 'not-binary' : 'not-a-digit', params, at);
    }
  }
  if (part === 'repeated' && !isClosed) throw new ToolError('parenthesis', {}, offset);
  if (parts.whole.length + parts.fraction.length + parts.repeated.length === 0)
    throw new ToolError('no-digit', {}, offset);
  return parts;
}

function toRatio(
  whole: readonly number[],
  fraction: readonly number[],
  repeated: readonly number[],
  base: number,
): Ratio {
  const power = (length: number) => BigInt(base) ** BigInt(length);
  const fixed = digitsToNumber([...whole, ...fraction], base);
  const denominator = power(fraction.length);
  if (repeated.length === 0) return { numerator: fixed, denominator };
  const nines = power(repeated.length) - 1n;
  return { numerator: fixed * nines + digitsToNumber(repeated, base), denominator: denominator * nines };
}
