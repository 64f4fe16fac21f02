import { createECDH } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { publicKeyOf } from './secp256k1.ts';

const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;

test('the public key of 1 is the base point', () => {
  expect(publicKeyOf(1n)).toBe('0279be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798');
});

test('public keys are those of another library', () => {
  const keys = fc.bigInt({ min: 1n, max: order - 1n });
  fc.assert(
    fc.property(keys, (key) => {
      const other = createECDH('secp256k1');
      other.setPrivateKey(key.toString(16).padStart(64, '0'), 'hex');
      expect(publicKeyOf(key)).toBe(other.getPublicKey('hex', 'compressed'));
    }),
    { numRuns: 50, examples: [[order - 1n], [2n]] },
  );
});
