import { scrypt as plainScrypt } from '@noble/hashes/scrypt.js';
import { scrypt as fastScrypt } from 'hash-wasm';

export interface ScryptSettings {
  /** N of RFC 7914, a power of two. */
  readonly costFactor: number;
  /** r, in units of 128 bytes. */
  readonly blockSize: number;
  /** p. */
  readonly parallelism: number;
  /** Of the key, in bytes. */
  readonly length: number;
}

const pageLength = 2 ** 16;

/**
 * A key made of a password by scrypt (RFC 7914).
 * @example await scrypt(password, salt, { costFactor: 2 ** 14, blockSize: 8, parallelism: 1, length: 32 })
 */
export async function scrypt(
  password: Uint8Array,
  salt: Uint8Array,
  { costFactor, blockSize, parallelism, length }: ScryptSettings,
): Promise<Uint8Array<ArrayBuffer>> {
  // hash-wasm writes 64 bytes more than it allocates, which fails where its memory ends with a page.
  if ((128 * blockSize * (costFactor + parallelism + 2)) % pageLength === 0) {
    const settings = { N: costFactor, r: blockSize, p: parallelism, dkLen: length, maxmem: 2 ** 32 };
    return Uint8Array.from(plainScrypt(password, salt, settings));
  }
  const derived = await fastScrypt({
    password,
    salt,
    costFactor,
    blockSize,
    parallelism,
    hashLength: length,
    outputType: 'binary',
  });
  return new Uint8Array(derived);
}
