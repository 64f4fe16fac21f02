import { encodingName } from '#core/encoding/encoding.ts';
import { type RunOf, ToolError } from '#core/tool.ts';
import { encodeHex } from '#lib/encoding/hex.ts';
import { decodeText, encodeText } from '#lib/encoding/text-encoding.ts';
import { parseOrUndefined } from '#lib/errors/parse-or-undefined.ts';
import { showCharacter, showCodePoint } from '#lib/text/show-character.ts';
import { type Form, type Options, type Shape, shapeOf } from './form.ts';
import { type BytesRead, readBytes, readCodePoints } from './read-groups.ts';
import type tool from './tool.ts';
import { writeBytes, writeCodePoints } from './write-groups.ts';

/**
 * The bits of a text, or its bytes or code points in another base.
 * @throws ToolError at its place: `lone-surrogate`, `not-in-encoding` {symbol, code, encoding}, `too-wide` {c, size};
 * `too-large`
 */
export const encode: RunOf<typeof tool, 'encode'> = (text, { encoding, ...form }, ctx) => {
  const shape = shapeOf(form, encoding);
  if (encoding === 'code-points') return writeCodePoints(text, shape, form);
  const bytes = toEncoding(text, encoding);
  if (shape.holds === 'byte' && shape.size < 8) checkWidth(text, bytes, encoding, shape);
  return writeBytes(bytes, shape, form, ctx);
};

/**
 * The text of bits; in ASCII, groups of seven bits are read as such.
 * @throws ToolError of `readBytes` and `readCodePoints`; `invalid-bits` {number, bits, encoding} if the bytes are none
 * of the encoding; `not-strict` {expected} if they are not written as the options say
 */
export const decode: RunOf<typeof tool, 'decode'> = (bits, { encoding, reading, ...form }, ctx) => {
  const isAscii = encoding === 'ascii' && reading === 'tolerant' && isOfSeven(bits, form);
  const read = (changed: Partial<Form>): string => {
    const shape = shapeOf({ ...form, ...(isAscii && { group: 7 }), ...changed }, encoding);
    return encoding === 'code-points' ? readCodePoints(bits, shape) : fromEncoding(readBytes(bits, shape), encoding);
  };
  // Of control characters, a text has those between lines and words.
  const text = readOrOffer(bits, form, read, (other) => !/[^\t\n\r\P{Cc}]/u.test(other));
  if (reading === 'strict') compare(bits, encode(text, { encoding, ...form }, ctx) as string);
  return text;
};

/**
 * The bytes of bits.
 * @throws ToolError of `readBytes`; `not-strict` {expected}
 */
export const toBytes: RunOf<typeof tool, 'toBytes'> = (bits, { reading, ...form }, ctx) => {
  const shape = shapeOf(form);
  const { bytes } = readOrOffer(bits, form, (changed) => readBytes(bits, shapeOf({ ...form, ...changed })));
  if (reading === 'strict') compare(bits, writeBytes(bytes, shape, form, ctx));
  return bytes;
};

/** Whether bits that are expected in bytes have only groups of seven. */
const isOfSeven = (bits: string, { radix, group }: Form): boolean =>
  radix === 'binary' && group === 8 && !/(?<![01])(?!0b)(?:[01]{1,6}(?![01])|[01]{8})/i.test(bits);

const noDigits = new Set(['not-binary', 'not-octal', 'not-decimal']);
const otherBases = ['octal', 'decimal', 'hex'] as const;
const prefixes = { octal: '0o', decimal: null, hex: '0x' } as const;

/**
 * What is read in the base of a form.
 * @throws ToolError of `read`: it offers the other bases in which that gives what `fits` or that a prefix names, or groups of seven bits
 */
function readOrOffer<T>(
  bits: string,
  form: Form,
  read: (changed: Partial<Form>) => T,
  fits: (value: T) => boolean = () => true,
): T {
  try {
    return read({});
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    const { code, params, at } = error;
    const isFitting = (changed: Partial<Form>) => parseOrUndefined(() => fits(read(changed))) === true;
    if (code === 'left-over' && form.radix === 'binary' && (isOfSeven(bits, form) || isFitting({ group: 7 })))
      throw new ToolError(code, params, at, [{ group: 7 }]);
    if (!noDigits.has(code)) throw error;
    const [named] = /^\s*0[ox]/i.exec(bits) ?? [];
    const fitting = otherBases.filter(
      (radix) => radix !== form.radix && (prefixes[radix] === named?.trim().toLowerCase() || isFitting({ radix })),
    );
    throw new ToolError(
      code,
      params,
      at,
      fitting.map((radix) => ({ radix })),
    );
  }
}

