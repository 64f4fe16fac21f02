import { ToolError } from '#core/tool.ts';
import { replacedByWindows1252 } from '#lib/html/numeric-references.ts';
import type { Form } from './forms.ts';

/** Why something that looks like an escape stays: each is a notice. */
export type Kept = 'unread' | 'entity' | 'percent' | 'beyond-unicode';

/** What was read. */
export interface Unescaped {
  readonly text: string;
  /** The number of escapes. */
  readonly escapes: number;
  /** What stays: how often, and the first. */
  readonly kept: ReadonlyMap<Kept, { readonly n: number; readonly x: string; readonly offset: number }>;
}

const short: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
  v: '\v',
  '0': '\0',
  a: '\x07',
  e: '\x1b',
  '\\': '\\',
  '"': '"',
  "'": "'",
  '`': '`',
  '/': '/',
  '?': '?',
};

const point = String.raw`[Uu]\+[\dA-Fa-f]{4,6}(?![\dA-Fa-f])`;

/** Each form of escape; its digits are in a group. */
const patterns = [
  String.raw`\\u\{([\dA-Fa-f]{1,8})\}`,
  String.raw`\\[xX]\{([\dA-Fa-f]{1,8})\}`,
  String.raw`\\u([\dA-Fa-f]{4})`,
  String.raw`\\U([\dA-Fa-f]{8})`,
  String.raw`\\x([\dA-Fa-f]{2})`,
  String.raw`%u([\dA-Fa-f]{4})`,
  String.raw`&#[xX]([\dA-Fa-f]{1,8});`,
  String.raw`&#(\d{1,8});`,
  // Before CSS, where it might be U+0351 too: as C, Python and git write é.
  String.raw`((?:\\[0-3][0-7]{2})+)(?![\dA-Fa-f])`,
  String.raw`\\([\dA-Fa-f]{6}(?:\r\n|[ \t\n\f])?|[\dA-Fa-f]{2,5}(?:\r\n|[ \t\n\f]|(?![\dA-Fa-f])))`,
  `(${point}(?:[ ,]+${point})*)`,
  String.raw`\\([nrtbfvae0\\"'/?\x60])`,
  // What looks like an escape, but is none.
  String.raw`(\\[uUxXN]\{[^{}\\&%\n]{0,32}\}?|\\[A-Za-z\d][\dA-Fa-f]{0,8}|&#[xX]?[\dA-Za-z]{1,12};?|%u[\dA-Fa-f]{1,3}|\b[Uu]\+[\dA-Fa-f]{1,3}\b|\\)`,
  // Forms of other tools: names of HTML, and UTF-8 in URLs.
  String.raw`(&[A-Za-z][A-Za-z\d]{1,31};)`,
  String.raw`((?:%[C-Fc-f][\dA-Fa-f](?:%[89ABab][\dA-Fa-f]){1,3})+)`,
];
const pattern = new RegExp(patterns.join('|'), 'g');
/** The numbers of the two of HTML, and of those that are not just hex digits. */
const [hexReference, decimal, octal, list, named] = [7, 8, 9, 11, 12];
const unread: ReadonlyMap<number, Kept> = new Map([
  [13, 'unread'],
  [14, 'entity'],
  [15, 'percent'],
]);

/** Reads every form of escape, mixed with other text. Blanks between code points such as `U+0041 U+0042` are left out. */
export function unescapeText(text: string): Unescaped {
  let escapes = 0;
  const kept = new Map<Kept, { n: number; x: string; offset: number }>();
  const result = text.replace(pattern, (found: string, ...groups: unknown[]) => {
    const digits = groups.slice(0, patterns.length) as (string | undefined)[];
    const form = digits.findIndex((group) => group !== undefined) + 1;
    const value = digits[form - 1] ?? '';
    const keep = (why: Kept): string => {
      const { n, ...first } = kept.get(why) ?? { n: 0, x: found, offset: groups[patterns.length] as number };
      kept.set(why, { n: n + 1, ...first });
      return found;
    };
    const reason = unread.get(form);
    if (reason) return keep(reason);
    const codes = form === list ? (value.match(/[\dA-Fa-f]{4,6}/g) ?? []) : [value];
    escapes += codes.length;
    if (form === named) return short[value] ?? value;
    if (form === octal) return readOctal(value);
    const isReference = form === hexReference || form === decimal;
    const numbers = codes
      .map((code) => Number.parseInt(code, form === decimal ? 10 : 16))
      .map((code) => (isReference && replacedByWindows1252(code)) || code);
    if (numbers.every((code) => code <= 0x10_ff_ff)) return numbers.map((code) => String.fromCodePoint(code)).join('');
    return keep('beyond-unicode');
  });
  return { text: result, escapes, kept };
}

/** Bytes in octal digits, as UTF-8 or, where they are none, each as a character. */
function readOctal(escapes: string): string {
  const bytes = Uint8Array.from(escapes.match(/[0-7]{3}/g) ?? [], (digits) => Number.parseInt(digits, 8));
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  }
}

/**
 * Reads UTF-8 bytes or UTF-16 units in hex digits, whatever separates them.
 * @throws ToolError `not-hex` (`x`), `odd-digits`, `not-utf8`, with their places
 */
export function readCodes(text: string, form: Extract<Form, 'utf-8' | 'utf-16'>): string {
  const wrong = /[^\s,;:\dA-Fa-f]/u.exec(text.replace(/0[xX]|\\x/g, '  '));
  if (wrong) {
    const offers = unescapeText(text).escapes > 0 ? [{ form: 'js' }] : [];
    throw new ToolError('not-hex', { x: wrong[0] }, wrong.index, offers);
  }
  const size = form === 'utf-8' ? 2 : 4;
  const numbers: number[] = [];
  for (const { 0: run, index } of text.replace(/0[xX]|\\x/g, '  ').matchAll(/[\dA-Fa-f]+/g)) {
    if (run.length % size !== 0) throw new ToolError('odd-digits', { size }, { offset: index, length: run.length });
    for (let at = 0; at < run.length; at += size) numbers.push(Number.parseInt(run.slice(at, at + size), 16));
  }
  if (form === 'utf-8') return decodeBytes(numbers);
  return numbers.map((unit) => String.fromCharCode(unit)).join('');
}

/** Whether a text consists of hex digits that are UTF-8. */
export function areBytes(text: string): boolean {
  try {
    return readCodes(text, 'utf-8') !== '';
  } catch {
    return false;
  }
}

/** Decodes UTF-8, with halves of surrogate pairs in three bytes (WTF-8), as they are written. */
function decodeBytes(bytes: readonly number[]): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; ) {
    const first = bytes[at] ?? 0;
    const length = first < 0x80 ? 1 : first < 0xc2 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : first < 0xf5 ? 4 : 0;
    const rest = bytes.slice(at + 1, at + length);
    const code = rest.reduce(
      (value, byte) => (value << 6) | (byte & 0x3f),
      length < 2 ? first : first & (0x7f >> length),
    );
    const least = [0, 0, 0x80, 0x800, 0x1_00_00][length] ?? 0;
    if (
      length === 0 ||
      rest.length < length - 1 ||
      rest.some((byte) => byte >> 6 !== 2) ||
      code < least ||
      code > 0x10_ff_ff
    )
      throw new ToolError('not-utf8', { hex: first.toString(16).toUpperCase().padStart(2, '0'), n: at + 1 });
    parts.push(String.fromCodePoint(code));
    at += length;
  }
  return parts.join('');
}
