import { type OptionsOf, ToolError } from '#core/tool.ts';
import { decodeHex } from '#lib/hex.ts';
import { checkDigitsOf, compactIban } from '#lib/iban/iban.ts';
import { inField } from '#lib/in-field.ts';
import { shorten } from '#lib/shorten.ts';
import type tool from './tool.ts';

export type Content = OptionsOf<typeof tool, 'write'>;

/**
 * What the code says: the text itself, or what phones act on, such as a contact, written of the fields.
 * @throws ToolError `not-a-place`, `not-a-time` (`x`), `not-an-iban` (`x`), `not-an-amount` (`x`), and those of hexadecimal
 */
export function writeContent(input: string, form: Content): string | Uint8Array {
  const line = input.replace(/\r?\n$/, '');
  switch (form.content) {
    case 'text':
      return input;
    case 'hex':
      return decodeHex(input);
    case 'email':
      return writeMail(line, form);
    case 'phone':
      return `tel:${line.replace(/[\s().-]/g, '')}`;
    case 'sms':
      return `SMSTO:${line.replace(/[\s().-]/g, '')}:${form.message}`;
    case 'location':
      return writeLocation(line);
    case 'contact':
      return writeContact(line, form);
    case 'event':
      return writeEvent(line, form);
    default:
      return writePayment(line, form);
  }
}

/** As RFC 6068 has it: lines end with CRLF. */
function writeMail(address: string, { subject, message }: Content): string {
  const encode = (text: string) => encodeURIComponent(text.toWellFormed().replace(/\r\n|\r|\n/g, '\r\n'));
  const fields = [
    ...(subject === '' ? [] : [`subject=${encode(subject)}`]),
    ...(message === '' ? [] : [`body=${encode(message)}`]),
  ];
  const to = encode(address.trim()).replaceAll('%40', '@').replaceAll('%2C', ',');
  return `mailto:${to}${fields.length > 0 ? '?' : ''}${fields.join('&')}`;
}

function writeLocation(text: string): string {
  const [, latitude = '', longitude = ''] =
    /^\s*(-?\d{1,3}(?:\.\d+)?)\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(text) ?? [];
  const isPlace = latitude !== '' && Math.abs(Number(latitude)) <= 90 && Math.abs(Number(longitude)) <= 180;
  if (!isPlace) throw new ToolError('not-a-place', { x: shorten(text) }, { offset: 0, length: text.length });
  return `geo:${latitude},${longitude}`;
}

/** A value of vCard and iCalendar (RFC 2426, section 4; RFC 5545, section 3.3.11). */
const escapeValue = (text: string): string => text.replace(/[\\,;]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');

const linesOf = (text: string): readonly string[] =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter(Boolean);

/** The lines that have a value, each ended by CRLF. */
const writeLines = (lines: readonly (readonly [name: string, value: string])[]): string =>
  lines
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}:${value}\r\n`)
    .join('');

/** A vCard 3.0 (RFC 2426). The last word of the name is the family name, unless a comma says otherwise. */
function writeContact(name: string, form: Content): string {
  const [, family = '', given = ''] = name.includes(',')
    ? (/^([^,]*),(.*)$/s.exec(name) ?? [])
    : ['', name.trim().split(/\s+/).at(-1) ?? '', name.trim().split(/\s+/).slice(0, -1).join(' ')];
  const shown = name.includes(',') ? `${given.trim()} ${family.trim()}` : name.trim();
  const address = [form.street, form.city, form.postalCode, form.country].map((part) => escapeValue(part.trim()));
  const [street = '', city = '', postalCode = '', country = ''] = address;
  const hasAddress = address.some(Boolean);
  return writeLines([
    ['BEGIN', 'VCARD'],
    ['VERSION', '3.0'],
    ['N', `${escapeValue(family.trim())};${escapeValue(given.trim())};;;`],
    ['FN', escapeValue(shown.trim())],
    ['ORG', escapeValue(form.organisation)],
    ['TITLE', escapeValue(form.jobTitle)],
    ...linesOf(form.phones).map((phone) => ['TEL', escapeValue(phone)] as const),
    ...linesOf(form.emails).map((email) => ['EMAIL', escapeValue(email)] as const),
    ['ADR', hasAddress ? `;;${street};${city};;${postalCode};${country}` : ''],
    ['URL', form.web.replace(/\s/g, '')],
    ['NOTE', escapeValue(form.note)],
    ['END', 'VCARD'],
  ]);
}

/** An event of a calendar (RFC 5545), at the clocks of the place. */
function writeEvent(title: string, form: Content): string {
  const [start, end] = (['start', 'end'] as const).map((field) => inField(field, () => readTime(form[field])));
  return (
    'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\n' +
    writeLines([
      ['SUMMARY', escapeValue(title)],
      [start?.includes('T') === false && start !== '' ? 'DTSTART;VALUE=DATE' : 'DTSTART', start ?? ''],
      [end?.includes('T') === false && end !== '' ? 'DTEND;VALUE=DATE' : 'DTEND', end ?? ''],
      ['LOCATION', escapeValue(form.place)],
      ['DESCRIPTION', escapeValue(form.description)],
    ]) +
    'END:VEVENT\r\nEND:VCALENDAR\r\n'
  );
}

/** A date, or a date and a time, as calendars write them; nothing of nothing. */
function readTime(text: string): string {
  const written = text.trim();
  if (written === '') return '';
  const [, year, month, day, hour, minute, second = '00', zone = ''] =
    /^(\d{4})-(\d\d)-(\d\d)(?:[T ]([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?(Z?))?$/.exec(written) ?? [];
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  if (day === undefined || date.getUTCDate() !== Number(day) || date.getUTCMonth() !== Number(month) - 1)
    throw new ToolError('not-a-time', { x: shorten(text) });
  return `${year}${month}${day}${hour === undefined ? '' : `T${hour}${minute}${second}${zone}`}`;
}

/** A credit transfer in euros (EPC069-12, version 2). */
function writePayment(name: string, form: Content): string {
  const iban = compactIban(form.iban);
  const isIban =
    /^[A-Z]{2}\d\d[A-Z\d]{10,30}$/.test(iban) && checkDigitsOf(iban.slice(0, 2), iban.slice(4)) === iban.slice(2, 4);
  if (!isIban) throw new ToolError('not-an-iban', { x: shorten(form.iban) }, { offset: 0, field: 'iban' });
  const amount = form.amount.trim().replace(',', '.');
  const [, euros = '', cents = ''] = /^0*(\d{1,9})(?:\.(\d{1,2}))?$/.exec(amount) ?? [];
  const isAmount = amount === '' || (euros !== '' && Number(amount) > 0);
  if (!isAmount) throw new ToolError('not-an-amount', { x: shorten(form.amount) }, { offset: 0, field: 'amount' });
  return [
    'BCD',
    '002',
    '1',
    'SCT',
    form.bic.replace(/\s/g, '').toUpperCase(),
    name.trim(),
    iban,
    amount === '' ? '' : `EUR${euros}.${cents.padEnd(2, '0')}`,
    '',
    '',
    form.remittance.trim(),
  ]
    .join('\n')
    .replace(/\n+$/, '');
}
