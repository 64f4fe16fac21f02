/** The greatest numbers that can be written without and with overlines. */
export const greatest = { plain: 3_999, overlined: 3_999_999 };

const digits = [
  ['I', 'V', 'X'],
  ['X', 'L', 'C'],
  ['C', 'D', 'M'],
  ['M', '', ''],
] as const;

/** A decimal place of a number, and its numeral. */
export interface Part {
  readonly value: number;
  readonly numeral: string;
}

const overline = '\u0305';

/**
 * The decimal places of a number from 1 to 3,999,999, each with its numeral in the standard form. From 4,000 on the
 * thousands are overlined (the vinculum).
 */
export function partsOf(number: number): readonly Part[] {
  if (number <= greatest.plain) return placesOf(number);
  const thousands = placesOf(Math.floor(number / 1000)).map(({ value, numeral }) => ({
    value: value * 1000,
    numeral: numeral.replace(/./g, `$&${overline}`),
  }));
  return [...thousands, ...placesOf(number % 1000)];
}

/** The standard form of a number from 1 to 3,999,999. */
export const writeNumeral = (number: number): string =>
  partsOf(number)
    .map(({ numeral }) => numeral)
    .join('');

function placesOf(number: number): readonly Part[] {
  return [3, 2, 1, 0].flatMap((place) => {
    const digit = Math.floor(number / 10 ** place) % 10;
    const [one, five, ten] = digits[place] ?? digits[0];
    if (digit === 0) return [];
    const numeral =
      digit === 9
        ? one + ten
        : digit === 4
          ? one + five
          : digit >= 5
            ? five + one.repeat(digit - 5)
            : one.repeat(digit);
    return [{ value: digit * 10 ** place, numeral }];
  });
}

const letters = 'IVXLCDM';
const characters = 'ⅠⅤⅩⅬⅭⅮⅯ';

/** A numeral in the characters that Unicode has for it: one for a number up to 12, and for the units of others. */
export function toUnicode(numeral: string): string {
  const short = Array.from({ length: 12 }, (_, index) => writeNumeral(index + 1));
  const characterOf = (part: string) => String.fromCodePoint(0x2160 + short.indexOf(part));
  if (short.includes(numeral)) return characterOf(numeral);
  return numeral
    .replace(/(?:I[VX]|VI{0,3}|I{1,3})$/, characterOf)
    .replace(/[IVXLCDM]/g, (letter) => characters.charAt(letters.indexOf(letter)));
}
