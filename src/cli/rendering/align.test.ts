import { expect, test } from 'vitest';
import { alignPairs, alignTable, wrapText } from './align.ts';

test('pairs', () => {
  const pairs = [
    ['a', 'one '],
    ['longer', 'two\n\nlines'],
    ['é😀', 'three'],
    ['empty', ''],
  ] as const;
  expect(alignPairs(pairs, '> ')).toBe(
    '> a       one \n> longer  two\n> \n>         lines\n> é😀      three\n> empty\n',
  );
  expect(alignPairs([])).toBe('');
});

test('tables', () => {
  const rows = [{ name: 'a', size: 10 }, { name: 'b\r\nc', note: null, ok: true }, {}];
  expect(alignTable(rows)).toBe('name  size  note  ok\na     10\nb c               true\n\n');
});

test.each([
  ['', 5, ''],
  ['a b c', 3, 'a b\nc'],
  ['unbreakable', 3, 'unbreakable'],
  ['ab unbreakable c', 4, 'ab\nunbreakable\nc'],
])('%j in %i columns', (text, columns, wrapped) => {
  expect(wrapText(text, columns)).toBe(wrapped);
});
