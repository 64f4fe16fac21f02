import { concatBytes } from '@noble/hashes/utils.js';
import { type Context, type OptionsOf, ToolError } from '#core/tool.ts';
import { readBytes } from '#lib/bytes/read-bytes.ts';
import { maxOf } from '#lib/collections/extremes.ts';
import { encodeHex } from '#lib/encoding/hex.ts';
import { relocateNoticeToOption, relocateToOption } from '#lib/errors/relocate-to-option.ts';
import { ciphers, type Material, openSealed, type PlainCipher, tagLength } from './ciphers.ts';
import { inOption } from './errors.ts';
import { pad, unpad } from './padding.ts';
import type tool from './tool.ts';
import { writeBytes, writeOpened } from './write-bytes.ts';

type Bytes = Uint8Array<ArrayBuffer>;
type EncipherOptions = OptionsOf<typeof tool, 'encipher'>;
type DecipherOptions = OptionsOf<typeof tool, 'decipher'>;
type FileOptions = OptionsOf<typeof tool, 'encipherFile'>;
type Host = Pick<Context, 'notice'>;
type EncryptingHost = Pick<Context, 'notice' | 'random'>;

/** Encrypts bytes by a cipher with a key as it is; see `encipher` in logic.ts. */
export async function encrypt(
  text: string,
  options: EncipherOptions,
  ctx: EncryptingHost,
): Promise<{ readonly result: string; readonly iv: string | null; readonly tag: string | null }> {
  const plain = readBytes(text, options.inputAs, ctx.notice);
  const { bytes, newIv, tag } = await encryptBytes(plain, options, ctx, options.tagPlace === 'appended');
  const write = (each: Bytes) => writeBytes(each, options.outputAs);
  return { result: write(bytes), iv: newIv && encodeHex(newIv), tag: tag && write(tag) };
}

/**
 * Encrypts bytes by a cipher.
 * @returns `newIv`: the initialization vector if it was made; `tag`: null if it follows the encrypted bytes
 */
export async function encryptBytes(
  plain: Bytes,
  options: FileOptions,
  ctx: EncryptingHost,
  isAppended = true,
): Promise<{ readonly bytes: Bytes; readonly newIv: Bytes | null; readonly tag: Bytes | null }> {
  const cipher = cipherOf(options);
  const key = readKey(options, ctx);
  const newIv = makesIv(options) ? new Uint8Array(ctx.random(usualIvLength(options))) : null;
  const material = { key, iv: newIv ?? readIv(options, readTypedIv(options, ctx)) };
  reportWeakness(options, ctx);
  if (!newIv) reportReuse(options, material, ctx);
  const finish = (encrypted: Bytes, tag: Bytes | null) => ({ bytes: withIv(encrypted, options, material), newIv, tag });
  if ('seal' in cipher) {
    const data = readField(options.data, options.dataEncoding, 'data', ctx);
    const sealed = await cipher.seal(material, data, plain);
    const body = sealed.slice(0, plain.length);
    const tag = sealed.slice(plain.length, plain.length + options.tagLength);
    return isAppended ? finish(concatBytes(body, tag), null) : finish(body, tag);
  }
  const { blockLength } = cipher;
  if (blockLength && !options.padding && plain.length % blockLength > 0)
    throw new ToolError('no-padding', { n: plain.length, m: blockLength });
  const whole = blockLength && options.padding ? pad(plain, blockLength) : plain;
  return finish(cipher.encrypt(material, whole), null);
}

/** Decrypts what `encrypt` wrote; see `decipher` in logic.ts. */
export async function decrypt(text: string, options: DecipherOptions, ctx: Host): Promise<string> {
  const isSeparate = options.tagPlace === 'separate' && 'seal' in cipherOf(options);
  const tag = isSeparate ? relocateToOption('tag', () => readBytes(options.tag, options.inputAs, () => {})) : undefined;
  const plain = await decryptBytes(readBytes(text, options.inputAs, ctx.notice), options, ctx, tag);
  return writeOpened(plain, options.outputAs, () => inOption('outputAs', 'raw-text'));
}

/** Decrypts the bytes of `encryptBytes`. The tag follows them unless it is separate. */
export async function decryptBytes(
  encrypted: Bytes,
  options: FileOptions,
  ctx: Host,
  separateTag?: Bytes,
): Promise<Bytes> {
  const cipher = cipherOf(options);
  const { bytes, iv } = splitIv(encrypted, options, ctx);
  const material = { key: readKey(options, ctx), iv: readIv(options, iv) };
  if (!('seal' in cipher)) return unblock(cipher, material, bytes, options);
  const data = readField(options.data, options.dataEncoding, 'data', ctx);
  const { body, tag } = splitTag(bytes, options, separateTag);
  const plain = await openSealed(cipher, material, data, body, tag);
  if (!plain) throw new ToolError('not-authentic');
  return plain;
}

/** @throws ToolError `tag-missing` {n, m}; `tag-length` {n} in the option `tag` */
function splitTag(
  bytes: Bytes,
  { tagLength: length }: FileOptions,
  tag: Bytes | undefined,
): { readonly body: Bytes; readonly tag: Bytes } {
  if (tag) {
    if (tag.length < minTagLength || tag.length > tagLength) throw inOption('tag', 'tag-length', { n: tag.length });
    return { body: bytes, tag };
  }
  if (bytes.length < length) throw new ToolError('tag-missing', { n: bytes.length, m: length });
  return { body: bytes.slice(0, bytes.length - length), tag: bytes.slice(bytes.length - length) };
}

