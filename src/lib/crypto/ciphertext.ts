import { splitJwt } from './jwt.ts';

/** How a text says that it is encrypted. */
export type CiphertextFormat = 'jwe' | 'age' | 'openssl';

/** The first line of an age file, and of one written as text. */
export const ageVersion = 'age-encryption.org/v1';
export const ageArmorBegin = '-----BEGIN AGE ENCRYPTED FILE-----';

/** What OpenSSL and CryptoJS write before the salt; in Base64 its last digit depends on the salt. */
export const opensslMagic = 'Salted__';
const opensslBeginning = /^(?:U2FsdGVkX1|53616[cC]7465645[fF]5[fF])/;

/**
 * The format that a text is encrypted in, by how it begins; undefined where it is none of these.
 * @example detectCiphertext('U2FsdGVkX18BAgMEBQYHCA==') // 'openssl'
 */
export function detectCiphertext(text: string): CiphertextFormat | undefined {
  const start = text.trimStart().slice(0, 64);
  if (start.startsWith(ageArmorBegin) || start.startsWith(ageVersion)) return 'age';
  if (opensslBeginning.test(start.replace(/\s+/g, ''))) return 'openssl';
  return splitJwt(text)?.length === 5 ? 'jwe' : undefined;
}
