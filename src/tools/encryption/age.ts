import { chacha20poly1305 } from '@noble/ciphers/chacha.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes } from '@noble/hashes/utils.js';
import { type Context, ToolError } from '#core/tool.ts';
import { readSlices } from '#lib/bytes/read-slices.ts';
import { ageArmorBegin, ageVersion } from '#lib/crypto/ciphertext.ts';
import { equalInConstantTime } from '#lib/crypto/equal-in-constant-time.ts';
import { scrypt } from '#lib/crypto/scrypt.ts';
import { decodeBase64, encodeBase64 } from '#lib/encoding/base64.ts';
import { parseOrUndefined } from '#lib/errors/parse-or-undefined.ts';
import { inOption, orUndefined } from './errors.ts';

type Bytes = Uint8Array<ArrayBuffer>;
type Host = Pick<Context, 'signal' | 'progress'>;

const armorEnd = '-----END AGE ENCRYPTED FILE-----';
const armorLineLength = 64;
const fileKeyLength = 16;
const saltLength = 16;
const nonceLength = 16;
const tagLength = 16;
const chunkLength = 64 * 1024;
/** 2^20 blocks of 1 KiB: a gibibyte of memory. */
const maxWorkFactor = 20;
/** The end of a header is searched for this far. */
const maxHeaderLength = 64 * 1024;

const utf8 = (text: string): Bytes => new TextEncoder().encode(text);
const encode = (bytes: Uint8Array): string => encodeBase64(bytes, { padding: false });

/** Encrypts a file by a passphrase as an age file (age-encryption.org/v1), in chunks: it takes constant memory. */
export async function* encryptAge(
  file: Blob,
  passphrase: Bytes,
  workFactor: number,
  ctx: Host & Pick<Context, 'random'>,
): AsyncGenerator<Bytes> {
  const fileKey = new Uint8Array(ctx.random(fileKeyLength));
  const salt = new Uint8Array(ctx.random(saltLength));
  const nonce = new Uint8Array(ctx.random(nonceLength));
  const wrappingKey = await deriveWrappingKey(passphrase, salt, workFactor);
  const wrapped = chacha20poly1305(wrappingKey, new Uint8Array(12)).encrypt(fileKey);
  const header = `${ageVersion}\n-> scrypt ${encode(salt)} ${workFactor}\n${encode(wrapped)}\n---`;
  yield utf8(`${header} ${encode(macOf(fileKey, header))}\n`);
  yield nonce;
  const key = payloadKey(fileKey, nonce);
  let counter = 0;
  for await (const chunk of chunksOf(file, chunkLength, ctx))
    yield chacha20poly1305(key, chunkNonce(counter++, chunk.isLast)).encrypt(chunk.bytes);
}

/**
 * Decrypts an age file by a passphrase, in chunks.
 * @throws ToolError of `readHeader`; `age-passphrase` in the option `passphrase`; `age-changed`
 */
export async function* decryptAge(file: Blob, passphrase: Bytes, ctx: Host): AsyncGenerator<Bytes> {
  const { salt, workFactor, wrapped, signed, mac, length } = await readHeader(file);
  const wrappingKey = await deriveWrappingKey(passphrase, salt, workFactor);
  const fileKey = open(wrappingKey, new Uint8Array(12), wrapped);
  if (!fileKey) throw inOption('passphrase', 'age-passphrase');
  if (!equalInConstantTime(macOf(fileKey, signed), mac)) throw new ToolError('age-changed');
  const nonce = new Uint8Array(await file.slice(length, length + nonceLength).arrayBuffer());
  if (nonce.length < nonceLength) throw new ToolError('age-changed');
  const key = payloadKey(fileKey, nonce);
  let counter = 0;
  const payload = file.slice(length + nonceLength);
  for await (const { bytes, isLast } of chunksOf(payload, chunkLength + tagLength, ctx)) {
    const chunk = open(key, chunkNonce(counter, isLast), bytes);
    // Only an empty file has an empty last chunk.
    if (!chunk || (chunk.length === 0 && counter > 0)) throw new ToolError('age-changed');
    counter++;
    yield chunk;
  }
}

/** The header of an age file. */
export interface AgeHeader {
  readonly salt: Bytes;
  readonly workFactor: number;
  /** The encrypted file key. */
  readonly wrapped: Bytes;
  /** The signed part, and its signature. */
  readonly signed: string;
  readonly mac: Bytes;
  /** In bytes. */
  readonly length: number;
}

/**
 * Reads the header of an age file.
 * @throws ToolError `age-header`: damaged; `age-keys` {n}: encrypted to keys; `age-work` {n, size}: too much
 */
