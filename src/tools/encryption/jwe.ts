import { aeskw, cbc } from '@noble/ciphers/aes.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256, sha384, sha512 } from '@noble/hashes/sha2.js';
import { type CHash, concatBytes } from '@noble/hashes/utils.js';
import { type Context, ToolError } from '#core/tool.ts';
import { base64Alphabets, decodeBase64, encodeBase64 } from '#lib/base64.ts';
import { equalInConstantTime } from '#lib/equal-in-constant-time.ts';
import { pbkdf2 } from '#lib/pbkdf2.ts';
import { sealByGcm } from './aes-gcm.ts';
import { openSealed } from './ciphers.ts';
import { unpad } from './padding.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** How a passphrase becomes the key that wraps the content key (RFC 7518, section 4.8). */
const keyAlgorithms = {
  'PBES2-HS256+A128KW': { hash: 'sha256', keyLength: 16 },
  'PBES2-HS384+A192KW': { hash: 'sha384', keyLength: 24 },
  'PBES2-HS512+A256KW': { hash: 'sha512', keyLength: 32 },
} as const;

type KeyAlgorithm = keyof typeof keyAlgorithms;

interface Sealed {
  readonly iv: Bytes;
  readonly body: Bytes;
  readonly tag: Bytes;
  /** What is authenticated, but not encrypted. */
  readonly data: Bytes;
}

/** A content encryption (RFC 7518, section 5): opens what was sealed, or returns undefined where it was changed. */
interface ContentEncryption {
  /** In bytes. */
  readonly keyLength: number;
  readonly open: (key: Bytes, sealed: Sealed) => Bytes | undefined | Promise<Bytes | undefined>;
}

const gcmTagLength = 16;

const galois = (keyLength: number): ContentEncryption => ({
  keyLength,
  open: (key, { iv, body, tag, data }) =>
    tag.length === gcmTagLength && iv.length === ivLength
      ? openSealed({ seal: sealByGcm }, { key, iv }, data, body, tag)
      : undefined,
});

const cbcHmac = (hash: CHash, half: number): ContentEncryption => ({
  keyLength: half * 2,
  open: (key, { iv, body, tag, data }) => {
    const length = new Uint8Array(8);
    new DataView(length.buffer).setBigUint64(0, BigInt(data.length) * 8n);
    const mac = hmac(hash, key.subarray(0, half), concatBytes(data, iv, body, length));
    if (!equalInConstantTime(mac.subarray(0, half), tag)) return undefined;
    const padded = orUndefined(() => cbc(key.slice(half), iv, { disablePadding: true }).decrypt(body));
    return padded && unpad(padded, 16);
  },
});

const contentEncryptions: Readonly<Record<string, ContentEncryption>> = {
  A128GCM: galois(16),
  A192GCM: galois(24),
  A256GCM: galois(32),
  'A128CBC-HS256': cbcHmac(sha256, 16),
  'A192CBC-HS384': cbcHmac(sha384, 24),
  'A256CBC-HS512': cbcHmac(sha512, 32),
};

const alg: KeyAlgorithm = 'PBES2-HS512+A256KW';
const encryption = 'A256GCM';
const saltLength = 16;
const ivLength = 12;

/** The most rounds of PBKDF2 that are done. */
const maxRounds = 10_000_000;

/** A JWE in compact form (RFC 7516), which a passphrase opens: PBES2-HS512+A256KW, A256GCM. */
export async function encryptJwe(
  bytes: Bytes,
  passphrase: Bytes,
  rounds: number,
  { random }: Pick<Context, 'random'>,
): Promise<string> {
  const salt = new Uint8Array(random(saltLength));
  const contentKey = new Uint8Array(random(32));
  const iv = new Uint8Array(random(ivLength));
  const header = encode(
    new TextEncoder().encode(JSON.stringify({ alg, enc: encryption, p2c: rounds, p2s: encode(salt) })),
  );
  const wrapped = aeskw(await wrappingKey(passphrase, alg, salt, rounds)).encrypt(contentKey);
  const sealed = await sealByGcm({ key: contentKey, iv }, new TextEncoder().encode(header), bytes);
  const [body, tag] = [sealed.subarray(0, -gcmTagLength), sealed.subarray(-gcmTagLength)];
  return [header, ...[wrapped, iv, body, tag].map(encode)].join('.');
}

