import type { HashAlgorithm } from '#lib/hashing/hash-algorithms.ts';
import type { CurveType } from '#lib/keys/key.ts';
import type { PostQuantumType, SignatureKey } from './signature-key.ts';

/** How a token is signed (RFC 7518, section 3; RFC 8037; RFC 9964). */
export interface SignatureAlgorithm {
  readonly keyType: 'secret' | SignatureKey['type'];
  /** Of HMAC. */
  readonly hash?: HashAlgorithm;
  /** The bits that a secret should have at least. */
  readonly bits?: number;
  /** The bytes of a signature, unless the key decides. */
  readonly size?: number;
  /** For Web Crypto, both to import a key and to use it. */
  readonly parameters: RsaHashedImportParams & RsaPssParams & EcKeyImportParams & EcdsaParams;
}

const none = { name: '', hash: '', saltLength: 0, namedCurve: '' };
const hmac = (bits: 256 | 384 | 512): SignatureAlgorithm => ({
  keyType: 'secret',
  hash: `sha${bits}`,
  bits,
  size: bits / 8,
  parameters: none,
});
const rsa = (name: string, bits: number): SignatureAlgorithm => ({
  keyType: 'rsa',
  parameters: { ...none, name, hash: `SHA-${bits}`, saltLength: bits / 8 },
});
const ecdsa = (keyType: CurveType, namedCurve: string, bits: number, size: number): SignatureAlgorithm => ({
  keyType,
  size,
  parameters: { ...none, name: 'ECDSA', namedCurve, hash: `SHA-${bits}` },
});
const ed25519: SignatureAlgorithm = { keyType: 'ed25519', size: 64, parameters: { ...none, name: 'Ed25519' } };
/** @param size by FIPS 204, table 2 */
const mlDsa = (name: PostQuantumType, size: number): SignatureAlgorithm => ({
  keyType: name,
  size,
  parameters: { ...none, name },
});

/** By the names that headers have. */
export const algorithms: Readonly<Record<string, SignatureAlgorithm>> = {
  HS256: hmac(256),
  HS384: hmac(384),
  HS512: hmac(512),
  RS256: rsa('RSASSA-PKCS1-v1_5', 256),
  RS384: rsa('RSASSA-PKCS1-v1_5', 384),
  RS512: rsa('RSASSA-PKCS1-v1_5', 512),
  PS256: rsa('RSA-PSS', 256),
  PS384: rsa('RSA-PSS', 384),
  PS512: rsa('RSA-PSS', 512),
  ES256: ecdsa('p256', 'P-256', 256, 64),
  ES384: ecdsa('p384', 'P-384', 384, 96),
  ES512: ecdsa('p521', 'P-521', 512, 132),
  EdDSA: ed25519,
  Ed25519: ed25519,
  'ML-DSA-44': mlDsa('ML-DSA-44', 2_420),
  'ML-DSA-65': mlDsa('ML-DSA-65', 3_309),
  'ML-DSA-87': mlDsa('ML-DSA-87', 4_627),
};
