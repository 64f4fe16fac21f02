import { decodeHex } from '#lib/encoding/hex.ts';

/** A value of PDF (ISO 32000-2, section 7.3). Where a value is in the file is kept where a signature needs it. */
export type PdfValue =
  | { readonly type: 'number'; readonly value: number }
  | { readonly type: 'name'; readonly value: string }
  | {
      readonly type: 'string';
      readonly bytes: Uint8Array;
      readonly start: number;
      readonly end: number;
      readonly isHex: boolean;
    }
  | { readonly type: 'array'; readonly items: readonly PdfValue[] }
  | { readonly type: 'dictionary'; readonly entries: PdfDictionary }
  /** A reference, a boolean, null, or an operator. */
  | { readonly type: 'other'; readonly text: string };

export type PdfDictionary = ReadonlyMap<string, PdfValue>;

/** Deeper values are of no document; they would overflow the stack. */
const maxDepth = 64;

const isSpace = (byte: number | undefined): boolean =>
  byte === 0 || byte === 9 || byte === 10 || byte === 12 || byte === 13 || byte === 32;
const delimiters = new Set(Array.from('()<>[]{}/%', (character) => character.charCodeAt(0)));
/** Whether a byte goes on a name or number. */
export const isRegular = (byte: number | undefined): byte is number =>
  byte !== undefined && !isSpace(byte) && !delimiters.has(byte);
const latin1 = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);
const escapes: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9, b: 8, f: 12 };

/** Reads values of PDF from bytes, one after the other. A value that is cut off or malformed is undefined. */
export class PdfReader {
  readonly #bytes: Uint8Array;
  at: number;

  constructor(bytes: Uint8Array, at: number) {
    this.#bytes = bytes;
    this.at = at;
  }

  /** The next value; undefined where there is none, as at the end of an array, of a dictionary or of the bytes. */
  next(depth = 0): PdfValue | undefined {
    this.#skipSpace();
    const bytes = this.#bytes;
    const byte = bytes[this.at];
    if (byte === undefined || depth > maxDepth) return undefined;
    const character = String.fromCharCode(byte);
    if (character === '/') return { type: 'name', value: this.#readName() };
    if (character === '(') return this.#readLiteral();
    if (character === '[') return this.#readArray(depth);
    if (character === '<') return bytes[this.at + 1] === byte ? this.#readDictionary(depth) : this.#readHex();
    return isRegular(byte) ? this.#readNumber() : undefined;
  }

  #skipSpace(): void {
    const bytes = this.#bytes;
    for (;;) {
      while (isSpace(bytes[this.at])) this.at++;
      if (bytes[this.at] !== 0x25) return;
      while (this.at < bytes.length && bytes[this.at] !== 10 && bytes[this.at] !== 13) this.at++;
    }
  }

  #readRegular(): string {
    const start = this.at;
    while (isRegular(this.#bytes[this.at])) this.at++;
    return latin1(this.#bytes.subarray(start, this.at));
  }

  #readName(): string {
    this.at++;
    return this.#readRegular().replace(/#([\da-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  }

  /** A number; two of them and `R` are a reference. */
  #readNumber(): PdfValue {
    const text = this.#readRegular();
    if (!/^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(text)) return { type: 'other', text };
    const after = this.at;
    if (/^\d+$/.test(text)) {
      this.#skipSpace();
      const generation = this.#readRegular();
      this.#skipSpace();
      if (/^\d+$/.test(generation) && this.#readRegular() === 'R')
        return { type: 'other', text: `${text} ${generation} R` };
    }
    this.at = after;
    return { type: 'number', value: Number(text) };
  }

  #readArray(depth: number): PdfValue | undefined {
    this.at++;
    const items: PdfValue[] = [];
    for (let item = this.next(depth + 1); item; item = this.next(depth + 1)) items.push(item);
    if (this.#bytes[this.at] !== 0x5d) return undefined;
    this.at++;
    return { type: 'array', items };
  }

  #readDictionary(depth: number): PdfValue | undefined {
    this.at += 2;
    const entries = new Map<string, PdfValue>();
    for (let key = this.next(depth + 1); key; key = this.next(depth + 1)) {
      const value = this.next(depth + 1);
      if (key.type !== 'name' || !value) return undefined;
      entries.set(key.value, value);
    }
    if (this.#bytes[this.at] !== 0x3e || this.#bytes[this.at + 1] !== 0x3e) return undefined;
    this.at += 2;
    return { type: 'dictionary', entries };
  }

  #readHex(): PdfValue | undefined {
    const start = this.at;
    const end = this.#bytes.indexOf(0x3e, start);
    const digits = latin1(this.#bytes.subarray(start + 1, Math.max(start, end))).replace(/[\0\s]+/g, '');
    if (end < 0 || !/^[\da-f]*$/i.test(digits)) return undefined;
    this.at = end + 1;
    // A last digit without a partner has a zero after it.
    const bytes = decodeHex(digits.length % 2 === 0 ? digits : `${digits}0`);
    return { type: 'string', bytes, start, end: this.at, isHex: true };
  }

  #readLiteral(): PdfValue | undefined {
    const bytes = this.#bytes;
    const start = this.at++;
    const value: number[] = [];
    for (let open = 1; ; ) {
      const byte = bytes[this.at];
      if (byte === undefined) return undefined;
      if (byte === 0x5c) {
        const escaped = this.#readEscape();
        if (escaped !== undefined) value.push(escaped);
        continue;
      }
      if (byte === 0x28) open++;
      this.at++;
      if (byte === 0x29 && --open === 0) break;
      value.push(byte);
    }
    return { type: 'string', bytes: Uint8Array.from(value), start, end: this.at, isHex: false };
  }

  /** The byte that a backslash and what follows it write, none for the end of a line; moves behind both. */
  #readEscape(): number | undefined {
    const digits = latin1(this.#bytes.subarray(this.at + 1, this.at + 4));
    const [octal] = /^[0-7]{1,3}/.exec(digits) ?? [];
    this.at += 1 + (octal?.length ?? (digits.startsWith('\r\n') ? 2 : 1));
    if (octal !== undefined) return Number.parseInt(octal, 8) & 255;
    const [next = ''] = digits;
    if (next === '\r' || next === '\n' || next === '') return undefined;
    return escapes[next] ?? this.#bytes[this.at - 1];
  }
}
