import { locate } from '#core/place.ts';
import type { Context } from '#core/tool.ts';
import { decodeString } from '#lib/json/strings.ts';

/** The accepted dialects: JSON, JSONC, JSON5, JSON Lines and escaped JSON alike, or RFC 8259 alone. */
export type Accept = 'auto' | 'strict';

/** A JSON text to scan, with the mapping of its offsets to the user's input. */
export interface Source {
  readonly text: string;
  /** The user's input: the text itself, or the escaped text. */
  readonly input: string;
  readonly accept: Accept;
  /** The text was an escaped JSON string, such as `{\"a\":1}`. */
  readonly unescaped: boolean;
  /** Offset in the user's input (UTF-16 units) of an offset in `text`. */
  inputOffset(offset: number): number;
  /** Line and column in the user's input, counted from 1. */
  position(offset: number): { readonly line: number; readonly column: number };
}

/** Prepares an input for the scanner: in `auto`, JSON that was escaped as a whole is unescaped first. */
export function toSource(input: string, accept: Accept = 'auto'): Source {
  let text = input;
  const layers: string[] = [];
  while (accept === 'auto' && escapedStart.test(text)) {
    const inner = unescapeText(text);
    if (inner === undefined) break;
    layers.push(text);
    text = inner;
  }
  const inputOffset = (offset: number) => layers.reduceRight((inner, layer) => escapedOffset(layer, inner), offset);
  const position = (offset: number) => locate({ offset: inputOffset(offset) }, input);
  return { text, input, accept, unescaped: layers.length > 0, inputOffset, position };
}

/** Prepares an input like `toSource` and reports the changes: `unescaped`, `bom-dropped`. */
export function openSource(input: string, accept: Accept, host: Pick<Context, 'notice'>): Source {
  const source = toSource(input, accept);
  if (source.unescaped) host.notice('unescaped');
  if (source.text.startsWith('\ufeff')) host.notice('bom-dropped');
  return source;
}

/** Only white space (and perhaps a byte order mark): nothing to read, and no error. */
export const isBlank = (text: string): boolean => !/\S/.test(text);

/** A bracket followed by a backslash, where JSON has a quote, a line break or another bracket. */
const escapedStart = /^[\s\uFEFF]*[[{][\s[{]*\\+["nrt]/;

/** The text unescaped like a JSON string; undefined if that is not possible. */
function unescapeText(text: string): string | undefined {
  for (let offset = 0; offset < text.length; ) {
    if (text.charCodeAt(offset) === 0x22) return undefined;
    const length = escapeLength(text, offset);
    if (length === 0) return undefined;
    offset += length;
  }
  return decodeString(text, 0, text.length);
}

/** The length in the escaped text of one unit of the unescaped one; 0 for an invalid escape. */
function escapeLength(text: string, offset: number): number {
  if (text.charCodeAt(offset) !== 0x5c) return 1;
  if (/^["\\/bfnrt]$/.test(text.charAt(offset + 1))) return 2;
  return /^u[\da-fA-F]{4}$/.test(text.slice(offset + 1, offset + 6)) ? 6 : 0;
}

function escapedOffset(text: string, unescapedOffset: number): number {
  let offset = 0;
  for (let count = 0; count < unescapedOffset; count++) offset += escapeLength(text, offset);
  return offset;
}
