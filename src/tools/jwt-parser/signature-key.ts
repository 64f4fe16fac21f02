import { type Context, ToolError } from '#core/tool.ts';
import { decodeBase64 } from '#lib/encoding/base64.ts';
import { toBigInt } from '#lib/keys/big-integers.ts';
import { DerReader, tags } from '#lib/keys/der.ts';
import { type Bytes, curves, type Key } from '#lib/keys/key.ts';
import { readKey } from '#lib/keys/read-key.ts';
import { jwkMembers, writePkcs8, writeSpki } from '#lib/keys/write-key.ts';
import { readCertificateKey } from './certificate.ts';

/** What keys of FIPS 204 are called in JOSE (RFC 9964), with their object identifiers in DER (RFC 9881). */
const postQuantum = {
  'ML-DSA-44': '608648016503040311',
  'ML-DSA-65': '608648016503040312',
  'ML-DSA-87': '608648016503040313',
} as const;

export type PostQuantumType = keyof typeof postQuantum;

interface WrittenJwk {
  readonly format: 'jwk';
  readonly pub: string;
  readonly priv: string | undefined;
}

/** A key of FIPS 204 as it is written: only Web Crypto reads it, where it has the algorithm. */
export interface PostQuantumKey {
  readonly type: PostQuantumType;
  readonly written: WrittenJwk | { readonly format: 'spki' | 'pkcs8'; readonly data: Bytes };
}

/** A key that signs tokens, or checks them. */
export type SignatureKey = Key | PostQuantumKey;

export const isPostQuantum = (type: string): type is PostQuantumType => Object.hasOwn(postQuantum, type);
const isOfPostQuantum = (key: SignatureKey): key is PostQuantumKey => isPostQuantum(key.type);

/** The usual name for the type of a key. */
export const nameOf = (key: SignatureKey): string => {
  if (isOfPostQuantum(key)) return key.type;
  return key.type === 'rsa' ? 'RSA' : key.type === 'ed25519' ? 'Ed25519' : `EC ${curves[key.type].jwk}`;
};

/** The RSA keys that RFC 7518 allows have as many bits, or more. */
const minRsaBits = 2_048;

/** How many bits an RSA key has where those are fewer than RFC 7518 asks for. */
export function weakBitsOf(key: SignatureKey): number | undefined {
  const bits = key.type === 'rsa' ? toBigInt(key.n).toString(2).length : minRsaBits;
  return bits < minRsaBits ? bits : undefined;
}

/**
 * Reads a key: as `readKey` does, of a certificate, and of FIPS 204 in PEM, in a certificate or as a JWK.
 * @throws ToolError of `readKey` and `readCertificateKey`
 */
export async function readSignatureKey(text: string, passphrase: string, ctx: Context): Promise<SignatureKey> {
  if (text.trim().startsWith('{')) return readPostQuantumJwk(text) ?? (await readKey(text, passphrase, ctx)).key;
  const [, base64 = ''] = /-----BEGIN (?:PRIVATE|PUBLIC) KEY-----([^-]*)-----END/.exec(text) ?? [];
  const certified = readCertificateKey(text);
  const der = certified ?? attempt(() => decodeBase64(base64));
  return (der && readPostQuantumDer(der)) ?? (await readKey(certified ?? text, passphrase, ctx)).key;
}

/** Undefined if it is another key, or none: the parser of other keys reports that. */
function readPostQuantumJwk(text: string): PostQuantumKey | undefined {
  const jwk = attempt((): unknown => JSON.parse(text)) as Readonly<Record<string, unknown>> | undefined;
  const { kty, alg, pub, priv } = jwk ?? {};
  if (kty !== 'AKP' || typeof alg !== 'string' || !isPostQuantum(alg) || typeof pub !== 'string') return undefined;
  return { type: alg, written: { format: 'jwk', pub, priv: typeof priv === 'string' ? priv : undefined } };
}

/** As `readPostQuantumJwk`. */
function readPostQuantumDer(data: Bytes): PostQuantumKey | undefined {
  return attempt(() => {
    const content = new DerReader(data).open();
    const format = content.nextTag === tags.integer ? 'pkcs8' : 'spki';
    if (format === 'pkcs8') content.number();
    const oid = content.open().oid();
    const type = Object.keys(postQuantum).find((name) => isPostQuantum(name) && postQuantum[name] === oid);
    return type && isPostQuantum(type) ? { type, written: { format, data } } : undefined;
  });
}

function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** Whether Web Crypto has an algorithm of FIPS 204: only then does it look at the key. */
export async function hasPostQuantum(type: PostQuantumType): Promise<boolean> {
  try {
    await crypto.subtle.importKey('jwk', { kty: 'AKP' }, type, false, ['verify']);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name !== 'NotSupportedError';
  }
}

type Parameters = RsaHashedImportParams & EcKeyImportParams;

/** The private key for Web Crypto; undefined where it is a public one. */
export async function importPrivate(key: SignatureKey, parameters: Parameters): Promise<CryptoKey | undefined> {
  const { subtle } = crypto;
  if (!isOfPostQuantum(key)) {
    const pkcs8 = writePkcs8(key);
    return pkcs8 && subtle.importKey('pkcs8', pkcs8, parameters, false, ['sign']);
  }
  const { type, written } = key;
  if (written.format !== 'jwk')
    return written.format === 'pkcs8' ? subtle.importKey('pkcs8', written.data, type, false, ['sign']) : undefined;
  const { pub, priv } = written;
  const jwk = { kty: 'AKP', alg: type, pub, priv };
  return priv === undefined ? undefined : subtle.importKey('jwk', jwk, type, false, ['sign']);
}

/** The public key for Web Crypto. */
export async function importPublic(key: SignatureKey, parameters: Parameters): Promise<CryptoKey> {
  const { subtle } = crypto;
  if (!isOfPostQuantum(key)) return subtle.importKey('spki', writeSpki(key), parameters, false, ['verify']);
  return subtle.importKey('jwk', await postQuantumMembers(key), key.type, false, ['verify']);
}

/**
 * The members of a public JWK that its thumbprint is made of, in their order (RFC 7638, RFC 9964).
 * @throws ToolError `algorithm-missing`, `damaged`: of FIPS 204
 */
export async function publicMembers(key: SignatureKey): Promise<Readonly<Record<string, string>>> {
  if (!isOfPostQuantum(key)) return jwkMembers(key);
  if (key.written.format !== 'jwk' && !(await hasPostQuantum(key.type)))
    throw new ToolError('algorithm-missing', { alg: key.type });
  try {
    return await postQuantumMembers(key);
  } catch {
    throw new ToolError('damaged');
  }
}

async function postQuantumMembers({ type, written }: PostQuantumKey) {
  if (written.format === 'jwk') return { alg: type, kty: 'AKP', pub: written.pub };
  const { format, data } = written;
  const imported = await crypto.subtle.importKey(format, data, type, true, [format === 'spki' ? 'verify' : 'sign']);
  const { pub = '' }: JsonWebKey & { readonly pub?: string } = await crypto.subtle.exportKey('jwk', imported);
  return { alg: type, kty: 'AKP', pub };
}
