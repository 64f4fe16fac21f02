import { expect, test } from 'vitest';
import { cutRows, cutText, defaultLimit } from './cut.ts';

const part = (offset: number, limit: number) => ({ offset, limit, isRandom: false });

test('a text that fits is whole', () => {
  expect(cutText('abc', part(0, 3))).toEqual({ shown: 'abc', note: [] });
});

test.each([
  [0, 2, 'ab', 'Cut: characters 1 to 2 of 5; “offset”: 2 continues.'],
  [2, 9, 'cde', 'Cut: characters 3 to 5 of 5.'],
  [9, 9, '', 'Cut: there are 5 characters.'],
])('from %i, at most %i', (offset, limit, shown, note) => {
  expect(cutText('abcde', part(offset, limit))).toEqual({ shown, note: [note] });
});

test('parts of a text add up, and divide no character', () => {
  const text = 'a😀😀b😀';
  for (const limit of [2, 3, 4]) {
    let all = '';
    while (all.length < text.length) {
      const { shown } = cutText(text, part(all.length, limit));
      expect(shown).not.toBe('');
      expect(shown.isWellFormed()).toBe(true);
      all += shown;
    }
    expect(all).toBe(text);
  }
});

test('a random text says that the rest would be of another', () => {
  expect(cutText('abcde', { offset: 0, limit: 2, isRandom: true }).note[0]).toContain('different result');
});

test('rows are as many as have room', () => {
  const rows = Array.from({ length: 10 }, (_, n) => ({ n, text: 'x'.repeat(defaultLimit / 4) }));
  const { shown, note } = cutRows(rows, part(0, defaultLimit));
  expect(shown).toHaveLength(3);
  expect(note).toEqual(['Cut: rows 1 to 3 of 10; “offset”: 3 continues.']);
  expect(cutRows(rows, part(8, 1)).shown).toEqual([rows[8]]);
  expect(cutRows([{ text: 'x'.repeat(defaultLimit * 2) }], part(0, 5)).shown).toHaveLength(1);
});
