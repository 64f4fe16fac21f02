import {
  AsYouType,
  type CountryCode,
  findPhoneNumbersInText,
  getExampleNumber,
  type PhoneNumber,
} from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { isRegion } from '#core/fields.ts';
import { type Context, type RunOf, ToolError } from '#core/tool.ts';
import { writeCsv } from '#lib/csv/write.ts';
import { gatherNotices } from '#lib/errors/gather-notices.ts';
import { mapLines } from '#lib/lines/map.ts';
import { nameRegion } from '#lib/name-region.ts';
import type messages from './en.json';
import { findPhones } from './find-phones.ts';
import { type Fault, type ReadPhone, readPhone } from './read-phone.ts';
import type tool from './tool.ts';

type PhoneContext = Context<keyof typeof messages.logic>;

/**
 * Where a phone number is from, of what type it is, whether it is valid and why not, and how it is written, unless no
 * number can have its length. Of several lines the first is read.
 * @throws ToolError `empty`
 */
export const describe: RunOf<typeof tool, 'describe'> = (text, { country, letters, from }, ctx: PhoneContext) => {
  const [line, ...others] = text.split(/\r\n|\r|\n/).filter((each) => each.trim() !== '');
  if (line === undefined) throw new ToolError('empty');
  if (others.length > 0) ctx.notice('more-lines', { n: others.length }, undefined, [{ operation: 'checkList' }]);
  const read = readPhone(line, country, letters);
  const { digits, prefix, suggested } = read;
  const number = shownOf(read);
  const written = number?.isPossible() ? number : undefined;
  // What is unknown of a number that nobody means says nothing.
  const unknown = suggested ? null : ctx.message('unknown');
  if (digits !== undefined) ctx.notice('letters', { digits });
  if (prefix !== undefined) ctx.notice('prefix', { prefix, country: nameRegion(country, ctx) });
  const isOfDefault = !/[+＋]/.test(line) && prefix === undefined && !suggested;
  if (isOfDefault && read.fault && foreign.has(read.fault.code))
    ctx.notice('default-country', { country: nameRegion(country, ctx) });
  if (suggested) {
    // With more lines, the input is not just this number.
    const offers = others.length === 0 ? [{ input: suggested.formatInternational() }] : [];
    ctx.notice('add-plus', {}, undefined, offers);
  }
  return {
    valid: read.number?.isValid() ?? false,
    possible: read.number?.isPossible() ?? false,
    ...judge(read, ctx),
    international: written?.formatInternational() ?? null,
    national: written?.formatNational() ?? null,
    e164: written?.number ?? null,
    country: number ? tellCountry(number, ctx) : unknown,
    type: number ? tellType(number, ctx) : unknown,
    uri: written?.getURI() ?? null,
    dialled: (written && dialFrom(written, from, country)) || null,
    nationalNumber: number?.nationalNumber ?? null,
    extension: number?.ext ?? null,
    typed: number
      ? new AsYouType(country).input(prefix === undefined ? (digits ?? line) : number.number) || null
      : null,
    countryCode: number?.country ?? (number?.isNonGeographic() ? null : unknown),
    callingCode: number ? `+${number.countryCallingCode}` : unknown,
    countries:
      number && !number.country
        ? number
            .getPossibleCountries()
            .map((code) => nameRegion(code, ctx))
            .join(', ') || null
        : null,
    example: (number?.country && getExampleNumber(number.country, examples)?.formatInternational()) ?? null,
  };
};

/** Faults by which a number may be one of another country. */
const foreign: ReadonlySet<Fault['code']> = new Set(['too-long', 'no-such-length']);

/** Whether a number is valid, in a word and in a sentence, and what is wrong with it. */
function judge(read: ReadPhone, ctx: PhoneContext) {
  const { fault, number } = read;
  const problem = fault ? explain(fault, ctx) : null;
  const state = fault?.code === 'too-short' ? 'incomplete' : stateOf(read);
  const country = number?.country && nameRegion(number.country, ctx);
  const verdict =
    state !== 'valid'
      ? ctx.message(`verdict-${state}`, { problem: problem ?? '' })
      : country
        ? ctx.message('verdict-valid', { country })
        : ctx.message('verdict-valid-number');
  return { state, verdict, problem };
}

/** A row for each line that is not blank: whether it is a valid number, what it is and what is wrong with it. */
export const checkList: RunOf<typeof tool, 'checkList'> = (
  text,
  { country, letters, onlyInvalid },
  ctx: PhoneContext,
) => {
  const lines = text.split(/\r\n|\r|\n/);
  const counts = { valid: 0, possible: 0, impossible: 0 };
  const notices = gatherNotices(ctx.notice);
  const rows = lines.flatMap((written, index) => {
    if (index % 1_000 === 0) ctx.progress(index / lines.length);
    if (written.trim() === '') return [];
    const whole = readPhone(written, country, letters);
    const inText = whole.fault && !whole.number ? onlyNumberIn(written, country) : undefined;
    if (inText) notices.of(0)('in-text', { n: 1 });
    const read = inText ? { number: inText } : whole;
    const { fault, prefix } = read;
    const number = shownOf(read);
    const state = stateOf(read);
    counts[state]++;
    if (prefix !== undefined) notices.of(0)('prefixes', { n: 1 });
    if (onlyInvalid && state === 'valid') return [];
    const about = number
      ? [
          tellCountry(number, ctx),
          tellType(number, ctx),
          ...(number.isPossible()
            ? [number.number, number.formatInternational(), number.formatNational()]
            : ['', '', '']),
        ]
      : ['', '', '', '', ''];
    const problem = fault ? explain(fault, ctx) : '';
    return [[String(index + 1), ctx.message(`state-${state}`), written.trim(), ...about, number?.ext ?? '', problem]];
  });
  notices.report();
  const { valid, possible, impossible } = counts;
  return {
    list: writeCsv(columns, rows),
    lines: valid + possible + impossible,
    valid,
    possible,
    invalid: impossible,
  };
};

