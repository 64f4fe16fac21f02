import type { AlgorithmIdentifier, PublicKeyInfo } from 'pkijs';
import { RSASSAPSSParams } from 'pkijs';
import { join, pad } from '#lib/keys/big-integers.ts';
import { DerReader } from '#lib/keys/der.ts';

type Bytes = Uint8Array<ArrayBuffer>;
type HashName = 'SHA-1' | 'SHA-256' | 'SHA-384' | 'SHA-512';

const hashes: Readonly<Record<string, HashName>> = {
  '1.3.14.3.2.26': 'SHA-1',
  '2.16.840.1.101.3.4.2.1': 'SHA-256',
  '2.16.840.1.101.3.4.2.2': 'SHA-384',
  '2.16.840.1.101.3.4.2.3': 'SHA-512',
};

/** Signature algorithms that name their hash function. */
const withHash: Readonly<Record<string, readonly [family: 'RSA' | 'ECDSA', hash: HashName]>> = {
  '1.2.840.113549.1.1.5': ['RSA', 'SHA-1'],
  '1.2.840.113549.1.1.11': ['RSA', 'SHA-256'],
  '1.2.840.113549.1.1.12': ['RSA', 'SHA-384'],
  '1.2.840.113549.1.1.13': ['RSA', 'SHA-512'],
  '1.2.840.10045.4.1': ['ECDSA', 'SHA-1'],
  '1.2.840.10045.4.3.2': ['ECDSA', 'SHA-256'],
  '1.2.840.10045.4.3.3': ['ECDSA', 'SHA-384'],
  '1.2.840.10045.4.3.4': ['ECDSA', 'SHA-512'],
};
/** Those whose hash function is that of the digest. */
const ofDigest: Readonly<Record<string, 'RSA' | 'ECDSA'>> = {
  '1.2.840.113549.1.1.1': 'RSA',
  '1.2.840.10045.2.1': 'ECDSA',
};
const pss = '1.2.840.113549.1.1.10';
const ed25519 = '1.3.101.112';

/** Curves, with the bytes of a coordinate. */
const curves: Readonly<Record<string, readonly [name: string, bytes: number]>> = {
  '1.2.840.10045.3.1.7': ['P-256', 32],
  '1.3.132.0.34': ['P-384', 48],
  '1.3.132.0.35': ['P-521', 66],
};

/** The hash function of an algorithm identifier; undefined where Web Crypto has none such. */
export const hashOf = ({ algorithmId }: Pick<AlgorithmIdentifier, 'algorithmId'>): HashName | undefined =>
  hashes[algorithmId];

/** Names of algorithms that are not supported. */
const otherNames: ReadonlyMap<string, string> = new Map([
  ['1.2.840.113549.2.2', 'MD2'],
  ['1.2.840.113549.2.5', 'MD5'],
  ['1.3.36.3.2.1', 'RIPEMD-160'],
  ['2.16.840.1.101.3.4.2.4', 'SHA-224'],
  ['2.16.840.1.101.3.4.2.8', 'SHA3-256'],
  ['2.16.840.1.101.3.4.2.9', 'SHA3-384'],
  ['2.16.840.1.101.3.4.2.10', 'SHA3-512'],
  ['1.2.840.113549.1.1.2', 'RSA, MD2'],
  ['1.2.840.113549.1.1.4', 'RSA, MD5'],
  ['1.2.840.113549.1.1.14', 'RSA, SHA-224'],
  ['1.2.840.10040.4.1', 'DSA'],
  ['1.2.840.10040.4.3', 'DSA, SHA-1'],
  ['2.16.840.1.101.3.4.3.2', 'DSA, SHA-256'],
  ['1.2.840.10045.4.3.1', 'ECDSA, SHA-224'],
  ['1.3.101.113', 'Ed448'],
  ['1.3.132.0.10', 'secp256k1'],
  ['1.3.36.3.3.2.8.1.1.7', 'brainpoolP256r1'],
  ['1.3.36.3.3.2.8.1.1.11', 'brainpoolP384r1'],
  ['1.3.36.3.3.2.8.1.1.13', 'brainpoolP512r1'],
]);

