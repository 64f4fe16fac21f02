import { type Context, ToolError } from '#core/tool.ts';
import { decodeBase64 } from '#lib/base64.ts';
import { fromBigInt, join, pad, toBigInt, trim } from './big-integers.ts';
import { DerReader, tags } from './der.ts';
import { isConsistent } from './is-consistent.ts';
import { type Bytes, type CurveKey, type CurveType, curves, findCurve, type Key, type RsaKey } from './key.ts';
import { ecPublicKey, rsaEncryption } from './oids.ts';
import { decryptPkcs8 } from './pbes2.ts';
import { writePkcs8 } from './write-key.ts';

/** A key as it was read; a private key of a curve may come without its public one. */
type Found = RsaKey | (Omit<CurveKey, 'point'> & { readonly point: Bytes | undefined });

export interface ReadKey {
  readonly key: Key;
  /** What a key of OpenSSH has besides. */
  readonly comment: string;
}

/**
 * Reads a key: PEM, DER, a line or file of OpenSSH, JWK. A private key in PKCS#8 may be encrypted by PBES2.
 * @throws ToolError `not-a-key`; `holds-certificate`, `holds-request`; `unfinished` {label}; `damaged`; `damaged-base64`; `legacy-encryption`;
 * `unknown-algorithm`;
 * `member-missing` {name}; `compressed-point`; `inconsistent`; `no-web-crypto`; those of `decryptPkcs8`
 */
export async function readKey(input: string | Bytes, passphrase: string, ctx: Context): Promise<ReadKey> {
  const { found, comment = '' } = await findKey(input, passphrase, ctx);
  return { key: await complete(found), comment };
}

async function findKey(
  input: string | Bytes,
  passphrase: string,
  ctx: Context,
): Promise<{ readonly found: Found; readonly comment?: string }> {
  if (typeof input !== 'string' && input[0] === tags.sequence) return { found: await readDer(input, passphrase) };
  const text = typeof input === 'string' ? input : new TextDecoder().decode(input);
  const trimmed = text.trim();
  if (trimmed.startsWith('{')) return { found: readJwk(trimmed) };
  const line = /^(?:ssh-|ecdsa-)\S+[ \t]+(\S+)(?:[ \t]+([^\r\n]*))?/m.exec(trimmed);
  if (line?.index === 0) {
    const found = readSshBlob(new SshReader(decode(line[1] ?? '', text, text.indexOf(line[1] ?? ''))));
    return { found, comment: line[2]?.trim() ?? '' };
  }
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
  // Parameters of a curve stand before its key where OpenSSL has made both.
  const blocks = [...text.matchAll(begin)].filter(([, label]) => label !== 'EC PARAMETERS');
  const [block] = blocks;
  if (!block) throw new ToolError('not-a-key');
  if (blocks.length > 1) ctx.notice('several-keys', { n: blocks.length });
  const [head, label = ''] = block;
  const error = others.get(label);
  if (error !== undefined) throw new ToolError(error, {}, block.index);
  const start = block.index + head.length;
  const end = text.indexOf(`-----END ${label}-----`, start);
  if (end < 0) throw new ToolError('unfinished', { label }, block.index);
  const body = text.slice(start, end);
  if (/Proc-Type:\s*4,\s*ENCRYPTED/.test(body)) throw new ToolError('legacy-encryption', {}, block.index);
  const bytes = decode(body, text, start);
  if (label === 'OPENSSH PRIVATE KEY') return readOpenssh(bytes);
  return { found: await readDer(bytes, passphrase) };
}

/** @throws ToolError `damaged-base64` at its place in the whole text */
function decode(base64: string, text: string, start: number): Bytes {
  try {
    return decodeBase64(base64);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    const offset = Math.min(start + (error.at?.offset ?? 0), text.length);
    throw new ToolError('damaged-base64', {}, { offset, length: 1 });
  }
}

/** What a structure in DER is, told by its first values. */
async function readDer(bytes: Bytes, passphrase: string): Promise<Found> {
  const reader = new DerReader(bytes).open();
  if (reader.nextTag === tags.sequence) {
    const isPublic = new DerReader(bytes).open();
    isPublic.next();
    return isPublic.nextTag === tags.octets
      ? readDer(await decryptPkcs8(bytes, passphrase), passphrase)
      : readSpki(reader);
  }
  const first = reader.number();
  switch (reader.nextTag) {
    case tags.sequence:
      return readPkcs8(reader);
    case tags.octets:
      return readSec1(reader, undefined);
    default:
      return readPkcs1(reader, first);
  }
}

/** What reads a number, called for six in a row: so many a private RSA key has. */
const six = (read: () => Bytes) => [read(), read(), read(), read(), read(), read()] as const;

/** The rest of PKCS#1: a private key has its version first, a public one only modulus and exponent. */
function readPkcs1(reader: DerReader, first: Bytes): Found {
  const second = reader.number();
  if (reader.isAtEnd) return { type: 'rsa', n: trim(first), e: trim(second), private: undefined };
  const e = trim(reader.number());
  const [d, p, q, dp, dq, qi] = six(() => trim(reader.number()));
  return { type: 'rsa', n: trim(second), e, private: { d, p, q, dp, dq, qi } };
}

