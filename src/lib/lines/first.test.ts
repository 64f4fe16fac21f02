import fc from 'fast-check';
import { expect, test } from 'vitest';
import { beginsLine, rowText } from '#lib/big-text/big-text-rows.ts';
import { toBigText } from '#lib/big-text/make-big-text.ts';
import { firstLines } from './first.ts';

test.each([
  ['', 1, '', 0],
  ['a', 1, 'a', 0],
  ['a\n', 1, 'a\n', 0],
  ['a\nb', 1, 'a', 1],
  ['a\nb\n', 1, 'a', 1],
  ['a\nb\n', 2, 'a\nb\n', 0],
  ['a\n\n\n', 1, 'a', 2],
  ['a\nb\nc', 2, 'a\nb', 1],
])('of %j, %i: %j', (text, limit, shown, more) => {
  expect(firstLines(text, limit)).toEqual({ text: shown, more });
});

test('of a big text, the same', () => {
  const lines = fc.string({ unit: fc.constantFrom('a', 'é', '\n', '\uD800', 'x'.repeat(2_500)), maxLength: 30 });
  fc.assert(
    fc.property(lines, fc.integer({ min: 1, max: 5 }), (text, limit) => {
      const { text: first, more } = firstLines(toBigText(text), limit);
      if (typeof first === 'string') throw new Error('not a big text');
      const shown = Array.from(
        first.rows,
        (_, row) => (beginsLine(first, row) && row > 0 ? '\n' : '') + rowText(first, row),
      );
      expect({ text: shown.join(''), more }).toEqual(firstLines(text, limit));
    }),
  );
});
