import { type CHash, concatBytes } from '@noble/hashes/utils.js';

type Bytes = Uint8Array<ArrayBuffer>;

/** EVP_BytesToKey of OpenSSL in one round: each digest is that of the one before, the passphrase and the salt. */
export function evpBytesToKey(hash: CHash, passphrase: Bytes, salt: Bytes, length: number): Bytes {
  let digest: Bytes = new Uint8Array();
  let key: Bytes = new Uint8Array();
  while (key.length < length) {
    digest = hash(concatBytes(digest, passphrase, salt));
    key = concatBytes(key, digest);
  }
  return key.slice(0, length);
}
