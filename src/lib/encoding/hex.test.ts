import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeHex, encodeHex } from './hex.ts';

describe('encodeHex', () => {
  // RFC 4648 section 10.
  it.each([
    ['', ''],
    ['f', '66'],
    ['foobar', '666f6f626172'],
  ])('writes %j as %s', (text, hex) => {
    expect(encodeHex(new TextEncoder().encode(text))).toBe(hex);
  });
});

describe('decodeHex', () => {
  it.each([
    ['00ff', [0, 255]],
    ['DEADbeef', [0xde, 0xad, 0xbe, 0xef]],
    ['de:ad be-ef\n', [0xde, 0xad, 0xbe, 0xef]],
    ['d e\u00a0ad', [0xde, 0xad]],
    ['0xdead', [0xde, 0xad]],
    ['0xde 0XAD', [0xde, 0xad]],
    ['000x01', [0, 1]],
    ['0x', []],
    ['', []],
  ])('reads %j', (text, bytes) => {
    expect([...decodeHex(text)]).toEqual(bytes);
  });

  it.each([
    ['0g', 'hex-character', { symbol: 'g' }, 1],
    ['de,ad', 'hex-character', { symbol: ',' }, 2],
    ['10x2', 'hex-character', { symbol: 'x' }, 2],
    ['ab😀', 'hex-character', { symbol: '😀' }, 2],
    ['abc', 'hex-length', { length: 3 }, 2],
    ['0x1 \n', 'hex-length', { length: 1 }, 2],
  ])('rejects %j', (text, code, params, offset) => {
    expect(() => decodeHex(text)).toThrow(expect.objectContaining({ code, params, at: { offset, length: 1 } }));
  });

  it('undoes encodeHex', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(decodeHex(encodeHex(bytes))).toEqual(new Uint8Array(bytes));
        expect(decodeHex(encodeHex(bytes).toUpperCase())).toEqual(new Uint8Array(bytes));
      }),
    );
  });
});

it.each([0, 1, 63, 64, 1_000])('writes any number of bytes as Node does: %d', (length) => {
  const bytes = Uint8Array.from({ length }, (_, index) => (index * 37) % 256);
  expect(encodeHex(bytes)).toBe(Buffer.from(bytes).toString('hex'));
});
