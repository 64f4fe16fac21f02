import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type TestOptions, testTool } from '#testing/test-tool.ts';
import messages from './en.json' with { type: 'json' };
import * as logic from './logic.ts';
import tool from './tool.ts';

const { run, error, report } = testTool(tool, logic, { messages });

type Escaping = TestOptions<typeof tool, 'escape'>;
type Unescaping = TestOptions<typeof tool, 'unescape'>;

describe('escape', () => {
  // Python's html.escape and html.entities; HTML 4, section 24.
  test.each<[string, Escaping, string]>([
    ['<a title="x">Tom & \'Jo\'</a>', {}, '&lt;a title=&quot;x&quot;&gt;Tom &amp; &#39;Jo&#39;&lt;/a&gt;'],
    ["'", { apostrophe: 'named' }, '&apos;'],
    ["'&", { as: 'hex' }, '&#x27;&#x26;'],
    ['é € 😀', {}, 'é € 😀'],
    ['é € 😀', { which: 'non-ascii' }, '&eacute; &euro; &#128512;'],
    ['é € 😀', { which: 'non-ascii', as: 'hex' }, '&#xE9; &#x20AC; &#x1F600;'],
    ['é', { which: 'non-ascii', language: 'xml' }, '&#233;'],
    ['aé\n\n', { which: 'all', as: 'decimal' }, '&#97;&#233;&#10;\n'],
    ['a\r\n', { which: 'all' }, '&#97;\r\n'],
    // Known to all software, where there are others.
    ['…→∈™ “α”\u00a0', { which: 'non-ascii' }, '&hellip;&rarr;&isin;&trade; &ldquo;&alpha;&rdquo;&nbsp;'],
    // HTML would take their numbers for those of Windows-1252.
    ['\u007f\u0080\u0081', { which: 'non-ascii' }, '&#127;\u0080&#129;'],
    ['\u0080', { which: 'non-ascii', language: 'xml' }, '&#128;'],
    ['\0', { which: 'all' }, '\0'],
    ['', {}, ''],
  ])('%j with %j is %j', async (text, options, escaped) => {
    expect(await run('escape', text, options)).toBe(escaped);
  });

  test.each(['\b', '\0', '\uffff'])('XML cannot contain %j', async (character) => {
    expect(await error('escape', `ab${character}`, { language: 'xml' })).toMatchObject({
      code: 'xml-character',
      at: { line: 1, column: 3 },
    });
  });

  test('a lone surrogate has no reference', async () => {
    expect(await report('escape', 'a\ud83d', { which: 'non-ascii' })).toMatchObject({
      value: 'a\ud83d',
      notices: ['Character 2 is half of a surrogate pair and has no entity; it was left unchanged.'],
    });
  });
});

