import { type Context, ToolError } from '#core/tool.ts';
import { decodeBase64 } from '#lib/encoding/base64.ts';
import { join, pad, toBigInt, trim } from './big-integers.ts';
import { decodeIn } from './decode-in.ts';
import { tags } from './der.ts';
import { isConsistent } from './is-consistent.ts';
import { type Bytes, type CurveKey, type CurveType, curves, type FoundKey, findCurve, type Key } from './key.ts';
import { readOpenssh } from './openssh.ts';
import { decryptPem, readPemEncryption } from './pem-encryption.ts';
import { puttyHeader, readPutty } from './putty.ts';
import { readDer } from './read-der.ts';
import { readSshBlob } from './ssh-reader.ts';
import { readSsh2 } from './ssh2.ts';
import { writePkcs8 } from './write-key.ts';

export interface ReadKey {
  readonly key: Key;
  /** What a key of SSH has besides. */
  readonly comment: string;
}

/** Whether a text is meant as a key in one of the forms that `readKey` takes, other than a JWK. */
export const looksLikeKey = (text: string): boolean =>
  /-----BEGIN |---- BEGIN SSH2 |^PuTTY-User-Key-File-\d|^(?:sk-)?(?:ssh|ecdsa)-\S+\s/.test(text.trim());

/**
 * Reads a key: PEM, DER, a line or file of OpenSSH, a file of PuTTY or RFC 4716, JWK. A private key may be encrypted.
 * @throws ToolError `not-a-key`; `holds-certificate`, `holds-request`; `unfinished` {end}; `unknown-algorithm`;
 * `member-missing` {name}; `compressed-point`; `inconsistent`; `no-web-crypto`; those of `readDer`, `readOpenssh`,
 * `readPutty`, `readSsh2` and `decryptPem`
 */
export async function readKey(input: string | Bytes, passphrase: string, ctx: Context): Promise<ReadKey> {
  const { found, comment = '' } = await findKey(input, passphrase, ctx);
  return { key: await complete(found), comment };
}

async function findKey(
  input: string | Bytes,
  passphrase: string,
  ctx: Context,
): Promise<{ readonly found: FoundKey; readonly comment?: string }> {
  if (typeof input !== 'string' && input[0] === tags.sequence) return { found: await readDer(input, passphrase) };
  const text = typeof input === 'string' ? input : new TextDecoder().decode(input);
  const trimmed = text.trim();
  if (trimmed.startsWith('{')) return { found: readJwk(trimmed) };
  const line = /^(?:ssh-|ecdsa-|sk-)\S+[ \t]+(\S+)(?:[ \t]+([^\r\n]*))?/.exec(trimmed);
  if (line) {
    const [, base64 = '', comment = ''] = line;
    return { found: readSshBlob(decodeIn(text, base64, text.indexOf(base64))), comment: comment.trim() };
  }
  if (puttyHeader.test(trimmed)) return readPutty(text.trimStart(), passphrase);
  const ssh2 = readSsh2(text);
  if (ssh2) return ssh2;
  return readPem(text, passphrase, ctx);
}

const begin = /-----BEGIN ([A-Z0-9 ]{1,40})-----/g;

/** The errors of blocks of PEM that hold no private key, by label. */
const others = new Map([
  ['CERTIFICATE', 'holds-certificate'],
  ['X509 CERTIFICATE', 'holds-certificate'],
  ['TRUSTED CERTIFICATE', 'holds-certificate'],
  ['CERTIFICATE REQUEST', 'holds-request'],
  ['NEW CERTIFICATE REQUEST', 'holds-request'],
]);

async function readPem(text: string, passphrase: string, ctx: Context) {
  // OpenSSL writes the parameters of a curve before its key, if it has made both.
  const blocks = [...text.matchAll(begin)].filter(([, label]) => label !== 'EC PARAMETERS');
  const [block] = blocks;
  if (!block) throw new ToolError('not-a-key');
  if (blocks.length > 1) ctx.notice('several-keys', { n: blocks.length });
  const [head, label = ''] = block;
  const error = others.get(label);
  if (error !== undefined) throw new ToolError(error, {}, block.index);
  if (label.startsWith('DSA ')) throw new ToolError('unknown-algorithm', {}, block.index);
  const start = block.index + head.length;
  const lastLine = `-----END ${label}-----`;
  const end = text.indexOf(lastLine, start);
  if (end < 0) throw new ToolError('unfinished', { end: lastLine }, block.index);
  // Names and values, and a blank line, may come before the Base64 (RFC 1421).
  const [headers = ''] = /^\s*(?:[\w-]+:[^\n]*(?:\n|$))+/.exec(text.slice(start, end)) ?? [];
  const bytes = decodeIn(text, text.slice(start + headers.length, end), start + headers.length);
  if (label === 'OPENSSH PRIVATE KEY') return readOpenssh(bytes, passphrase);
  const encryption = readPemEncryption(headers);
  const der = encryption ? decryptPem(encryption, bytes, passphrase) : bytes;
  return { found: await readDer(der, passphrase) };
}