/** The number in a line with other text, such as a name, where there is just one. */
function onlyNumberIn(line: string, country: CountryCode): PhoneNumber | undefined {
  const [first, ...others] = findPhoneNumbersInText(line, { defaultCountry: country, extended: true });
  return others.length === 0 ? first?.number : undefined;
}

const columns = [
  'line',
  'result',
  'number',
  'country',
  'type',
  'e164',
  'international',
  'national',
  'extension',
  'problem',
];

/** Phone numbers, one per line, in one form. What is no number stays as it is, and is reported. */
export const format: RunOf<typeof tool, 'format'> = (text, options, ctx: PhoneContext) => {
  const { country, letters } = options;
  const notices = gatherNotices(ctx.notice);
  const formatted = mapLines(text, (line, offset) => {
    if (line.trim() === '') return line;
    const read = readPhone(line, country, letters);
    const { fault, prefix } = read;
    const number = shownOf(read);
    if (prefix !== undefined) notices.of(0)('prefixes', { n: 1 });
    if (fault) notices.of(offset)('not-valid', { n: 1 }, 0);
    return (number?.isPossible() && formIn(number, options)) || line;
  });
  notices.report();
  return formatted;
};

function formIn(number: PhoneNumber, { form, from, country }: Parameters<typeof format>[1]): string {
  switch (form) {
    case 'e164':
      return number.number;
    case 'uri':
      return number.getURI();
    case 'national':
      return number.formatNational();
    case 'dialled':
      return dialFrom(number, from, country);
    default:
      return number.formatInternational();
  }
}

/** A number as it is dialed in a country, by default that of numbers without a calling code. */
const dialFrom = (number: PhoneNumber, from: CountryCode | 'same', country: CountryCode): string =>
  number.format('IDD', { fromCountry: from === 'same' ? country : from });

/**
 * The phone numbers in a text, with their places, as `start` and `end` of their lines count characters. What looks like
 * one, but is none of that country, is reported.
 * @throws ToolError `none-found`, `none-valid` {n, text, problem, country}
 */
export const find: RunOf<typeof tool, 'find'> = (text, { country }, ctx: PhoneContext) => {
  const { found, skipped } = findPhones(text, country);
  const rows = found.map(({ line, startsAt, endsAt, written, number }) => [
    ...[String(line), String(startsAt), String(endsAt), written],
    ...[number.number, tellCountry(number, ctx), tellType(number, ctx)],
  ]);
  const [first] = skipped;
  if (first) {
    const problem = explain(first.fault, ctx);
    const params = { n: skipped.length, text: first.written, problem, country: nameRegion(country, ctx) };
    const place = { offset: first.offset, length: first.written.length };
    if (rows.length === 0) throw new ToolError('none-valid', params, place);
    ctx.notice('skipped', params, place);
  }
  if (rows.length === 0) throw new ToolError('none-found');
  return { matches: writeCsv(['line', 'start', 'end', 'text', 'e164', 'country', 'type'], rows), count: rows.length };
};

/** A text in pieces: phone numbers, each with its properties, and the text between them. */
export const mark: RunOf<typeof tool, 'mark'> = (text, { country }) => {
  let end = 0;
  const pieces = findPhones(text, country).found.flatMap(({ offset, written, number }) => {
    const before = text.slice(end, offset);
    end = offset + written.length;
    return [{ text: before }, { text: written, note: number.formatInternational() }];
  });
  return [...pieces, { text: text.slice(end) }];
};

/** The number, where no other one is more likely meant. */
const shownOf = ({ number, suggested }: ReadPhone): PhoneNumber | undefined => (suggested ? undefined : number);

const stateOf = ({ number }: ReadPhone): 'valid' | 'possible' | 'impossible' =>
  number?.isValid() ? 'valid' : number?.isPossible() ? 'possible' : 'impossible';

/** The name of its country; several countries may share a calling code, and some services have none. */
function tellCountry(number: PhoneNumber, ctx: PhoneContext): string {
  if (number.country) return nameRegion(number.country, ctx);
  return ctx.message(number.isNonGeographic() ? 'no-country' : 'unknown');
}

const tellType = (number: PhoneNumber, ctx: PhoneContext): string => {
  const type = number.getType();
  return ctx.message(type ? `type-${type}` : 'unknown');
};

const explain = ({ code, params }: Fault, ctx: PhoneContext): string => {
  const nameOf = (value: unknown) => (isRegion(String(value)) ? nameRegion(String(value), ctx) : String(value));
  return ctx.message(code, { ...params, country: nameOf(params['country']), other: nameOf(params['other']) });
};