describe('unescape', () => {
  // Python's html.unescape; HTML Standard, section 13.2.5.73.
  test.each<[string, Unescaping, string]>([
    ['&notit; &notin;', {}, '¬it; ∉'],
    ['&copy2026', {}, '©2026'],
    ['&copy2026', { rules: 'attribute' }, '&copy2026'],
    ['&copy2026', { rules: 'strict' }, '&copy2026'],
    ['?a=1&copy=2&amp b', { rules: 'attribute' }, '?a=1&copy=2& b'],
    ['&notit;', { rules: 'attribute' }, '&notit;'],
    ['&lt;&copy;&#65', { rules: 'strict' }, '<©&#65'],
    ['&#128;', {}, '€'],
    ['&#128;&nbsp;&lt;', { rules: 'xml' }, '\u0080&nbsp;<'],
    ['&#0;&#xD800;&#x110000;&#99999999999999999999;', {}, '\ufffd'.repeat(4)],
    ['&#xD800;&#8;&#x9;', { rules: 'xml' }, '&#xD800;&#8;\t'],
    ['&NotEqualTilde;&acE;&fjlig;', {}, '\u2242\u0338\u223e\u0333fj'],
    ['&amp;lt;', {}, '&lt;'],
    ['&amp;lt;', { repeat: 'stable' }, '<'],
    ['AT&T & &; &# &#x;', {}, 'AT&T & &; &# &#x;'],
    ['&constructor; &toString;', {}, '&constructor; &toString;'],
    ['&#x1F600;&#X1f600', {}, '😀😀'],
    ['', {}, ''],
  ])('%j with %j is %j', async (text, options, unescaped) => {
    expect(await run('unescape', text, options)).toBe(unescaped);
  });

  // HTML Standard, section 13.2.5.80.
  test.each([
    [0x80, 0x20ac],
    [0x82, 0x201a],
    [0x83, 0x0192],
    [0x84, 0x201e],
    [0x85, 0x2026],
    [0x86, 0x2020],
    [0x87, 0x2021],
    [0x88, 0x02c6],
    [0x89, 0x2030],
    [0x8a, 0x0160],
    [0x8b, 0x2039],
    [0x8c, 0x0152],
    [0x8e, 0x017d],
    [0x91, 0x2018],
    [0x92, 0x2019],
    [0x93, 0x201c],
    [0x94, 0x201d],
    [0x95, 0x2022],
    [0x96, 0x2013],
    [0x97, 0x2014],
    [0x98, 0x02dc],
    [0x99, 0x2122],
    [0x9a, 0x0161],
    [0x9b, 0x203a],
    [0x9c, 0x0153],
    [0x9e, 0x017e],
    [0x9f, 0x0178],
    [0x81, 0x81],
    [0x8d, 0x8d],
    [0xfdd0, 0xfdd0],
    [0xffff, 0xffff],
    [0x0d, 0x0d],
  ])('reads the number %i as code point %i', async (number, codePoint) => {
    expect(await run('unescape', `&#${number};`)).toBe(String.fromCodePoint(codePoint));
  });

  test.each<[string, Unescaping, readonly string[]]>([
    ['&unknown;', {}, ['“&unknown;” at line 1, column 1 is not a known entity; it was left unchanged.']],
    ['\nabcd&#xD800;', {}, ['“&#xD800;” at line 2, column 5 is a surrogate; HTML replaces it with U+FFFD.']],
    [
      '&#0;&#0;',
      {},
      ['2 entities are not allowed; HTML replaces them with U+FFFD. The first is “&#0;” at line 1, column 1.'],
    ],
    ['&#8;', { rules: 'xml' }, ['“&#8;” at line 1, column 1 is not an XML character; it was left unchanged.']],
    ['AT&T; &b', { rules: 'strict' }, ['“&T;” at line 1, column 3 is not a known entity; it was left unchanged.']],
    // Written by its value.
    ['&amp;unknown;', { repeat: 'stable' }, []],
  ])('%j with %j reports it', async (text, options, expected) => {
    expect((await report('unescape', text, options)).notices).toEqual(expected);
  });

  test('lists what was left or replaced', async () => {
    expect(await run('references', '&lt;&foo;\r\n😀&#0;&bar;')).toEqual({
      problems:
        'line,column,reference,problem\n1,5,&foo;,unknown entity\n2,2,&#0;,not allowed\n2,6,&bar;,unknown entity',
      decoded: 2,
    });
    expect(await run('references', '&foo;')).toEqual({ problems: null, decoded: 0 });
    // Each is passed over once, however many are on one line.
    const { problems } = await run('references', '&foo;'.repeat(100_000));
    expect(problems?.split('\n').at(-1)).toBe('1,499996,&foo;,unknown entity');
  });

  test('brings back every text that can be escaped, with every option', () =>
    fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'binary' }).map((text) => text.replaceAll('\0', '')),
        fc.constantFrom('special', 'non-ascii', 'all'),
        fc.constantFrom('named', 'decimal', 'hex'),
        async (text, which, as) => {
          expect(await run('unescape', await run('escape', text, { which, as }))).toBe(text);
        },
      ),
    ));
});

describe('names', () => {
  test.each([
    ['€', '€,&euro;,&#8364;,&#x20AC;,U+20AC,'],
    ['&larr;', '←,&larr;,&#8592;,&#x2190;,U+2190,'],
    ['u+2190', '←,&larr;,&#8592;,&#x2190;,U+2190,'],
    ['fjlig', 'fj,&fjlig;,&#102;&#106;,&#x66;&#x6A;,U+0066 U+006A,'],
    ['&copy;', '©,&copy;,&#169;,&#xA9;,U+00A9,&COPY;,&copy &COPY'],
  ])('%s', async (text, row) => {
    expect((await run('names', text)).names).toContain(`\n${row}`);
  });

  // By Windows-1252 too, as HTML reads it.
  test.each(['&#8364;', '&#x20AC;', '&#x20ac', '&#128;', '8364'])('%s is a euro sign', async (text) => {
    expect(await run('names', text)).toMatchObject({ count: 1, names: expect.stringContaining('\n€,&euro;,') });
  });

  test('a number is a code point or a part of a name', async () => {
    const { names } = await run('names', '34');
    expect(names?.split('\n').map((row) => row.split(',', 2)[1])).toEqual(
      expect.arrayContaining(['&quot;', '&frac34;', '&blk34;']),
    );
    expect(await error('names', '&#128512;')).toMatchObject({ code: 'no-name' });
  });

  test('all of them, without a search', async () => {
    const { names } = await run('names', '');
    // HTML Standard, section 13.5: 2,231 names, 106 of them without a semicolon.
    expect(names?.match(/&[a-z\d]+;/gi)).toHaveLength(2_125);
    expect(names?.match(/&[a-z\d]+(?![a-z\d;])/gi)).toHaveLength(106);
  });

  test('the characters in a text that is no name', async () => {
    expect((await run('names', '<p>Tom & Zoë</p>')).names?.split('\n').map((row) => row.charAt(0))).toEqual([
      ...'c&/<>ë',
    ]);
    expect(await run('names', '&')).toMatchObject({ count: 1 });
    expect(await error('names', 'no such name')).toMatchObject({ code: 'no-name' });
  });
});
