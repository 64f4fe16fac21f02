import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { splitGraphemes } from '#lib/text/graphemes.ts';
import { testTool } from '#testing/test-tool.ts';
import messages from './en.json' with { type: 'json' };
import { measurePost, measureSms } from './limits.ts';
import { locate } from './locate.ts';
import * as logic from './logic.ts';
import tool from './tool.ts';

const { run, report } = testTool(tool, logic, { messages });

describe('stats', () => {
  // wc of coreutils, Python 3.12 and Node 20 (ICU 78).
  it.each([
    ['', { characters: 0, words: 0, sentences: 0, lines: 0, paragraphs: 0, bytes: 0, entropy: 0, longestLineAt: null }],
    [' a ', { characters: 3, words: 1, lines: 1, charactersNoSpaces: 1, trailingSpaces: 1, spacedWords: 1 }],
    ['👨‍👩‍👧‍👦', { characters: 1, codePoints: 7, utf16Units: 11, bytes: 25, words: 0, emoji: 1, latin1Bytes: null }],
    ['e\u0301', { characters: 1, codePoints: 2, bytes: 3, letters: 1 }],
    ['🇫🇷🇺🇸', { characters: 2, bytes: 16, emoji: 2 }],
    [
      "don't stop\nnow\r\nok",
      { characters: 17, words: 4, lines: 3, bytes: 18, lineEnds: 'LF 1, CRLF 1', longestLine: 10, longestLineAt: 1 },
    ],
    ['你好世界。再见。', { characters: 8, words: 3, spacedWords: 1, sentences: 2, bytes: 24, scripts: 'Han 6' }],
    [
      'The quick brown fox jumps over the lazy dog.',
      { characters: 44, words: 9, distinctWords: 8, sentences: 1, longestWord: 'quick', letters: 35, punctuation: 1 },
    ],
    ['Hello, world!\n', { bytes: 14, words: 2, lines: 1, spacedWords: 2 }],
    ['สวัสดีชาวโลก', { words: 3, bytes: 36, scripts: 'Thai 10' }],
    [
      'Dr. Smith paid $3.50 to Mr. Jones at 5 p.m. He left. Visit example.com now',
      { words: 15, spacedWords: 15, sentences: 3 },
    ],
    ['Mr. Jones met Mme. Curie and the Pdr. Nobody else.\nDr.\nWatson', { sentences: 3 }],
    ['a/b c-d e_f foo@bar.com', { words: 4, segmentedWords: 7 }],
    ['e-mail well-known', { words: 2, segmentedWords: 4, distinctWords: 2, longestWord: 'well-known' }],
    ['(foo@bar.com), Foo@bar.com\r\n__proto__', { words: 3, distinctWords: 2, longestWord: 'foo@bar.com' }],
    ['手机a-b 😀-c', { words: 3, distinctWords: 3, longestWord: 'a-b' }],
    ['a — b & c', { words: 3, spacedWords: 5 }],
    ['iPhone手机 OK', { words: 3, spacedWords: 2 }],
    ['It is 3.14. Yes!', { sentences: 2, words: 4, digits: 3 }],
    ['a\n\n\nb\nc\n \nd\n', { paragraphs: 3, lines: 7, filledLines: 4 }],
    ['1️⃣ ½ © ❤️ ❤ ☕\ufe0e', { emoji: 2, digits: 1, symbols: 3, spaces: 5 }],
    ['\0\u200b\ufeff\u{e000}', { invisible: 4, characters: 4 }],
    ['é\u0130', { bytes: 4, latin1Bytes: null }],
    ['é', { bytes: 2, latin1Bytes: 1, utf16Bytes: 2 }],
    ['\ta\t\n\r', { tabs: 2, trailingSpaces: 1, lineEnds: 'LF 1, CR 1', lines: 2 }],
    ['Ωλ да ab ab', { scripts: 'Latin 4, Greek 2, Cyrillic 2' }],
  ])('%j', async (text, expected) => {
    expect(await run('stats', text)).toMatchObject(expected);
  });

  it('gives the entropy of a pangram to four decimals', async () => {
    // 4.487729629951764 by Python.
    expect((await run('stats', 'The quick brown fox jumps over the lazy dog.')).entropy).toBe(4.4877);
  });

  it('counts each character as exactly one kind', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (text) => {
        const { letters, digits, spaces, punctuation, symbols, emoji, invisible, characters } = await run(
          'stats',
          text,
        );
        const kinds = [letters, digits, spaces, punctuation, symbols, emoji, invisible].map(Number);
        expect(kinds.reduce((sum, count) => sum + count)).toBe(characters);
        expect(characters).toBe(splitGraphemes(text).length);
      }),
    );
  });

  it('counts bytes as the platform encodes them', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (text) => {
        const { bytes, codePoints } = await run('stats', text);
        expect(bytes).toBe(new TextEncoder().encode(text).length);
        expect(codePoints).toBe([...text].length);
      }),
    );
  });

  it('counts an empty last line on request', async () => {
    expect(await run('stats', 'a\n', { lastLine: true })).toMatchObject({ lines: 2 });
    expect(await run('stats', 'a', { lastLine: true })).toMatchObject({ lines: 1 });
    expect(await run('stats', '', { lastLine: true })).toMatchObject({ lines: 0 });
  });

  it.each([
    ['', null],
    ['a', null],
    ['a\nb', null],
    ['a\n', 2],
    ['a\r\n', 2],
    ['a\r', 2],
    ['\n\n', 3],
  ])('%j has %j lines with the empty last one', async (text, linesWithLast) => {
    expect(await run('stats', text)).toMatchObject({ linesWithLast });
    expect(await run('stats', text, { lastLine: true })).toMatchObject({ linesWithLast });
  });

  it('distinguishes words by case on request', async () => {
    expect(await run('stats', 'The the', { ignoreCase: false })).toMatchObject({ distinctWords: 2 });
  });

  it.each([
    ['word '.repeat(119), '30 s', '48 s'],
    ['word '.repeat(238 * 2), '2 min 0 s', '3 min 10 s'],
    ['word '.repeat(238 * 90), '1 h 30 min', '2 h 22 min'],
  ])('reports reading and speaking times', async (text, readingTime, speakingTime) => {
    expect(await run('stats', text)).toMatchObject({ readingTime, speakingTime });
  });

  it('rounds large sizes', async () => {
    expect(await run('stats', 'a'.repeat(12_345))).toMatchObject({ bytes: 12_345, size: '12.06 KiB', sms: null });
    expect(await run('stats', 'a'.repeat(3 * 1_024 ** 2))).toMatchObject({ size: '3 MiB' });
    expect(await run('stats', 'a')).toMatchObject({ size: null });
  });

  it('reports mixed line endings and half characters', async () => {
    expect((await report('stats', 'a\nb\r\nc')).notices).toEqual(['The line endings are mixed: LF 1, CRLF 1.']);
    expect((await report('stats', 'a\ud83d')).notices).toHaveLength(1);
    expect((await report('stats', 'a\nb\n')).notices).toEqual([]);
  });

  it('reads files in other encodings, and says which', async () => {
    const file = Uint8Array.of(0x61, 0x0a, 0x0a, 0x63, 0x61, 0x66, 0xe9, 0x0a);
    for (const name of ['stats', 'wordFrequency', 'charFrequency'] as const)
      expect((await report(name, file)).notices).toEqual([
        'Byte E9 at line 3, column 4 is not UTF-8; the file was read as Windows-1252.',
      ]);
    expect(await run('stats', file)).toMatchObject({ characters: 8, longestWord: 'café' });
    expect(await report('stats', file, { fileEncoding: 'windows-1251' })).toMatchObject({
      value: { longestWord: 'cafй' },
      notices: [],
    });
    const binary = await report('stats', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0x0d, 0xff));
    expect(binary).toMatchObject({
      value: { characters: 7, bytes: 9, latin1Bytes: 7 },
      notices: ['This file is not text (byte 00 at position 5); its bytes were read as ISO-8859-1.'],
    });
  });

  it('says what exceeds a limit', async () => {
    expect(await run('stats', 'a'.repeat(161))).toMatchObject({
      sms: '2 messages (GSM-7), characters left: 145',
      post: '161 of 280',
      metaTitle: '161 of 60: 101 too many',
    });
  });
});

