import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countGraphemes, splitGraphemes, standsAlone, takeGraphemes } from './graphemes.ts';

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
const segmentsOf = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment);

test('a text is split as Intl.Segmenter splits it, however long it is', () => {
  const part = fc.constantFrom(
    'a',
    'bc ',
    '\u0301',
    '👩',
    '\u200d',
    '🏽',
    '🇫',
    '🇷',
    '\r',
    '\n',
    '\r\nx',
    '각',
    '\u1100',
    '\u0600',
    '\ud83d',
  );
  const parts = fc.array(part, { minLength: 400, maxLength: 800, size: 'max' });
  fc.assert(
    fc.property(parts, fc.nat(600), (list, count) => {
      const text = list.join('');
      const segments = segmentsOf(text);
      expect(splitGraphemes(text)).toEqual(segments);
      expect(countGraphemes(text)).toBe(segments.length);
      expect(takeGraphemes(text, count)).toBe(segments.slice(0, count).join(''));
    }),
    { numRuns: 30, endOnFailure: true },
  );
});

test('a cluster longer than what is looked at is one', () => {
  const long = `e${'\u0301'.repeat(5_000)}`;
  expect(splitGraphemes(`a${long}b`)).toEqual(['a', long, 'b']);
  expect(takeGraphemes(`${long}b`, 1)).toBe(long);
});

test('never joins two characters that are never joined to others', () => {
  const alone = Array.from({ length: 0x1_0000 }, (_, unit) => unit).filter(standsAlone);
  const joined = alone.filter((unit) => {
    const character = String.fromCharCode(unit);
    return segmentsOf(`a${character}a`).length < 3 || segmentsOf(`${character}${character}`).length < 2;
  });
  expect(joined).toEqual([]);
});

// Unicode Standard Annex 29, section 3.1.1, and the clusters of its table 1a.
test.each([
  ['GB3', ['\r\n']],
  ['GB4', ['\n', '\u0301']],
  ['GB5', ['a', '\t', 'b']],
  ['GB6', ['\u1100\u1161']],
  ['GB6', ['\u1100\uac00']],
  ['GB7', ['\uac00\u11a8']],
  ['GB8', ['\uac01\u11a8']],
  ['GB9', ['g\u0308']],
  ['GB9', ['\u0e40', '\u0e01\u0e34']],
  ['GB9', ['a\u200d', 'b']],
  ['GB9a', ['\u0ba8\u0bbf']],
  ['GB9a', ['\u0937\u093f']],
  ['GB9b', ['\u0600\u0661']],
  ['GB9c', ['\u0915\u094d\u0937\u093f']],
  ['GB11', ['👩🏽\u200d🚀']],
  ['GB11', ['a\u200d', '🚀']],
  ['GB12', ['🇫🇷', '🇩🇪', '🇫']],
  ['GB13', ['a', '🇫🇷', '🇩🇪']],
  ['GB999', ['a', 'b']],
])('%s: %j', (_, clusters) => {
  expect(splitGraphemes(clusters.join(''))).toEqual(clusters);
});
