import { decodePercent } from '#lib/url/decode-percent.ts';

/** One of several addresses in a text. */
export interface Piece {
  readonly text: string;
  readonly offset: number;
}

/** The addresses of a text, and how much beside them was left out. */
export interface Split {
  readonly pieces: readonly Piece[];
  /** Numbers and bullets at the beginnings of lines. */
  readonly markers: number;
  /** The subject and other fields of each `mailto:` link that has any, as they are written. */
  readonly fields: readonly string[];
  /** The names of groups and of fields of headers before addresses. */
  readonly groups: readonly string[];
}

/** A number or bullet before an address, as no address begins: `1.a@example.com` is one. */
const marker = /^[ \t]*(?:\d{1,9}(?:[,;]| ?\t| {2}|[.):][ \t])|[-*•][ \t])[ \t]*(?=[^\s@])/gm;
const inAngles = /<mailto:([^\s<>?]*)(?:\?([^\s<>]*))?>/gi;
const mailtoFields = /^([ \t]*mailto:[^\s?>]*)\?([^\s>]*)/gim;

/**
 * The addresses of a text: one per line, perhaps numbered or as a `mailto:` link (RFC 6068), or separated by commas or
 * semicolons, as in the header of a mail.
 */
export function splitAddresses(text: string): Split {
  let markers = 0;
  const fields: string[] = [];
  const plain = text
    .replace(marker, (found) => {
      markers++;
      return ' '.repeat(found.length);
    })
    .replace(inAngles, (found, link: string, query?: string) => {
      if (query) fields.push(query);
      return `<${decodePercent(link)}>`.padStart(found.length);
    })
    .replace(mailtoFields, (_, link: string, query: string) => {
      fields.push(query);
      return `${link};${' '.repeat(query.length)}`;
    });
  const groups: string[] = [];
  return { pieces: splitPlain(plain, groups), markers, fields, groups };
}

function splitPlain(text: string, groups: string[]): readonly Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  let [isQuoted, isAngle, depth] = [false, false, 0];
  const finish = (end: number) => {
    const piece = text.slice(start, end);
    const trimmed = piece.trim();
    if (trimmed !== '') pieces.push({ text: unescapeMailto(trimmed), offset: start + piece.indexOf(trimmed) });
    start = end + 1;
  };
  for (let index = 0; index < text.length; index++) {
    const character = text.charAt(index);
    const isInside = isQuoted || isAngle || depth > 0;
    if (character === '\n' || character === '\r') {
      finish(index);
      [isQuoted, isAngle, depth] = [false, false, 0];
    } else if (character === '\\') {
      if (!/[\r\n]/.test(text.charAt(index + 1))) index++;
    } else if (isQuoted) isQuoted = character !== '"';
    else if (character === '"') isQuoted = true;
    else if (character === '(') depth++;
    else if (character === ')') depth = Math.max(0, depth - 1);
    else if (character === '<') isAngle = true;
    else if (character === '>') isAngle = false;
    else if (character === ':' && !isInside && /^[ \t;]/.test(text.charAt(index + 1))) {
      // A group (RFC 5322, section 3.4), or a field with addresses.
      const name = text.slice(start, index).trim();
      if (name === '' || name.includes('@') || /^mailto$/i.test(name)) continue;
      groups.push(name);
      start = index + 1;
    } else if ((character === ',' || character === ';') && !isInside) finish(index);
  }
  finish(text.length);
  return pieces;
}

/** A `mailto:` link without its percent-encoding; any other text stays. */
const unescapeMailto = (text: string): string => (/^mailto:/i.test(text) ? decodePercent(text) : text);
