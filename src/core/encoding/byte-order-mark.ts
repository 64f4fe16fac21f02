import { ToolError } from '#core/tool.ts';
import { encodingName, firstInvalidUtf16, type Utf16 } from './encoding.ts';

/** An encoding whose texts begin with a byte-order mark that no other text begins with. */
export type MarkedEncoding = Utf16 | 'utf-32le' | 'utf-32be';

const marks: readonly (readonly [encoding: MarkedEncoding, ...mark: number[]])[] = [
  // It begins like that of UTF-16; no text begins with a NUL character.
  ['utf-32le', 0xff, 0xfe, 0, 0],
  ['utf-32be', 0, 0, 0xfe, 0xff],
  ['utf-16le', 0xff, 0xfe],
  ['utf-16be', 0xfe, 0xff],
];

/** The encoding that a byte-order mark announces, unless it is UTF-8. */
const markedEncoding = (bytes: Uint8Array): MarkedEncoding | undefined =>
  marks.find(([, ...mark]) => mark.every((byte, index) => bytes[index] === byte))?.[0];

/**
 * Decodes text that begins with the mark of UTF-16 or UTF-32, without the mark; undefined where there is none.
 * @throws ToolError `invalid-byte` {number, byte, encoding}; `too-big-for-text` {size}
 */
export function readMarked(bytes: Uint8Array): { readonly text: string; readonly encoding: string } | undefined {
  const label = markedEncoding(bytes);
  if (label === undefined) return undefined;
  const encoding = encodingName(label);
  const is32 = label === 'utf-32le' || label === 'utf-32be';
  const invalid = is32 ? firstInvalidUtf32(bytes, label) : firstInvalidUtf16(bytes, label);
  if (invalid >= 0) {
    const byte = (bytes[invalid] ?? 0).toString(16).toUpperCase().padStart(2, '0');
    throw new ToolError('invalid-byte', { number: invalid + 1, byte, encoding }, invalid);
  }
  try {
    const text = is32 ? decodeUtf32(bytes, label) : new TextDecoder(label).decode(bytes);
    return { text, encoding };
  } catch {
    throw new ToolError('too-big-for-text', { size: bytes.length });
  }
}

type Utf32 = 'utf-32le' | 'utf-32be';

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.length);

/** Offset of the first unit that is no code point, or of an incomplete last unit; -1 where there is none. */
function firstInvalidUtf32(bytes: Uint8Array, encoding: Utf32): number {
  const view = viewOf(bytes);
  const end = bytes.length - (bytes.length % 4);
  for (let index = 0; index < end; index += 4) {
    const code = view.getUint32(index, encoding === 'utf-32le');
    if (code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return index;
  }
  return end < bytes.length ? end : -1;
}

function decodeUtf32(bytes: Uint8Array, encoding: Utf32): string {
  const view = viewOf(bytes);
  const units = new Uint16Array(bytes.length / 2);
  let length = 0;
  for (let index = 4; index < bytes.length; index += 4) {
    const code = view.getUint32(index, encoding === 'utf-32le');
    if (code <= 0xffff) units[length++] = code;
    else {
      units[length++] = 0xd7c0 + (code >>> 10);
      units[length++] = 0xdc00 + (code & 0x3ff);
    }
  }
  return new TextDecoder('utf-16le', { ignoreBOM: true }).decode(units.subarray(0, length));
}
