import { md5, sha1 } from '@noble/hashes/legacy.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { type CHash, concatBytes } from '@noble/hashes/utils.js';
import { type Context, ToolError } from '#core/tool.ts';
import { opensslMagic } from '#lib/crypto/ciphertext.ts';
import { evpBytesToKey } from '#lib/crypto/evp-bytes-to-key.ts';
import { pbkdf2 } from '#lib/crypto/pbkdf2.ts';
import { detectFileType } from '#lib/files/detect-file-type.ts';
import { type Algorithm, type AlgorithmId, algorithmOf, type Mode } from './algorithms.ts';
import { inOption } from './errors.ts';
import { pad, unpad } from './padding.ts';

type Bytes = Uint8Array<ArrayBuffer>;

interface Derivation {
  readonly name: string;
  /** Its options of `openssl enc`. */
  readonly command: string;
  readonly derive: (passphrase: Bytes, salt: Bytes, length: number, iterations: number) => Bytes | Promise<Bytes>;
}

const evp = (name: string, hash: CHash): Derivation => ({
  name: `EVP_BytesToKey (${name})`,
  command: `-md ${name.toLowerCase().replace('-', '')}`,
  derive: (passphrase, salt, length) => evpBytesToKey(hash, passphrase, salt, length),
});

const pbkdf2By = (hash: 'sha256' | 'sha512'): Derivation => ({
  name: `PBKDF2-HMAC-SHA-${hash.slice(3)}`,
  command: `-pbkdf2 -md ${hash}`,
  derive: (passphrase, salt, length, iterations) => pbkdf2(passphrase, salt, { hash, iterations, length }),
});

/** Derivations of a key and an initialization vector from a passphrase and a salt. */
export const derivations = {
  'evp-md5': evp('MD5', md5),
  'evp-sha256': evp('SHA-256', sha256),
  'evp-sha1': evp('SHA-1', sha1),
  'pbkdf2-sha256': pbkdf2By('sha256'),
  'pbkdf2-sha512': pbkdf2By('sha512'),
} as const satisfies Readonly<Record<string, Derivation>>;

export type DerivationId = keyof typeof derivations;

interface CommonSettings {
  /** For AES. */
  readonly mode: Mode;
  /** For PBKDF2. */
  readonly iterations: number;
  /** False for `-nosalt`: there is no header. */
  readonly salted: boolean;
  /** False for `-nopad`. */
  readonly padding: boolean;
}

export interface Settings extends CommonSettings {
  readonly algorithm: AlgorithmId;
  readonly derivation: DerivationId;
}

/** The longest key, and the longest initialization vector, of an algorithm. */
const derivedLength = 32 + 16;

const deriveFor = ({ derivation, iterations }: Settings, passphrase: Bytes, salt: Bytes) =>
  derivations[derivation].derive(passphrase, salt, derivedLength, iterations);

/** The key and the initialization vector of an algorithm: derived bytes do not depend on how many there are. */
const splitDerived = (derived: Bytes, { keyLength, ivLength }: Algorithm) =>
  [derived.slice(0, keyLength), derived.slice(keyLength, keyLength + ivLength)] as const;

const saltLength = 8;
const headerLength = opensslMagic.length + saltLength;

/**
 * Encrypts as `openssl enc` and CryptoJS do: “Salted__”, eight bytes of salt, the ciphertext; or the ciphertext alone.
 * Notices: `ecb`; `no-salt`, for a stream cipher `no-salt-stream`.
 * @throws ToolError `no-padding` {n, m}
 */
export async function encryptOpenssl(
  bytes: Bytes,
  passphrase: Bytes,
  settings: Settings,
  { notice, random }: Pick<Context, 'notice' | 'random'>,
): Promise<Bytes> {
  const algorithm = algorithmOf(settings.algorithm, settings.mode);
  const { blockLength, ivLength, encrypt } = algorithm;
  const isStream = blockLength === 1;
  if (!isStream && !settings.padding && bytes.length % blockLength > 0)
    throw new ToolError('no-padding', { n: bytes.length, m: blockLength });
  if (!isStream && ivLength === 0) notice('ecb', { n: blockLength });
  if (!settings.salted) notice(isStream ? 'no-salt-stream' : 'no-salt');
  const salt: Bytes = settings.salted ? new Uint8Array(random(saltLength)) : new Uint8Array();
  const [key, iv] = splitDerived(await deriveFor(settings, passphrase, salt), algorithm);
  const encrypted = encrypt(key, iv, !isStream && settings.padding ? pad(bytes, blockLength) : bytes);
  return settings.salted ? concatBytes(new TextEncoder().encode(opensslMagic), salt, encrypted) : encrypted;
}

/**
 * Splits salt and ciphertext. A header is read even if none is expected.
 * @throws ToolError `no-header`: missing although expected, or cut short
 */
export function splitOpenssl(bytes: Bytes, isSalted: boolean): { readonly salt: Bytes; readonly body: Bytes } {
  const hasHeader = new TextDecoder('latin1').decode(bytes.subarray(0, opensslMagic.length)) === opensslMagic;
  if (!hasHeader && !isSalted) return { salt: new Uint8Array(), body: bytes };
  if (!hasHeader || bytes.length < headerLength) throw new ToolError('no-header');
  return { salt: bytes.slice(opensslMagic.length, headerLength), body: bytes.slice(headerLength) };
}

/** Settings for decryption: `auto` tries every block cipher, or every derivation. */
export interface Attempts extends CommonSettings {
  readonly algorithm: AlgorithmId | 'auto';
  readonly derivation: DerivationId | 'auto';
}

