import { cbc } from '@noble/ciphers/aes.js';
import { md5, sha1 } from '@noble/hashes/legacy.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { type CHash, concatBytes } from '@noble/hashes/utils.js';
import { type Context, ToolError } from '#core/tool.ts';
import { opensslMagic } from '#lib/ciphertext.ts';
import { detectFileType } from '#lib/detect-file-type.ts';
import { evpBytesToKey } from '#lib/evp-bytes-to-key.ts';
import { pbkdf2 } from '#lib/pbkdf2.ts';
import { tripleDes } from '#lib/triple-des.ts';
import { rabbit, rc4 } from './crypto-es.ts';
import { pad, unpad } from './padding.ts';

type Bytes = Uint8Array<ArrayBuffer>;

export interface Algorithm {
  readonly name: string;
  /** In bytes; a stream cipher has blocks of one byte, which are not padded. */
  readonly keyLength: number;
  readonly ivLength: number;
  readonly blockLength: number;
  /** Its name in `openssl enc`, where it is there. */
  readonly command?: string;
  readonly encrypt: (key: Bytes, iv: Bytes, bytes: Bytes) => Bytes;
  readonly decrypt: (key: Bytes, iv: Bytes, bytes: Bytes) => Bytes;
}

const aes = (bits: number): Algorithm => ({
  name: `AES-${bits}-CBC`,
  keyLength: bits / 8,
  ivLength: 16,
  blockLength: 16,
  command: `aes-${bits}-cbc`,
  encrypt: (key, iv, bytes) => cbc(key, iv, { disablePadding: true }).encrypt(bytes),
  decrypt: (key, iv, bytes) => cbc(key, iv, { disablePadding: true }).decrypt(bytes),
});

const arcfour = (keyLength: number): Algorithm => ({
  name: `RC4 (${keyLength * 8} bits)`,
  keyLength,
  ivLength: 0,
  blockLength: 1,
  encrypt: (key, _, bytes) => rc4(key).encrypt(bytes),
  decrypt: (key, _, bytes) => rc4(key).decrypt(bytes),
});

/** The ciphers of the format, with the keys that CryptoJS and OpenSSL derive for them. */
export const algorithms = {
  'aes-256': aes(256),
  'aes-192': aes(192),
  'aes-128': aes(128),
  'triple-des': {
    name: 'DES-EDE3-CBC',
    keyLength: 24,
    ivLength: 8,
    blockLength: 8,
    command: 'des-ede3-cbc',
    encrypt: (key, iv, bytes) => tripleDes(key, iv).encrypt(bytes),
    decrypt: (key, iv, bytes) => tripleDes(key, iv).decrypt(bytes),
  },
  rabbit: {
    name: 'Rabbit',
    keyLength: 16,
    ivLength: 8,
    blockLength: 1,
    encrypt: (key, iv, bytes) => rabbit(key, iv).encrypt(bytes),
    decrypt: (key, iv, bytes) => rabbit(key, iv).decrypt(bytes),
  },
  rc4: arcfour(32),
  'rc4-128': { ...arcfour(16), command: 'rc4' },
} as const satisfies Readonly<Record<string, Algorithm>>;

export type AlgorithmId = keyof typeof algorithms;

