import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeHex, encodeHex } from '#lib/encoding/hex.ts';
import { type DigestForm, encodeDigest, readDigest } from './digest-encoding.ts';

const plain: DigestForm = { encoding: 'hex', uppercase: false, spaced: false };
/** MD5 of “abc” (RFC 1321 appendix A.5). */
const md5 = '900150983cd24fb0d6963f7d28e17f72';

describe('encodeDigest', () => {
  it.each<[Partial<DigestForm>, string]>([
    [{}, md5],
    [{ uppercase: true }, '900150983CD24FB0D6963F7D28E17F72'],
    [{ encoding: 'base64' }, 'kAFQmDzST7DWlj99KOF/cg=='],
    [{ encoding: 'base64url' }, 'kAFQmDzST7DWlj99KOF_cg'],
    [{ encoding: 'base64', uppercase: true }, 'kAFQmDzST7DWlj99KOF/cg=='],
  ])('writes a digest as %j', (form, written) => {
    expect(encodeDigest(decodeHex(md5), { ...plain, ...form })).toBe(written);
  });

  it.each([
    [false, '000000001000000011111111'],
    [true, '00000000 10000000 11111111'],
  ])('writes eight binary digits a byte, spaced: %j', (spaced, written) => {
    expect(encodeDigest(Uint8Array.of(0, 128, 255), { ...plain, encoding: 'bin', spaced })).toBe(written);
  });
});

describe('readDigest', () => {
  it('reads back what encodeDigest writes', () => {
    const forms = fc.record({
      encoding: fc.constantFrom('hex', 'base64', 'base64url', 'bin'),
      uppercase: fc.boolean(),
      spaced: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 4, maxLength: 64 }), forms, (bytes, form) => {
        const readings = readDigest(encodeDigest(bytes, form as DigestForm));
        expect(readings.map((reading) => encodeHex(reading.bytes))).toContain(encodeHex(bytes));
      }),
    );
  });

  it('reads one text in several ways, hexadecimal first', () => {
    expect(readDigest('10101010').map(({ encoding, bytes }) => [encoding, bytes.length])).toEqual([
      ['hex', 4],
      ['base64', 6],
      ['bin', 1],
    ]);
  });

  it.each(['', ' ', 'é', 'not a digest!', 'kAFQmDzST7DWlj99KOF/ch==', 'kAFQmDzST7DWlj99KOF_cj'])(
    'finds nothing in %j',
    (text) => {
      expect(readDigest(text)).toEqual([]);
    },
  );
});
