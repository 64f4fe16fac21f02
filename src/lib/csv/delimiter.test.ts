import { expect, it } from 'vitest';
import { findDelimiter } from '#lib/csv/delimiter.ts';

it.each([
  ['a,b,c\n1,2,3', ','],
  ['name;price\nA;1,50\nB;2,75', ';'],
  ['a\tb\n1, 2\t3', '\t'],
  ['a|b\n"c,d"|e', '|'],
  ['"a;b;c",1\n"d;e;f",2', ','],
  ['# one, two\na;b\nc;d', ';'],
  ['a,b\n"c,d', ','],
  ['a\nb', undefined],
  ['', undefined],
])('%j: %j', (text, delimiter) => {
  expect(findDelimiter(text, { quote: '"', comment: '#' })?.delimiter).toBe(delimiter);
});

it('looks at the beginning of a long text', () => {
  expect(findDelimiter('a;b\n'.repeat(1_000_000), { quote: '"', comment: '' })).toMatchObject({
    delimiter: ';',
    records: 100,
  });
});
