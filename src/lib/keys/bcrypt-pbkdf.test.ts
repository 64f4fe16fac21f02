import { expect, test } from 'vitest';
import { encodeHex } from '#lib/encoding/hex.ts';
import { bcryptPbkdf } from './bcrypt-pbkdf.ts';

const derive = (passphrase: string, salt: string, rounds: number, length: number) =>
  encodeHex(bcryptPbkdf(new TextEncoder().encode(passphrase), new TextEncoder().encode(salt), rounds, length));

// The test of bcrypt_pbkdf in OpenBSD, regress/lib/libutil/bcrypt_pbkdf.
test('derives the known key of a passphrase and a salt', () => {
  expect(derive('password', 'salt', 4, 32)).toBe('5bbf0cc293587f1c3635555c27796598d47e579071bf427e9d8fbe842aba34d9');
});

test('interleaves the blocks of a longer key', () => {
  const digits = derive('password', 'salt', 4, 64).match(/../g) ?? [];
  const firstBlock = digits.filter((_, index) => index % 2 === 0).join('');
  expect(firstBlock).toBe(derive('password', 'salt', 4, 32));
});
