import { type CountryCode, findPhoneNumbersInText, type PhoneNumber } from 'libphonenumber-js/max';
import { append } from '#lib/collections/append.ts';
import { type Fault, readPhone } from './read-phone.ts';

/** A piece of a text that is a phone number, or looks like one. */
interface Place {
  /** From 1. */
  readonly line: number;
  /** Its place in the line, in UTF-16 units. */
  readonly startsAt: number;
  readonly endsAt: number;
  /** Its place in the text. */
  readonly offset: number;
  readonly written: string;
}

export interface FoundPhone extends Place {
  readonly number: PhoneNumber;
}

export interface SkippedPhone extends Place {
  readonly fault: Fault;
}

/**
 * As many digits as numbers have, which are no part of a longer number or a name. The library passes over those with the
 * international prefix of another country, and takes several with commas between them for one.
 */
const lookalike =
  /(?<!\d |[\p{L}\d][.,:/-]?)\+?\(?\+?\d(?:[ \u00a0\u202f()./-]{0,3}\d){6,14}(?! \d|[.,:/-]?[\p{L}\d])/gu;
const dateOrAddress = /\d{4}-\d\d-\d\d|\b\d\d?[./-]\d\d?[./-]\d{4}\b|^\d{1,3}(?:\.\d{1,3}){3}$/;

/** The phone numbers in a text, in its order, and what looks like one, but is none of that country. */
export function findPhones(text: string, country: CountryCode) {
  const found: FoundPhone[] = [];
  const skipped: SkippedPhone[] = [];
  let start = 0;
  for (const [index, piece] of text.split(/(\r\n|\r|\n)/).entries()) {
    if (index % 2 === 0) {
      const inLine = readLine(piece, country, { line: index / 2 + 1, start });
      append(found, inLine.found);
      append(skipped, inLine.skipped);
    }
    start += piece.length;
  }
  return { found, skipped };
}

function readLine(
  text: string,
  country: CountryCode,
  { line, start }: { readonly line: number; readonly start: number },
) {
  const placeOf = (startsAt: number, endsAt: number): Place => ({
    ...{ line, startsAt, endsAt },
    ...{ offset: start + startsAt, written: text.slice(startsAt, endsAt) },
  });
  const found = findPhoneNumbersInText(text, { defaultCountry: country, extended: true })
    .map(({ startsAt, endsAt, number }): FoundPhone => ({ ...placeOf(startsAt, endsAt), number }))
    // Of a number that is written without its calling code the length alone says little.
    .filter(({ number, written }) => number.isValid() || written.includes('+'));
  const skipped: SkippedPhone[] = [];
  for (const { 0: written, index } of withoutPlaces(text, found).matchAll(lookalike)) {
    if (dateOrAddress.test(written)) continue;
    const place = placeOf(index, index + written.length);
    const { number, fault } = readPhone(written, country, false);
    if (!fault && number) found.push({ ...place, number });
    else if (fault && (fault.code === 'unassigned' || isNumberAnywhere(written))) skipped.push({ ...place, fault });
  }
  return { found: found.sort((a, b) => a.startsAt - b.startsAt), skipped };
}

/** Whether digits that are no number of the country may be one of another: few may be years, and those in a row an identifier. */
const isNumberAnywhere = (written: string): boolean =>
  written.replace(/\D/g, '').length >= 9 && !/^[1-9]\d*$/.test(written);

/** A text of the same length, in which nothing is at some places. */
function withoutPlaces(text: string, places: readonly Place[]): string {
  let end = 0;
  const pieces = places.map(({ startsAt, endsAt }) => {
    const before = text.slice(end, startsAt);
    end = endsAt;
    return before + '|'.repeat(endsAt - startsAt);
  });
  return pieces.join('') + text.slice(end);
}
