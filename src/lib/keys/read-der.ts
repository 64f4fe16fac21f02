import { ToolError } from '#core/tool.ts';
import { pad, trim } from './big-integers.ts';
import { decryptPkcs8 } from './decrypt-pkcs8.ts';
import { DerReader, tags } from './der.ts';
import { type Bytes, type CurveType, curves, type FoundKey, findCurve } from './key.ts';
import { ecPublicKey, rsaEncryption } from './oids.ts';

/**
 * Reads a structure in DER, which its first values identify: PKCS#1, SEC 1, SPKI, or PKCS#8, which may be encrypted.
 * @throws ToolError `damaged`, `unknown-algorithm`; those of `decryptPkcs8`
 */
export async function readDer(bytes: Bytes, passphrase: string): Promise<FoundKey> {
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

/** Reads a number; called for the six in a row that a private RSA key has. */
const six = (read: () => Bytes) => [read(), read(), read(), read(), read(), read()] as const;

/** The rest of PKCS#1: a private key has its version first, a public one only modulus and exponent. */
function readPkcs1(reader: DerReader, first: Bytes): FoundKey {
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

function readSpki(reader: DerReader): FoundKey {
  const type = readAlgorithm(reader);
  const content = reader.bits();
  if (type !== undefined) return { type, point: content, private: undefined };
  const numbers = new DerReader(content).open();
  return readPkcs1(numbers, numbers.number());
}

/** The rest of PKCS#8, after its version. */
function readPkcs8(reader: DerReader): FoundKey {
  const type = readAlgorithm(reader);
  const content = reader.take(tags.octets);
  if (type === 'ed25519') return { type, point: undefined, private: new DerReader(content).take(tags.octets) };
  const inner = new DerReader(content).open();
  const first = inner.number();
  return type === undefined ? readPkcs1(inner, first) : readSec1(inner, type);
}

/** The rest of SEC 1, after its version. */
function readSec1(reader: DerReader, known: CurveType | undefined): FoundKey {
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
