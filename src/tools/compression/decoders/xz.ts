/// <reference path="./environment.d.ts" />
import xz from 'xz-decompress/dist/package/xz-decompress.min.js';
import { ToolError } from '#core/tool.ts';
import { type Chunk, corrupt, type Decoder, truncated } from './decoder.ts';

const { XzReadableStream } = xz;

/** The sizes of the checks by their number, in bytes; those of unused numbers are reserved. */
const checkSizes = [0, 4, 4, 4, 8, 8, 8, 16, 16, 16, 32];
/** The number of SHA-256, which the library does not know. */
const sha256 = 10;
const lzma2 = 0x21;
const headerLength = 12;
/** After more chunks without content than this, the library waits for bytes that do not come. */
const maxEmpty = 64;

/**
 * Decodes a stream of the .xz format. The library stops at nothing but a wrong checksum, so the end of the stream is found
 * first, by the sizes in its headers.
 */
export const unxz: Decoder = async function* unxz(bytes, at): AsyncGenerator<Chunk, number> {
  const end = findEnd(bytes, at);
  const reader = new XzReadableStream(new Blob([bytes.subarray(at, end)]).stream()).getReader();
  let empty = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read().catch((error: unknown) => {
        // `enum xz_ret`: 3 and 4 are about the memory for the dictionary.
        throw /code [34]$/.test(String(error)) ? new ToolError('window') : corrupt('xz', at);
      });
      if (done) return end;
      empty = value.length > 0 ? 0 : empty + 1;
      if (empty > maxEmpty) throw corrupt('xz', at);
      if (empty === 0) yield value as Chunk;
    }
  } finally {
    reader.cancel().catch(() => {});
  }
};

/** Offset behind a stream, which is not decoded. */
function findEnd(bytes: Uint8Array, start: number): number {
  let at = start + headerLength;
  const next = (): number => {
    const byte = bytes[at++];
    if (byte === undefined) throw truncated('xz');
    return byte;
  };
  const skip = (count: number): void => {
    at += count;
    if (at > bytes.length) throw truncated('xz');
  };
  const align = (from: number): void => skip((4 - ((at - from) % 4)) % 4);
  const readNumber = (): number => {
    let value = 0;
    for (let scale = 1; scale < 2 ** 63; scale *= 128) {
      const byte = next();
      value += (byte & 0x7f) * scale;
      if (byte < 0x80) return value;
    }
    throw corrupt('xz', at);
  };

  if (start + headerLength > bytes.length) throw truncated('xz');
  const check = (bytes[start + 7] as number) & 15;
  const checkSize = checkSizes[check];
  if (checkSize === undefined) throw corrupt('xz', start + 7);
  if (check === sha256) throw new ToolError('xz-check');
  for (let size = next(); size !== 0; size = next()) {
    const blockAt = at - 1;
    const flags = next();
    if ((flags & 0x40) !== 0) readNumber();
    if ((flags & 0x80) !== 0) readNumber();
    if ((flags & 3) !== 0 || readNumber() !== lzma2) throw new ToolError('xz-filter');
    at = blockAt;
    skip((size + 1) * 4);
    const dataAt = at;
    for (let control = next(); control !== 0; control = next()) {
      if (control >= 0x80) {
        skip(2);
        const length = next() * 256 + next() + 1;
        skip(length + (control >= 0xc0 ? 1 : 0));
      } else if (control <= 2) skip(next() * 256 + next() + 1);
      else throw corrupt('xz', at - 1);
    }
    align(dataAt);
    skip(checkSize);
  }
  const indexAt = at - 1;
  for (let blocks = readNumber(); blocks > 0; blocks--) {
    readNumber();
    readNumber();
  }
  align(indexAt);
  skip(4 + headerLength);
  return at;
}
