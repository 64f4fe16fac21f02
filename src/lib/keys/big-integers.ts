import { decodeHex, encodeHex } from '#lib/encoding/hex.ts';
import type { Bytes } from './key.ts';

/** A whole number that bytes write, the highest first. */
export const toBigInt = (bytes: Uint8Array): bigint => BigInt(`0x${encodeHex(bytes) || '0'}`);

/** The bytes of a whole number that is not negative, the highest first, as few as needed. */
export function fromBigInt(number: bigint): Bytes {
  const hex = number.toString(16);
  return decodeHex(hex.padStart(hex.length + (hex.length % 2), '0'));
}

/** A number without leading zeros. */
export function trim(bytes: Bytes): Bytes {
  const first = bytes.findIndex((byte) => byte !== 0);
  return first < 0 ? new Uint8Array(1) : bytes.slice(first);
}

/** A number as a fixed number of bytes. */
export function pad(bytes: Bytes, size: number): Bytes {
  const padded = new Uint8Array(size);
  const trimmed = trim(bytes).slice(-size);
  padded.set(trimmed, size - trimmed.length);
  return padded;
}

/** A number as it is written where the highest bit is a sign: with a zero before it where that is set. */
export function signed(bytes: Bytes): Bytes {
  const trimmed = trim(bytes);
  return (trimmed[0] ?? 0) < 0x80 ? trimmed : join([new Uint8Array(1), trimmed]);
}

export function join(parts: readonly Uint8Array[]): Bytes {
  const joined = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}
