import { concatBytes } from '@noble/hashes/utils.js';
import { type Context, type OptionsOf, ToolError } from '#core/tool.ts';
import { encodeBase64 } from '#lib/base64.ts';
import { readBytes } from '#lib/bytes/read-bytes.ts';
import { encodeHex } from '#lib/hex.ts';
import { inField, noticeInField } from '#lib/in-field.ts';
import { ciphers, type Material, openSealed, type PlainCipher, tagLength } from './ciphers.ts';
import { isUtf8 } from './openssl.ts';
import { pad, unpad } from './padding.ts';
import type tool from './tool.ts';

type Bytes = Uint8Array<ArrayBuffer>;
type EncipherOptions = OptionsOf<typeof tool, 'encipher'>;
type DecipherOptions = OptionsOf<typeof tool, 'decipher'>;
type FileOptions = OptionsOf<typeof tool, 'encipherFile'>;
type Host = Pick<Context, 'notice'>;

const inOption = (field: string, code: string, params = {}) => new ToolError(code, params, { field, offset: 0 });

/** Encrypts bytes by a cipher with a key as it is; see `encipher` in logic.ts. */
export async function encrypt(
  text: string,
  options: EncipherOptions,
  ctx: Host,
): Promise<{ readonly result: string; readonly tag: string | null }> {
  const plain = readBytes(text, options.inputAs, ctx.notice);
  const { bytes, tag } = await encryptBytes(plain, options, ctx, options.tagPlace === 'appended');
  const write = (each: Bytes) => (options.outputAs === 'hex' ? encodeHex(each) : encodeBase64(each));
  return { result: write(bytes), tag: tag && write(tag) };
}

/** Encrypts bytes by a cipher; the tag is apart where it does not follow them. */
export async function encryptBytes(
  plain: Bytes,
  options: FileOptions,
  ctx: Host,
  isAppended = true,
): Promise<{ readonly bytes: Bytes; readonly tag: Bytes | null }> {
  const cipher = cipherOf(options);
  const material = {
    key: readKey(options, ctx),
    iv: readIv(options, readField(options.iv, options.ivEncoding, 'iv', ctx)),
  };
  tellWeakness(options, ctx);
  if ('seal' in cipher) {
    const data = readField(options.data, options.dataEncoding, 'data', ctx);
    const sealed = await cipher.seal(material, data, plain);
    const body = sealed.slice(0, plain.length);
    const tag = sealed.slice(plain.length, plain.length + options.tagLength);
    return {
      bytes: withIv(isAppended ? concatBytes(body, tag) : body, options, material),
      tag: isAppended ? null : tag,
    };
  }
  const { blockLength } = cipher;
  if (blockLength && !options.padding && plain.length % blockLength > 0)
    throw new ToolError('no-padding', { n: plain.length, m: blockLength });
  const whole = blockLength && options.padding ? pad(plain, blockLength) : plain;
  return { bytes: withIv(cipher.encrypt(material, whole), options, material), tag: null };
}

/** Decrypts what `encrypt` wrote; see `decipher` in logic.ts. */
export async function decrypt(text: string, options: DecipherOptions, ctx: Host): Promise<string> {
  const isSeparate = options.tagPlace === 'separate' && 'seal' in cipherOf(options);
  const tag = isSeparate ? inField('tag', () => readBytes(options.tag, options.inputAs, () => {})) : undefined;
  const plain = await decryptBytes(readBytes(text, options.inputAs, ctx.notice), options, ctx, tag);
  if (options.outputAs === 'hex') return encodeHex(plain);
  if (options.outputAs === 'base64') return encodeBase64(plain);
  if (!isUtf8(plain)) throw inOption('outputAs', 'raw-text');
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(plain);
}

/** Decrypts what `encryptBytes` returned; without a separate tag, that follows the encrypted bytes. */
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
  inField(field, () => readBytes(text, encoding, noticeInField(field, notice)));

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

/** Lengths in a row as a range: `8–128`, else each: `16 / 24 / 32`. */
const listOf = (lengths: readonly number[]): string =>
  lengths.length > 4 ? `${lengths[0]}–${lengths.at(-1)}` : lengths.join(' / ');

function withIv(bytes: Bytes, { ivPlace }: FileOptions, { iv }: Material): Bytes {
  if (ivPlace === 'none') return bytes;
  return ivPlace === 'first' ? concatBytes(iv, bytes) : concatBytes(bytes, iv);
}

/** The initialization vector, of the option or of the ciphertext, and the rest. */
function splitIv(bytes: Bytes, options: FileOptions, ctx: Host): { readonly bytes: Bytes; readonly iv: Bytes } {
  const { ivPlace } = options;
  if (ivPlace === 'none') return { bytes, iv: readField(options.iv, options.ivEncoding, 'iv', ctx) };
  const lengths = cipherOf(options).ivLengths;
  // GCM takes vectors of many lengths; twelve bytes are usual.
  const length = Math.min(lengths.includes(12) ? 12 : Math.max(...lengths), bytes.length);
  return ivPlace === 'first'
    ? { iv: bytes.slice(0, length), bytes: bytes.slice(length) }
    : { iv: bytes.slice(bytes.length - length), bytes: bytes.slice(0, bytes.length - length) };
}

function tellWeakness({ cipher }: FileOptions, { notice }: Host): void {
  if ('seal' in (ciphers[cipher] ?? {})) return;
  const isWeak = cipher.endsWith('ecb') || !cipher.startsWith('aes');
  notice(isWeak ? 'weak' : 'no-tamper-check');
}
