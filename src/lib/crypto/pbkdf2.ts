import { createSHA1, createSHA256, createSHA384, createSHA512, pbkdf2 as slowPbkdf2 } from 'hash-wasm';

/** The hash functions of PBKDF2, by their names in Web Crypto. */
const hashes = { sha1: 'SHA-1', sha256: 'SHA-256', sha384: 'SHA-384', sha512: 'SHA-512' } as const;
const creators = { sha1: createSHA1, sha256: createSHA256, sha384: createSHA384, sha512: createSHA512 };

export interface Pbkdf2Settings {
  /** The hash function of the HMAC. */
  readonly hash: keyof typeof hashes;
  readonly iterations: number;
  /** Of the key, in bytes. */
  readonly length: number;
}

/**
 * A key made of a password by PBKDF2 with HMAC (RFC 8018, section 5.2). By Web Crypto where the browser has it, which it
 * hides on plain http; else by WebAssembly, which takes about seven times as long and gives the same.
 * @example await pbkdf2(password, salt, { hash: 'sha512', iterations: 2048, length: 64 }) // a BIP39 seed
 */
export async function pbkdf2(
  password: Uint8Array<ArrayBuffer>,
  salt: Uint8Array<ArrayBuffer>,
  { hash, iterations, length }: Pbkdf2Settings,
): Promise<Uint8Array<ArrayBuffer>> {
  const subtle: SubtleCrypto | undefined = crypto.subtle;
  if (!subtle)
    return new Uint8Array(
      await slowPbkdf2({
        password,
        salt,
        iterations,
        hashLength: length,
        hashFunction: creators[hash](),
        outputType: 'binary',
      }),
    );
  const key = await subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits']);
  const bits = await subtle.deriveBits({ name: 'PBKDF2', hash: hashes[hash], salt, iterations }, key, length * 8);
  return new Uint8Array(bits);
}
