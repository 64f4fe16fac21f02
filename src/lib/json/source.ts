import { locate } from '#core/place.ts';
import type { Context } from '#core/tool.ts';
import { decodeString } from '#lib/json/strings.ts';

/** How much is accepted: JSON, JSONC, JSON5, JSON Lines and escaped JSON alike, or RFC 8259 alone. */
export type Accept = 'auto' | 'strict';

/** A JSON text to be scanned, and where its parts stand in what the user gave. */
export interface Source {
  readonly text: string;
  /** What the user gave: the text itself, or the text escaped. */
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

/** Prepares an input as `toSource` does and tells what that changed: `unescaped`, `bom-dropped`. */
export function openSource(input: string, accept: Accept, host: Pick<Context, 'notice'>): Source {
  const source = toSource(input, accept);
  if (source.unescaped) host.notice('unescaped');
  if (source.text.startsWith('\ufeff')) host.notice('bom-dropped');
  return source;
}

/** Only white space (and perhaps a byte order mark): nothing to read, and nothing to complain about. */
export const isBlank = (text: string): boolean => !/\S/.test(text);

/** A bracket and then a backslash, where JSON has a quote, a line break or another bracket. */
const escapedStart = /^[\s\uFEFF]*[[{][\s[{]*\\+["nrt]/;

/** The text as if it stood in a JSON string, or nothing if it could not. */
function unescapeText(text: string): string | undefined {
  for (let offset = 0; offset < text.length; ) {
    if (text.charCodeAt(offset) === 0x22) return undefined;
    const length = escapeLength(text, offset);
    if (length === 0) return undefined;
    offset += length;
  }
  return decodeString(text, 0, text.length);
}

/** Units that one unit of the unescaped text takes up in the escaped one; 0 for a broken escape. */
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
