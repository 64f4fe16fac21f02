import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eachSegment } from './segments.ts';

const parts = [
  'The quick brown fox. ',
  'can’t ',
  '3.14 ',
  'Wörter, ',
  'สวัสดีชาวโลก',
  '東京都に行く。',
  '你好世界',
  'नमस्ते ',
  '\r\n',
  '👩‍👩‍👧‍👦',
  '🇫🇷',
  'e\u0301',
  '\ud83d',
] as const;

test.each(['grapheme', 'word', 'sentence'] as const)(
  '%s segments are those of the whole text, however long it is',
  (granularity) => {
    const segmenter = new Intl.Segmenter('en', { granularity });
    const texts = fc.array(fc.constantFrom(...parts), { minLength: 200, maxLength: 600, size: 'max' });
    fc.assert(
      fc.property(texts, (list) => {
        const text = list.join('');
        const whole = Array.from(segmenter.segment(text), ({ segment }) => segment);
        expect(Array.from(eachSegment(text, segmenter), ({ segment }) => segment)).toEqual(whole);
      }),
      { numRuns: 30, endOnFailure: true },
    );
  },
);

test('a segment longer than a window is one', () => {
  const segmenter = new Intl.Segmenter('en', { granularity: 'word' });
  const word = 'a'.repeat(50_000);
  expect(Array.from(eachSegment(`${word} b`, segmenter), ({ segment }) => segment)).toEqual([word, ' ', 'b']);
});
