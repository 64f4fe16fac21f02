import { ToolError } from '#core/tool.ts';
import { showCharacter } from '#lib/text/show-character.ts';
import { type Domain, readDomain } from './read-domain.ts';

/** An e-mail address, taken apart. */
export interface ParsedAddress {
  /** The name before an address in angle brackets. */
  readonly displayName: string | null;
  /** The part before the “@”, without quotes. */
  readonly local: string;
  /** Whether the local part is valid only in quotes. */
  readonly needsQuotes: boolean;
  readonly domain: Domain;
  /** The texts in parentheses. */
  readonly comments: readonly string[];
  /** Neither a name nor comments were around the address, nor were there quotes that it does not need. */
  readonly isBare: boolean;
}

const maxOctets = { local: 64, address: 254 };

/** The throw of an error at an offset of a text, for one character by default. */
const fail = (code: string, offset: number, params: Record<string, string | number> = {}, length = 1): never => {
  throw new ToolError(code, params, { offset, length });
};

/**
 * Reads an e-mail address as RFC 5321 and RFC 6531 allow it, perhaps with what RFC 5322 has around it: a name, angle
 * brackets, comments.
 * @throws ToolError, each at its place: `empty`, `no-at`, `other-at` {c}, `local-empty`, `local-long` {n}, `local-character` {c},
 * `local-space`, `local-dot`, `quote-open`, `quote-end`, `quoted-character` {c}, `comment-open`, `angle-open`,
 * `after-angle`, `address-long` {n}, and those of `readDomain`
 */
export function parseAddress(text: string): ParsedAddress {
  const start = /^\s*(?:mailto:)?/i.exec(text)?.[0].length ?? 0;
  if (text.trim() === '') fail('empty', 0);
  const { open, close, nameEnd } = findAngles(text, start);
  const comments: string[] = [];
  const inner = withoutComments(text, open, close, comments);
  const name = withoutComments(text, start, nameEnd, comments).text.trim();
  withoutComments(text, Math.min(text.length, close + 1), text.length, comments);
  const { local, isQuoted, needsQuotes, written, at } = readLocal(inner);
  const domain = readDomain(inner.text.slice(at + 1), (offset) => placeOf(inner, at + 1 + offset));
  const octets = octetsOf(written) + 1 + octetsOf(domain.ascii);
  if (octets > maxOctets.address) fail('address-long', start, { n: octets }, text.length - start);
  const displayName = unquote(name) || null;
  const isBare = displayName === null && comments.length === 0 && open === start && needsQuotes === isQuoted;
  return { displayName, local, needsQuotes, domain, comments, isBare };
}

const octetsOf = (text: string): number => new TextEncoder().encode(text).length;

/** A part of a text without comments, and where each of its characters comes from. */
interface Part {
  readonly text: string;
  readonly places: readonly number[];
  readonly end: number;
}

const placeOf = ({ places, end }: Part, index: number): number => places[index] ?? end;

