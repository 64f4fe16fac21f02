import { md5 } from '@noble/hashes/legacy.js';
import { ToolError } from '#core/tool.ts';
import { evpBytesToKey } from '#lib/crypto/evp-bytes-to-key.ts';
import { decodeHex } from '#lib/encoding/hex.ts';
import type { Bytes } from './key.ts';
import { blockLengthOf, type CbcCipher, decryptDer, passphraseBytes } from './passphrase.ts';

/** The ciphers of traditional PEM, by their names in OpenSSL. */
const ciphers = new Map<string, CbcCipher>([
  ['AES-128-CBC', { name: 'aes', keyLength: 16 }],
  ['AES-192-CBC', { name: 'aes', keyLength: 24 }],
  ['AES-256-CBC', { name: 'aes', keyLength: 32 }],
  ['DES-EDE3-CBC', { name: 'triple-des', keyLength: 24 }],
  ['DES-EDE-CBC', { name: 'triple-des', keyLength: 16 }],
  ['DES-CBC', { name: 'des', keyLength: 8 }],
]);

/** How the headers of a PEM block (RFC 1421) say that it is encrypted: the cipher, and the IV in hexadecimal. */
interface PemEncryption {
  readonly cipher: string;
  readonly iv: string;
}

/** Reads the headers of a PEM block; undefined where it is not encrypted. */
export function readPemEncryption(headers: string): PemEncryption | undefined {
  if (!/^Proc-Type:[ \t]*4,[ \t]*ENCRYPTED/m.test(headers)) return undefined;
  const [, cipher = '', iv = ''] = /^DEK-Info:[ \t]*([\w-]+),[ \t]*([\dA-Fa-f]+)/m.exec(headers) ?? [];
  return { cipher: cipher.toUpperCase(), iv };
}

/**
 * Opens a traditional PEM block, whose key is made by MD5.
 * @throws ToolError `damaged`; `unknown-encryption` {name}; `passphrase-missing`, `wrong-passphrase` in the option
 * `passphrase`
 */
export function decryptPem({ cipher: name, iv: hex }: PemEncryption, content: Bytes, passphrase: string): Bytes {
  const cipher = ciphers.get(name);
  if (name === '') throw new ToolError('damaged');
  if (!cipher) throw new ToolError('unknown-encryption', { name });
  if (hex.length !== blockLengthOf(cipher) * 2) throw new ToolError('damaged');
  const iv = decodeHex(hex);
  const key = evpBytesToKey(md5, passphraseBytes(passphrase), iv.slice(0, 8), cipher.keyLength);
  return decryptDer(cipher, key, iv, content);
}
