import { hkdf } from '@noble/hashes/hkdf.js';
import { md5, sha1 } from '@noble/hashes/legacy.js';
import { sha256, sha384, sha512 } from '@noble/hashes/sha2.js';
import { argon2id } from 'hash-wasm';
import type { OptionsOf } from '#core/tool.ts';
import { evpBytesToKey } from '#lib/crypto/evp-bytes-to-key.ts';
import { pbkdf2 } from '#lib/crypto/pbkdf2.ts';
import { scrypt } from '#lib/crypto/scrypt.ts';
import { inOption } from './errors.ts';
import type tool from './tool.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const hashes = { md5, sha1, sha256, sha384, sha512 };
const minArgonSalt = 8;

/**
 * Derives a key from a passphrase and a salt.
 * @throws ToolError `argon-salt` {n} in the option `salt`; `argon-memory` {n} in the option `memory`; `hkdf-length` {n} in
 * the option `length`; `pbkdf2-md5` in the option `hash`
 */
export async function derive(
  passphrase: Bytes,
  salt: Bytes,
  options: OptionsOf<typeof tool, 'deriveKey'>,
): Promise<Uint8Array> {
  const { kdf, hash, iterations, length, workFactor, blockSize, parallelism, memory, passes } = options;
  switch (kdf) {
    case 'pbkdf2':
      if (hash === 'md5') throw inOption('hash', 'pbkdf2-md5');
      return pbkdf2(passphrase, salt, { hash, iterations, length });
    case 'scrypt':
      return scrypt(passphrase, salt, { costFactor: 2 ** workFactor, blockSize, parallelism, length });
    case 'argon2id':
      if (salt.length < minArgonSalt) throw inOption('salt', 'argon-salt', { n: salt.length });
      if (memory < 8 * parallelism) throw inOption('memory', 'argon-memory', { n: 8 * parallelism });
      return argon2id({
        password: passphrase,
        salt,
        iterations: passes,
        memorySize: memory,
        parallelism,
        hashLength: length,
        outputType: 'binary',
      });
    case 'hkdf': {
      const longest = 255 * hashes[hash].outputLen;
      if (length > longest) throw inOption('length', 'hkdf-length', { n: longest });
      return hkdf(hashes[hash], passphrase, salt, new TextEncoder().encode(options.info), length);
    }
    case 'evp':
      return evpBytesToKey(hashes[hash], passphrase, salt, length);
  }
}