// 3GPP TS 23.038 and 23.040.
test.each([
  ['', ['GSM-7', 0, 160]],
  ['a'.repeat(160), ['GSM-7', 1, 0]],
  ['a'.repeat(161), ['GSM-7', 2, 145]],
  ['€'.repeat(80), ['GSM-7', 1, 0]],
  // An escape sequence is not split: 76 of them fit into 153 septets.
  ['€'.repeat(81), ['GSM-7', 2, 143]],
  ['ç', ['UCS-2', 1, 69]],
  ['ç'.repeat(71), ['UCS-2', 2, 63]],
  ['😀'.repeat(35), ['UCS-2', 1, 0]],
  ['😀'.repeat(36), ['UCS-2', 2, 61]],
] as const)('as short messages: %j', (text, [encoding, parts, left]) => {
  expect(measureSms(text)).toEqual({ encoding, parts, left });
});

// Worked out by the rules of twitter-text 3.1.
test.each([
  ['', 0],
  ['abc', 3],
  ['你好', 4],
  ['👨‍👩‍👧‍👦', 2],
  ['see https://example.com/a/very/long/path?with=parameters now', 31],
  ['e\u0301', 1],
])('as a post: %j', (text, length) => {
  expect(measurePost(text)).toBe(length);
});

const head = 'word,count,percent';

