import { scryptSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { encodeHex } from '#lib/encoding/hex.ts';
import { scrypt } from './scrypt.ts';

const password = new TextEncoder().encode('pässword');
const salt = new TextEncoder().encode('salt');

test.each([
  [1024, 8, 1],
  [16, 1, 3],
  // The memory that these take ends with a page of WebAssembly.
  [1024, 8, 62],
  [2, 512, 4],
  [16, 64, 6],
])('derives the same key as OpenSSL with N = %d, r = %d, p = %d', async (costFactor, blockSize, parallelism) => {
  const key = await scrypt(password, salt, { costFactor, blockSize, parallelism, length: 32 });
  const settings = { N: costFactor, r: blockSize, p: parallelism };
  expect(encodeHex(key)).toBe(scryptSync(password, salt, 32, settings).toString('hex'));
});
