import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { type TestOptions, testTool } from '#testing/test-tool.ts';
import { ageOf, blockOf, categoryOf, nameOf, scriptOf } from './database.ts';
import messages from './en.json' with { type: 'json' };
import * as logic from './logic.ts';
import tool from './tool.ts';

const { run, report, error, notices } = testTool(tool, logic, { messages });
const forms = ['js', 'braces', 'long', 'u-plus', 'decimal', 'hex', 'css', 'utf-8', 'utf-16'] as const;

describe('encode', () => {
  it.each<[string, TestOptions<typeof tool, 'encode'>, string]>([
    ['A😀é', { form: 'js', which: 'all' }, String.raw`\u0041\uD83D\uDE00\u00E9`], // ECMA-262
    ['😀', { form: 'braces' }, String.raw`\u{1F600}`],
    ['é😀', { form: 'long' }, String.raw`\u00E9\U0001F600`], // Python, Go, C
    ['A😀', { form: 'u-plus' }, 'U+0041 U+1F600'],
    ['é😀', { form: 'decimal' }, '&#233;&#128512;'],
    ['é😀', { form: 'hex' }, '&#xE9;&#x1F600;'],
    ['é x', { form: 'css' }, String.raw`\0000E9  x`], // CSS Syntax 3, section 4.3.7
    ['€😀', { form: 'utf-8' }, 'E2 82 AC F0 9F 98 80'],
    ['€😀', { form: 'utf-16' }, '20AC D83D DE00'],
    [String.raw`C:\users &#1; U+1`, {}, String.raw`C:\\users \u0026#1; \u0055+1`],
    // RFC 8259, section 7; Java (JLS 3.10.7), Go and Python read the same.
    ['"a"\t\\\r\n', {}, String.raw`\"a\"\t\\\r\n`],
    ['"a"\té\\\n', { which: 'others' }, `"a"\t${String.raw`\u00E9\\`}\n`],
    // PHP and templates of JavaScript read $ and a name, or a brace, as a variable.
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text itself
    ['"$x" ${y} 5 $', { form: 'braces' }, String.raw`\"\u{24}x\" \u{24}{y} 5 $`],
    ['<a title="1">&', { form: 'decimal' }, '&#60;a title=&#34;1&#34;&#62;&#38;'],
    // CSS Syntax 3, section 4.3.5: a line break ends a string.
    ['"→"\n a', { form: 'css' }, String.raw`\000022\002192\000022\00000A  a`],
    ['', {}, ''],
  ])('%j with %j', async (input, options, output) => {
    expect(await run('encode', input, options)).toBe(output);
  });

  // HTML Standard, section 13.2.5.80: &#133; is U+2026, but U+0081 has no other character.
  it.each(['decimal', 'hex'])('keeps what has no reference in HTML, and says so: %s', async (form) => {
    const kept = 'a\x85b\x9f\x81';
    const { value, notices: found } = await report('encode', kept, { form, which: 'others' });
    expect(value).toBe(form === 'decimal' ? 'a\x85b\x9f&#129;' : 'a\x85b\x9f&#x81;');
    expect(found).toEqual(['2 control characters were kept: HTML has no references for them. The first is U+0085.']);
    expect(await notices('encode', '\x85', { form })).toMatchObject([{ at: { offset: 0 } }]);
    expect(await notices('encode', '…\x81', { form })).toEqual([]);
  });

  it.each(['"\\\r\n\té\u2028\b\x7f', "it's \\u{1F600}\ud800"])('is JSON in quotes: %j', async (input) => {
    expect(JSON.parse(`"${await run('encode', input)}"`)).toBe(input);
  });

  it('is read back, in any form', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc
        .array(fc.constantFrom(...Array.from('\\uU+é😀 ;{%0"$<'), '&#', '41', '\r\n', '\ud800', '\x80', '\x85'), {
          maxLength: 12,
        })
        .map((parts) => parts.join('')),
    );
    await fc.assert(
      fc.asyncProperty(
        text,
        fc.constantFrom(...forms),
        fc.constantFrom('special', 'others', 'all'),
        async (input, form, which) => {
          expect(await run('decode', await run('encode', input, { form, which }), { form })).toBe(input);
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('decode', () => {
  it.each<[string, string]>([
    // As `git ls-files` writes é in UTF-8, and C in Latin-1; longer ones are of CSS.
    [String.raw`\303\251 \351 \0041\2192`, 'é é A→'],
    // As browsers read them (HTML Standard, section 13.2.5.80).
    ['&#128; &#x93;hi&#148; &#x41;', '€ “hi” A'],
    [String.raw`\u0041\u{42}\x43\U00000044&#69;&#x46;\000047%u0048`, 'ABCDEFGH'],
    [String.raw`a\2192 b \e9\n`, 'a→b é\n'],
    ['U+1F468 U+200D U+1F469, U+41', '👨\u200d👩, U+41'],
    ['u+0041,U+0042', 'AB'],
    ['plain', 'plain'],
  ])('%j', async (input, output) => {
    expect(await run('decode', input)).toBe(output);
  });

  it('reports halves of pairs', async () => {
    expect(await report('decode', String.raw`\ud83d\ude00 \ude00\ud83d`)).toEqual({
      value: '😀 \ude00\ud83d',
      notices: ['2 escapes are unpaired surrogates. They turn into � when copied or saved.'],
    });
  });

  it.each<[string, string]>([
    [String.raw`\u12`, String.raw`\u12`],
    [String.raw`é \x4 \n`, String.raw`\x4`],
    ['&#xZZ;', '&#xZZ;'],
    ['%u12', '%u12'],
    [String.raw`\N{BULLET}`, String.raw`\N{BULLET}`],
    [String.raw`\q`, String.raw`\q`],
  ])('reports that it cannot read %j', async (input, first) => {
    const { value, notices: reported } = await report('decode', input);
    expect(value).toBe(input.replace(String.raw`\n`, '\n'));
    expect(reported).toEqual([expect.stringContaining(`“${first}”`)]);
  });

  it('counts what it cannot read', async () => {
    expect(await report('decode', String.raw`\n\u12 \x4`)).toEqual({
      value: String.raw`~\u12 \x4`.replace('~', '\n'),
      notices: [String.raw`2 incomplete or unknown escapes were kept. The first is “\u12” on line 1, column 3.`],
    });
  });

  it('leaves names of HTML and UTF-8 of URLs to the tools that decode them', async () => {
    expect(await notices('decode', 'caf&eacute; &#233; %C3%A9 100%20')).toMatchObject([
      { code: 'entity', params: { n: 1, x: '&eacute;' }, at: { offset: 3, length: 8 } },
      { code: 'percent', params: { n: 1, x: '%C3%A9' }, at: { offset: 19, length: 6 } },
    ]);
    expect(await report('decode', '&nbsp; &amp; %E2%82%AC%C3%A9')).toEqual({
      value: '&nbsp; &amp; %E2%82%AC%C3%A9',
      notices: [
        expect.stringContaining('2 HTML entities such as “&nbsp;”'),
        expect.stringContaining('“%E2%82%AC%C3%A9”'),
      ],
    });
  });

  it('offers the other reading', async () => {
    expect(await error('decode', String.raw`\u0041`, { form: 'utf-8' })).toMatchObject({ offers: [{ form: 'js' }] });
    expect(await notices('decode', 'F0 9F 98 80')).toMatchObject([{ code: 'no-escapes', offers: [{ form: 'utf-8' }] }]);
    expect(await notices('decode', 'plain')).toEqual([{ code: 'no-escapes', params: {} }]);
  });

  it('reads bytes and units however they are separated', async () => {
    expect(await run('decode', String.raw`0xE2,0x82,0xAC f09f9880 \x41`, { form: 'utf-8' })).toBe('€😀A');
    expect(await run('decode', 'd83dDE00:0041', { form: 'utf-16' })).toBe('😀A');
  });

  it.each<[string, readonly string[]]>([
    ['abc\\', ['Line 1, column 4: “\\” is not a complete escape and was kept.']],
    ['U+20', ['Line 1, column 1: “U+20” is not a complete escape and was kept.']],
    ['\\N{DASH}', ['Line 1, column 1: “\\N{DASH}” is not a complete escape and was kept.']],
    ['"caf\\u00e9"', ['The quotes " around the text were kept.']],
    ["'plain'", ['No escapes found.']],
  ])('says what becomes of %s', async (input, expected) => {
    expect((await report('decode', input)).notices).toEqual(expected);
  });

  it('offers the text without its quotes', async () => {
    expect(await notices('decode', '"a\\n"')).toEqual([
      { code: 'quotes-kept', params: { quote: '"' }, offers: [{ input: 'a\\n' }] },
    ]);
  });

  it('reports what is no escape', async () => {
    expect(await report('decode', String.raw`a \u{110000}`)).toMatchObject({
      value: String.raw`a \u{110000}`,
      notices: ['Line 1, column 3: 1 escape is above U+10FFFF and was kept.'],
    });
    expect(await error('decode', 'C0 80', { form: 'utf-8' })).toMatchObject({ code: 'not-utf8', params: { n: 1 } });
    expect(await error('decode', 'E2 8x', { form: 'utf-8' })).toMatchObject({ code: 'not-hex', at: { column: 5 } });
    expect(await error('decode', 'E2 8', { form: 'utf-8' })).toMatchObject({ code: 'odd-digits', at: { column: 4 } });
  });
});

// Unicode Character Database 17.0
it.each([
  [0x41, 'LATIN CAPITAL LETTER A', 'Lu', 'Latin', 'Basic Latin', '1.1'],
  [0x0a, 'LINE FEED', 'Cc', 'Common', 'Basic Latin', '1.1'],
  [0xad_c0, 'HANGUL SYLLABLE GWI', 'Lo', 'Hangul', 'Hangul Syllables', '2.0'],
  [0x4e_00, 'CJK UNIFIED IDEOGRAPH-4E00', 'Lo', 'Han', 'CJK Unified Ideographs', '1.1'],
  [0xf_d0, 'TIBETAN MARK BSKA- SHOG GI MGO RGYAN', 'Po', 'Tibetan', 'Tibetan', '4.1'],
  [0xf_0a, 'TIBETAN MARK BKA- SHOG YIG MGO', 'Po', 'Tibetan', 'Tibetan', '2.0'],
  [0x1_f6_00, 'GRINNING FACE', 'So', 'Common', 'Emoticons', '6.1'],
  [0xe_01_ef, 'VARIATION SELECTOR-256', 'Mn', 'Inherited', 'Variation Selectors Supplement', '4.0'],
  [0x1_70_00, 'TANGUT IDEOGRAPH-17000', 'Lo', 'Tangut', 'Tangut', '9.0'],
  [0x3_78, undefined, 'Cn', 'Unknown', 'Greek and Coptic', undefined],
])('%i is %s', (code, name, category, script, block, age) => {
  expect([nameOf(code), categoryOf(code), scriptOf(code), blockOf(code), ageOf(code)]).toEqual([
    name,
    category,
    script,
    block,
    age,
  ]);
});

describe('inspect', () => {
  it.each([
    ['plain text, é!', 'plain', null],
    ['日本語のテキスト', 'plain', null],
    ['pаypal', 'confusable', 'paypal'], // U+0430
    ['раураl', 'confusable', 'paypal'],
    ['привет', 'plain', null],
    ['мир world', 'mixed', null],
    ['a\u202eb', 'bidi', null],
    ['a\u00adb', 'invisible', null],
    ['👩‍💻 می‌خواهم', 'plain', null],
  ])('%j is %s', async (input, verdict, looksLike) => {
    expect(await run('inspect', input)).toMatchObject({
      verdict: expect.stringMatching(verdict === 'plain' ? /plain|mixed/ : verdict),
      looksLike,
    });
  });

  it('names every problem, with the number of characters and the first place', async () => {
    expect((await report('inspect', 'é👨\u200d👩\n\u200b\u202e\u00ada pаypаl')).notices).toEqual([
      '1 hidden direction control on line 2, column 2.',
      '2 lookalike characters, the first on line 2, column 7.',
      '2 invisible characters, the first on line 2, column 1.',
    ]);
    expect(await notices('inspect', 'plain 👨‍👩‍👧')).toEqual([]);
  });

  it('names each character', async () => {
    expect((await run('inspect', 'é\u200b')).table?.split('\n')).toEqual([
      'Character,Code point,Name,Note,Category,Script,Block,Version,UTF-8',
      'é,U+00E9,LATIN SMALL LETTER E WITH ACUTE,,Ll,Latin,Latin-1 Supplement,1.1,C3 A9',
      ',U+200B,ZERO WIDTH SPACE,Zero-width,Cf,Common,General Punctuation,1.1,E2 80 8B',
    ]);
  });

  it('compares normal forms', async () => {
    expect((await run('inspect', 'ﬁé')).normalForms).toEqual([
      { form: 'NFC', same: 'yes', codePoints: 2 },
      { form: 'NFD', same: 'no', codePoints: 3 },
      { form: 'NFKC', same: 'no', codePoints: 3 },
      { form: 'NFKD', same: 'no', codePoints: 4 },
    ]);
  });
});

describe('clean', () => {
  it.each<[string, TestOptions<typeof tool, 'clean'>, string]>([
    ['a\u200bb\ufeff\u00a0c\u2028d', {}, 'ab c\nd'],
    ['a\u200bb', { mode: 'show' }, 'a[U+200B]b'],
    ['👨‍👩‍👧 ❤️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿 می‌خواهم', {}, '👨‍👩‍👧 ❤️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿 می‌خواهم'],
    ['x\u200dy', {}, 'xy'],
    ['a\u202e\u00a0b', { classes: ['bidi'] }, 'a\u00a0b'],
    ['A\u{e0041}\u{e0042}', {}, 'A'],
  ])('%j with %j', async (input, options, output) => {
    expect(await run('clean', input, options)).toBe(output);
  });
});