test.each([
  ['', {}, head],
  ['Fox fox FOX dog', {}, `${head}\nfox,3,75.00\ndog,1,25.00`],
  ['Fox fox', { ignoreCase: false }, `${head}\nFox,1,50.00\nfox,1,50.00`],
  ['a bb ccc', { minLength: 2 }, `${head}\nbb,1,50.00\nccc,1,50.00`],
  ['le chat et le chien', { commonWords: 'fr' }, `${head}\nchat,1,50.00\nchien,1,50.00`],
  ['to be. or not to be', { inRow: 2 }, `${head}\nto be,2,50.00\nnot to,1,25.00\nor not,1,25.00`],
  ['é e\u0301', {}, `${head}\né,2,100.00`],
  ['__proto__ constructor', {}, `${head}\n__proto__,1,50.00\nconstructor,1,50.00`],
])('words of %j with %j', async (text, options, table) => {
  expect(await run('wordFrequency', text, options)).toMatchObject({ table });
});

const columns = 'character,codePoints,name,count,percent';

test.each([
  ['', {}, columns],
  ['👍🏽👍🏽x', {}, `${columns}\n👍🏽,U+1F44D U+1F3FD,,2,66.67\nx,U+0078,,1,33.33`],
  ['aA', { ignoreCase: false }, `${columns}\nA,U+0041,,1,50.00\na,U+0061,,1,50.00`],
  ['a b', { whiteSpace: false }, `${columns}\na,U+0061,,1,50.00\nb,U+0062,,1,50.00`],
  ['a\r\n', {}, `${columns}\n"\r\n",U+000D U+000A,line break (CRLF),1,50.00\na,U+0061,,1,50.00`],
  ['ab ab', { inRow: 2 }, `${columns}\nab,U+0061 U+0062,,2,100.00`],
])('characters of %j with %j', async (text, options, table) => {
  expect(await run('charFrequency', text, options)).toMatchObject({ table });
});

test('letters of a pangram', async () => {
  const { table } = await run('charFrequency', 'The quick brown fox jumps over the lazy dog.');
  expect(table?.split('\n')).toEqual(expect.arrayContaining(['o,U+006F,,4,9.09', 'e,U+0065,,3,6.82']));
});

test.each([
  ['', 0, { line: 1, column: 1, offset: 0 }],
  ['a\r\nb', 3, { line: 2, column: 1, offset: 3 }],
  ['a\r\n😀b', 5, { line: 2, column: 2, offset: 5 }],
  ['a\rb\nc', 5, { line: 3, column: 2, offset: 5 }],
])('the place in %j of %i', (text, offset, place) => {
  expect(locate(text, offset)).toEqual(place);
});
