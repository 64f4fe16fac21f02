import { type Place, ToolError } from '#core/tool.ts';
import { showCharacter } from '#lib/text/show-character.ts';
import { digitsFor, reverseBits, type Shape } from './form.ts';

/** A number as written in the text. */
interface Group {
  readonly value: bigint;
  readonly size: number;
  readonly offset: number;
  readonly length: number;
}

/** Bytes, each with its place in the text. */
export interface BytesRead {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly placeOf: (byte: number) => { readonly offset: number; readonly length: number };
}

/**
 * Reads groups of bits back to bytes, whatever separates them.
 * @throws ToolError at its place: `not-binary`, `not-octal`, `not-decimal`, `not-hexadecimal` {c}; `left-over` {n, size,
 * rest, missing}; `digits-left-over` {n, width, rest}; `too-big` {value, size}; `not-a-byte` {size}
 */
export function readBytes(text: string, shape: Shape): BytesRead {
  if (shape.base === 2) return readBits(text, shape);
  const groups = readGroups(text, shape);
  const bits = groups.map(({ value, size }) => value.toString(2).padStart(size, '0')).join('');
  const digits = new Uint8Array(bits.length);
  for (let index = 0; index < bits.length; index++) digits[index] = bits.charCodeAt(index) - 0x30;
  const placeOf = (byte: number) => {
    let left = byte * byteWidth(shape);
    for (const group of groups) {
      left -= group.size;
      if (left < 0) return group;
    }
    return { offset: text.length, length: 0 };
  };
  return { bytes: packBits(digits, shape, placeOf), placeOf };
}

/** How many bits make a byte. */
const byteWidth = ({ holds, size }: Shape): number => (holds === 'byte' ? size : 8);

/** Reads groups of bits back to text, a code point each. */
export function readCodePoints(text: string, shape: Shape): string {
  const characters = readGroups(text, shape).map(({ value, offset, length }) => {
    if (value > 0x10ffffn)
      throw new ToolError('not-a-code-point', { value: value.toString(16).slice(0, 40) }, { offset, length });
    return String.fromCodePoint(Number(value));
  });
  return characters.join('');
}

/** Zeros and ones, however they are grouped. */
function readBits(text: string, shape: Shape): BytesRead {
  const bits = new Uint8Array(text.length);
  let count = 0;
  const isSeparator = separatorTest(shape);
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code === 0x30 && (text.charCodeAt(index + 1) | 0x20) === 0x62) index++;
    else if (code === 0x30 || code === 0x31) bits[count++] = code - 0x30;
    else if (!isSeparator(text.charAt(index))) throw notADigit(text, index, shape.base);
  }
  const width = byteWidth(shape);
  const offsetOf = (bit: number) => {
    let seen = -1;
    for (let index = 0; index < text.length; index++) {
      if (/[01]/.test(text.charAt(index)) && (text.charCodeAt(index + 1) | 0x20) !== 0x62) seen++;
      if (seen === bit) return index;
    }
    return text.length;
  };
  const placeOf = (byte: number) => {
    const offset = offsetOf(byte * width);
    return { offset, length: offsetOf((byte + 1) * width - 1) + 1 - offset };
  };
  const left = count % width;
  if (left > 0) {
    const offset = offsetOf(count - left);
    const at = { offset, length: offsetOf(count - 1) + 1 - offset };
    throw leftOver(count, width, at);
  }
  return { bytes: packBits(reverseGroups(bits.subarray(0, count), shape), shape, placeOf), placeOf };
}

/** In place. */
function reverseGroups(bits: Uint8Array, { isReversed, size }: Shape): Uint8Array {
  if (isReversed) for (let start = 0; start < bits.length; start += size) bits.subarray(start, start + size).reverse();
  return bits;
}

