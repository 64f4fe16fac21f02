import { expect, test } from 'vitest';
import { toBigText } from './make-big-text.ts';
import { truncateText } from './truncate.ts';

test('a text within the limit has no beginning of its own', () => {
  expect(truncateText('', 0)).toBeUndefined();
  expect(truncateText('abc', 3)).toBeUndefined();
  expect(truncateText('\u20ac', 3)).toBeUndefined();
  expect(truncateText(toBigText('abc'), 3)).toBeUndefined();
});

test.each(['abcdef', '\u20ac\u20ac\u20ac', '\u{1f600}\u{1f600}', 'a\ufeffbcdef'])(
  '%s ends between characters',
  (text) => {
    const total = new TextEncoder().encode(text).length;
    for (let limit = 0; limit < total; limit++)
      for (const whole of [text, toBigText(text)]) {
        const beginning = truncateText(whole, limit);
        expect(text.startsWith(beginning?.text ?? 'none')).toBe(true);
        expect(beginning?.total).toBe(total);
        expect(beginning?.shown).toBe(new TextEncoder().encode(beginning?.text).length);
        // The next character would be too much.
        const [next = ''] = text.slice(beginning?.text.length);
        expect((beginning?.shown ?? 0) + new TextEncoder().encode(next).length).toBeGreaterThan(limit);
      }
  },
);

test('half of a surrogate pair counts as the three bytes that it would be written as', () => {
  for (const text of ['\ud800abc', toBigText('\ud800abc')])
    expect(truncateText(text, 4)).toEqual({ text: '\ufffda', shown: 4, total: 6 });
});
