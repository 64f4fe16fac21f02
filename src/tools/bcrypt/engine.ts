import { hash as hashText } from 'bcryptjs';

/** Bcrypt reads so many bytes of a password. */
export const maxPasswordLength = 72;

/**
 * Hashes a password, in UTF-8.
 * @param settings version, cost and salt, as they stand before the checksum: `$2b$12$….`
 */
export const runBcrypt = (password: string, settings: string, progress: (fraction: number) => void): Promise<string> =>
  new Promise((resolve, reject) => {
    hashText(password, settings, (error, hash) => (error ? reject(error) : resolve(hash ?? '')), progress);
  });
