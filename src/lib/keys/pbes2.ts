import { cbc } from '@noble/ciphers/aes.js';
import { type Context, ToolError } from '#core/tool.ts';
import { pbkdf2 } from '#lib/pbkdf2.ts';
import { fromBigInt, toBigInt } from './big-integers.ts';
import { DerReader, der, integer, octets, oid, sequence, tags } from './der.ts';
import type { Bytes } from './key.ts';
import { aesKeyLengths, hmacHashes, pbes2, pbkdf2Oid } from './oids.ts';

const sha256 = '2a864886f70d0209';
const aes256 = '60864801650304012a';
const iterations = 600_000;
/** More would only keep a reader waiting. */
const maxIterations = 10_000_000;

const toBytes = (passphrase: string): Bytes => new TextEncoder().encode(passphrase);

/** A private key in PKCS#8, encrypted by AES-256 with a key of a passphrase: PBES2 of RFC 8018 with PBKDF2-HMAC-SHA-256. */
export async function encryptPkcs8(pkcs8: Bytes, passphrase: string, random: Context['random']): Promise<Bytes> {
  const [salt, iv] = [Uint8Array.from(random(16)), Uint8Array.from(random(16))];
  const key = await pbkdf2(toBytes(passphrase), salt, { hash: 'sha256', iterations, length: 32 });
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
 * The PKCS#8 in an encrypted one.
 * @throws ToolError `damaged`; `unknown-encryption`; `too-many-rounds` {n}; `passphrase-missing`, `wrong-passphrase` in
 * the option `passphrase`
 */
export async function decryptPkcs8(encrypted: Bytes, passphrase: string): Promise<Bytes> {
  const outer = new DerReader(encrypted).open();
  const scheme = outer.open();
  if (scheme.oid() !== pbes2) throw new ToolError('unknown-encryption');
  const content = outer.take(tags.octets);
  const parameters = scheme.open();
  const deriver = parameters.open();
  if (deriver.oid() !== pbkdf2Oid) throw new ToolError('unknown-encryption');
  const derivation = deriver.open();
  const salt = derivation.take(tags.octets);
  const rounds = Number(toBigInt(derivation.number()));
  // The length of the key may be written, although the cipher tells it.
  if (derivation.nextTag === tags.integer) derivation.number();
  const hash = derivation.isAtEnd ? 'sha1' : hashOf(derivation.open().oid());
  const cipher = parameters.open();
  const length = aesKeyLengths[cipher.oid()];
  if (hash === undefined || length === undefined) throw new ToolError('unknown-encryption');
  const iv = cipher.take(tags.octets);
  if (rounds > maxIterations) throw new ToolError('too-many-rounds', { n: rounds, limit: maxIterations });
  const field = { offset: 0, field: 'passphrase' };
  if (passphrase === '') throw new ToolError('passphrase-missing', {}, field);
  const key = await pbkdf2(toBytes(passphrase), salt, { hash, iterations: rounds, length });
  try {
    const opened = Uint8Array.from(cbc(key, iv).decrypt(content));
    // A wrong key leaves a valid padding now and then, but no PKCS#8.
    new DerReader(opened).open();
    return opened;
  } catch {
    throw new ToolError('wrong-passphrase', {}, field);
  }
}

const hashOf = (hex: string) =>
  Object.hasOwn(hmacHashes, hex) ? hmacHashes[hex as keyof typeof hmacHashes] : undefined;