/** The name of an algorithm or curve; its identifier where it has none here. */
export const nameOfAlgorithm = (id: string): string => hashes[id] ?? otherNames.get(id) ?? id;

/** A hash of bytes. */
export const digest = async (hash: HashName, bytes: Uint8Array): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest(hash, bytes as Bytes));

/** How a signature is made. */
export interface Scheme {
  readonly family: 'RSA' | 'RSA-PSS' | 'ECDSA' | 'Ed25519';
  /** Absent of Ed25519, which has its own. */
  readonly hash?: HashName;
  readonly saltLength?: number;
}

/** How a signature is made, by its algorithm; undefined where that is unknown. */
export function schemeOf(algorithm: AlgorithmIdentifier, digestHash: HashName | undefined): Scheme | undefined {
  const { algorithmId, algorithmParams } = algorithm;
  const [family, hash] = withHash[algorithmId] ?? [ofDigest[algorithmId], digestHash];
  if (algorithmId === ed25519) return { family: 'Ed25519' };
  if (algorithmId !== pss) return family && hash ? { family, hash } : undefined;
  const { hashAlgorithm, saltLength } = new RSASSAPSSParams({ schema: algorithmParams });
  const pssHash = hashOf(hashAlgorithm);
  return pssHash && { family: 'RSA-PSS', hash: pssHash, saltLength };
}

/** A public key: its curve, or the bits of its modulus. */
export interface PublicKey {
  readonly curve?: string;
  readonly coordinateBytes?: number;
  readonly bits?: number;
}

/** What kind of key a certificate has. */
export function publicKeyOf({ algorithm, parsedKey }: PublicKeyInfo): PublicKey {
  const [curve, coordinateBytes] = curves[algorithm.algorithmParams?.valueBlock?.toString() ?? ''] ?? [];
  if (curve !== undefined && coordinateBytes !== undefined) return { curve, coordinateBytes };
  const modulus = parsedKey && 'modulus' in parsedKey ? parsedKey.modulus.valueBlock.valueHexView : undefined;
  if (!modulus) return {};
  const start = modulus.findIndex((byte) => byte !== 0);
  return { bits: 8 * (modulus.length - start) - Math.clz32(modulus[start] ?? 0) + 24 };
}

const names = { RSA: 'RSASSA-PKCS1-v1_5', 'RSA-PSS': 'RSA-PSS', ECDSA: 'ECDSA', Ed25519: 'Ed25519' } as const;

/**
 * Whether a signature over bytes fits a public key (RFC 8017, FIPS 186-5); undefined where Web Crypto has not got the
 * algorithm or the curve.
 */
export async function verify(
  scheme: Scheme,
  keyInfo: PublicKeyInfo,
  signature: Uint8Array,
  data: Uint8Array,
): Promise<boolean | undefined> {
  const { family, hash = 'SHA-512', saltLength = 0 } = scheme;
  const { curve = '', coordinateBytes = 0 } = publicKeyOf(keyInfo);
  const parameters = { name: names[family], hash, namedCurve: curve, saltLength };
  const { subtle } = crypto;
  let key: CryptoKey;
  try {
    key = await subtle.importKey('spki', keyInfo.toSchema().toBER(), parameters, false, ['verify']);
  } catch {
    return undefined;
  }
  const raw = family === 'ECDSA' ? rawEcdsa(signature, coordinateBytes) : (signature as Bytes);
  return raw !== undefined && subtle.verify(parameters, key, raw, data as Bytes);
}

/** The two numbers of an ECDSA signature in a row, as Web Crypto has them; undefined where it is malformed. */
function rawEcdsa(signature: Uint8Array, coordinateBytes: number): Bytes | undefined {
  try {
    const numbers = new DerReader(signature as Bytes).open();
    const [r, s] = [numbers.number(), numbers.number()].map((number) => pad(number, coordinateBytes));
    return r && s && join([r, s]);
  } catch {
    return undefined;
  }
}
