import {
  type ContentLine,
  escapeValue,
  joinLines,
  readComponent,
  splitValue,
  unescapeValue,
  writeLines,
} from './content-lines.ts';
import type { FilledForm, Form } from './form.ts';

/** A vCard 3.0 (RFC 2426). One without a name is that of an organization. */
export function writeContact(name: string, form: Form): string {
  const { family, given, shown } = splitName(name);
  const address = [form.street, form.city, form.region, form.postalCode, form.country].map((part) =>
    escapeValue(part.trim()),
  );
  return writeLines([
    ['BEGIN', 'VCARD'],
    ['VERSION', '3.0'],
    ['N', `${escapeValue(family)};${escapeValue(given)};;;`],
    ['FN', escapeValue(shown || form.organisation.trim())],
    ['ORG', escapeValue(form.organisation.trim())],
    ['TITLE', escapeValue(form.jobTitle.trim())],
    ...linesOf(form.phones).map((phone) => ['TEL', escapeValue(phone)] as const),
    ...linesOf(form.emails).map((email) => ['EMAIL', escapeValue(email)] as const),
    ['ADR', address.some(Boolean) ? `;;${address.join(';')}` : ''],
    ['URL', form.web.replace(/\s/g, '')],
    ['NOTE', escapeValue(form.note)],
    ['END', 'VCARD'],
  ]);
}

/** The last word of a name is the family name, unless a comma says otherwise: `van der Berg, Jan`. */
function splitName(name: string): { readonly family: string; readonly given: string; readonly shown: string } {
  const comma = name.indexOf(',');
  const words = name.trim().split(/\s+/);
  const [family = '', given = ''] =
    comma < 0
      ? [words.at(-1), words.slice(0, -1).join(' ')]
      : [name.slice(0, comma).trim(), name.slice(comma + 1).trim()];
  return { family, given, shown: comma < 0 ? name.trim() : `${given} ${family}`.trim() };
}

const linesOf = (text: string): readonly string[] =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter(Boolean);

/** What a vCard 2.1, 3.0 or 4.0 (RFC 2426, RFC 6350) or a MeCard says, for the form. */
export function readContact(text: string): FilledForm {
  const { first, textOf, all, rest } = readComponent(/^\s*mecard:/i.test(text) ? toVcard(text) : text, 'VCARD');
  const [name, organisation, address] = [first('N'), first('ORG'), first('ADR')];
  const [phones, emails] = [all('TEL'), all('EMAIL')];
  const [family = '', given = '', ...otherNames] = readParts(name);
  const [organisationName = '', ...units] = readParts(organisation);
  const [box = '', extended = '', street = '', city = '', region = '', postalCode = '', country = ''] =
    readParts(address);
  const fullName = joinLines(textOf('FN'));
  const input = nameOf(family, given) || (fullName === organisationName ? '' : fullName);
  const fields = {
    organisation: organisationName,
    jobTitle: joinLines(textOf('TITLE')),
    phones: phones.map(readAddress).join('\n'),
    emails: emails.map(readAddress).join('\n'),
    ...{ street, city, region, postalCode, country },
    web: textOf('URL').replace(/\s/g, ''),
    note: textOf('NOTE'),
  };
  const isOtherName = fullName !== '' && fullName !== (splitName(input).shown || organisationName);
  const types = [address, ...phones, ...emails].flatMap((line) => line?.params ?? []).flatMap(typesIn);
  const parts = { N: otherNames, ORG: units, ADR: [box, extended], FN: isOtherName ? [fullName] : [] };
  const lostParts = Object.entries(parts).flatMap(([property, values]) =>
    values.filter(Boolean).map((value) => `${property} ${value}`),
  );
  return { content: 'contact', input, fields, lost: [...lostParts, ...new Set(types), ...rest()] };
}

/** The lines of a MeCard as those of a vCard; its names and addresses have commas between their parts. */
function toVcard(card: string): string {
  const lines = splitValue(card.replace(/^\s*mecard:/i, '').replace(/\r\n|\r|\n/g, '\\n')).map((line) =>
    /^(?:n|adr):/i.test(line) ? line.replace(/\\[\s\S]?|,/g, (found) => (found === ',' ? ';' : found)) : line,
  );
  return ['BEGIN:VCARD', ...lines, 'END:VCARD'].join('\n');
}

const readParts = (line: ContentLine | undefined): readonly string[] =>
  splitValue(line?.value ?? '').map((part) => joinLines(unescapeValue(part)));

/** A number or an address; since version 4.0 of vCard perhaps a URI. */
const readAddress = ({ value }: ContentLine): string =>
  joinLines(unescapeValue(value).replace(/^(?:tel|mailto):/i, ''));

function nameOf(family: string, given: string): string {
  const plain = `${given} ${family}`.trim();
  const split = splitName(plain);
  return plain === '' || (split.family === family && split.given === given) ? plain : `${family}, ${given}`;
}

/** The kinds of a number or an address, such as `WORK`; how a value is written is no kind. */
function typesIn(param: string): readonly string[] {
  const [name = '', value] = param.split('=');
  if (value !== undefined) return /^type$/i.test(name) ? value.toUpperCase().split(',') : [];
  return /^(?:quoted-printable|base64|[78]bit)$/i.test(name) ? [] : [name.toUpperCase()];
}