/** Where the address is in a text, and where the name before it ends. */
function findAngles(text: string, start: number): { open: number; close: number; nameEnd: number } {
  const open = findOutside(text, start, '<');
  if (open < 0) return { open: start, close: text.length, nameEnd: start };
  const close = findOutside(text, open + 1, '>');
  if (close < 0) fail('angle-open', open);
  const after = text.slice(close + 1).search(/[^\s(]/);
  const rest = withoutComments(text, close + 1, text.length, []);
  const stray = rest.text.search(/\S/);
  if (after >= 0 && stray >= 0) fail('after-angle', placeOf(rest, stray));
  return { open: open + 1, close, nameEnd: open };
}

/** Where a character is outside of quotes and comments; -1 if nowhere. */
function findOutside(text: string, start: number, wanted: string): number {
  for (let index = start; index < text.length; index++) {
    const character = text.charAt(index);
    if (character === wanted) return index;
    if (character === '"') index = endOfQuotes(text, index) ?? text.length;
    else if (character === '(') index = endOfComment(text, index) ?? text.length;
  }
  return -1;
}

/** The closing quote; undefined if there is none. */
function endOfQuotes(text: string, start: number): number | undefined {
  for (let index = start + 1; index < text.length; index++)
    if (text.charAt(index) === '\\') index++;
    else if (text.charAt(index) === '"') return index;
  return undefined;
}

/** The closing parenthesis; comments can have comments. */
function endOfComment(text: string, start: number): number | undefined {
  let depth = 0;
  for (let index = start; index < text.length; index++) {
    const character = text.charAt(index);
    if (character === '\\') index++;
    else if (character === '(') depth++;
    else if (character === ')' && --depth === 0) return index;
  }
  return undefined;
}

/**
 * A part of a text without its comments, which are added to a list, and without the white space around them.
 * @throws ToolError `comment-open`
 */
function withoutComments(text: string, start: number, end: number, comments: string[]): Part {
  const places: number[] = [];
  for (let index = start; index < end; index++) {
    const character = text.charAt(index);
    if (character === '(') {
      const close = endOfComment(text, index);
      if (close === undefined || close >= end) return fail('comment-open', index);
      comments.push(text.slice(index + 1, close).trim());
      index = close;
      continue;
    }
    const last = character === '"' ? Math.min(endOfQuotes(text, index) ?? index, end - 1) : index;
    for (; index < last; index++) places.push(index);
    places.push(index);
  }
  const trimmed = places.slice(countBlank(places, text), places.length - countBlank(places.toReversed(), text));
  return {
    text: trimmed.map((place) => text.charAt(place)).join(''),
    places: trimmed,
    end: Math.max(start, (trimmed.at(-1) ?? end - 1) + 1),
  };
}

function countBlank(places: readonly number[], text: string): number {
  const first = places.findIndex((place) => /\S/.test(text.charAt(place)));
  return first < 0 ? places.length : first;
}

/** What is allowed without quotes (RFC 5321, section 4.1.2; RFC 6531, section 3.3), with the dots. */
const plain = /[\w!#$%&'*+\-/=?^`{|}~.]|(?![\p{C}\p{Z}])[^\0-\x7f]/u;
const dotString = /^[^.]+(?:\.[^.]+)*$/;

interface Local {
  readonly local: string;
  readonly isQuoted: boolean;
  readonly needsQuotes: boolean;
  /** As it is sent. */
  readonly written: string;
  /** Where the “@” is. */
  readonly at: number;
}

function readLocal(part: Part): Local {
  const { text } = part;
  const isQuoted = text.startsWith('"');
  const quote = isQuoted ? endOfQuotes(text, 0) : undefined;
  if (isQuoted && quote === undefined) fail('quote-open', placeOf(part, 0));
  const at = text.indexOf('@', quote ?? 0);
  const end = at < 0 ? text.length : at;
  if (quote !== undefined && quote + 1 < end) fail('quote-end', placeOf(part, quote + 1));
  const written = text.slice(0, end);
  const other = at < 0 ? text.search(/[＠﹫]/u) : -1;
  if (other >= 0) fail('other-at', placeOf(part, other), { c: text.charAt(other) });
  checkLocal(part, end, isQuoted);
  if (at < 0) fail('no-at', placeOf(part, 0), {}, Math.max(1, part.end - placeOf(part, 0)));
  if (end === 0) fail('local-empty', placeOf(part, 0));
  const octets = octetsOf(written);
  if (octets > maxOctets.local) fail('local-long', placeOf(part, 0), { n: octets }, part.end - placeOf(part, 0));
  const local = isQuoted ? unquote(written) : written;
  const needsQuotes = isQuoted && !(dotString.test(local) && Array.from(local).every((one) => plain.test(one)));
  return { local, isQuoted, needsQuotes, written: needsQuotes ? written : local, at };
}

/** @throws ToolError at the first character that cannot be there */
function checkLocal(part: Part, end: number, isQuoted: boolean): void {
  const { text } = part;
  let index = 0;
  for (const character of text.slice(0, end)) {
    const place = placeOf(part, index);
    const c = showCharacter(text, index);
    if (isQuoted && /\p{Cc}/u.test(character)) fail('quoted-character', place, { c });
    if (!isQuoted && /\s/.test(character)) fail('local-space', place);
    if (!isQuoted && !plain.test(character)) fail('local-character', place, { c }, character.length);
    const isEdge = index === 0 || index === end - 1 || text.charAt(index + 1) === '.';
    if (!isQuoted && character === '.' && isEdge) fail('local-dot', place);
    index += character.length;
  }
}

/** A quoted string as the text that it means; any other text stays. */
const unquote = (text: string): string =>
  text.length > 1 && text.startsWith('"') && text.endsWith('"') ? text.slice(1, -1).replace(/\\(.)/gs, '$1') : text;

/** A local part as an address has it. */
export const writeLocal = (local: string, needsQuotes: boolean): string =>
  needsQuotes ? `"${local.replace(/["\\]/g, '\\$&')}"` : local;
