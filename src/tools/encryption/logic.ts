import type { Context, OptionsOf, RunOf } from '#core/tool.ts';
import { readBytes } from '#lib/bytes/read-bytes.ts';
import { ageArmorBegin, ageVersion, detectCiphertext, opensslMagic } from '#lib/crypto/ciphertext.ts';
import { createRandom } from '#lib/crypto/random.ts';
import { decodeBase64, encodeBase64 } from '#lib/encoding/base64.ts';
import { decodeHex, encodeHex } from '#lib/encoding/hex.ts';
import { parseOrUndefined } from '#lib/errors/parse-or-undefined.ts';
import { relocateNoticeToOption, relocateToOption } from '#lib/errors/relocate-to-option.ts';
import { leaveOutFinalLineBreak } from '#lib/final-line-break/leave-out-final-line-break.ts';
import { armor, decryptAge, encryptAge, readArmor, readHeader } from './age.ts';
import { type Algorithm, algorithmOf } from './algorithms.ts';
import { derive } from './derive.ts';
import { inOption } from './errors.ts';
import { decryptJwe, encryptJwe, readJwe } from './jwe.ts';
import { type Attempts, decryptOpenssl, derivations, encryptOpenssl, splitOpenssl } from './openssl.ts';
import * as raw from './raw.ts';
import type tool from './tool.ts';
import { writeBytes, writeOpened } from './write-bytes.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * Encrypts a text, in UTF-8, by a passphrase. Reports weaknesses of the chosen format.
 * @throws ToolError `passphrase-missing` in the option of that name
 */
export const encrypt: RunOf<typeof tool, 'encrypt'> = async (text, options, ctx) => {
  const bytes = readBytes(text, 'utf-8', ctx.notice);
  switch (options.format) {
    case 'jwe':
      return encryptJwe(bytes, readPassphrase(options, ctx), options.rounds, ctx);
    case 'age':
      return armor(await join(encryptAge(new Blob([bytes]), readPassphrase(options, ctx), options.workFactor, ctx)));
    case 'openssl': {
      const encrypted = await makeOpenssl(bytes, options, ctx);
      if (options.encoding === 'hex') return encodeHex(encrypted);
      return encodeBase64(encrypted, { lineLength: options.encoding === 'base64' ? 0 : 64 });
    }
  }
};

/**
 * Encrypts a file by a passphrase: as age file in constant memory, in the other formats in memory.
 * @throws ToolError as `encrypt` does; of `readSlices`
 */
export const encryptFile: RunOf<typeof tool, 'encryptFile'> = async (file, options, ctx) => {
  const passphrase = readPassphrase(options, ctx);
  if (options.format === 'age') return gather(encryptAge(file, passphrase, options.workFactor, ctx));
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (options.format === 'jwe') return new Blob([await encryptJwe(bytes, passphrase, options.rounds, ctx)]);
  return new Blob([await makeOpenssl(bytes, options, ctx)]);
};

async function makeOpenssl(bytes: Bytes, options: OptionsOf<typeof tool, 'encryptFile'>, ctx: Context): Promise<Bytes> {
  const isAes = options.algorithm.startsWith('aes');
  const isWeak = options.derivation.startsWith('evp') || !isAes || options.mode === 'ecb' || !options.salted;
  const encrypted = await encryptOpenssl(bytes, readPassphrase(options, ctx), options, ctx);
  ctx.notice(isWeak ? 'weak' : 'no-tamper-check');
  return encrypted;
}

/**
 * Decrypts by a passphrase: a JWE, an armored age file, or the Base64 or hexadecimal of OpenSSL or CryptoJS. Returns
 * text, or bytes in hexadecimal or Base64.
 * @throws ToolError `passphrase-missing`; `no-header`; `wrong-text`, `not-text` in the option `showAs`; of the formats
 */
export const decrypt: RunOf<typeof tool, 'decrypt'> = async (text, options, ctx) => {
  const { showAs } = options;
  const bytes = await join(open(text, options, showAs === 'text', ctx));
  return writeOpened(bytes, showAs, () => inOption('showAs', 'not-text'));
};

/**
 * Decrypts a file by a passphrase: an age file, a file of `openssl enc`, or a text as `decrypt` takes it.
 * @throws ToolError as `decrypt` does; of `readSlices`
 */
