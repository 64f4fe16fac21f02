import { ToolError } from '#core/tool.ts';
import { decodeHex } from '#lib/encoding/hex.ts';
import { shorten } from '#lib/text/shorten.ts';
import { decodePercent } from '#lib/url/decode-percent.ts';
import { readContact, writeContact } from './contact.ts';
import { splitValue, unescapeValue } from './content-lines.ts';
import { readEvent, writeEvent } from './event.ts';
import type { FilledForm, Form } from './form.ts';
import { readPayment, writePayment } from './payment.ts';
import { recognizeContent } from './recognize.ts';
import { type FormField, forms } from './tool.ts';

/**
 * What the code says: the text itself, or what phones act on, such as a contact, written of the fields.
 * @throws ToolError `nothing`, `not-a-place`, `not-a-time` (`x`), `ends-early`, and those of payments and of hexadecimal
 */
export function writeContent(input: string, form: Form): string | Uint8Array {
  if (isBlank(input, form)) throw new ToolError('nothing');
  const line = input.replace(/\r?\n$/, '');
  switch (form.content) {
    case 'text':
      return input;
    case 'hex':
      return decodeHex(input);
    case 'email':
      return writeMail(line, form);
    case 'phone':
      return `tel:${writeNumber(line)}`;
    case 'sms':
      return `SMSTO:${writeNumber(line)}:${form.message}`;
    case 'location':
      return writeLocation(line);
    case 'contact':
      return writeContact(line, form);
    case 'event':
      return writeEvent(line, form);
    case 'sepa':
      return writePayment(line, form);
  }
}

/** A blank is a text; that a form is blank means that nothing is entered. */
function isBlank(input: string, form: Form): boolean {
  if (form.content === 'text') return input === '';
  const fields: readonly FormField[] = forms[form.content];
  return [input, ...fields.map((field) => form[field])].every((text) => text.trim() === '');
}

/** What a text says that a form can write; any other text as it is. */
export function readContent(text: string): FilledForm {
  switch (recognizeContent(text)) {
    case 'contactCard':
      return readContact(text);
    case 'calendarEvent':
      return readEvent(text);
    case 'sepaPayment':
      return readPayment(text);
    case 'emailAddress':
      return readMail(text);
    case 'phoneNumber':
      return { content: 'phone', input: text.trim().slice('tel:'.length), fields: {}, lost: [] };
    case 'textMessage':
      return readMessage(text);
    case 'geoLocation':
      return readLocation(text);
    default:
      return { content: 'text', input: text, fields: {}, lost: [] };
  }
}

const writeNumber = (text: string): string => text.replace(/[\s().-]/g, '');

/** As RFC 6068 has it: lines end with CRLF. */
function writeMail(address: string, { subject, message }: Form): string {
  const encode = (text: string) => encodeURIComponent(text.toWellFormed().replace(/\r\n|\r|\n/g, '\r\n'));
  const fields = [
    ...(subject === '' ? [] : [`subject=${encode(subject)}`]),
    ...(message === '' ? [] : [`body=${encode(message)}`]),
  ];
  const to = encode(address.trim()).replaceAll('%40', '@').replaceAll('%2C', ',');
  return `mailto:${to}${fields.length > 0 ? '?' : ''}${fields.join('&')}`;
}

function readMail(text: string): FilledForm {
  const [to, fields] = /^\s*matmsg:/i.test(text) ? splitMatmsg(text) : splitUri(text);
  const { subject = '', body = '', ...others } = fields;
  const lost = Object.entries(others).map(([name, value]) => `${name} ${shorten(value)}`);
  return { content: 'email', input: to, fields: { subject, message: body.replace(/\r\n/g, '\n') }, lost };
}

function readMessage(text: string): FilledForm {
  const [, number, message] = /^smsto:([^:]*):?(.*)$/is.exec(text.trimStart()) ?? [];
  if (number !== undefined) return { content: 'sms', input: number, fields: { message: message ?? '' }, lost: [] };
  const [to, { body = '' }] = splitUri(text);
  return { content: 'sms', input: to, fields: { message: body }, lost: [] };
}

type Parts = readonly [path: string, fields: Readonly<Record<string, string>>];

/** A mail as i-mode writes it, in the form of a URI. */
function splitMatmsg(text: string): Parts {
  const fields: Record<string, string> = {};
  for (const part of splitValue(text.replace(/^\s*matmsg:/i, ''))) {
    const [, name, value = ''] = /^([a-z]+):(.*)$/is.exec(part) ?? [];
    if (name !== undefined) fields[name.toLowerCase()] = unescapeValue(value);
  }
  const { to = '', sub: subject = '', ...others } = fields;
  return [to, { subject, ...others }];
}

/** The part of a URI after its scheme, and its parameters by their names in lower case. */
function splitUri(text: string): Parts {
  const [, path = '', query = ''] = /^[^:]*:([^?]*)\??(.*)$/s.exec(text.trim()) ?? [];
  const fields = query
    .split('&')
    .filter(Boolean)
    .map((field) => {
      const [name = '', ...value] = field.split('=');
      return [decodePercent(name).toLowerCase(), decodePercent(value.join('='))] as const;
    });
  return [decodePercent(path), Object.fromEntries(fields)];
}

function writeLocation(text: string): string {
  const [, latitude = '', longitude = ''] =
    /^\s*(-?\d{1,3}(?:\.\d+)?)\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(text) ?? [];
  const isPlace = latitude !== '' && Math.abs(Number(latitude)) <= 90 && Math.abs(Number(longitude)) <= 180;
  if (!isPlace) throw new ToolError('not-a-place', { x: shorten(text) }, { offset: 0, length: text.length });
  return `geo:${latitude},${longitude}`;
}

function readLocation(text: string): FilledForm {
  const [, latitude = '', longitude = '', rest = ''] = /^geo:([^,;?]*),?([^,;?]*)(.*)$/is.exec(text.trim()) ?? [];
  return {
    content: 'location',
    input: `${latitude}, ${longitude}`,
    fields: {},
    lost: rest === '' ? [] : [shorten(rest)],
  };
}
