import { base64Alphabets, encodeBase64 } from '#lib/encoding/base64.ts';
import { join, pad, signed, trim } from './big-integers.ts';
import { bits, der, integer, octets, oid, sequence, tagged, tags } from './der.ts';
import { type Bytes, curves, type Key, type RsaPrivate } from './key.ts';
import { ecPublicKey, rsaEncryption } from './oids.ts';

const number = (value: number): Bytes => integer(Uint8Array.of(value));

/** Which algorithm a key is of, in PKCS#8 and SPKI (RFC 5280, 5480, 8410). */
function algorithm({ type }: Key): Bytes {
  if (type === 'rsa') return sequence(oid(rsaEncryption), der(tags.nothing, []));
  const curve = oid(curves[type].oid);
  return type === 'ed25519' ? sequence(curve) : sequence(oid(ecPublicKey), curve);
}

/** The private key as PKCS#1 (RFC 8017) or SEC 1 (RFC 5915) has it; Ed25519 has no such form. */
export function writeTraditional(key: Key, isInPkcs8 = false): Bytes | undefined {
  if (!key.private || key.type === 'ed25519') return undefined;
  if (key.type === 'rsa') {
    const { d, p, q, dp, dq, qi } = key.private;
    return der(tags.sequence, [number(0), ...[key.n, key.e, d, p, q, dp, dq, qi].map(integer)]);
  }
  const curve = isInPkcs8 ? [] : [tagged(0, oid(curves[key.type].oid))];
  const point = key.point.length === 0 ? [] : [tagged(1, bits(key.point))];
  return der(tags.sequence, [number(1), octets(key.private), ...curve, ...point]);
}

/** The private key in PKCS#8 (RFC 5958). */
export function writePkcs8(key: Key): Bytes | undefined {
  if (!key.private) return undefined;
  const content = key.type === 'ed25519' ? octets(key.private) : writeTraditional(key, true);
  return content && sequence(number(0), algorithm(key), octets(content));
}

/** The public key in PKCS#1, of RSA only. */
export const writePkcs1Public = (key: Key): Bytes | undefined =>
  key.type === 'rsa' ? sequence(integer(key.n), integer(key.e)) : undefined;

/** The public key in SPKI (RFC 5280, section 4.1). */
export const writeSpki = (key: Key): Bytes =>
  sequence(algorithm(key), bits(key.type === 'rsa' ? sequence(integer(key.n), integer(key.e)) : key.point));

const lineLengths = { pem: 64, openssh: 70 };

/** A PEM text (RFC 7468). */
export function writePem(label: string, content: Uint8Array, lineLength = lineLengths.pem): string {
  const lines = encodeBase64(content).match(new RegExp(`.{1,${lineLength}}`, 'g')) ?? [];
  return `-----BEGIN ${label}-----\n${lines.join('\n')}\n-----END ${label}-----\n`;
}

const ascii = new TextEncoder();
const uint32 = (value: number): Bytes =>
  Uint8Array.of(value >>> 24, (value >>> 16) & 0xff, (value >>> 8) & 0xff, value & 0xff);
/** A string of the SSH protocol: its length, then its bytes (RFC 4251, section 5). */
export const sshString = (content: string | Uint8Array): Bytes => {
  const bytes = typeof content === 'string' ? ascii.encode(content) : content;
  return join([uint32(bytes.length), bytes]);
};
const sshNumber = (content: Bytes): Bytes => sshString(signed(content));

/** The name of a type of key in the SSH protocol. */
const sshType = ({ type }: Key): string =>
  type === 'rsa' ? 'ssh-rsa' : type === 'ed25519' ? 'ssh-ed25519' : `ecdsa-sha2-${curves[type].ssh}`;

/** The public key of the SSH protocol (RFC 4253, 5656, 8709), of which its fingerprints are made. */
export function writeSshBlob(key: Key): Bytes {
  const type = sshString(sshType(key));
  if (key.type === 'rsa') return join([type, sshNumber(key.e), sshNumber(key.n)]);
  const curve = key.type === 'ed25519' ? [] : [sshString(curves[key.type].ssh)];
  return join([type, ...curve, sshString(key.point)]);
}

/** The line of `authorized_keys`. */
export const writeSshLine = (key: Key, comment: string): string =>
  [sshType(key), encodeBase64(writeSshBlob(key)), comment].filter(Boolean).join(' ');

/**
 * The private key as OpenSSH has it since version 7.8, not encrypted (PROTOCOL.key).
 * @param check four bytes that are written twice
 */
export function writeOpenssh(key: Key, comment: string, check: Uint8Array): string | undefined {
  const fields = sshPrivateFields(key);
  if (!fields) return undefined;
  const content = join([check, check, sshString(sshType(key)), ...fields, sshString(comment)]);
  const padding = Uint8Array.from({ length: (8 - (content.length % 8)) % 8 }, (_, index) => index + 1);
  const blob = join([
    ascii.encode('openssh-key-v1\0'),
    ...['none', 'none', ''].map(sshString),
    uint32(1),
    sshString(writeSshBlob(key)),
    sshString(join([content, padding])),
  ]);
  return writePem('OPENSSH PRIVATE KEY', blob, lineLengths.openssh);
}

function sshPrivateFields(key: Key): readonly Bytes[] | undefined {
  if (!key.private) return undefined;
  if (key.type === 'rsa') {
    const { d, p, q, qi } = key.private;
    return [key.n, key.e, d, qi, p, q].map(sshNumber);
  }
  if (key.type === 'ed25519') return [sshString(key.point), sshString(join([key.private, key.point]))];
  return [sshString(curves[key.type].ssh), sshString(key.point), sshNumber(key.private)];
}

/** Base64url without padding, as JOSE has it. */
export const base64url = (bytes: Uint8Array): string =>
  encodeBase64(bytes, { alphabet: base64Alphabets.url, padding: false });

/** The members of a public JWK that its thumbprint is made of, in their order (RFC 7638). */
export function jwkMembers(key: Key): Readonly<Record<string, string>> {
  if (key.type === 'rsa') return { e: base64url(trim(key.e)), kty: 'RSA', n: base64url(trim(key.n)) };
  const { jwk: crv, size } = curves[key.type];
  if (key.type === 'ed25519') return { crv, kty: 'OKP', x: base64url(key.point) };
  return { crv, kty: 'EC', x: base64url(key.point.slice(1, 1 + size)), y: base64url(key.point.slice(1 + size)) };
}

/** What a private JWK has besides the public members (RFC 7518, 8037). */
export function jwkSecrets(key: Key): Readonly<Record<string, string>> | undefined {
  if (!key.private) return undefined;
  if (key.type !== 'rsa') return { d: base64url(pad(key.private, curves[key.type].size)) };
  const secret: RsaPrivate = key.private;
  const names = ['d', 'p', 'q', 'dp', 'dq', 'qi'] as const;
  return Object.fromEntries(names.map((name) => [name, base64url(trim(secret[name]))]));
}
