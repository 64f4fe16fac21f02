import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareCodePoints, type TextOrder, textComparison } from '#lib/data/compare-texts.ts';

const sorted = (texts: readonly string[], order: TextOrder, locale = 'en') =>
  texts.toSorted(textComparison(order, locale));

describe('textComparison', () => {
  it.each<[TextOrder, string[], string[]]>([
    ['code-point', ['b', 'a10', 'B', 'a2', ''], ['', 'B', 'a10', 'a2', 'b']],
    ['descending', ['b', 'a10', 'B', 'a2', ''], ['b', 'a2', 'a10', 'B', '']],
    ['natural', ['a10', 'a2', 'a02', 'b1', 'a', '10', '9', 'a2b'], ['9', '10', 'a', 'a02', 'a2', 'a2b', 'a10', 'b1']],
    ['natural', ['v18446744073709551617', 'v18446744073709551616'], ['v18446744073709551616', 'v18446744073709551617']],
    ['ignore-case', ['b', 'C', 'A', 'a', 'B'], ['A', 'a', 'B', 'b', 'C']],
    ['code-point', ['\u{1f600}', '\uff5e', '\ud7ff', '\ue000'], ['\ud7ff', '\ue000', '\uff5e', '\u{1f600}']],
  ])('%s of %j', (order, texts, expected) => {
    expect(sorted(texts, order)).toEqual(expected);
  });

  it('follows a language', () => {
    expect(sorted(['z', 'ä', 'a'], 'locale', 'de')).toEqual(['a', 'ä', 'z']);
    expect(sorted(['z', 'ä', 'a'], 'locale', 'sv')).toEqual(['a', 'z', 'ä']);
  });
});

it('compares as the code points do', () => {
  const text = fc.string({ unit: 'binary' });
  fc.assert(
    fc.property(text, text, (a, b) => {
      const [first, second] = [a, b].map((one) => [...one].map((character) => character.codePointAt(0) ?? 0));
      const index = first?.findIndex((code, at) => code !== second?.[at]) ?? -1;
      const expected = index < 0 ? a.length - b.length : (first?.[index] ?? 0) - (second?.[index] ?? -1);
      expect(Math.sign(compareCodePoints(a, b))).toBe(Math.sign(expected));
    }),
  );
});
