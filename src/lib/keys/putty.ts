import { hmac } from '@noble/hashes/hmac.js';
import { sha1 } from '@noble/hashes/legacy.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { argon2d, argon2i, argon2id } from 'hash-wasm';
import { ToolError } from '#core/tool.ts';
import { equalInConstantTime } from '#lib/crypto/equal-in-constant-time.ts';
import { decodeHex } from '#lib/encoding/hex.ts';
import { parseOrUndefined } from '#lib/errors/parse-or-undefined.ts';
import { join, pad } from './big-integers.ts';
import { decodeIn } from './decode-in.ts';
import { type Bytes, curves, type FoundKey } from './key.ts';
import { decryptCbc, passphraseBytes, wrongPassphrase } from './passphrase.ts';
import { rsaOf } from './rsa-of.ts';
import { readSshBlob, SshReader } from './ssh-reader.ts';
import { checkArgon2 } from './work-limits.ts';
import { sshString } from './write-key.ts';

export const puttyHeader = /^PuTTY-User-Key-File-(\d+):[ \t]*(\S+)/;

const argon2 = new Map([
  ['Argon2id', argon2id],
  ['Argon2i', argon2i],
  ['Argon2d', argon2d],
]);

const ascii = new TextEncoder();

/** The value after a name and a colon. */
const fieldOf = (text: string, name: string): string =>
  new RegExp(`^${name}:[ \\t]*([^\\r\\n]*)`, 'm').exec(text)?.[1]?.trimEnd() ?? '';

/** @throws ToolError `damaged`: the value is missing */
function needed(text: string, name: string): string {
  const value = fieldOf(text, name);
  if (value === '') throw new ToolError('damaged');
  return value;
}

/** The Base64 between the line that counts its lines and the next name. */
function blockOf(text: string, name: string): Bytes {
  const block = new RegExp(`^${name}-Lines:[ \\t]*\\d+[ \\t]*\\r?\\n([^:]*\\n)`, 'm').exec(text);
  if (!block) throw new ToolError('damaged');
  const base64 = block[1] ?? '';
  return decodeIn(text, base64, block.index + block[0].length - base64.length);
}

interface Material {
  readonly key: Bytes;
  readonly iv: Bytes;
  readonly macKey: Bytes;
}

/**
 * Reads a private key of PuTTY, version 2 or 3 of its format.
 * @throws ToolError `putty-version` {version}; `unknown-putty-encryption` {name}; `altered`; `damaged`, `damaged-base64`,
 * `inconsistent`, `unknown-algorithm`; those of `checkArgon2`; `passphrase-missing`, `wrong-passphrase` in the option
 * `passphrase`
 */
export async function readPutty(
  text: string,
  passphrase: string,
): Promise<{ readonly found: FoundKey; readonly comment: string }> {
  const [, version = '', algorithm = ''] = puttyHeader.exec(text) ?? [];
  if (version !== '2' && version !== '3') throw new ToolError('putty-version', { version });
  const [encryption, comment] = [needed(text, 'Encryption'), fieldOf(text, 'Comment')];
  const isPlain = encryption === 'none';
  if (!isPlain && encryption !== 'aes256-cbc') throw new ToolError('unknown-putty-encryption', { name: encryption });
  const [publicBlob, content] = [blockOf(text, 'Public'), blockOf(text, 'Private')];
  const derive = version === '2' ? deriveBySha1 : deriveByArgon2;
  const { key, iv, macKey } = await derive(text, isPlain ? new Uint8Array() : passphraseBytes(passphrase));
  const privateBlob = isPlain ? content : decryptCbc({ name: 'aes', keyLength: 32 }, key, iv, content);
  const signed = join([algorithm, encryption, comment, publicBlob, privateBlob].map(sshString));
  const mac = hmac(version === '2' ? sha1 : sha256, macKey, signed);
  const isAuthentic = equalInConstantTime(mac, readHex(fieldOf(text, 'Private-MAC')));
  // A wrong passphrase leaves nothing readable, so what can be read was altered.
  const found = parseOrUndefined(() => readPrivate(readSshBlob(publicBlob), privateBlob));
  if (!isAuthentic) throw isPlain || found ? new ToolError('altered') : wrongPassphrase();
  return { found: found ?? readPrivate(readSshBlob(publicBlob), privateBlob), comment };
}

/** @throws ToolError `damaged` */
function readHex(digits: string): Bytes {
  if (!/^(?:[\da-f]{2})+$/i.test(digits)) throw new ToolError('damaged');
  return decodeHex(digits);
}

function deriveBySha1(_text: string, passphrase: Bytes): Material {
  const part = (index: number) => sha1(join([Uint8Array.of(0, 0, 0, index), passphrase]));
  return {
    key: join([part(0), part(1)]).slice(0, 32),
    iv: new Uint8Array(16),
    macKey: sha1(join([ascii.encode('putty-private-key-file-mac-key'), passphrase])),
  };
}

async function deriveByArgon2(text: string, passphrase: Bytes): Promise<Material> {
  const empty = new Uint8Array();
  if (passphrase.length === 0) return { key: empty, iv: empty, macKey: empty };
  const name = needed(text, 'Key-Derivation');
  const derive = argon2.get(name);
  if (!derive) throw new ToolError('unknown-putty-encryption', { name });
  const [memorySize = 0, iterations = 0, parallelism = 0] = ['Memory', 'Passes', 'Parallelism'].map((each) =>
    Number(/^\d+$/.exec(fieldOf(text, `Argon2-${each}`))?.[0] ?? 0),
  );
  const salt = readHex(fieldOf(text, 'Argon2-Salt'));
  if (salt.length < 8) throw new ToolError('damaged');
  checkArgon2(memorySize, iterations, parallelism);
  const settings = { password: passphrase, salt, memorySize, iterations, parallelism, hashLength: 80 };
  const derived = new Uint8Array(await derive({ ...settings, outputType: 'binary' }));
  return { key: derived.slice(0, 32), iv: derived.slice(32, 48), macKey: derived.slice(48) };
}

/** The private key, whose blob has only the numbers that the public one lacks. */
function readPrivate(key: FoundKey, blob: Bytes): FoundKey {
  const reader = new SshReader(blob);
  if (key.type !== 'rsa') return { ...key, private: pad(reader.string(), curves[key.type].size) };
  const [d, p, q, qi] = [reader.number(), reader.number(), reader.number(), reader.number()];
  return rsaOf({ n: key.n, e: key.e, d, p, q, qi });
}
