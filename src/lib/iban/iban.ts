import { ibanCountries } from '#generated/data/iban-registry.ts';
import type { IbanCountry, IbanPart } from './country.ts';

/** The country of an ISO 3166 code, or of a code that IBANs use; undefined where it has no IBANs. */
export const findIbanCountry = (code: string): IbanCountry | undefined =>
  Object.hasOwn(ibanCountries, code) ? ibanCountries[code] : undefined;

/** In front of an IBAN: quotation marks and brackets, and its name. */
const head = /^[\s\p{Cf}"'“„«‹([<]*(?:IBAN[\s\p{Cf}"']*:?[\s\p{Cf}"'“„«‹([<]*)?/iu;
/** Behind one: what closes them, and what separates it from the next one. */
const tail = /(?<![\s\p{Cf}"'”“»›)\]>.,;])[\s\p{Cf}"'”“»›)\]>.,;]+$/u;

/**
 * An IBAN as it is processed: without the word IBAN, quotation marks and brackets around it, a separator after it, blanks of
 * any kind, hyphens and dots, in capital letters. All other characters stay.
 *
 * @example cleanIban('IBAN: de89 3704-0044 …') // 'DE8937040044…'
 */
export const cleanIban = (text: string): string => compactIban(text.replace(head, '').replace(tail, ''));

/** A part of an IBAN without blanks, hyphens and dots, in capital letters. */
export const compactIban = (text: string): string =>
  text.replace(/[\s\p{Cf}.\-‐-―−]/gu, '').replace(/[a-z]+/g, (letters) => letters.toUpperCase());

/** Characters that a position may have: digits, capital letters, or both. */
export type IbanClass = 'n' | 'a' | 'c';

/** Whether a character is one that a position may have. */
export function fitsClass(character: string, of: IbanClass): boolean {
  if (character.length !== 1) return false;
  const isDigit = character >= '0' && character <= '9';
  return of === 'n' ? isDigit : (character >= 'A' && character <= 'Z') || (of === 'c' && isDigit);
}

/** The character class at a position of a BBAN. */
export interface IbanPosition {
  readonly class: IbanClass;
  readonly part: IbanPart;
}

const positions = new Map<IbanCountry, readonly IbanPosition[]>();

/** The character class at each position of the BBANs of a country. */
export function positionsOf(country: IbanCountry): readonly IbanPosition[] {
  const known = positions.get(country);
  if (known) return known;
  const parts = country.parts.flatMap(([part, length]) => Array.from({ length }, () => part));
  const made = [...country.structure.matchAll(/(\d+)!([nac])/g)]
    .flatMap(([, count, of]) => Array.from({ length: Number(count) }, () => of as IbanClass))
    .map((of, index) => ({ class: of, part: parts[index] as IbanPart }));
  positions.set(country, made);
  return made;
}

/** The number of characters of the IBANs of a country. */
export const ibanLength = (country: IbanCountry): number => positionsOf(country).length + 4;

/**
 * The two check digits (ISO 7064 MOD 97-10) of digits and capital letters of a BBAN.
 *
 * @example checkDigitsOf('DE', '370400440532013000') // '89'
 */
export function checkDigitsOf(code: string, bban: string): string {
  const digits = `${bban}${code}00`.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  let rest = 0;
  // Steps of seven digits stay exact.
  for (let start = 0; start < digits.length; start += 7) rest = Number(`${rest}${digits.slice(start, start + 7)}`) % 97;
  return String(98 - rest).padStart(2, '0');
}
