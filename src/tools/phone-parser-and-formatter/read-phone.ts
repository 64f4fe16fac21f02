import {
  type CountryCode,
  Metadata,
  ParseError,
  type PhoneNumber,
  parsePhoneNumberWithError,
  validatePhoneNumberLength,
} from 'libphonenumber-js/max';
import type { Params } from '#core/messages.ts';
import { showCharacter } from '#lib/text/show-character.ts';

/** What is wrong with a number: a message of the tool. */
export interface Fault {
  readonly code:
    | 'no-digits'
    | 'character'
    | 'letters'
    | 'calling-code'
    | 'no-number'
    | 'too-short'
    | 'too-long'
    | 'no-such-length'
    | 'missing-plus'
    | 'maybe-missing-plus'
    | 'unassigned';
  readonly params: Params;
}

/** A number as far as it could be read. */
export interface ReadPhone {
  readonly number?: PhoneNumber;
  readonly fault?: Fault;
  /** The number in digits, if letters replaced some. */
  readonly digits?: string;
  /** An international prefix that the country does not have, read as “+”. */
  readonly prefix?: string;
  /** The number with the “+” that seems to be missing: it is more likely than `number`, which nothing should show. */
  readonly suggested?: PhoneNumber;
}

/** Longer texts are no phone numbers, however they are spaced: the library has the same limit. */
const maxLength = 250;
/** What an extension is written after. */
const extension = /(?:;ext=|\s*(?:\b(?:ext(?:ension|n)?|poste|x)\b\.?|[x#])[\s:.]*)(\d{1,15})#?\s*$/iu;
/** Marks of the direction of writing that contact lists copy along, and a byte order mark. */
const invisible = /[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;
/** Characters of a number besides digits, letters and an extension. */
const stranger = /[^\p{Nd}\p{L}+\-‐-―−/\s\u00ad\u200b\u2060()[\].~⁓∼·•,;*#]/u;

/** Reads a phone number: one that is written without its calling code is one of a country. */
export function readPhone(text: string, country: CountryCode, allowsLetters: boolean): ReadPhone {
  if (text.length > maxLength) return { fault: { code: 'no-number', params: {} } };
  const written = fromUri(text.replace(invisible, '').trim().normalize('NFKC'));
  const plain = written.replace(extension, '');
  const ext = plain === written ? undefined : extension.exec(written)?.[1];
  const strange = stranger.exec(plain);
  if (!/\p{Nd}/u.test(plain)) return { fault: { code: 'no-digits', params: {} } };
  if (strange)
    return { fault: { code: 'character', params: { c: showCharacter(plain, strange.index), p: strange.index + 1 } } };
  const letter = plain.search(/\p{L}/u);
  if (letter >= 0 && (!allowsLetters || /[^\P{L}a-z]|[,;]/iu.test(plain)))
    return {
      fault: {
        code: allowsLetters ? 'character' : 'letters',
        params: { c: showCharacter(plain, letter), p: letter + 1 },
      },
    };
  const digits = plain.replace(/[a-z]/gi, toDigit);
  const read = parse(digits, country);
  if (ext !== undefined) for (const number of [read.number, read.suggested]) number?.setExt(ext);
  return letter < 0 ? read : { ...read, digits };
}

/** The digit of a letter on the keys of a phone (ITU-T E.161). */
const toDigit = (letter: string): string => '22233344455566677778889999'[letter.toLowerCase().charCodeAt(0) - 97] ?? '';

/** The number in a link by RFC 3966, with the calling code that it is to be read with. */
function fromUri(text: string): string {
  if (!/^tel:/i.test(text)) return text;
  const [number = '', ...parameters] = text.slice(4).split(';');
  const parameterOf = (name: string) =>
    parameters.find((parameter) => parameter.toLowerCase().startsWith(`${name}=`))?.slice(name.length + 1);
  const context = parameterOf('phone-context') ?? '';
  const ext = parameterOf('ext');
  const whole = context.startsWith('+') && !number.startsWith('+') ? context + number : number;
  return ext === undefined ? whole : `${whole};ext=${ext}`;
}

/** International prefixes by what is dialed, with the marks that may separate their digits. */
const prefixes = ['00', '011', '0011', '010', '810'].map((prefix) => ({
  prefix,
  pattern: new RegExp(`^[\\s(]*${[...prefix].join('[\\s().-]*')}[\\s().-]*`),
}));

/** Faults that a missing “+” can explain. */
const lacksPlus = new Set<Fault['code']>(['too-long', 'no-such-length', 'unassigned']);

/** Reads a number as one of a country, or where it is none there, as an international one. */
function parse(digits: string, country: CountryCode): ReadPhone {
  const read = parseIn(digits, country);
  if (digits.includes('+') || !read.fault) return read;
  const isBetter = (other: ReadPhone) =>
    other.number?.isValid() || (other.number?.isPossible() && !read.number?.isPossible());
  const dialled = prefixes.flatMap(({ prefix, pattern }) =>
    pattern.test(digits) ? { ...parseIn(digits.replace(pattern, '+'), country), prefix } : [],
  );
  const international = dialled.find(({ number }) => number?.isValid()) ?? dialled.find(isBetter);
  if (international) return international;
  if (!lacksPlus.has(read.fault.code)) return read;
  const suggestion = parseIn(`+${digits}`, country);
  const { number } = suggestion;
  if (!number || !isBetter(suggestion)) return read;
  const params = { country, number: number.formatInternational() };
  const other = number.country ?? number.getPossibleCountries()[0] ?? `+${number.countryCallingCode}`;
  const fault: Fault = number.isValid()
    ? { code: 'missing-plus', params }
    : { code: 'maybe-missing-plus', params: { ...params, other } };
  return { ...read, fault, suggested: number };
}

function parseIn(digits: string, country: CountryCode): ReadPhone {
  try {
    const number = parsePhoneNumberWithError(digits, { defaultCountry: country, extract: false });
    const fault = faultOf(number);
    return fault ? { number, fault } : { number };
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    return { fault: unreadable(error.message, digits, country) };
  }
}

/** Why there is no number at all. */
function unreadable(message: string, digits: string, country: CountryCode): Fault {
  if (message === 'INVALID_COUNTRY')
    return { code: 'calling-code', params: { code: digits.replace(/\D/g, '').slice(0, 3) } };
  if (message === 'TOO_SHORT' || message === 'TOO_LONG')
    return lengthFault(message, digits.replace(/\D/g, ''), country);
  return { code: 'no-number', params: {} };
}

function faultOf(number: PhoneNumber): Fault | undefined {
  const { nationalNumber, country, countryCallingCode } = number;
  if (number.isValid()) return undefined;
  const plan = country ?? number.getPossibleCountries()[0] ?? mainCountryOf(countryCallingCode);
  if (number.isPossible())
    return { code: 'unassigned', params: { prefix: `+${countryCallingCode} ${nationalNumber.slice(0, 4)}` } };
  const result = validatePhoneNumberLength(number.number);
  return lengthFault(result ?? 'INVALID_LENGTH', nationalNumber, plan);
}

/** The country that a calling code is named after, such as the United Kingdom for 44; undefined for services. */
function mainCountryOf(callingCode: string): CountryCode | undefined {
  const metadata = new Metadata() as unknown as CountriesByCode;
  return metadata.getCountryCodesForCallingCode(callingCode)?.find((code) => code !== '001') as CountryCode | undefined;
}

/** What the library does not declare of its metadata: `001` is the world. */
interface CountriesByCode {
  getCountryCodesForCallingCode(callingCode: string): readonly string[] | undefined;
}

function lengthFault(result: string, digits: string, country: CountryCode | undefined): Fault {
  const lengths = country ? lengthsOf(country) : [];
  const [min = 0, max = 0] = [lengths[0], lengths.at(-1)];
  if (country === undefined || max === 0) return { code: 'no-number', params: {} };
  const params = { n: digits.length, lengths: min === max ? String(min) : `${min}–${max}`, country };
  if (result === 'TOO_SHORT' || digits.length < min) return { code: 'too-short', params };
  if (result === 'TOO_LONG' || digits.length > max) return { code: 'too-long', params };
  return { code: 'no-such-length', params: { ...params, lengths: lengths.join(', ') } };
}

/** How many digits the numbers of a country have after its calling code. */
function lengthsOf(country: CountryCode): readonly number[] {
  const metadata = new Metadata();
  metadata.selectNumberingPlan(country);
  return metadata.numberingPlan?.possibleLengths().toSorted((a, b) => a - b) ?? [];
}
