import fc from 'fast-check';
import { expect, test } from 'vitest';
import { utf8Length } from './utf8-length.ts';

test('as many bytes as the platform writes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(utf8Length(text)).toBe(new TextEncoder().encode(text).length);
    }),
  );
});

test('half a surrogate pair takes half of its four bytes', () => {
  expect([utf8Length('😀'), utf8Length('\ud83d')]).toEqual([4, 2]);
});