/** @throws ToolError `cut-short`, `no-padding` {n, m}; `raw-padding` */
function unblock(cipher: PlainCipher, material: Material, bytes: Bytes, { padding }: FileOptions): Bytes {
  const { blockLength } = cipher;
  if (!blockLength) return cipher.decrypt(material, bytes);
  if (bytes.length % blockLength > 0 || (padding && bytes.length === 0))
    throw new ToolError(padding ? 'cut-short' : 'no-padding', { n: bytes.length, m: blockLength });
  const padded = cipher.decrypt(material, bytes);
  const plain = padding ? unpad(padded, blockLength) : padded;
  if (!plain) throw new ToolError('raw-padding');
  return plain;
}

const minTagLength = 12;

function cipherOf({ cipher }: FileOptions) {
  return ciphers[cipher] as NonNullable<(typeof ciphers)[string]>;
}

const readField = (text: string, encoding: FileOptions['ivEncoding'], field: string, { notice }: Host): Bytes =>
  relocateToOption(field, () => readBytes(text, encoding, relocateNoticeToOption(field, notice)));

/** @throws ToolError in the option `key`: `key-missing`, `key-length` {n, cipher, list} */
function readKey(options: FileOptions, ctx: Host): Bytes {
  const key = readField(options.key, options.keyEncoding, 'key', ctx);
  const { name, keyLengths } = cipherOf(options);
  if (!keyLengths.includes(key.length))
    throw inOption('key', options.key === '' ? 'key-missing' : 'key-length', {
      n: key.length,
      cipher: name,
      list: listOf(keyLengths),
    });
  return key;
}

/** @throws ToolError in the option `iv`: `iv-missing`, `iv-length` {n, cipher, list} */
function readIv(options: FileOptions, iv: Bytes): Bytes {
  const { name, ivLengths } = cipherOf(options);
  if (!ivLengths.includes(iv.length))
    throw inOption('iv', iv.length === 0 ? 'iv-missing' : 'iv-length', {
      n: iv.length,
      cipher: name,
      list: listOf(ivLengths),
    });
  return iv;
}

/** Formats lengths: many as a range, `8–128`, else each, `16 / 24 / 32`. */
const listOf = (lengths: readonly number[]): string =>
  lengths.length > 4 ? `${lengths[0]}–${lengths.at(-1)}` : lengths.join(' / ');

const readTypedIv = ({ iv, ivEncoding }: FileOptions, ctx: Host): Bytes => readField(iv, ivEncoding, 'iv', ctx);

/** Whether a cipher requires an initialization vector. */
const needsIv = (options: FileOptions): boolean => !cipherOf(options).ivLengths.includes(0);

/** Whether an initialization vector is made: none is typed, and the cipher or the place of one asks for it. */
const makesIv = (options: FileOptions): boolean =>
  options.iv === '' && usualIvLength(options) > 0 && (needsIv(options) || placeOfIv(options) !== 'none');

/**
 * A new initialization vector that is not among the encrypted bytes would be lost.
 * @throws ToolError in the option `iv`: `iv-missing`
 */
export function checkIvIsKept(options: FileOptions): void {
  if (options.iv === '' && options.ivPlace === 'none') readIv(options, new Uint8Array());
}

/** In bytes; for GCM, which takes vectors of many lengths, the recommended 12. */
function usualIvLength(options: FileOptions): number {
  const { ivLengths } = cipherOf(options);
  return ivLengths.includes(12) ? 12 : maxOf(ivLengths);
}

/** The place of the initialization vector in the encrypted bytes: by default first, unless it is typed. */
function placeOfIv(options: FileOptions): Exclude<FileOptions['ivPlace'], 'auto'> {
  if (options.ivPlace !== 'auto') return options.ivPlace;
  return options.iv === '' && needsIv(options) ? 'first' : 'none';
}

function withIv(bytes: Bytes, options: FileOptions, { iv }: Material): Bytes {
  const place = placeOfIv(options);
  if (place === 'none') return bytes;
  return place === 'first' ? concatBytes(iv, bytes) : concatBytes(bytes, iv);
}

/**
 * Splits the initialization vector, or that of the option, from the ciphertext. Reports `iv-read` {n} if it is read from
 * the ciphertext only because none is typed.
 */
function splitIv(bytes: Bytes, options: FileOptions, ctx: Host): { readonly bytes: Bytes; readonly iv: Bytes } {
  const place = placeOfIv(options);
  if (place === 'none') return { bytes, iv: readTypedIv(options, ctx) };
  // GCM accepts vectors of many lengths: a typed one determines it.
  const length = Math.min(readTypedIv(options, ctx).length || usualIvLength(options), bytes.length);
  if (options.ivPlace === 'auto') ctx.notice('iv-read', { n: length });
  return place === 'first'
    ? { iv: bytes.slice(0, length), bytes: bytes.slice(length) }
    : { iv: bytes.slice(bytes.length - length), bytes: bytes.slice(0, bytes.length - length) };
}

function reportWeakness({ cipher }: FileOptions, { notice }: Host): void {
  if ('seal' in (ciphers[cipher] ?? {})) return;
  const isWeak = cipher.endsWith('ecb') || !cipher.startsWith('aes');
  notice(isWeak ? 'weak' : 'no-tamper-check');
}

/** Warns against encrypting another text with the same key and initialization vector. */
function reportReuse(options: FileOptions, { iv }: Material, { notice }: Host): void {
  const { blockLength } = cipherOf(options) as Partial<PlainCipher>;
  if (iv.length > 0) relocateNoticeToOption('iv', notice)(iv.every((byte) => byte === 0) ? 'iv-zero' : 'iv-once');
  // A block cipher without an initialization vector is ECB, which is reported as weak.
  else if (!blockLength) notice('key-once');
}
