import { concatenate } from '#lib/bytes/concatenate.ts';

/** An element of EBML (RFC 8794): where it begins, its content, and its end. */
export interface Element {
  readonly id: number;
  readonly from: number;
  readonly content: number;
  /** Infinity where its size is not known. */
  readonly end: number;
}

const maxIdLength = 4;
const maxSizeLength = 8;

/** The element that begins at an offset; undefined where its id and size are not all there, or are none. */
export function readElement(bytes: Uint8Array, from: number): Element | undefined {
  const idLength = lengthOfNumber(bytes[from]);
  const size = from + idLength;
  const sizeLength = lengthOfNumber(bytes[size]);
  const content = size + sizeLength;
  if (content > bytes.length || idLength > maxIdLength || sizeLength > maxSizeLength) return undefined;
  const value = readVariable(bytes, size);
  // All bits set mean an unknown size.
  const end = value === 2 ** (7 * sizeLength) - 1 ? Number.POSITIVE_INFINITY : content + value;
  return { id: readNumber(bytes, from, idLength), from, content, end };
}

/** How many bytes a number of variable length has, by its first one; 9 where none begins so. */
export const lengthOfNumber = (first = 0): number => Math.clz32(first) - 23;

/** The number of variable length at an offset, without the bit that marks its length. */
export function readVariable(bytes: Uint8Array, from: number): number {
  const length = lengthOfNumber(bytes[from]);
  return readNumber(bytes, from, length) - 2 ** (7 * length);
}

/** A number of some bytes, the most significant first. */
export const readNumber = (bytes: Uint8Array, from: number, length: number): number =>
  bytes.subarray(from, from + length).reduce((value, byte) => value * 256 + byte, 0);

/** The elements from an offset on, up to the first that is not all there. */
export function* elementsIn(bytes: Uint8Array, from: number, end: number): Generator<Element> {
  for (let at = from; at < end; ) {
    const element = readElement(bytes, at);
    if (!element) return;
    yield element;
    at = element.end;
  }
}

/** An element with its content, of up to 256 MB: its size has four bytes, the first of which says so. */
export function writeElement(id: number, content: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const size = content.reduce((sum, { length }) => sum + length, 0);
  return concatenate([writeNumber(id), writeNumber(0x10000000 + size), ...content]);
}

/** A whole number, in as few bytes as it needs. */
export function writeNumber(value: number): Uint8Array {
  const bytes = [value % 256];
  for (let rest = Math.floor(value / 256); rest > 0; rest = Math.floor(rest / 256)) bytes.unshift(rest % 256);
  return Uint8Array.from(bytes);
}
