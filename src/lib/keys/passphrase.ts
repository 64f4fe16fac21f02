import { cbc } from '@noble/ciphers/aes.js';
import { ToolError } from '#core/tool.ts';
import { tripleDes } from '#lib/crypto/triple-des.ts';
import { decodeHex } from '#lib/encoding/hex.ts';
import { parseOrUndefined } from '#lib/errors/parse-or-undefined.ts';
import { join } from './big-integers.ts';
import { DerReader } from './der.ts';
import type { Bytes } from './key.ts';
import { oldSchemes } from './oids.ts';

const field = { offset: 0, field: 'passphrase' };

/**
 * The passphrase in UTF-8.
 * @throws ToolError `passphrase-missing` in the option `passphrase`
 */
export function passphraseBytes(passphrase: string): Bytes {
  if (passphrase === '') throw new ToolError('passphrase-missing', {}, field);
  return new TextEncoder().encode(passphrase);
}

export const wrongPassphrase = () => new ToolError('wrong-passphrase', {}, field);

/** The error for a scheme that is not supported, by its object identifier in DER. */
export const unknownEncryption = (oid: string) =>
  new ToolError('unknown-encryption', { name: oldSchemes.get(oid) ?? dotted(decodeHex(oid)) });

/** An object identifier in decimal numbers. */
function dotted(bytes: Bytes): string {
  const numbers: number[] = [];
  let number = 0;
  for (const byte of bytes) {
    number = number * 0x80 + (byte & 0x7f);
    if (byte >= 0x80) continue;
    numbers.push(number);
    number = 0;
  }
  const [first = 0, ...others] = numbers;
  const root = Math.min(Math.floor(first / 40), 2);
  return [root, first - root * 40, ...others].join('.');
}

/** A block cipher in CBC mode. */
export interface CbcCipher {
  readonly name: 'aes' | 'des' | 'triple-des';
  /** In bytes. */
  readonly keyLength: number;
}

export const blockLengthOf = ({ name }: CbcCipher): number => (name === 'aes' ? 16 : 8);

/**
 * Decrypts whole blocks and keeps the padding.
 * @throws ToolError `damaged`
 */
export function decryptCbc(cipher: CbcCipher, key: Bytes, iv: Bytes, content: Bytes): Bytes {
  const blockLength = blockLengthOf(cipher);
  if (content.length === 0 || content.length % blockLength !== 0 || iv.length !== blockLength)
    throw new ToolError('damaged');
  if (cipher.name === 'aes') return cbc(key, iv, { disablePadding: true }).decrypt(content);
  // DES is Triple DES with one key three times; with two keys, the first is also the third.
  return tripleDes(join([key, key, key]).slice(0, key.length === 16 ? 24 : undefined), iv).decrypt(content);
}

/**
 * Decrypts a structure in DER with the padding of PKCS#7.
 * @throws ToolError `damaged`; `wrong-passphrase` in the option `passphrase`
 */
export function decryptDer(cipher: CbcCipher, key: Bytes, iv: Bytes, content: Bytes): Bytes {
  const padded = decryptCbc(cipher, key, iv, content);
  const padding = padded.at(-1) ?? 0;
  const isPadded =
    padding > 0 && padding <= blockLengthOf(cipher) && padded.slice(-padding).every((byte) => byte === padding);
  const opened = padded.slice(0, -padding);
  // A wrong key leaves a valid padding now and then, but no structure in DER.
  if (!isPadded || !parseOrUndefined(() => new DerReader(opened).open())) throw wrongPassphrase();
  return opened;
}