/** What the header of a JWE says of its encryption. */
export interface JweHeader {
  readonly alg: string;
  readonly enc: string;
  /** Rounds and salt of PBES2. */
  readonly p2c: number;
  readonly p2s: string;
}

/**
 * The header of a JWE and its five parts.
 * @throws ToolError `jwe-parts` {n}; `jwe-header` {reason}
 */
export function readJwe(text: string): { readonly header: Partial<JweHeader>; readonly parts: readonly string[] } {
  const parts = text.trim().split('.');
  if (parts.length !== 5) throw new ToolError('jwe-parts', { n: parts.length });
  try {
    const header: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(decodeBase64(parts[0] ?? '')));
    if (typeof header === 'object' && header !== null) return { header, parts };
    throw new SyntaxError(JSON.stringify(header));
  } catch (error) {
    throw new ToolError('jwe-header', { reason: error instanceof Error ? error.message : '' });
  }
}

/**
 * What a passphrase opens in a JWE.
 * @throws ToolError of `readJwe`; `jwe-algorithm` {given}: it needs a key; `jwe-encryption` {given}: unknown;
 * `jwe-extension` {given}: it must be understood, and is not; `jwe-rounds` {given}: missing, or more than the limit;
 * `jwe-salt`; `jwe-passphrase` in the option `passphrase`; `jwe-changed`; of `decodeBase64`
 */
export async function decryptJwe(text: string, passphrase: Bytes): Promise<Bytes> {
  const { header, parts } = readJwe(text);
  const { alg: keyAlgorithm, enc, p2c, p2s } = header;
  if (!isKeyAlgorithm(keyAlgorithm)) throw new ToolError('jwe-algorithm', { given: String(keyAlgorithm) });
  const content = Object.hasOwn(contentEncryptions, String(enc)) ? contentEncryptions[String(enc)] : undefined;
  if (!content) throw new ToolError('jwe-encryption', { given: String(enc) });
  for (const given of ['zip', 'crit'])
    if (Object.hasOwn(header, given)) throw new ToolError('jwe-extension', { given });
  if (typeof p2c !== 'number' || !Number.isInteger(p2c) || p2c < 1 || p2c > maxRounds)
    throw new ToolError('jwe-rounds', { given: typeof p2c === 'number' ? p2c : String(p2c) });
  if (typeof p2s !== 'string') throw new ToolError('jwe-salt');
  const [wrapped, iv, body, tag] = parts.slice(1).map((part) => decodeBase64(part)) as [Bytes, Bytes, Bytes, Bytes];
  const key = await wrappingKey(passphrase, keyAlgorithm, decodeBase64(p2s), p2c);
  const contentKey = orUndefined(() => aeskw(key).decrypt(wrapped));
  if (contentKey?.length !== content.keyLength)
    throw new ToolError('jwe-passphrase', {}, { field: 'passphrase', offset: 0 });
  const data = new TextEncoder().encode(parts[0]);
  const plain = await content.open(contentKey, { iv, body, tag, data });
  if (!plain) throw new ToolError('jwe-changed');
  return plain;
}

const isKeyAlgorithm = (name: unknown): name is KeyAlgorithm =>
  typeof name === 'string' && Object.hasOwn(keyAlgorithms, name);

/** RFC 7518, section 4.8.1.1: the salt is the name of the algorithm, a zero byte and that of the header. */
function wrappingKey(passphrase: Bytes, name: KeyAlgorithm, salt: Bytes, iterations: number): Promise<Bytes> {
  const { hash, keyLength } = keyAlgorithms[name];
  const whole = concatBytes(new TextEncoder().encode(name), new Uint8Array(1), salt);
  return pbkdf2(passphrase, whole, { hash, iterations, length: keyLength });
}

const encode = (bytes: Uint8Array): string => encodeBase64(bytes, { alphabet: base64Alphabets.url, padding: false });

/** The result of a cipher of @noble/ciphers, which throws where a tag or a length is wrong. */
function orUndefined<T>(decrypt: () => T): T | undefined {
  try {
    return decrypt();
  } catch {
    return undefined;
  }
}
