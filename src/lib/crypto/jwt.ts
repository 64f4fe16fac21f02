import { decodeBase64 } from '#lib/encoding/base64.ts';

/**
 * The parts of a JSON Web Token, in compact form (RFC 7515, RFC 7516), still in Base64URL: header, payload and
 * signature, or the five of an encrypted one. A `Bearer` before it is ignored.
 * @returns undefined where the text is not one: its header must be a JSON object that names an algorithm
 * @example splitJwt('eyJhbGciOiJub25lIn0.e30.') // ['eyJhbGciOiJub25lIn0', 'e30', '']
 */
export function splitJwt(text: string): readonly string[] | undefined {
  const token = text.trim().replace(/^Bearer\s+/i, '');
  if (!/^[\w-]+(?:(?:\.[\w-]*){2}|(?:\.[\w-]*){4})$/.test(token)) return undefined;
  const parts = token.split('.');
  const header = readHeader(parts[0] ?? '');
  return header && Object.hasOwn(header, parts.length === 3 ? 'alg' : 'enc') ? parts : undefined;
}

/** How the key of a JWE is encrypted, the `alg` of its header (RFC 7518, section 4); empty where the text is none. */
export function jweAlgorithm(text: string): string {
  const parts = splitJwt(text) ?? [];
  const header: object = (parts.length === 5 && readHeader(parts[0] ?? '')) || {};
  return 'alg' in header && typeof header.alg === 'string' ? header.alg : '';
}

function readHeader(part: string): object | undefined {
  try {
    const header: unknown = JSON.parse(new TextDecoder().decode(decodeBase64(part)));
    return typeof header === 'object' && header !== null ? header : undefined;
  } catch {
    return undefined;
  }
}
