import { countrySpecs } from 'ibantools';
import type { IbanCountry } from '#lib/iban/country.ts';
import { fitsClass, positionsOf } from '#lib/iban/iban.ts';

/** Values of the characters of an Italian BBAN in odd places; 0 to 9 have those of A to J. */
const odd = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23];

/** The check letter (CIN) of Italy and San Marino, which comes first. */
function hasRightCin(bban: string): boolean {
  const sum = [...bban.slice(1)].reduce((total, character, index) => {
    const digit = character.charCodeAt(0) - 48;
    const value = digit < 10 ? digit : digit - 17;
    return total + (index % 2 === 0 ? (odd[value] ?? 0) : value);
  }, 0);
  return bban.charCodeAt(0) - 65 === sum % 26;
}

type FitsNationally = (bban: string) => boolean;

const own: Readonly<Record<string, FitsNationally>> = { IT: hasRightCin, SM: hasRightCin };

/** The national check of the BBANs of a country; undefined where none is known. */
export const nationalCheckOf = (code: string, { of = code }: IbanCountry): FitsNationally | undefined =>
  own[of] ?? countrySpecs[of]?.bban_validation_func;

/** Where two check digits are a remainder modulo 97: the least that is written, of two values that are alike. */
const leastRemainder: Readonly<Record<string, number>> = {
  ...{ BE: 1, FR: 1, MC: 1 },
  ...{ BA: 2, ME: 2, MK: 2, PT: 2, RS: 2, SI: 2 },
};

/**
 * A BBAN with the national check digits that fit it, replacing those it has; undefined if they have no places of their
 * own, or not exactly one value fits.
 */
export function withNationalCheck(code: string, country: IbanCountry, bban: string): string | undefined {
  const fits = nationalCheckOf(code, country);
  const places = positionsOf(country).flatMap(({ part }, index) => (part === 'nationalCheck' ? [index] : []));
  const [first] = places;
  if (!fits || first === undefined) return undefined;
  const isLetter = fitsClass('A', positionsOf(country)[first]?.class ?? 'n');
  const written = isLetter ? letters : numbersOf(places.length, leastRemainder[country.of ?? code]);
  const fitting = written
    .map((check) =>
      places.reduce((text, place, index) => text.slice(0, place) + check[index] + text.slice(place + 1), bban),
    )
    .filter(fits);
  return fitting.length === 1 ? fitting[0] : undefined;
}

const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));

/** All numbers of a number of digits, or the 97 from the least remainder on. */
const numbersOf = (digits: number, least: number | undefined): readonly string[] =>
  Array.from({ length: least === undefined ? 10 ** digits : 97 }, (_, index) =>
    String(index + (least ?? 0)).padStart(digits, '0'),
  );
