import { ToolError } from '#core/tool.ts';
import { decodeHex, encodeHex } from '#lib/encoding/hex.ts';
import { fromBigInt, join, signed } from './big-integers.ts';
import type { Bytes } from './key.ts';

/** The tags of DER (X.690) that keys are made of. */
export const tags = { integer: 0x02, bits: 0x03, octets: 0x04, nothing: 0x05, oid: 0x06, sequence: 0x30 } as const;

/** A value in DER: tag, length and content. */
export function der(tag: number, content: readonly Uint8Array[]): Bytes {
  const whole = join(content);
  const length = fromBigInt(BigInt(whole.length));
  const head = whole.length < 0x80 ? [tag, whole.length] : [tag, 0x80 | length.length, ...length];
  return join([Uint8Array.from(head), whole]);
}

export const sequence = (...content: readonly Uint8Array[]): Bytes => der(tags.sequence, content);
export const integer = (number: Bytes): Bytes => der(tags.integer, [signed(number)]);
export const octets = (content: Uint8Array): Bytes => der(tags.octets, [content]);
/** Bits that are whole bytes. */
export const bits = (content: Uint8Array): Bytes => der(tags.bits, [new Uint8Array(1), content]);
export const oid = (hex: string): Bytes => der(tags.oid, [decodeHex(hex)]);
/** What is in brackets in a definition: `[0]`. */
export const tagged = (number: number, ...content: readonly Uint8Array[]): Bytes => der(0xa0 | number, content);

interface DerValue {
  readonly tag: number;
  readonly content: Bytes;
}

const damaged = () => new ToolError('damaged');

/**
 * Reads values in DER one after the other.
 * @throws ToolError `damaged`: there is none, it is cut off, or it is of another type
 */
export class DerReader {
  readonly #bytes: Bytes;
  #at = 0;

  constructor(bytes: Bytes) {
    this.#bytes = bytes;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#bytes.length;
  }

  /** The tag of the next value; undefined at the end. */
  get nextTag(): number | undefined {
    return this.#bytes[this.#at];
  }

  next(): DerValue {
    const [tag, first] = this.#bytes.subarray(this.#at, this.#at + 2);
    if (tag === undefined || first === undefined) throw damaged();
    const lengthBytes = first < 0x80 ? 0 : first & 0x7f;
    const start = this.#at + 2 + lengthBytes;
    const length = first < 0x80 ? first : Number.parseInt(encodeHex(this.#bytes.subarray(this.#at + 2, start)), 16);
    if (Number.isNaN(length) || start + length > this.#bytes.length) throw damaged();
    this.#at = start + length;
    return { tag, content: this.#bytes.slice(start, start + length) };
  }

  /** The content of the next value, which is of this type. */
  take(tag: number): Bytes {
    const value = this.next();
    if (value.tag !== tag) throw damaged();
    return value.content;
  }

  /** The values in the next one. */
  open(tag: number = tags.sequence): DerReader {
    return new DerReader(this.take(tag));
  }

  number(): Bytes {
    return this.take(tags.integer);
  }

  oid(): string {
    return encodeHex(this.take(tags.oid));
  }

  /** Bits that are whole bytes. */
  bits(): Bytes {
    return this.take(tags.bits).slice(1);
  }
}
