/** Numbers are bytes, the highest first. */
export type Bytes = Uint8Array<ArrayBuffer>;

export interface RsaPrivate {
  readonly d: Bytes;
  readonly p: Bytes;
  readonly q: Bytes;
  readonly dp: Bytes;
  readonly dq: Bytes;
  readonly qi: Bytes;
}

/** An RSA key, by the names of RFC 7518. */
export interface RsaKey {
  readonly type: 'rsa';
  readonly n: Bytes;
  readonly e: Bytes;
  readonly private: RsaPrivate | undefined;
}

/** A key of an elliptic curve. */
export interface CurveKey {
  readonly type: CurveType;
  /** The public key as it is written everywhere: uncompressed, or the 32 bytes of Ed25519. */
  readonly point: Bytes;
  /** The private key, as long as a coordinate. */
  readonly private: Bytes | undefined;
}

export type Key = RsaKey | CurveKey;
/** A key as it was read; a private key of a curve may come without its public one. */
export type FoundKey = RsaKey | (Omit<CurveKey, 'point'> & { readonly point: Bytes | undefined });
export type CurveType = keyof typeof curves;

/**
 * What the formats call each curve. `oid`: the object identifier in DER, without its tag and length; `size`: the bytes of
 * a coordinate.
 */
export const curves = {
  ed25519: { oid: '2b6570', jwk: 'Ed25519', ssh: 'ssh-ed25519', size: 32, bits: 256 },
  p256: { oid: '2a8648ce3d030107', jwk: 'P-256', ssh: 'nistp256', size: 32, bits: 256 },
  p384: { oid: '2b81040022', jwk: 'P-384', ssh: 'nistp384', size: 48, bits: 384 },
  p521: { oid: '2b81040023', jwk: 'P-521', ssh: 'nistp521', size: 66, bits: 521 },
} as const;

const curveTypes = Object.keys(curves) as readonly CurveType[];

/** The curve whose name in one of the formats is given. */
export const findCurve = (format: 'oid' | 'jwk' | 'ssh', name: string): CurveType | undefined =>
  curveTypes.find((type) => curves[type][format] === name);