/**
 * Decrypts what `openssl enc` or CryptoJS encrypted. Tries several ciphers or derivations in turn and takes the first
 * result that is text or a file of a known type; for bytes, otherwise the first with valid padding.
 * Notices: `opened-as` {algorithm, derivation}, if several were tried; `by-chance`: only the padding, which one in 256
 * wrong passphrases has too, confirms the passphrase; `unchecked`: nothing does.
 * @throws ToolError `no-header`; `cut-short` {n, m}; `several-fit` {n}; in the option `passphrase`: `wrong-padding`, `wrong-text`,
 * `none-fits` {n}
 */
export async function decryptOpenssl(
  bytes: Bytes,
  passphrase: Bytes,
  { isText, ...attempts }: Attempts & { readonly isText: boolean },
  { notice }: Pick<Context, 'notice'>,
): Promise<Bytes> {
  const parts = splitOpenssl(bytes, attempts.salted);
  const settings = settingsToTry(attempts, parts.body.length);
  const isOnly = settings.length === 1;
  const isChecked = ({ algorithm, mode, padding }: Settings) => padding && algorithmOf(algorithm, mode).blockLength > 1;
  const derived = new Map<DerivationId, Bytes>();
  const likely: Opened[] = [];
  const possible: Opened[] = [];
  let fault = 'wrong-padding';
  for (const each of settings) {
    const bytesOfKey = derived.get(each.derivation) ?? (await deriveFor(each, passphrase, parts.salt));
    derived.set(each.derivation, bytesOfKey);
    const plain = tryOne(parts.body, bytesOfKey, each);
    if (!plain) continue;
    const isLikely = isUtf8(plain) || (!isText && detectFileType(plain) !== undefined);
    if (isLikely) likely.push({ plain, settings: each });
    else if (!isText && (isOnly || isChecked(each))) possible.push({ plain, settings: each });
    else fault = 'wrong-text';
    // Without padding to check, wrong settings may also result in a short text.
    if (isLikely && isChecked(each)) break;
  }
  const found = likely.find((opened) => isChecked(opened.settings)) ?? likely[0] ?? possible[0];
  if (!found)
    throw isOnly ? inOption('passphrase', fault) : inOption('passphrase', 'none-fits', { n: settings.length });
  if (!isChecked(found.settings) && likely.length > 1) throw new ToolError('several-fit', { n: likely.length });
  const { algorithm, mode, derivation } = found.settings;
  const { name } = algorithmOf(algorithm, mode);
  if (!isOnly) {
    const field = attempts.algorithm === 'auto' ? 'algorithm' : 'derivation';
    notice('opened-as', { algorithm: name, derivation: derivations[derivation].name }, { offset: 0, field });
  }
  if (!isChecked(found.settings)) notice('unchecked');
  else if (likely.length === 0) notice('by-chance');
  return found.plain;
}

interface Opened {
  readonly plain: Bytes;
  readonly settings: Settings;
}

/** Decrypts with these settings; undefined if the padding shows that they are wrong. */
function tryOne(body: Bytes, derived: Bytes, settings: Settings): Bytes | undefined {
  const algorithm = algorithmOf(settings.algorithm, settings.mode);
  const { blockLength, ivLength, decrypt } = algorithm;
  const [key, iv] = splitDerived(derived, algorithm);
  if (blockLength === 1 || !settings.padding) return decrypt(key, iv, body);
  // Decrypts only the last block first, to check its padding.
  const before = ivLength > 0 && body.length > blockLength ? body.slice(-2 * blockLength, -blockLength) : iv;
  if (!unpad(decrypt(key, before, body.slice(-blockLength)), blockLength)) return undefined;
  return unpad(decrypt(key, iv, body), blockLength);
}

const aesCiphers = ['aes-256', 'aes-192', 'aes-128'] as const;
const blockCiphers = [...aesCiphers, 'triple-des'] as const;
const streamCiphers = ['rabbit', 'rc4', 'rc4-128'] as const;
const allDerivations = Object.keys(derivations) as readonly DerivationId[];

/**
 * Lists the settings to try. Only a ciphertext of whole blocks can be that of a block cipher. With a stream cipher, which
 * cannot detect a wrong key, only the usual derivation is tried unless one is chosen.
 * @throws ToolError `cut-short` {n, m}: a block cipher was chosen, or no cipher fits
 */
function settingsToTry(attempts: Attempts, length: number): readonly Settings[] {
  const { algorithm, mode, derivation } = attempts;
  const blockLengthOf = (id: AlgorithmId) => algorithmOf(id, mode).blockLength;
  const isCbc = mode === 'cbc' || (algorithm !== 'auto' && !algorithm.startsWith('aes'));
  const blockLength = algorithm !== 'auto' ? blockLengthOf(algorithm) : isCbc ? 8 : blockLengthOf('aes-256');
  const isWhole = (length > 0 || !attempts.padding) && length % blockLength === 0;
  if ((algorithm !== 'auto' || !isCbc) && blockLength > 1 && !isWhole)
    throw new ToolError('cut-short', { n: length, m: blockLength });
  const isStream = algorithm === 'auto' ? isCbc && !isWhole : blockLength === 1 && isCbc;
  const likely = !isCbc ? aesCiphers : isStream ? streamCiphers : blockCiphers;
  const ciphers = algorithm !== 'auto' ? [algorithm] : likely;
  const keys = derivation !== 'auto' ? [derivation] : isStream ? (['evp-md5'] as const) : allDerivations;
  return ciphers
    .filter((id) => length % blockLengthOf(id) === 0)
    .flatMap((id) => keys.map((key) => ({ ...attempts, algorithm: id, derivation: key })));
}

export function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
