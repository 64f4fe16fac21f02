import { poly1305 } from '@noble/ciphers/_poly1305.js';
import { ctr, gcm } from '@noble/ciphers/aes.js';
import { chacha20orig } from '@noble/ciphers/chacha.js';
import { ToolError } from '#core/tool.ts';
import { equalInConstantTime } from '#lib/crypto/equal-in-constant-time.ts';
import { bcryptBlockLength, bcryptPbkdf } from './bcrypt-pbkdf.ts';
import { join, pad } from './big-integers.ts';
import { type Bytes, curves, type FoundKey } from './key.ts';
import { decryptCbc, passphraseBytes, wrongPassphrase } from './passphrase.ts';
import { rsaOf } from './rsa-of.ts';
import { curveOfSsh, SshReader } from './ssh-reader.ts';
import { checkRounds } from './work-limits.ts';

interface Cipher {
  readonly keyLength: number;
  readonly ivLength: number;
  readonly tagLength: number;
  /** Throws where the tag does not fit. */
  readonly decrypt: (key: Bytes, iv: Bytes, content: Bytes, tag: Bytes) => Bytes;
}

const aesGcm = (keyLength: number): Cipher => ({
  keyLength,
  ivLength: 12,
  tagLength: 16,
  decrypt: (key, iv, content, tag) => gcm(key, iv).decrypt(join([content, tag])),
});

const aesCtr = (keyLength: number): Cipher => ({
  keyLength,
  ivLength: 16,
  tagLength: 0,
  decrypt: (key, iv, content) => ctr(key, iv).decrypt(content),
});

const aesCbc = (keyLength: number): Cipher => ({
  keyLength,
  ivLength: 16,
  tagLength: 0,
  decrypt: (key, iv, content) => decryptCbc({ name: 'aes', keyLength }, key, iv, content),
});

/** The ciphers of OpenSSH, by its names. */
const ciphers = new Map<string, Cipher>([
  ['aes256-ctr', aesCtr(32)],
  ['aes192-ctr', aesCtr(24)],
  ['aes128-ctr', aesCtr(16)],
  ['aes256-cbc', aesCbc(32)],
  ['aes192-cbc', aesCbc(24)],
  ['aes128-cbc', aesCbc(16)],
  ['rijndael-cbc@lysator.liu.se', aesCbc(32)],
  [
    '3des-cbc',
    {
      keyLength: 24,
      ivLength: 8,
      tagLength: 0,
      decrypt: (key, iv, content) => decryptCbc({ name: 'triple-des', keyLength: 24 }, key, iv, content),
    },
  ],
  ['aes256-gcm@openssh.com', aesGcm(32)],
  ['aes128-gcm@openssh.com', aesGcm(16)],
  ['chacha20-poly1305@openssh.com', { keyLength: 64, ivLength: 0, tagLength: 16, decrypt: decryptChacha }],
]);

/** ChaCha20 and Poly1305 of OpenSSH (PROTOCOL.chacha20poly1305); the second half of the key is for packets only. */
function decryptChacha(keys: Bytes, _iv: Bytes, content: Bytes, tag: Bytes): Bytes {
  const [key, nonce] = [keys.slice(0, 32), new Uint8Array(8)];
  const authenticator = poly1305(content, chacha20orig(key, nonce, new Uint8Array(32)));
  if (!equalInConstantTime(authenticator, tag)) throw wrongPassphrase();
  return chacha20orig(key, nonce, content, undefined, 1);
}

const magic = 'openssh-key-v1\0';

/**
 * Reads a private key of OpenSSH (PROTOCOL.key).
 * @throws ToolError `damaged`, `inconsistent`, `unknown-algorithm`; `unknown-ssh-encryption` {name}; those of
 * `checkRounds`; `passphrase-missing`, `wrong-passphrase` in the option `passphrase`
 */
export function readOpenssh(bytes: Bytes, passphrase: string): { readonly found: FoundKey; readonly comment: string } {
  const reader = new SshReader(bytes);
  if (new TextDecoder().decode(reader.take(magic.length)) !== magic) throw new ToolError('damaged');
  const [cipher, derivation, parameters] = [reader.text(), reader.text(), reader.string()];
  reader.take(4);
  reader.string();
  const content = reader.string();
  const isPlain = cipher === 'none';
  const opened = isPlain ? content : decrypt(cipher, derivation, parameters, content, reader.rest(), passphrase);
  const inner = new SshReader(opened);
  // Only the right passphrase makes both numbers the same.
  const [check, sameCheck] = [inner.uint32(), inner.uint32()];
  if (check !== sameCheck) throw isPlain ? new ToolError('damaged') : wrongPassphrase();
  return readPrivate(inner);
}

function decrypt(
  name: string,
  derivation: string,
  parameters: Bytes,
  content: Bytes,
  tag: Bytes,
  passphrase: string,
): Bytes {
  const cipher = ciphers.get(name);
  if (!cipher) throw new ToolError('unknown-ssh-encryption', { name });
  if (derivation !== 'bcrypt') throw new ToolError('unknown-ssh-encryption', { name: derivation });
  const { keyLength, ivLength, tagLength } = cipher;
  if (tag.length !== tagLength) throw new ToolError('damaged');
  const reader = new SshReader(parameters);
  const salt = reader.string();
  const rounds = reader.uint32();
  const length = keyLength + ivLength;
  checkRounds('bcrypt', rounds, Math.ceil(length / bcryptBlockLength));
  const material = bcryptPbkdf(passphraseBytes(passphrase), salt, rounds, length);
  try {
    return cipher.decrypt(material.slice(0, keyLength), material.slice(keyLength), content, tag);
  } catch (error) {
    throw error instanceof ToolError ? error : wrongPassphrase();
  }
}

function readPrivate(reader: SshReader): { readonly found: FoundKey; readonly comment: string } {
  const name = reader.text();
  if (name === 'ssh-rsa') {
    const [n, e, d] = [reader.number(), reader.number(), reader.number()];
    const [qi, p, q] = [reader.number(), reader.number(), reader.number()];
    return { found: rsaOf({ n, e, d, p, q, qi }), comment: reader.text() };
  }
  const type = curveOfSsh(name);
  if (type !== 'ed25519') reader.string();
  const point = reader.string();
  const secret = reader.string();
  const own = type === 'ed25519' ? secret.slice(0, curves.ed25519.size) : pad(secret, curves[type].size);
  return { found: { type, point, private: own }, comment: reader.text() };
}