function packBits(bits: Uint8Array, shape: Shape, placeOf: BytesRead['placeOf']): Uint8Array<ArrayBuffer> {
  const width = byteWidth(shape);
  const bytes = new Uint8Array(bits.length / width);
  for (let byte = 0; byte < bytes.length; byte++) {
    let value = 0;
    for (let bit = byte * width; bit < (byte + 1) * width; bit++) value = value * 2 + (bits[bit] ?? 0);
    if (value > 255) throw new ToolError('not-a-byte', { size: width }, placeOf(byte));
    bytes[byte] = value;
  }
  return bytes;
}

/** Numbers with something between them, or of as many digits as a group has. */
function readGroups(text: string, shape: Shape): readonly Group[] {
  const { base, size, holds, prefix, isReversed, separator } = shape;
  const isSeparator = separatorTest(shape);
  const width = digitsFor(size, base);
  const isSplit = holds !== 'code-point' || separator === '';
  const isPrefix = (index: number) => prefix !== '' && text.slice(index, index + 2).toLowerCase() === prefix;
  const groups: Group[] = [];
  for (let index = 0; index < text.length; ) {
    if (isSeparator(text.charAt(index))) {
      index++;
      continue;
    }
    if (isPrefix(index)) index += 2;
    const start = index;
    while (index < text.length && !isSeparator(text.charAt(index)) && !isPrefix(index)) {
      if (digitOf(text.charCodeAt(index)) >= base) throw notADigit(text, index, base);
      index++;
    }
    const length = index - start;
    const rest = length % width;
    // Only a last group of fewer bytes may be narrower than the others.
    if (isSplit && length > width && rest > 0 && (holds !== 'stream' || bitsOf(rest, shape) >= size)) {
      const at = { offset: index - rest, length: rest };
      throw new ToolError('digits-left-over', { n: length, width, rest }, at);
    }
    const step = isSplit && length > width ? width : Math.max(1, length);
    for (let offset = start; offset < index; offset += step) {
      const written = text.slice(offset, Math.min(index, offset + step));
      const value = toNumber(written, base);
      const bits = holds === 'stream' && size > 8 ? bitsOf(written.length, shape) : size;
      const at = { offset, length: written.length };
      if (holds !== 'code-point' && value >> BigInt(bits) > 0n)
        throw new ToolError('too-big', { value: written.slice(0, 40), size: bits }, at);
      groups.push({ ...at, size: bits, value: isReversed ? reverseBits(value, bits) : value });
    }
  }
  const total = groups.reduce((sum, group) => sum + group.size, 0);
  const last = groups.at(-1);
  if (holds === 'stream' && last && total % 8 > 0)
    throw leftOver(total, 8, { offset: last.offset, length: last.length });
  return groups;
}

/** The number of bits that a number of digits means: whole bytes if these have as many digits, else a full group. */
function bitsOf(digits: number, { size, base }: Shape): number {
  for (let bits = 8; bits < size; bits += 8) if (digitsFor(bits, base) === digits) return bits;
  return size;
}

const toNumber = (digits: string, base: number): bigint =>
  base === 10 ? BigInt(digits) : BigInt({ 2: '0b', 8: '0o', 16: '0x' }[base] + digits);

/** The value of a digit of any base up to 16, or 99. */
function digitOf(code: number): number {
  if (code >= 0x30 && code <= 0x39) return code - 0x30;
  const lower = code | 0x20;
  return lower >= 0x61 && lower <= 0x66 ? lower - 0x61 + 10 : 99;
}

function leftOver(n: number, size: number, at: Place): ToolError {
  const rest = n % size;
  return new ToolError('left-over', { n, size, rest, missing: size - rest }, at);
}

const separatorTest =
  ({ separator }: Shape) =>
  (character: string): boolean =>
    character === ' ' || /^[\s,;:]$/.test(character) || separator.includes(character);

function notADigit(text: string, offset: number, base: number): ToolError {
  const params = { c: showCharacter(text, offset) };
  const at = { offset, length: 1 };
  switch (base) {
    case 2:
      return new ToolError('not-binary', params, at);
    case 8:
      return new ToolError('not-octal', params, at);
    case 10:
      return new ToolError('not-decimal', params, at);
    default:
      return new ToolError('not-hexadecimal', params, at);
  }
}
