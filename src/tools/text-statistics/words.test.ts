import fc from 'fast-check';
import { expect, test } from 'vitest';
import { growsLinearly } from '#testing/effort.ts';
import { runs } from '#testing/runs.ts';
import { eachWord } from './words.ts';

const wordsOf = (text: string, locale = 'en') =>
  Array.from(
    eachWord(text, locale, () => {}),
    ({ word }) => word,
  );

/** As the engine finds them in all of it at once. */
const expected = (text: string, locale = 'en') =>
  Array.from(new Intl.Segmenter(locale, { granularity: 'word' }).segment(text))
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment);

test.each(['en', 'fr', 'sv'])('words are those of the whole text in %s', (locale) => {
  const parts = [
    ...['a', 'Bob', "don't", '3.14', '1,000', 'a:b', 'x_y', '_', '.', "'", '"', ':', '-', '@', '\0', '\x7f', '\v'],
    ...[' ', ' ', '  ', '\t', '\n', '\r\n', '\r', '\u00a0', '\u3000', '\u2028', '\u200d', '\u0301', '\u200b', '\ufeff'],
    ...['é', 'ß', '你好', 'สวัสดี', 'カナ', '👍🏽', '🇫🇷', '\ud83d', 'א"ב', '٣,١'],
  ];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...parts), { maxLength: 40 }), (list) => {
      const text = list.join('');
      expect(wordsOf(text, locale)).toEqual(expected(text, locale));
    }),
    runs(2_000),
  );
});

test('whether only white space is between a word and the one before', () => {
  const words = [...eachWord('a b,c\nd  e', 'en', () => {})];
  expect(words.map(({ word, isNext }) => `${word}${isNext ? '+' : ''}`)).toEqual(['a', 'b+', 'c', 'd', 'e+']);
});

test.each(['x', 'word ', 'é ', ' '])('time grows with the length of a text of %j', async (part) => {
  expect(await growsLinearly((size) => wordsOf(part.repeat(size / part.length)).length, 200_000)).toBe(true);
});