export const decryptFile: RunOf<typeof tool, 'decryptFile'> = async (file, options, ctx) => {
  const head = new TextDecoder('latin1').decode(await file.slice(0, ageVersion.length).arrayBuffer());
  if (head === ageVersion) return gather(decryptAge(file, readPassphrase(options, ctx), ctx));
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = new TextDecoder('latin1').decode(bytes);
  const isRaw = !options.salted && detectCiphertext(text) === undefined && !/^[\w+/=\s-]*$/.test(text);
  if (head.startsWith(opensslMagic) || isRaw) {
    const request = { ...options, isText: false };
    return new Blob([await decryptOpenssl(bytes, readPassphrase(options, ctx), request, ctx)]);
  }
  return gather(open(new TextDecoder().decode(bytes), options, false, ctx));
};

type Opening = Attempts & { readonly passphrase: string };

async function* open(text: string, options: Opening, isText: boolean, ctx: Context): AsyncGenerator<Bytes> {
  const format = formatOf(text);
  const passphrase = readPassphrase(options, ctx);
  if (format === 'jwe') yield await decryptJwe(text, passphrase, ctx);
  else if (format === 'age') yield* decryptAge(ageFile(text), passphrase, ctx);
  else yield await decryptOpenssl(opensslBytes(text, options.salted), passphrase, { ...options, isText }, ctx);
}

/** The format of a text, or the most similar one. */
function formatOf(text: string) {
  const format = detectCiphertext(text);
  if (format) return format;
  return text.includes('.') && text.trim() !== '' ? 'jwe' : 'openssl';
}

const ageFile = (text: string): Blob =>
  new Blob([text.trimStart().startsWith(ageArmorBegin) ? readArmor(text) : text.trimStart()]);

/** Whether a text is hexadecimal: it begins with that of a header, or has hexadecimal digits only. */
const isHex = (text: string, isSalted: boolean): boolean =>
  /^\s*53/.test(text) || (!isSalted && /^[\da-f\s]*$/i.test(text));

const opensslBytes = (text: string, isSalted: boolean): Bytes =>
  isHex(text, isSalted) ? decodeHex(text) : decodeBase64(text);

/**
 * The passphrase in UTF-8.
 * @throws ToolError `passphrase-missing` in the option `passphrase`
 */
function readPassphrase({ passphrase }: { readonly passphrase: string }, { notice }: Pick<Context, 'notice'>): Bytes {
  if (passphrase === '') throw inOption('passphrase', 'passphrase-missing');
  return relocateToOption('passphrase', () =>
    readBytes(passphrase, 'utf-8', relocateNoticeToOption('passphrase', notice)),
  );
}

const gather = async (chunks: AsyncIterable<Bytes>): Promise<Blob> => {
  const parts: Blob[] = [];
  for await (const chunk of chunks) parts.push(new Blob([chunk]));
  return new Blob(parts);
};

const join = async (chunks: AsyncIterable<Bytes>): Promise<Bytes> =>
  new Uint8Array(await (await gather(chunks)).arrayBuffer());

/**
 * Describes a ciphertext, with the command that opens it elsewhere. What the format of OpenSSL does not record is taken
 * from the options.
 * @throws ToolError of the formats
 */
export const inspect: RunOf<typeof tool, 'inspect'> = async (text, options) => {
  switch (formatOf(text)) {
    case 'jwe': {
      const { header, body } = readJwe(text);
      const { alg = null, enc = null, p2c, p2s } = header;
      const salt = p2s === undefined ? undefined : parseOrUndefined(() => decodeBase64(p2s));
      return {
        format: 'jwe',
        cipher: enc,
        key: p2c === undefined ? alg : `${alg}, p2c ${p2c}`,
        salt: salt ? encodeHex(salt) : null,
        size: body.length,
        command: null,
      };
    }
    case 'age': {
      const file = ageFile(text);
      const { workFactor, salt } = await readHeader(file);
      return {
        format: 'age',
        cipher: 'ChaCha20-Poly1305',
        key: `scrypt, N = 2^${workFactor}`,
        salt: encodeHex(salt),
        size: file.size,
        command: 'age -d encrypted.age',
      };
    }
    case 'openssl': {
      const { algorithm, mode, derivation, iterations, salted } = options;
      const parts = splitOpenssl(opensslBytes(text, salted), salted);
      const cipher = algorithm === 'auto' ? undefined : algorithmOf(algorithm, mode);
      const way = derivation === 'auto' ? undefined : derivations[derivation];
      const isIterated = derivation.startsWith('pbkdf2');
      return {
        format: 'openssl',
        cipher: cipher?.name ?? null,
        key: way ? `${way.name}${isIterated ? `, ${iterations}` : ''}` : null,
        salt: parts.salt.length > 0 ? encodeHex(parts.salt) : null,
        size: parts.body.length,
        command: cipher && way ? opensslCommand(text, cipher, way.command, isIterated, options) : null,
      };
    }
  }
};

