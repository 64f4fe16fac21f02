import { aeskw, cbc } from '@noble/ciphers/aes.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256, sha384, sha512 } from '@noble/hashes/sha2.js';
import { type CHash, concatBytes } from '@noble/hashes/utils.js';
import { type Context, ToolError } from '#core/tool.ts';
import { equalInConstantTime } from '#lib/crypto/equal-in-constant-time.ts';
import { pbkdf2 } from '#lib/crypto/pbkdf2.ts';
import { base64Alphabets, decodeBase64, encodeBase64 } from '#lib/encoding/base64.ts';
import { parseOrUndefined } from '#lib/errors/parse-or-undefined.ts';
import { relocateToSlice } from '#lib/errors/relocate-to-slice.ts';
import { sealByGcm } from './aes-gcm.ts';
import { openSealed } from './ciphers.ts';
import { inOption, orUndefined } from './errors.ts';
import { unpad } from './padding.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Key encryption by a passphrase (RFC 7518, section 4.8). */
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
  /** Authenticated, but not encrypted. */
  readonly data: Bytes;
}

/** A content encryption (RFC 7518, section 5). */
interface ContentEncryption {
  /** In bytes. */
  readonly keyLength: number;
  /** Undefined if the data was changed. */
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

const ownAlgorithm: KeyAlgorithm = 'PBES2-HS512+A256KW';
const ownEncryption = 'A256GCM';
const saltLength = 16;
const ivLength = 12;

/** The maximum of the option `rounds`. */
const maxRounds = 10_000_000;

/** Encrypts bytes by a passphrase as a JWE in compact form (RFC 7516): PBES2-HS512+A256KW, A256GCM. */
export async function encryptJwe(
  bytes: Bytes,
  passphrase: Bytes,
  rounds: number,
  { random }: Pick<Context, 'random'>,
): Promise<string> {
  const salt = new Uint8Array(random(saltLength));
  const contentKey = new Uint8Array(random(32));
  const iv = new Uint8Array(random(ivLength));
  const members = { alg: ownAlgorithm, enc: ownEncryption, p2c: rounds, p2s: encode(salt) };
  const header = encode(new TextEncoder().encode(JSON.stringify(members)));
  const wrapped = aeskw(await wrappingKey(passphrase, ownAlgorithm, salt, rounds)).encrypt(contentKey);
  const sealed = await sealByGcm({ key: contentKey, iv }, new TextEncoder().encode(header), bytes);
  const [body, tag] = [sealed.subarray(0, -gcmTagLength), sealed.subarray(-gcmTagLength)];
  return [header, ...[wrapped, iv, body, tag].map(encode)].join('.');
}

/** The members of a JWE header about encryption; undefined if missing or of the wrong type. */
export interface JweHeader {
  readonly alg: string | undefined;
  readonly enc: string | undefined;
  /** The rounds and the salt of PBES2. */
  readonly p2c: number | undefined;
  readonly p2s: string | undefined;
  /** A member that changes how the JWE is read: compression, or an extension. */
  readonly extension: string | undefined;
}

interface Jwe {
  readonly header: JweHeader;
  /** The header as it is authenticated. */
  readonly data: Bytes;
  readonly wrapped: Bytes;
  readonly iv: Bytes;
  readonly body: Bytes;
  readonly tag: Bytes;
}

/**
 * Reads a JWE in compact form.
 * @throws ToolError `jwe-parts` {n}; `jwe-header`; of `decodeBase64`
 */
export function readJwe(text: string): Jwe {
  const trimmed = text.trim();
  const parts = trimmed.split('.');
  if (parts.length !== 5) throw new ToolError('jwe-parts', { n: parts.length });
  let start = text.indexOf(trimmed);
  const [header, wrapped, iv, body, tag] = parts.map((part) => {
    const bytes = relocateToSlice(start, () => decodeBase64(part));
    start += part.length + 1;
    return bytes;
  }) as [Bytes, Bytes, Bytes, Bytes, Bytes];
  return { header: readHeader(header), data: new TextEncoder().encode(parts[0]), wrapped, iv, body, tag };
}

function readHeader(bytes: Bytes): JweHeader {
  const header = orUndefined((): unknown => JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
  if (typeof header !== 'object' || header === null || Array.isArray(header)) throw new ToolError('jwe-header');
  const { alg, enc, p2c, p2s } = header as Readonly<Record<string, unknown>>;
  const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);
  return {
    alg: textOf(alg),
    enc: textOf(enc),
    p2c: typeof p2c === 'number' && Number.isInteger(p2c) && p2c > 0 ? p2c : undefined,
    p2s: textOf(p2s),
    extension: ['zip', 'crit'].find((name) => Object.hasOwn(header, name)),
  };
}

/**
 * Decrypts a JWE by a passphrase.
 * @throws ToolError of `readJwe`; `jwe-member` {name}: missing or of the wrong type; `jwe-algorithm` {given}: needs a key;
 * `jwe-encryption` {given}: unknown; `jwe-extension` {given}: unsupported; `jwe-rounds` {given, limit}: too many;
 * `jwe-passphrase` in the option `passphrase`; `jwe-changed`
 */
export async function decryptJwe(
  text: string,
  passphrase: Bytes,
  { maxIterations: limit = maxRounds }: Pick<Context, 'maxIterations'>,
): Promise<Bytes> {
  const { header, ...sealed } = readJwe(text);
  const alg = needed(header, 'alg');
  if (!isKeyAlgorithm(alg)) throw new ToolError('jwe-algorithm', { given: alg });
  const enc = needed(header, 'enc');
  const content = Object.hasOwn(contentEncryptions, enc) ? contentEncryptions[enc] : undefined;
  if (!content) throw new ToolError('jwe-encryption', { given: enc });
  if (header.extension) throw new ToolError('jwe-extension', { given: header.extension });
  const rounds = needed(header, 'p2c');
  if (rounds > limit) throw new ToolError('jwe-rounds', { given: rounds, limit });
  const salt = parseOrUndefined(() => decodeBase64(needed(header, 'p2s')));
  if (!salt) throw new ToolError('jwe-member', { name: 'p2s' });
  const key = await wrappingKey(passphrase, alg, salt, rounds);
  const contentKey = orUndefined(() => aeskw(key).decrypt(sealed.wrapped));
  if (contentKey?.length !== content.keyLength) throw inOption('passphrase', 'jwe-passphrase');
  const plain = await content.open(contentKey, sealed);
  if (!plain) throw new ToolError('jwe-changed');
  return plain;
}

function needed<Name extends keyof JweHeader>(header: JweHeader, name: Name): NonNullable<JweHeader[Name]> {
  const value = header[name];
  if (value === undefined) throw new ToolError('jwe-member', { name });
  return value;
}

const isKeyAlgorithm = (name: string): name is KeyAlgorithm => Object.hasOwn(keyAlgorithms, name);

/** Prefixes the salt with the name of the algorithm and a zero byte (RFC 7518, section 4.8.1.1). */
function wrappingKey(passphrase: Bytes, name: KeyAlgorithm, salt: Bytes, iterations: number): Promise<Bytes> {
  const { hash, keyLength } = keyAlgorithms[name];
  const whole = concatBytes(new TextEncoder().encode(name), new Uint8Array(1), salt);
  return pbkdf2(passphrase, whole, { hash, iterations, length: keyLength });
}

const encode = (bytes: Uint8Array): string => encodeBase64(bytes, { alphabet: base64Alphabets.url, padding: false });
