import fc from 'fast-check';
import { expect, it, test, vi } from 'vitest';
import { decodeBase32, encodeBase32 } from './base32.ts';

const ignore = () => {};

// RFC 4648, section 10.
test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('%j is %s', (text, base32) => {
  expect(encodeBase32(new TextEncoder().encode(text))).toBe(base32);
  expect(new TextDecoder().decode(decodeBase32(base32, ignore))).toBe(text);
});

it('accepts lower case, spaces, dashes and padding', () => {
  expect(new TextDecoder().decode(decodeBase32(' mzxw-6ytb oi======\n', ignore))).toBe('foobar');
});

it('drops and reports bits that make no byte', () => {
  const notice = vi.fn();
  // ITTOOLS: 35 bits, of which RFC 4648 reads four bytes.
  expect([...decodeBase32('ITTOOLS', notice)]).toEqual([0x44, 0xe6, 0xe7, 0x2e]);
  expect(notice).toHaveBeenCalledWith('base32-bits', { n: 3 });
  notice.mockClear();
  decodeBase32('MZXW6YQ', notice);
  expect(notice).not.toHaveBeenCalled();
  decodeBase32('MZXW6YTBA', notice);
  expect(notice).toHaveBeenCalledWith('base32-bits', { n: 5 });
});

test.each([
  ['AB1', 'not-base32-digit', { x: '1', letter: 'I' }, 2],
  ['A0', 'not-base32-digit', { x: '0', letter: 'O' }, 1],
  ['A!', 'not-base32', { x: '!' }, 1],
  ['😀', 'not-base32', { x: '😀' }, 0],
])('%s: %s', (text, code, params, offset) => {
  expect(() => decodeBase32(text, ignore)).toThrow(expect.objectContaining({ code, params, at: { offset } }));
});

it('reads what it writes', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      expect([...decodeBase32(encodeBase32(bytes), ignore)]).toEqual([...bytes]);
    }),
  );
});