/** Reads a JWK (RFC 7517, 7518, 8037); of a set, the first key. */
function readJwk(text: string): FoundKey {
  const members = firstKey(parseJson(text));
  const has = (name: string) => members[name] !== undefined;
  const member = (name: string): Bytes => {
    const value = members[name];
    if (typeof value !== 'string') throw new ToolError('member-missing', { name });
    return decodeIn(text, value, Math.max(0, text.indexOf(value)));
  };
  if (members['kty'] === 'RSA') {
    const number = (name: string) => trim(member(name));
    const [n, e] = [number('n'), number('e')];
    if (!has('d')) return { type: 'rsa', n, e, private: undefined };
    const [d, p, q] = [number('d'), number('p'), number('q')];
    return { type: 'rsa', n, e, private: { d, p, q, dp: number('dp'), dq: number('dq'), qi: number('qi') } };
  }
  const type = findCurve('jwk', String(members['crv']));
  if (type === undefined) throw new ToolError('unknown-algorithm');
  const { size } = curves[type];
  const coordinate = (name: string) => pad(member(name), size);
  const point = type === 'ed25519' ? coordinate('x') : join([Uint8Array.of(4), coordinate('x'), coordinate('y')]);
  return { type, point, private: has('d') ? coordinate('d') : undefined };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ToolError('not-a-key');
  }
}

function firstKey(parsed: unknown): Readonly<Record<string, unknown>> {
  const { keys } = parsed as { readonly keys?: unknown };
  const key: unknown = Array.isArray(keys) ? keys[0] : parsed;
  if (typeof key !== 'object' || key === null || !('kty' in key)) throw new ToolError('not-a-key');
  return key as Readonly<Record<string, unknown>>;
}

/** A key with its public part, which is computed from the private one; what was read must be the same. */
async function complete(found: FoundKey): Promise<Key> {
  if (found.type === 'rsa') {
    if (!isConsistent(found)) throw new ToolError('inconsistent');
    return found;
  }
  const { type, point } = found;
  if (!found.private) {
    if (!point || point.length !== pointLength(type) || (type !== 'ed25519' && point[0] !== uncompressed))
      throw new ToolError('compressed-point');
    return { type, point, private: undefined };
  }
  const computed = await computePoint({ ...found, point: point ?? new Uint8Array(pointLength(type)) });
  if (point && toBigInt(point) !== toBigInt(computed)) throw new ToolError('inconsistent');
  return { type, point: computed, private: found.private };
}

/** The first byte of a point that is written with both coordinates. */
const uncompressed = 4;
const pointLength = (type: CurveType): number => (type === 'ed25519' ? curves[type].size : 1 + 2 * curves[type].size);

/** The public key of a private one, by Web Crypto. */
async function computePoint(key: CurveKey): Promise<Bytes> {
  const subtle: SubtleCrypto | undefined = crypto.subtle;
  if (!subtle) throw new ToolError('no-web-crypto');
  const { type } = key;
  const algorithm = type === 'ed25519' ? { name: 'Ed25519' } : { name: 'ECDSA', namedCurve: curves[type].jwk };
  const pkcs8 = writePkcs8({ ...key, point: new Uint8Array() });
  try {
    if (!pkcs8) throw new RangeError('The key has no private part.');
    const imported = await subtle.importKey('pkcs8', pkcs8, algorithm, true, ['sign']);
    const { x = '', y = '' } = await subtle.exportKey('jwk', imported);
    const [first, second] = [decodeBase64(x), decodeBase64(y)];
    return type === 'ed25519' ? first : join([Uint8Array.of(uncompressed), first, second]);
  } catch {
    throw new ToolError('inconsistent');
  }
}