/**
 * How long a text is in characters, bytes and bits, and what its first characters are made of.
 * @throws ToolError of `encode`
 */
export const measure: RunOf<typeof tool, 'measure'> = (text, { encoding }, ctx) => {
  const isBytes = encoding !== 'code-points';
  let characters = 0;
  for (const _ of text) characters++;
  const first = [...text.slice(0, maxTableLength * 2)].slice(0, maxTableLength);
  if (characters > first.length) ctx.notice('table-cut', { n: maxTableLength });
  const table = first.map((character) => {
    const code = character.codePointAt(0) ?? 0;
    const bytes = isBytes ? toEncoding(character, encoding) : undefined;
    return {
      character: showCharacter(character, 0),
      codePoint: showCodePoint(code),
      bytes: bytes ? (encodeHex(bytes).match(/../g) ?? []).join(' ') : null,
      bits: bytes ? writeBytes(bytes, shapeOf(plainForm), plainForm, ctx) : code.toString(2),
    };
  });
  const bytes = isBytes ? toEncoding(text, encoding).length : null;
  return { characters, bytes, bits: bytes === null ? null : bytes * 8, table };
};

/** In characters. */
const maxTableLength = 500;

const plainForm: Form = {
  radix: 'binary',
  separator: 'space',
  customSeparator: '',
  group: 8,
  prefix: false,
  perLine: 'none',
  bitOrder: 'msb',
};

type ByteEncoding = Exclude<Options['encoding'], 'code-points'>;

function toEncoding(text: string, encoding: ByteEncoding): Uint8Array<ArrayBuffer> {
  if (encoding !== 'utf-32be') return encodeText(text, encoding);
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  // It has the same characters, and no halves of surrogate pairs.
  encodeText(text, 'utf-8');
  const view = new DataView(new ArrayBuffer(codes.length * 4));
  for (const [index, code] of codes.entries()) view.setUint32(index * 4, code);
  return new Uint8Array(view.buffer);
}

function fromEncoding(read: BytesRead, encoding: ByteEncoding): string {
  if (encoding === 'utf-32be') return fromUtf32(read);
  try {
    return decodeText(read.bytes, encoding);
  } catch (error) {
    throw error instanceof ToolError ? invalidBits(read, error.at?.offset ?? 0, encodingName(encoding)) : error;
  }
}

function fromUtf32(read: BytesRead): string {
  const { bytes } = read;
  const view = new DataView(bytes.buffer);
  const characters: string[] = [];
  for (let index = 0; index < bytes.length; index += 4) {
    const code = index + 4 > bytes.length ? -1 : view.getUint32(index);
    if (code < 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) throw invalidBits(read, index, 'UTF-32BE');
    characters.push(String.fromCodePoint(code));
  }
  return characters.join('');
}

function invalidBits({ bytes, placeOf }: BytesRead, offset: number, encoding: string): ToolError {
  const bits = (bytes[offset] ?? 0).toString(2).padStart(8, '0');
  return new ToolError('invalid-bits', { number: offset + 1, bits, encoding }, placeOf(offset), [
    { encoding: 'latin1' },
  ]);
}

/** Fewer than eight bits hold only some characters. */
function checkWidth(text: string, bytes: Uint8Array, encoding: ByteEncoding, { size }: Shape): void {
  if (bytes.every((byte) => byte < 2 ** size)) return;
  let offset = 0;
  for (const character of text) {
    if (toEncoding(character, encoding).some((byte) => byte >= 2 ** size)) break;
    offset += character.length;
  }
  throw new ToolError('too-wide', { c: showCharacter(text, offset), size }, { offset, length: 1 });
}

const tolerant = [{ reading: 'tolerant' }] as const;

/** @throws ToolError at the first difference */
function compare(written: string, expected: string): void {
  if (written === expected) return;
  let offset = 0;
  while (written.charAt(offset) === expected.charAt(offset)) offset++;
  if (offset === expected.length) throw new ToolError('not-strict-end', {}, offset, tolerant);
  throw new ToolError('not-strict', { expected: showCharacter(expected, offset) }, offset, tolerant);
}
