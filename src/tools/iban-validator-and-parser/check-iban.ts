import { append } from '#lib/collections/append.ts';
import type { IbanCountry, IbanPart } from '#lib/iban/country.ts';
import {
  checkDigitsOf,
  cleanIban,
  findIbanCountry,
  fitsClass,
  type IbanClass,
  ibanLength,
  positionsOf,
} from '#lib/iban/iban.ts';
import { nationalCheckOf, withNationalCheck } from './national-check.ts';

/** What is checked of an IBAN, in this order. */
export const checkNames = ['country', 'length', 'characters', 'checkDigits', 'nationalCheck'] as const;
export type CheckName = (typeof checkNames)[number];

/** What is wrong with an IBAN. Positions count from 1, in the IBAN without blanks. */
export type Fault =
  | { readonly check: 'country'; readonly code: 'begin' | 'reference' | 'no-country' | 'unregistered' }
  | { readonly check: 'length'; readonly code: 'length'; readonly wanted: number }
  | {
      readonly check: 'characters';
      readonly code: 'character';
      readonly position: number;
      readonly character: string;
      readonly class: IbanClass;
      readonly part: IbanPart | 'countryCode' | 'checkDigits';
      /** What may have been meant: 0 for O, 1 for I, a letter or digit for its full-width form. */
      readonly meant: string | undefined;
    }
  | { readonly check: 'checkDigits' | 'nationalCheck'; readonly code: 'digits'; readonly wanted: string | undefined };

export interface CheckedIban {
  /** Without blanks, in capital letters. */
  readonly iban: string;
  readonly code: string;
  readonly country: IbanCountry | undefined;
  readonly faults: readonly Fault[];
  /** The checks that could be made. */
  readonly made: readonly CheckName[];
  /** Nothing is wrong, but that characters are missing at the end. */
  readonly isIncomplete: boolean;
  readonly isValid: boolean;
}

/** Checks an IBAN however it is spaced; all that is wrong is found, not just the first. */
export function checkIban(written: string, acceptsUnregistered: boolean): CheckedIban {
  const iban = cleanIban(written);
  const characters = [...iban];
  const code = characters.slice(0, 2).join('');
  const country = findIbanCountry(code);
  const faults: Fault[] = [];
  const made: CheckName[] = ['country'];
  if (!country) faults.push({ check: 'country', code: countryFault(iban, code) });
  else if (!country.isRegistered && !acceptsUnregistered) faults.push({ check: 'country', code: 'unregistered' });
  if (country) {
    made.push('length', 'characters');
    const wanted = ibanLength(country);
    if (characters.length !== wanted) faults.push({ check: 'length', code: 'length', wanted });
    append(faults, characterFaults(characters, country));
    if (!faults.some(({ check }) => check !== 'country')) {
      const bban = iban.slice(4);
      const digits = checkDigitsOf(code, bban);
      made.push('checkDigits');
      if (digits !== iban.slice(2, 4)) faults.push({ check: 'checkDigits', code: 'digits', wanted: digits });
      const fits = nationalCheckOf(code, country);
      if (fits) made.push('nationalCheck');
      if (fits && !fits(bban)) {
        const right = withNationalCheck(code, country, bban);
        const digitsIn = (text: string) => partsOf(text, country).nationalCheck;
        faults.push({ check: 'nationalCheck', code: 'digits', wanted: right && digitsIn(right) });
      }
    }
  }
  const [first] = faults;
  const isBegun = !country && /^(?:[A-Z]?|R)$/.test(iban);
  const isShort = faults.length === 1 && first?.code === 'length' && characters.length < first.wanted;
  return { iban, code, country, faults, made, isIncomplete: isBegun || isShort, isValid: faults.length === 0 };
}

function countryFault(iban: string, code: string): 'begin' | 'reference' | 'no-country' {
  if (/^RF\d{2}/.test(iban)) return 'reference';
  return /^[A-Z]{2}$/.test(code) ? 'no-country' : 'begin';
}

function characterFaults(characters: readonly string[], country: IbanCountry): readonly Fault[] {
  const checkDigits = { class: 'n', part: 'checkDigits' } as const;
  return [checkDigits, checkDigits, ...positionsOf(country)].flatMap(({ class: of, part }, index): Fault[] => {
    const character = characters[index + 2];
    if (character === undefined || fitsClass(character, of)) return [];
    const meant = meantBy(character, of);
    return [{ check: 'characters', code: 'character', position: index + 3, character, class: of, part, meant }];
  });
}

const lookalikes: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1', '0': 'O', '1': 'I' };

function meantBy(character: string, of: IbanClass): string | undefined {
  const plain = character.normalize('NFKC').toUpperCase();
  return [plain, lookalikes[plain] ?? ''].find((meant) => meant.length === 1 && fitsClass(meant, of));
}

/** The parts of a BBAN, as far as there are characters for them; what has several places is put together. */
export function partsOf(bban: string, country: IbanCountry): Readonly<Partial<Record<IbanPart, string>>> {
  const parts: Partial<Record<IbanPart, string>> = {};
  let start = 0;
  for (const [part, length] of country.parts) {
    const text = bban.slice(start, start + length);
    if (text !== '') parts[part] = (parts[part] ?? '') + text;
    start += length;
  }
  return parts;
}
