import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readEntries, writeEntries } from './entries.ts';

test.each<[string, boolean, readonly (readonly string[])[]]>([
  ['a, b\r\n\n c \n', false, [['a, b'], ['c']]],
  [
    'a,1,\n\n"b, c", "d ""e"""\n,',
    true,
    [
      ['a', '1', ''],
      ['b, c', 'd "e"'],
    ],
  ],
  ['', true, []],
])('%j with parts: %s', (text, hasParts, entries) => {
  expect(readEntries(text, hasParts)).toEqual(entries);
});

test.each<[readonly (readonly string[])[], boolean, string]>([
  [[['a, b'], [' '], ['c']], false, 'a, b\nc'],
  [
    [
      ['a', '', 'x, y', ''],
      ['', ''],
      ['', 'b'],
    ],
    true,
    'a,,"x, y"\n,b',
  ],
  [[], true, ''],
])('%j with parts %s', (entries, hasParts, text) => {
  expect(writeEntries(entries, hasParts)).toBe(text);
});

test('what is written is read', () => {
  const part = fc.string({ unit: 'binary' }).map((text) => text.trim());
  fc.assert(
    fc.property(fc.array(fc.tuple(part.filter(Boolean), part, part.filter(Boolean))), (entries) => {
      expect(readEntries(writeEntries(entries, true), true)).toEqual(entries);
    }),
  );
});

test('CSV that ends within quotes is an error', () => {
  expect(() => readEntries('"a', true)).toThrow();
});
