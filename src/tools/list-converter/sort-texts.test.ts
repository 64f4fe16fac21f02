import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createCollation } from './collate.ts';
import { sortTexts } from './sort-texts.ts';

const letters = fc.string({ unit: fc.constantFrom('a', 'A', 'b', 'B', '-', ' ', '_', '1'), maxLength: 14 });
const ascii = fc.string({ unit: 'grapheme-ascii', maxLength: 14 });
const mixed = fc.string({
  unit: fc.constantFrom('a', 'A', 'b', 'é', 'e', '\u0301', '\t', 'ß', 's', '😀', '\ud83d'),
  maxLength: 14,
});
const texts = fc.oneof(letters, ascii, fc.oneof({ weight: 20, arbitrary: letters }, { weight: 1, arbitrary: mixed }));
const list = fc
  .tuple(fc.constantFrom('', 'order ', 'x'.repeat(600)), fc.array(texts, { minLength: 0, maxLength: 200, size: 'max' }))
  .map(([start, rest]) => rest.map((text) => start + text));

const cases = ['en', 'fr', 'fr-CA', 'da', 'cs'].flatMap((locale) =>
  [true, false].flatMap((ignoreCase) =>
    [true, false].map((isDescending) => [locale, ignoreCase, isDescending] as const),
  ),
);

test.each(cases)('%s, ignoring case: %j, descending: %j: the order is that of Intl.Collator', (...options) => {
  const [locale, ignoreCase, isDescending] = options;
  const { compare } = new Intl.Collator(locale, { sensitivity: ignoreCase ? 'accent' : 'variant' });
  const collation = createCollation(locale, { ignoreCase, numeric: false });
  const property = fc.property(list, (items) => {
    const expected = items.toSorted((a, b) => (isDescending ? compare(b, a) : compare(a, b)));
    expect(sortTexts(items, collation, isDescending)).toEqual(expected);
  });
  fc.assert(property, { numRuns: 40, endOnFailure: true });
});

test('many texts that begin alike are sorted, too', () => {
  const items = Array.from({ length: 20_000 }, (_, index) => `${'long start '.repeat(10)}${(index * 7_919) % 20_011}`);
  const { compare } = new Intl.Collator('en');
  expect(sortTexts(items, createCollation('en', { ignoreCase: false, numeric: false }))).toEqual(
    items.toSorted(compare),
  );
});
