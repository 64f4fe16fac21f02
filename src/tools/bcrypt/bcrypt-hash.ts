import { ToolError } from '#core/tool.ts';
import { base64Alphabets, decodeBase64 } from '#lib/encoding/base64.ts';

/** The parts of a bcrypt hash. */
export interface BcryptHash {
  /** `2a`, `2b` or `2y`. */
  readonly version: string;
  readonly cost: number;
  /** 22 characters of bcrypt's Base64. */
  readonly salt: string;
  /** 31 characters. */
  readonly checksum: string;
}

const costs = { min: 4, max: 31 };
const saltLength = 22;

/**
 * Reads a bcrypt hash; white space, quotes and the user name of a line of htpasswd around it are ignored.
 * @throws ToolError, at its place: `not-bcrypt` {n}: another form; `hash-length` {n}; `version-x`; `version` {version};
 * `cost-range` {cost}; `bcrypt-character` {symbol}: not of bcrypt's Base64
 * @example parseBcryptHash('$2b$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW').cost // 5
 */
export function parseBcryptHash(text: string): BcryptHash {
  const offset = text.length - text.replace(/^[\s"'`]*(?:[^:$\s]+:)?/, '').length;
  const hash = text.slice(offset).replace(/[\s"'`]+$/, '');
  const at = (from: number, length: number) => ({ offset: offset + from, length });
  const [, version = '', cost = '', rest = ''] = /^\$(2[^$]?)\$(\d\d)\$([^$]{53})$/s.exec(hash) ?? [];
  if (rest === '') {
    const isLength = /^\$2[^$]?\$\d\d\$[^$]*$/s.test(hash);
    throw new ToolError(isLength ? 'hash-length' : 'not-bcrypt', { n: hash.length }, at(0, hash.length));
  }
  if (version === '2x') throw new ToolError('version-x', {}, at(1, 2));
  if (!['2a', '2b', '2y'].includes(version)) throw new ToolError('version', { version }, at(1, version.length));
  if (Number(cost) < costs.min || Number(cost) > costs.max)
    throw new ToolError('cost-range', { cost: Number(cost) }, at(version.length + 2, 2));
  const wrong = rest.search(/[^./A-Za-z0-9]/);
  if (wrong >= 0)
    throw new ToolError('bcrypt-character', { symbol: rest.charAt(wrong) }, at(hash.length - 53 + wrong, 1));
  return { version, cost: Number(cost), salt: rest.slice(0, saltLength), checksum: rest.slice(saltLength) };
}

/** The bytes that bcrypt's Base64 writes; bits beyond the last byte are ignored, as bcrypt does. */
export const decodeBcryptBase64 = (digits: string): Uint8Array<ArrayBuffer> =>
  decodeBase64(digits, { alphabet: base64Alphabets.bcrypt });