interface Derivation {
  readonly name: string;
  /** The options of `openssl enc` for it. */
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

/** How a passphrase and a salt become a key and an initialization vector. */
export const derivations = {
  'evp-md5': evp('MD5', md5),
  'evp-sha256': evp('SHA-256', sha256),
  'evp-sha1': evp('SHA-1', sha1),
  'pbkdf2-sha256': pbkdf2By('sha256'),
  'pbkdf2-sha512': pbkdf2By('sha512'),
} as const satisfies Readonly<Record<string, Derivation>>;

export type DerivationId = keyof typeof derivations;

export interface Settings {
  readonly algorithm: AlgorithmId;
  readonly derivation: DerivationId;
  /** Of PBKDF2. */
  readonly iterations: number;
}

async function deriveFor({ algorithm, derivation, iterations }: Settings, passphrase: Bytes, salt: Bytes) {
  const { keyLength, ivLength } = algorithms[algorithm];
  const derived = await derivations[derivation].derive(passphrase, salt, keyLength + ivLength, iterations);
  return [derived.slice(0, keyLength), derived.slice(keyLength)] as const;
}

const saltLength = 8;
const headerLength = opensslMagic.length + saltLength;

/** What `openssl enc` and CryptoJS write: “Salted__”, eight bytes of salt, the ciphertext. */
export async function encryptOpenssl(
  bytes: Bytes,
  passphrase: Bytes,
  settings: Settings,
  { random }: Pick<Context, 'random'>,
): Promise<Bytes> {
  const { blockLength, encrypt } = algorithms[settings.algorithm];
  const salt = new Uint8Array(random(saltLength));
  const [key, iv] = await deriveFor(settings, passphrase, salt);
  const padded = blockLength > 1 ? pad(bytes, blockLength) : bytes;
  return concatBytes(new TextEncoder().encode(opensslMagic), salt, encrypt(key, iv, padded));
}

/** The salt and the ciphertext proper; undefined where the header is missing or cut short. */
export function splitOpenssl(bytes: Bytes): { readonly salt: Bytes; readonly body: Bytes } | undefined {
  const isSalted = new TextDecoder('latin1').decode(bytes.subarray(0, opensslMagic.length)) === opensslMagic;
  if (!isSalted || bytes.length < headerLength) return undefined;
  return { salt: bytes.slice(opensslMagic.length, headerLength), body: bytes.slice(headerLength) };
}

/** What decryption may try: `auto` is every cipher with blocks, and every derivation. */
export interface Attempts {
  readonly algorithm: AlgorithmId | 'auto';
  readonly derivation: DerivationId | 'auto';
  readonly iterations: number;
}

/**
 * What `openssl enc` or CryptoJS encrypted. Of several ciphers or derivations, which are tried in turn, the first that
 * gives text or a file of a known type is reported: `opened-as` {algorithm, derivation}. Where bytes are wanted and none
 * gives these, it is the first with valid padding. Then only the padding speaks for the passphrase, and one of 256 wrong
 * ones has it too: `by-chance`. That RC4 and Rabbit cannot tell a wrong key is reported too: `unchecked`.
 * @throws ToolError `no-header`; `cut-short` {n, m}; in the option `passphrase`: `wrong-padding`, `wrong-text`,
 * `none-fits` {n}
 */
export async function decryptOpenssl(
  bytes: Bytes,
  passphrase: Bytes,
  { isText, ...attempts }: Attempts & { readonly isText: boolean },
  { notice }: Pick<Context, 'notice'>,
): Promise<Bytes> {
  const parts = splitOpenssl(bytes);
  if (!parts) throw new ToolError('no-header');
  const settings = settingsToTry(attempts, parts.body.length);
  const isOnly = settings.length === 1;
  let found: { readonly plain: Bytes; readonly settings: Settings } | undefined;
  let isSure = false;
  let fault = 'wrong-padding';
  for (const each of settings) {
    const plain = await tryOne(parts, passphrase, each);
    if (!plain) continue;
    isSure = isUtf8(plain) || (!isText && detectFileType(plain) !== undefined);
    if (!isSure) fault = 'wrong-text';
    if (isSure || !isText) found = isSure || !found ? { plain, settings: each } : found;
    if (isSure) break;
  }
  if (!found) throw isOnly ? inPassphrase(fault) : inPassphrase('none-fits', settings.length);
  const { algorithm, derivation } = found.settings;
  const { name, blockLength } = algorithms[algorithm];
  if (!isOnly) notice('opened-as', { algorithm: name, derivation: derivations[derivation].name });
  if (blockLength === 1) notice('unchecked');
  else if (!isSure) notice('by-chance');
  return found.plain;
}

/** What was encrypted, if it was with these settings; undefined where the padding shows that it was not. */
async function tryOne(
  { salt, body }: { readonly salt: Bytes; readonly body: Bytes },
  passphrase: Bytes,
  settings: Settings,
): Promise<Bytes | undefined> {
  const { blockLength, decrypt } = algorithms[settings.algorithm];
  const [key, iv] = await deriveFor(settings, passphrase, salt);
  if (blockLength === 1) return decrypt(key, iv, body);
  // The last block alone shows whether the padding is valid.
  const before = body.length > blockLength ? body.slice(-2 * blockLength, -blockLength) : iv;
  if (!unpad(decrypt(key, before, body.slice(-blockLength)), blockLength)) return undefined;
  return unpad(decrypt(key, iv, body), blockLength);
}

const inPassphrase = (code: string, n?: number): ToolError =>
  new ToolError(code, n === undefined ? {} : { n }, { field: 'passphrase', offset: 0 });

const blockCiphers = ['aes-256', 'aes-192', 'aes-128', 'triple-des'] as const;
const streamCiphers = ['rabbit', 'rc4', 'rc4-128'] as const;
const allDerivations = Object.keys(derivations) as readonly DerivationId[];

/**
 * A text as long as whole blocks is taken for that of a block cipher; no other can be. Of stream ciphers, which cannot
 * tell a wrong key, only the usual derivation is tried unless another is asked for.
 * @throws ToolError `cut-short` {n, m}: a block cipher was asked for, or nothing fits
 */
function settingsToTry({ algorithm, derivation, iterations }: Attempts, length: number): readonly Settings[] {
  const blockLength = algorithm === 'auto' ? 8 : algorithms[algorithm].blockLength;
  const isWhole = length > 0 && length % blockLength === 0;
  if (algorithm !== 'auto' && blockLength > 1 && !isWhole)
    throw new ToolError('cut-short', { n: length, m: blockLength });
  const isStream = algorithm === 'auto' ? !isWhole : blockLength === 1;
  const ciphers = algorithm !== 'auto' ? [algorithm] : isStream ? streamCiphers : blockCiphers;
  const keys = derivation !== 'auto' ? [derivation] : isStream ? (['evp-md5'] as const) : allDerivations;
  return ciphers
    .filter((id) => length % algorithms[id].blockLength === 0)
    .flatMap((id) => keys.map((key) => ({ algorithm: id, derivation: key, iterations })));
}

export function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
