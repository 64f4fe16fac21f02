import { createCipheriv } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tripleDes } from './triple-des.ts';

const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });
const blocks = fc
  .uint8Array({ maxLength: 20 })
  .map((some) => new Uint8Array(some.length * 8).map((_, at) => (some[at >> 3] ?? 0) * at));

test('is that of OpenSSL, which Node has, and its own inverse', () => {
  fc.assert(
    fc.property(bytes(24), fc.option(bytes(8), { nil: undefined }), blocks, (key, iv, plain) => {
      const theirs = createCipheriv(iv ? 'des-ede3-cbc' : 'des-ede3', key, iv ?? null).setAutoPadding(false);
      const encrypted = tripleDes(key, iv).encrypt(plain);
      expect(Buffer.from(encrypted)).toEqual(Buffer.concat([theirs.update(plain), theirs.final()]));
      expect(tripleDes(key, iv).decrypt(encrypted)).toEqual(plain);
    }),
  );
});
