import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createCompare } from './collate.ts';

const ascii = fc.string({ unit: 'grapheme-ascii' });
const mixed = fc.string({
  unit: fc.constantFrom('a', 'A', 'b', 'é', 'e', '\u0301', '-', ' ', '\t', '_', 'ß', 's', '😀'),
});
const pair = fc.oneof(fc.tuple(ascii, ascii), fc.tuple(mixed, mixed));
const near = fc
  .tuple(fc.string({ unit: fc.constantFrom('a', 'A', 'b', 'é') }), pair)
  .map(([start, [a, b]]) => [start + a, start.toUpperCase() + b] as const);

test.each(
  ['en', 'fr', 'fr-CA', 'da', 'cs', 'sv'].flatMap((locale) =>
    [true, false].map((ignoreCase) => [locale, ignoreCase] as const),
  ),
)('%s, ignoring case: %j: the order is that of Intl.Collator', (locale, ignoreCase) => {
  const compare = createCompare(locale, { ignoreCase, numeric: false });
  const collator = new Intl.Collator(locale, { sensitivity: ignoreCase ? 'accent' : 'variant' });
  const property = fc.property(fc.oneof(pair, near), ([a, b]) => {
    expect(Math.sign(compare(a, b))).toBe(Math.sign(collator.compare(a, b)));
  });
  fc.assert(property, { numRuns: 2_000 });
});