export async function readHeader(file: Blob): Promise<AgeHeader> {
  const text = new TextDecoder('latin1').decode(await file.slice(0, maxHeaderLength).arrayBuffer());
  const end = /\n--- ([A-Za-z0-9+/]{43})\n/.exec(text);
  if (!text.startsWith(`${ageVersion}\n`) || !end) throw new ToolError('age-header');
  const head = text.slice(0, end.index);
  const stanzas = [...head.matchAll(/\n-> ([!-~ ]+)((?:\n(?!-> )[A-Za-z0-9+/]*)*)/g)];
  const scrypts = stanzas.filter(([, names]) => names?.startsWith('scrypt '));
  const [stanza] = scrypts;
  if (!stanza) throw new ToolError(stanzas.length > 0 ? 'age-keys' : 'age-header', { n: stanzas.length });
  const parts = /^scrypt ([A-Za-z0-9+/]{22}) ([1-9]\d{0,2})$/.exec(stanza[1] ?? '');
  const body = /^\n[A-Za-z0-9+/]{43}$/.exec(stanza[2] ?? '');
  // A passphrase is the only recipient of its file.
  const isWhole = `${ageVersion}${stanza[0]}` === head;
  const decode = (part = '') => parseOrUndefined(() => decodeUnpadded(part));
  const [salt, wrapped, mac] = [decode(parts?.[1]), decode(body?.[0].slice(1)), decode(end[1])];
  if (!parts || !body || !isWhole || !salt || !wrapped || !mac) throw new ToolError('age-header');
  const workFactor = Number(parts[2]);
  if (workFactor > maxWorkFactor) throw new ToolError('age-work', { n: workFactor, size: memoryOf(workFactor) });
  return { salt, workFactor, wrapped, signed: `${head}\n---`, mac, length: end.index + end[0].length };
}

/** Base64 without padding (RFC 4648, strict). */
const decodeUnpadded = (digits: string): Bytes =>
  decodeBase64(digits.padEnd(Math.ceil(digits.length / 4) * 4, '='), { strict: true });

/** The memory for a work factor: 2^n blocks of 1 KiB. */
const memoryOf = (workFactor: number): string =>
  workFactor >= 30 ? `2^${workFactor - 30} TiB` : `${2 ** (workFactor - 20)} GiB`;

/** Armors an age file: PEM (RFC 7468, strict). */
export const armor = (bytes: Uint8Array): string =>
  `${ageArmorBegin}\n${encodeBase64(bytes, { lineLength: armorLineLength })}\n${armorEnd}\n`;

/**
 * Reads an armored age file.
 * @throws ToolError `age-armor` {n}: the number of the first line that is damaged
 */
export function readArmor(text: string): Bytes {
  const lines = text.trim().split(/\r\n|\n/);
  const body = lines.slice(1, -1);
  const damaged = (index: number) => new ToolError('age-armor', { n: index + 1 });
  if (lines[0]?.trimEnd() !== ageArmorBegin) throw damaged(0);
  for (const [index, line] of body.entries()) {
    const isLast = index === body.length - 1;
    const isRight = isLast ? line.length <= armorLineLength : line.length === armorLineLength;
    const isBase64 = /^[A-Za-z0-9+/]+={0,2}$/.test(line) && (isLast || !line.includes('='));
    if (!isRight || !isBase64 || line.length % 4 > 0) throw damaged(index + 1);
  }
  if (lines.at(-1)?.trimEnd() !== armorEnd || body.length === 0) throw damaged(lines.length - 1);
  const bytes = parseOrUndefined(() => decodeBase64(body.join(''), { strict: true }));
  if (!bytes) throw damaged(lines.length - 2);
  return bytes;
}

const deriveWrappingKey = (passphrase: Bytes, salt: Bytes, workFactor: number): Promise<Bytes> =>
  scrypt(passphrase, concatBytes(utf8(`${ageVersion}/scrypt`), salt), {
    costFactor: 2 ** workFactor,
    blockSize: 8,
    parallelism: 1,
    length: 32,
  });

const macOf = (fileKey: Bytes, signed: string): Uint8Array =>
  hmac(sha256, hkdf(sha256, fileKey, undefined, utf8('header'), 32), utf8(signed));

const payloadKey = (fileKey: Bytes, nonce: Bytes): Uint8Array => hkdf(sha256, fileKey, nonce, utf8('payload'), 32);

/** The chunk number in eleven bytes, then whether the chunk is the last. */
function chunkNonce(counter: number, isLast: boolean): Bytes {
  const nonce = new Uint8Array(12);
  const view = new DataView(nonce.buffer);
  view.setBigUint64(3, BigInt(counter));
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

const open = (key: Uint8Array, nonce: Bytes, sealed: Bytes): Bytes | undefined =>
  orUndefined(() => chacha20poly1305(key, nonce).decrypt(sealed));

interface Chunk {
  readonly bytes: Bytes;
  readonly isLast: boolean;
}

/** Splits a file into chunks, at least one. */
async function* chunksOf(file: Blob, length: number, ctx: Host): AsyncGenerator<Chunk> {
  if (file.size === 0) yield { bytes: new Uint8Array(), isLast: true };
  let left = file.size;
  for await (const slice of readSlices(file, length, ctx)) {
    left -= slice.length;
    yield { bytes: slice, isLast: left === 0 };
  }
}
