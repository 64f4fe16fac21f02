import { cbc } from '@noble/ciphers/aes.js';
import type { Context } from '#core/tool.ts';
import { pbkdf2 } from '#lib/crypto/pbkdf2.ts';
import { scrypt } from '#lib/crypto/scrypt.ts';
import { fromBigInt, toBigInt } from './big-integers.ts';
import { type DerReader, der, integer, octets, oid, sequence, tags } from './der.ts';
import type { Bytes } from './key.ts';
import { aesKeyLengths, desCbc, hmacHashes, pbes2, pbkdf2Oid, scryptOid, tripleDesCbc } from './oids.ts';
import { type CbcCipher, decryptDer, passphraseBytes, unknownEncryption } from './passphrase.ts';
import { checkRounds, checkScrypt } from './work-limits.ts';

const sha256 = '2a864886f70d0209';
const aes256 = '60864801650304012a';
const iterations = 600_000;

/** A private key in PKCS#8, encrypted by AES-256 with a key of a passphrase: PBES2 of RFC 8018 with PBKDF2-HMAC-SHA-256. */
export async function encryptPkcs8(pkcs8: Bytes, passphrase: string, random: Context['random']): Promise<Bytes> {
  const [salt, iv] = [Uint8Array.from(random(16)), Uint8Array.from(random(16))];
  const key = await pbkdf2(passphraseBytes(passphrase), salt, { hash: 'sha256', iterations, length: 32 });
  const derivation = sequence(
    octets(salt),
    integer(fromBigInt(BigInt(iterations))),
    sequence(oid(sha256), der(tags.nothing, [])),
  );
  const scheme = sequence(
    oid(pbes2),
    sequence(sequence(oid(pbkdf2Oid), derivation), sequence(oid(aes256), octets(iv))),
  );
  return sequence(scheme, octets(cbc(key, iv).encrypt(pkcs8)));
}

/**
 * Opens what PBES2 encrypted.
 * @param parameters those of the scheme
 * @throws ToolError `damaged`; `unknown-encryption` {name}; those of `checkRounds` and `checkScrypt`;
 * `passphrase-missing`, `wrong-passphrase` in the option `passphrase`
 */
export async function decryptPbes2(parameters: DerReader, content: Bytes, passphrase: string): Promise<Bytes> {
  const scheme = parameters.open();
  const deriver = scheme.open();
  const encryption = scheme.open();
  const derive = readDerivation(deriver.oid(), deriver.open());
  const cipher = readCipher(encryption.oid());
  const iv = encryption.take(tags.octets);
  return decryptDer(cipher, await derive(passphraseBytes(passphrase), cipher.keyLength), iv, content);
}

function readCipher(name: string): CbcCipher {
  if (name === tripleDesCbc) return { name: 'triple-des', keyLength: 24 };
  if (name === desCbc) return { name: 'des', keyLength: 8 };
  const keyLength = aesKeyLengths[name];
  if (keyLength === undefined) throw unknownEncryption(name);
  return { name: 'aes', keyLength };
}

/** What derives a key of a passphrase: PBKDF2, or scrypt (RFC 7914, section 7). */
function readDerivation(name: string, reader: DerReader): (passphrase: Bytes, length: number) => Promise<Bytes> {
  const number = () => Number(toBigInt(reader.number()));
  if (name !== pbkdf2Oid && name !== scryptOid) throw unknownEncryption(name);
  const salt = reader.take(tags.octets);
  const rounds = number();
  if (name === scryptOid) {
    const [blockSize, parallelism] = [number(), number()];
    checkScrypt(rounds, blockSize, parallelism);
    return (password, length) => scrypt(password, salt, { costFactor: rounds, blockSize, parallelism, length });
  }
  checkRounds('pbkdf2', rounds);
  // The length of the key may be written, although the cipher implies it.
  if (reader.nextTag === tags.integer) reader.number();
  const prf = reader.isAtEnd ? undefined : reader.open().oid();
  const hash = prf === undefined ? 'sha1' : hmacHashes.get(prf);
  if (!hash) throw unknownEncryption(prf ?? '');
  return (password, length) => pbkdf2(password, salt, { hash, iterations: rounds, length });
}
