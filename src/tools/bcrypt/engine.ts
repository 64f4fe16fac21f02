import { hash as hashText } from 'bcryptjs';
import { base64Alphabets, encodeBase64 } from '#lib/encoding/base64.ts';
import { decodeText } from '#lib/encoding/text-encoding.ts';
import { parseOrUndefined } from '#lib/errors/parse-or-undefined.ts';
import { decodeBcryptBase64 } from './bcrypt-hash.ts';
import { bcryptChecksum } from './eks-blowfish.ts';

/** Number of bytes of a password that bcrypt reads. */
export const maxPasswordLength = 72;

/**
 * Hashes a password.
 * @param settings version, cost and salt, as they precede the checksum: `$2b$12$….`
 */
export async function runBcrypt(
  password: Uint8Array<ArrayBuffer>,
  settings: string,
  progress: (fraction: number) => void,
): Promise<string> {
  const text = parseOrUndefined(() => decodeText(password, 'utf-8'));
  if (text !== undefined) return hashInProgress(text, settings, progress);
  const key = password.subarray(0, maxPasswordLength);
  const checksum = bcryptChecksum(key, decodeBcryptBase64(settings.slice(-22)), Number(settings.slice(4, 6)), progress);
  return settings + encodeBase64(checksum, { alphabet: base64Alphabets.bcrypt, padding: false });
}

const hashInProgress = (password: string, settings: string, progress: (fraction: number) => void): Promise<string> =>
  new Promise((resolve, reject) => {
    hashText(password, settings, (error, hash) => (error ? reject(error) : resolve(hash ?? '')), progress);
  });
