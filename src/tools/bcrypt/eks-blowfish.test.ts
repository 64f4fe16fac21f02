import { hashSync } from 'bcryptjs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { base64Alphabets, encodeBase64 } from '#lib/encoding/base64.ts';
import { decodeBcryptBase64 } from './bcrypt-hash.ts';
import { bcryptChecksum } from './eks-blowfish.ts';

const checksum = (key: Uint8Array, salt: string) =>
  encodeBase64(
    bcryptChecksum(key, decodeBcryptBase64(salt), 4, () => {}),
    { alphabet: base64Alphabets.bcrypt, padding: false },
  );

test('of a text it is that of Bcryptjs', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (text) => {
      const key = new TextEncoder().encode(text).subarray(0, 72);
      const salt = 'abcdefghijklmnopqrstuu';
      expect(`$2b$04$${salt}${checksum(key, salt)}`).toBe(hashSync(text, `$2b$04$${salt}`));
    }),
    { numRuns: 20 },
  );
});