/** The curve of an algorithm identifier; undefined for RSA. */
function readAlgorithm(reader: DerReader): CurveType | undefined {
  const algorithm = reader.open();
  const name = algorithm.oid();
  if (name === rsaEncryption) return undefined;
  const curve = findCurve('oid', name === ecPublicKey && algorithm.nextTag === tags.oid ? algorithm.oid() : name);
  if (curve === undefined) throw new ToolError('unknown-algorithm');
  return curve;
}

function readSpki(reader: DerReader): Found {
  const type = readAlgorithm(reader);
  const content = reader.bits();
  if (type !== undefined) return { type, point: content, private: undefined };
  const numbers = new DerReader(content).open();
  return readPkcs1(numbers, numbers.number());
}

/** The rest of PKCS#8, after its version. */
function readPkcs8(reader: DerReader): Found {
  const type = readAlgorithm(reader);
  const content = reader.take(tags.octets);
  if (type === 'ed25519') return { type, point: undefined, private: new DerReader(content).take(tags.octets) };
  const inner = new DerReader(content).open();
  const first = inner.number();
  return type === undefined ? readPkcs1(inner, first) : readSec1(inner, type);
}

/** The rest of SEC 1, after its version. */
function readSec1(reader: DerReader, known: CurveType | undefined): Found {
  const secret = reader.take(tags.octets);
  let type = known;
  let point: Bytes | undefined;
  while (!reader.isAtEnd) {
    const { tag, content } = reader.next();
    if (tag === 0xa0) type = findCurve('oid', new DerReader(content).oid());
    if (tag === 0xa1) point = new DerReader(content).bits();
  }
  if (type === undefined) throw new ToolError('unknown-algorithm');
  return { type, point, private: pad(secret, curves[type].size) };
}

/** Reads what the SSH protocol writes. */
class SshReader {
  readonly #bytes: Bytes;
  #at = 0;

  constructor(bytes: Bytes) {
    this.#bytes = bytes;
  }

  take(length: number): Bytes {
    const end = this.#at + length;
    if (end > this.#bytes.length) throw new ToolError('damaged');
    const taken = this.#bytes.slice(this.#at, end);
    this.#at = end;
    return taken;
  }

  string = (): Bytes => this.take(Number(toBigInt(this.take(4))));
  text = (): string => new TextDecoder().decode(this.string());
  number = (): Bytes => trim(this.string());
}

function curveOfSsh(type: string): CurveType {
  const curve = type === 'ssh-ed25519' ? 'ed25519' : findCurve('ssh', type.replace('ecdsa-sha2-', ''));
  if (curve === undefined) throw new ToolError('unknown-algorithm');
  return curve;
}

function readSshBlob(reader: SshReader): Found {
  const name = reader.text();
  if (name === 'ssh-rsa') {
    const e = reader.number();
    return { type: 'rsa', n: reader.number(), e, private: undefined };
  }
  const type = curveOfSsh(name);
  if (type !== 'ed25519') reader.string();
  return { type, point: reader.string(), private: undefined };
}

const magic = 'openssh-key-v1\0';

/** An exponent for the prime alone, as the Chinese remainder theorem needs it. */
function remainder(exponent: Bytes, prime: Bytes): Bytes {
  const modulus = toBigInt(prime) - 1n;
  if (modulus < 1n) throw new ToolError('inconsistent');
  return fromBigInt(toBigInt(exponent) % modulus);
}

function readOpenssh(bytes: Bytes): { readonly found: Found; readonly comment: string } {
  const reader = new SshReader(bytes);
  if (new TextDecoder().decode(reader.take(magic.length)) !== magic) throw new ToolError('damaged');
  const cipher = reader.text();
  if (cipher !== 'none') throw new ToolError('legacy-encryption');
  reader.string();
  reader.string();
  reader.take(4);
  reader.string();
  const content = new SshReader(reader.string());
  content.take(8);
  const name = content.text();
  if (name === 'ssh-rsa') {
    const [n, e, d, qi, p, q] = six(content.number);
    const [dp, dq] = [remainder(d, p), remainder(d, q)];
    return { found: { type: 'rsa', n, e, private: { d, p, q, dp, dq, qi } }, comment: content.text() };
  }
  const type = curveOfSsh(name);
  if (type !== 'ed25519') content.string();
  const point = content.string();
  const secret = content.string();
  const own = type === 'ed25519' ? secret.slice(0, curves.ed25519.size) : pad(secret, curves[type].size);
  return { found: { type, point, private: own }, comment: content.text() };
}

/** Reads a JWK (RFC 7517, 7518, 8037); of a set, the first key. */
function readJwk(text: string): Found {
  const members = firstKey(parseJson(text));
  const has = (name: string) => members[name] !== undefined;
  const member = (name: string): Bytes => {
    const value = members[name];
    if (typeof value !== 'string') throw new ToolError('member-missing', { name });
    return decode(value, text, Math.max(0, text.indexOf(value)));
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
async function complete(found: Found): Promise<Key> {
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
