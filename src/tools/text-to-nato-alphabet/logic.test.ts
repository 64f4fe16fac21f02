import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brief, type TestOptions, testTool } from '#testing/test-tool.ts';
import messages from './en.json' with { type: 'json' };
import * as logic from './logic.ts';
import tool from './tool.ts';

const { run, error, notices, outcome, report } = testTool(tool, logic, { messages });

const ownWords =
  'Anna Bob Carl Dora Emil Fritz Gustav Hans Ida Jan Klaus Lina Mia Nora Otto Paul Quelle Rita Sven Toni Ute Vera Willi Xenia Yves Zoe';

// The words: ICAO Annex 10, volume II, chapter 5; SERA.14020, table S14-2.
test.each<[string, TestOptions<typeof tool, 'spell'>, string]>([
  ['SOS', {}, 'Sierra Oscar Sierra'],
  ['Aj9', {}, 'Alfa Juliett Nine'],
  ['Aj9', { letterCase: 'capital' }, 'Capital Alfa Juliett Nine'],
  ['Aj9', { letterCase: 'upper' }, 'ALFA Juliett Nine'],
  ['IT-2', {}, 'India Tango Dash Two'],
  ['x y', {}, 'X-ray (space) Yankee'],
  ['aj', { list: 'everyday' }, 'Alpha Juliet'],
  ['ab', { list: 'custom', customWords: ownWords }, 'Anna Bob'],
  ['0123456789', { digits: 'icao' }, 'Ze-ro Wun Too Tree Fow-er Fife Six Sev-en Ait Nin-er'],
  ['a1', { digits: 'typed' }, 'Alfa 1'],
  ['a-b', { punctuation: 'typed' }, 'Alfa - Bravo'],
  ['ab', { separator: 'comma' }, 'Alfa, Bravo'],
  ['ab', { separator: 'dash' }, 'Alfa - Bravo'],
  ['ab\nc', { separator: 'line' }, 'Alfa\nBravo\n\nCharlie'],
  ['A b', { pairs: true }, 'A — Alfa (space) b — Bravo'],
  ['a\r\n\r\nb\n', {}, 'Alfa\r\n\r\nBravo\n'],
  ['É', {}, 'Echo'],
  ['É', { accents: 'spell' }, 'Echo acute'],
  ['e\u0301', { accents: 'spell' }, 'Echo acute'],
  ['ñ~', { accents: 'spell' }, 'November tilde above Tilde'],
  ['Æß', {}, 'Alfa Echo Sierra Sierra'],
  ['a😀я', {}, 'Alfa 😀 я'],
  ['a\u00a0\0', {}, 'Alfa (U+00A0) (U+0000)'],
  ['', {}, ''],
])('%j with %j is %j', async (input, options, output) => {
  expect(await run('spell', input, options)).toBe(output);
});

test('what is lost or has no word is counted', async () => {
  expect((await notices('spell', 'déjà 👩‍👩‍👧 日本')).map(brief)).toEqual([
    ['accents', { n: 2 }],
    ['no-word', { n: 3 }],
  ]);
  expect(await notices('spell', 'é', { accents: 'spell' })).toEqual([]);
});

describe('the way back', () => {
  type Unspelling = TestOptions<typeof tool, 'unspell'>;
  test.each<[string, Unspelling, string]>([
    ['Whiskey X-ray Zulu Zero', {}, 'WXZ0'],
    ['Alfa Bravo 2', {}, 'AB2'],
    ['alpha JULIET xray Juliett', {}, 'AJXJ'],
    ['Alfa, Bravo-X-ray – Zulu', {}, 'ABXZ'],
    ['X-ray (space) Yankee', {}, 'X Y'],
    ['Capital Alfa Juliett Nine', {}, 'Aj9'],
    ['ALFA Juliett', { letterCase: 'upper' }, 'Aj'],
    ['alfa', { letterCase: 'capital' }, 'a'],
    ['Exclamation mark Question-Mark Left bracket', {}, '!?['],
    ['Fow-er Nin-er Sev en Wun', {}, '4971'],
    ['Echo acute November tilde above', {}, 'ÉÑ'],
    ['Alfa 😀 я (U+00A0)', {}, 'A😀я\u00a0'],
    ['A — Alfa (space) b — Bravo', { pairs: true }, 'A B'],
    ['Alfa\nBravo\n\nCharlie', { separator: 'line' }, 'AB\nC'],
    ['Alfa\n\nBravo\n', {}, 'A\n\nB\n'],
    ['Anna Bravo', { list: 'custom', customWords: ownWords }, 'AB'],
    ['', {}, ''],
  ])('%j with %j is %j', async (input, options, output) => {
    expect(await run('unspell', input, options)).toBe(output);
  });

  test.each<[string, Unspelling, string, object, object]>([
    ['Alfa Brvo', {}, 'misspelled-word', { number: 2, w: 'Brvo', closest: 'Bravo' }, { offset: 5, length: 4 }],
    ['Alfa\nBravo zzzzzz', {}, 'unknown-word', { number: 3, w: 'zzzzzz' }, { offset: 11, line: 2 }],
    ['Alfa\n\nsierrra', { separator: 'line' }, 'misspelled-word', { closest: 'Sierra' }, { offset: 6 }],
    ['Alfa', { list: 'custom', customWords: 'Anna, Bob' }, 'missing-words', {}, { field: 'customWords' }],
  ])('%j with %j: %s', async (input, options, code, params, at) => {
    expect(await error('unspell', input, options)).toMatchObject({ code, params, at });
  });

  test('the word that is meant is in quotes', async () => {
    expect((await report('unspell', 'Alfa foo')).error).toBe(
      'Word 2: “foo” is not in the word list. Did you mean “too”?',
    );
  });

  test('missing letters are named', async () => {
    const customWords = ownWords.replace('Xenia', '').replace('Bob', '');
    expect(await error('spell', 'a', { list: 'custom', customWords })).toMatchObject({ params: { letters: 'B X' } });
  });
});

test('with their case, passwords come back as they were', async () => {
  const options = fc.record({
    letterCase: fc.constantFrom('capital', 'upper'),
    separator: fc.constantFrom('space', 'comma', 'dash', 'line'),
    digits: fc.constantFrom('words', 'icao', 'typed'),
    list: fc.constantFrom('icao', 'everyday'),
    pairs: fc.boolean(),
    accents: fc.constant('spell'),
  });
  const password = fc.stringMatching(/^[ -~éÀñçŠ\n]*$/);
  await fc.assert(
    fc.asyncProperty(password, options, async (text, raw) => {
      const { digits: _digits, accents: _accents, ...way } = raw;
      expect(await run('unspell', await run('spell', text, raw), way)).toBe(text);
    }),
    { numRuns: 500 },
  );
});

test('letter by letter', async () => {
  expect(await outcome('tabulate', 'B 2\né')).toEqual({
    value: [
      { character: 'B', word: 'Bravo', pronunciation: 'BRAH VOH' },
      { character: ' ', word: '(space)', pronunciation: '' },
      { character: '2', word: 'Two', pronunciation: 'TOO' },
      { character: 'é', word: 'Echo', pronunciation: 'ECK OH' },
    ],
    notices: [],
  });
  const long = '😀'.repeat(1000);
  expect(await run('tabulate', long)).toHaveLength(500);
  expect((await notices('tabulate', long)).map(brief)).toEqual([['table-cut', { n: 500 }]]);
});