/** The command of OpenSSL 3 that opens a ciphertext; null if OpenSSL lacks the cipher. */
function opensslCommand(
  text: string,
  cipher: Algorithm,
  derivation: string,
  isIterated: boolean,
  { iterations, salted, padding }: Pick<Attempts, 'iterations' | 'salted' | 'padding'>,
): string | null {
  if (cipher.command === undefined) return null;
  const readsHex = isHex(text, salted);
  return [
    ...(readsHex ? ['xxd -r -p encrypted.txt |'] : []),
    `openssl enc -d -${cipher.command}`,
    ...(cipher.command === 'rc4' ? ['-provider legacy -provider default'] : []),
    ...(isIterated ? [`${derivation} -iter ${iterations}`] : [derivation]),
    ...(salted ? [] : ['-nosalt']),
    ...(padding || cipher.blockLength === 1 ? [] : ['-nopad']),
    ...(readsHex ? [] : [/\n/.test(text.trim()) ? '-a' : '-a -A', '-in encrypted.txt']),
  ].join(' ');
}

/**
 * Encrypts bytes by a cipher and its key, with a new initialization vector unless one is typed. Reports weaknesses of the
 * cipher.
 * @throws ToolError `key-missing`, `key-length`, `iv-missing`, `iv-length` {n, cipher, list} in those options; `no-padding` {n, m}; of `readBytes`
 */
export const encipher: RunOf<typeof tool, 'encipher'> = (text, options, ctx) => raw.encrypt(text, options, ctx);

/**
 * Decrypts bytes by a cipher and its key.
 * @throws ToolError as `encipher` does; `tag-missing` {n, m}; `tag-length` {n} in the option `tag`; `not-authentic`; `cut-short`, `no-padding` {n, m}; `raw-padding`; `raw-text` in the option `outputAs`;
 * of `readBytes`
 */
export const decipher: RunOf<typeof tool, 'decipher'> = (text, options, ctx) => raw.decrypt(text, options, ctx);

/**
 * Encrypts a file by a cipher and its key, in memory; a tag follows the encrypted bytes.
 * @throws ToolError as `encipher` does
 */
export const encipherFile: RunOf<typeof tool, 'encipherFile'> = async (file, options, ctx) => {
  raw.checkIvIsKept(options);
  const plain = new Uint8Array(await file.arrayBuffer());
  return new Blob([(await raw.encryptBytes(plain, options, ctx)).bytes]);
};

/**
 * Decrypts a file by a cipher and its key, in memory.
 * @throws ToolError as `decipher` does
 */
export const decipherFile: RunOf<typeof tool, 'decipherFile'> = async (file, options, ctx) => {
  const encrypted = new Uint8Array(await file.arrayBuffer());
  return new Blob([await raw.decryptBytes(encrypted, options, ctx)]);
};

/**
 * Derives a key from a passphrase, for `encipher`. Reports an empty salt.
 * @throws ToolError of `derive`; of `readBytes` in the option `salt`
 */
export const deriveKey: RunOf<typeof tool, 'deriveKey'> = async (text, options, ctx) => {
  const salt = relocateToOption('salt', () =>
    readBytes(options.salt, options.saltEncoding, relocateNoticeToOption('salt', ctx.notice)),
  );
  const passphrase = readBytes(leaveOutFinalLineBreak(text, ctx.notice), 'utf-8', ctx.notice);
  if (salt.length === 0) ctx.notice('salt-empty');
  return writeBytes(await derive(passphrase, salt, options), options.outputAs);
};

/** Random bytes in hexadecimal, for a key or an initialization vector. */
export const generateBytes: RunOf<typeof tool, 'generateBytes'> = ({ count }, ctx) => encodeHex(ctx.random(count));

/** The size of a key in bytes, where it is not 32. */
const keyLengths: Readonly<Record<string, number>> = {
  'triple-des-cbc': 24,
  'triple-des-ecb': 24,
  rabbit: 16,
  'rabbit-rfc': 16,
  rc4: 16,
};

/** A random key for a cipher, in hexadecimal digits; the IV is left empty: each run makes its own then. */
export const generateKey: RunOf<typeof tool, 'generateKey'> = ({ cipher }, ctx) => ({
  key: encodeHex(ctx.random(keyLengths[cipher] ?? 32)),
  keyEncoding: 'hex',
  iv: '',
});

/** Words of the BIP39 English list, of eleven bits each, drawn uniformly. */
export const generatePassphrase: RunOf<typeof tool, 'generatePassphrase'> = async ({ words }, ctx) => {
  const { wordlist } = await import('@scure/bip39/wordlists/english.js');
  const { pick } = createRandom(ctx.random);
  return Array.from({ length: words }, () => pick(wordlist)).join(' ');
};
