import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readColumnList, writeColumnList } from './column-list.ts';

const none = () => false;

test.each([
  [
    'a\nb = Title',
    [
      ['a', 'a'],
      ['b', 'Title'],
    ],
  ],
  [
    '"a = b"\n"c\\nd" = "e"',
    [
      ['a = b', 'a = b'],
      ['c\nd', 'e'],
    ],
  ],
  ['"" = empty', [['', 'empty']]],
  // Neither a name in quotes nor a JSON string
  [
    '"a" b\n"\\x"',
    [
      ['"a" b', '"a" b'],
      ['"\\x"', '"\\x"'],
    ],
  ],
])('%j', (list, columns) => {
  expect(readColumnList(list, none).map(({ name, title }) => [name, title])).toEqual(columns);
});

test('a line that is a column is that column', () => {
  expect(readColumnList('a = b', (name) => name === 'a = b')).toEqual([{ name: 'a = b', title: 'a = b' }]);
});

test('any names and headings are read back', () => {
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^["= a\\\n]{0,6}$/));
  fc.assert(
    fc.property(fc.array(fc.record({ name: text, title: text })), (columns) => {
      expect(readColumnList(writeColumnList(columns), none)).toEqual(columns);
    }),
  );
});
