import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import messages from '#generated/messages/list-converter.en.json' with { type: 'json' };
import { seededContext } from '#testing/seeded-context.ts';
import { type TestOptions, testTool } from '#testing/test-tool.ts';
import * as logic from './logic.ts';
import tool from './tool.ts';

type Options = TestOptions<typeof tool, 'convert'>;
type Row = readonly [input: string, options: Options, output: string];

const { run, report, stoppedField } = testTool(tool, logic, { messages });
const { presets } = tool.operations.convert;
type Step = 'split' | 'dedupe' | 'sort' | 'wrap' | 'join' | 'transpose';
const resultOf = async (name: Step, input: string, options?: TestOptions<typeof tool, Step>) => {
  const { value, error } = await report(name, input, options);
  return error ?? value;
};
const listOf = async (input: string, options?: Options) => {
  const { value, error } = await report('convert', input, options);
  return error ?? value?.list;
};

/** One item per line, without any optional step. */
const bare = { trim: false, dropEmpty: false, duplicates: 'keep', joinWith: '\\n' };
const expectList =
  (base: Options = bare) =>
  async (input: string, options: Options, output: string) =>
    expect(await listOf(input, { ...base, ...options })).toBe(output);

describe('the known answers', () => {
  test.each<Row>([
    ['1\n2\n3', {}, '1, 2, 3'],
    ['a\n a\nb', {}, 'a, b'],
    ['1\n2\n2\n4\n4\n3\n5', { prefix: "'", suffix: "'" }, "'1', '2', '4', '3', '5'"],
    ["O'Brien\nSmith", presets.sqlTexts, "('O''Brien', 'Smith')"],
    ['file10\nfile2\nFile1', { order: 'natural' }, 'File1, file2, file10'],
    ['10.0.0.10\n10.0.0.9\n9.1.1.1', { order: 'ip' }, '9.1.1.1, 10.0.0.9, 10.0.0.10'],
    ['abc,def,hhh', { splitOn: 'comma', joinWith: '\\n' }, 'abc\ndef\nhhh'],
    [
      '1\n2\n3',
      {
        prefix: '<li>',
        suffix: '</li>',
        listPrefix: '<ul>',
        listSuffix: '</ul>',
        joinWith: '',
        keepLineBreaks: true,
      },
      '<ul>\n<li>1</li>\n<li>2</li>\n<li>3</li>\n</ul>',
    ],
    ['a,b\nc,d', { transpose: true, joinWith: '\\n' }, 'a,c\nb,d'],
  ])('%j %j', expectList({}));

  test('the counts', async () => {
    const { value } = await report('convert', ' a\n\nb\na\n  \nlonger\n');
    expect(value).toEqual({ list: 'a, b, longer', itemsIn: 6, itemsOut: 3, duplicates: 1, empty: 2, longest: 6 });
    expect(await run('convert', '')).toMatchObject({ list: '', itemsIn: 0, itemsOut: 0, longest: 0 });
    expect(await run('convert', '👩‍👩‍👧‍👦é\nab')).toMatchObject({ longest: 2 });
  });
});

describe('presets', () => {
  const input = 'plain\nit\'s "x"\n<b>a, b</b>\\\n1';
  test.each<[keyof typeof presets, string]>([
    ['sqlTexts', `('plain', 'it''s "x"', '<b>a, b</b>\\', '1')`],
    ['sqlNumbers', `(plain, it's "x", <b>a, b</b>\\, 1)`],
    ['json', `["plain", "it's \\"x\\"", "<b>a, b</b>\\\\", "1"]`],
    ['code', `['plain', 'it\\'s "x"', '<b>a, b</b>\\\\', '1']`],
    ['csv', `plain,"it's ""x""","<b>a, b</b>\\",1`],
    [
      'html',
      '<ul>\n<li>plain</li>\n<li>it&#39;s &quot;x&quot;</li>\n<li>&lt;b&gt;a, b&lt;/b&gt;\\</li>\n<li>1</li>\n</ul>',
    ],
    ['markdown', `- plain\n- it's "x"\n- <b>a, b</b>\\\n- 1`],
    ['numbered', `1. plain\n2. it's "x"\n3. <b>a, b</b>\\\n4. 1`],
    ['search', `"plain" OR "it's \\"x\\"" OR "<b>a, b</b>\\\\" OR "1"`],
    ['lines', input],
  ])('%s', async (name, output) => expect(await listOf(input, presets[name])).toBe(output));

  test('a JSON array is what JSON.parse takes for the items, whatever they are', async () => {
    const item = fc.string({ unit: 'binary' });
    await fc.assert(
      fc.asyncProperty(fc.array(item), async (items) => {
        const options = { ...bare, ...presets.json, splitOn: 'custom', separator: '\u0001|' };
        const text = items.join('\u0001|');
        fc.pre(text.split('\u0001|').length === items.length);
        expect(JSON.parse(String(await listOf(text, options)))).toEqual(text === '' ? [] : items);
      }),
    );
  });
});

describe('split', () => {
  test.each<Row>([
    ['a\r\nb\rc\nd', {}, 'a\nb\nc\nd'],
    ['a\n\nb\n', {}, 'a\n\nb'],
    ['\n', {}, ''],
    ['a,b;c\td e|f', { splitOn: 'semicolon' }, 'a,b\nc\td e|f'],
    ['a,b;c\td e|f', { splitOn: 'tab' }, 'a,b;c\nd e|f'],
    ['a,b;c\td e|f', { splitOn: 'space' }, 'a,b;c\td\ne|f'],
    ['a,b;c\td e|f', { splitOn: 'pipe' }, 'a,b;c\td e\nf'],
    ['e\u0301👩‍👩‍👧‍👦x', { splitOn: 'character' }, 'e\u0301\n👩‍👩‍👧‍👦\nx'],
    ['a--b-c', { splitOn: 'custom', separator: '--' }, 'a\nb-c'],
    ['a\tb\nc', { splitOn: 'custom', separator: '\\t' }, 'a\nb\nc'],
    ['abc', { splitOn: 'custom', separator: '' }, 'abc'],
    ['a1b22c', { splitOn: 'pattern', splitPattern: '\\d+' }, 'a\nb\nc'],
    ['a😀b', { splitOn: 'pattern', splitPattern: '' }, 'a😀b'],
    ['a😀b', { splitOn: 'pattern', splitPattern: '(?:)' }, 'a\n😀\nb'],
    ['one, Two', { splitOn: 'pattern', splitPattern: '(?=\\p{Lu})' }, 'one, \nTwo'],
    ['abc', { splitOn: 'pattern', splitPattern: '$' }, 'abc'],
    ['a,b', { splitOn: 'nothing' }, 'a,b'],
    ['"a,b",c', { splitOn: 'comma' }, '"a\nb"\nc'],
    ['"a,b",c', { splitOn: 'comma', respectQuotes: true }, '"a,b"\nc'],
    ['"a,b" ,c', { splitOn: 'comma', respectQuotes: true, trim: true, unquote: true }, 'a,b\nc'],
    [`'O''Brien, J.', 'x'`, { splitOn: 'comma', respectQuotes: true }, `'O''Brien, J.'\n 'x'`],
    [`it's, don't`, { splitOn: 'comma', respectQuotes: true }, `it's\n don't`],
    ['"a\nb"\nc', { respectQuotes: true, joinWith: ' ; ' }, '"a\nb" ; c'],
    ['a\t\t"b\tc"', { splitOn: 'tab', respectQuotes: true }, 'a\n\n"b\tc"'],
    ['"a1b"2c', { splitOn: 'pattern', splitPattern: '\\d', respectQuotes: true }, '"a1b"\nc'],
    ['"",a,""""', { splitOn: 'comma', respectQuotes: true }, '""\na\n""""'],
  ])('%j %j', expectList());

  test('an open quote is reported, and encloses nothing', async () => {
    const { value, notices } = await report('split', 'a,"b,c', { splitOn: 'comma', respectQuotes: true });
    expect(value).toBe('a\n"b\nc');
    expect(notices).toEqual([
      'Line 1, column 3: this quote is never closed; it was read as an ordinary character, as was every later one.',
    ]);
  });

  test('a pattern cuts where String.split does', async () => {
    const pattern = fc.constantFrom('a', 'a*', 'b|', '(?=a)', '\\b', '[ab]+', '.', '^', 'x?');
    const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c', ' ', '😀'), minLength: 1 });
    await fc.assert(
      fc.asyncProperty(text, pattern, async (input, splitPattern) => {
        const options = { ...bare, splitOn: 'pattern', splitPattern, joinWith: '|' };
        expect(await listOf(input, options)).toBe(input.split(new RegExp(splitPattern, 'u')).join('|'));
      }),
    );
  });
});

describe('clean', () => {
  test.each<Row>([
    ['\u00a0 a\t', { trim: true }, 'a'],
    ['--a--', { unwrapPrefix: '-' }, '-a--'],
    ['--a--', { unwrapPrefix: '-', unwrapSuffix: '-', unwrapRepeat: true }, 'a'],
    ['----', { unwrapPrefix: '-', unwrapSuffix: '-', unwrapRepeat: true }, ''],
    ['aXa', { unwrapPrefix: 'aXa', unwrapSuffix: 'a' }, ''],
    [`"a""b"\n'it''s'\n“x”\n"a'\n"`, { unquote: true }, `a"b\nit's\nx\n"a'\n"`],
    ['ÉTÉ', { letterCase: 'lower' }, 'été'],
    ['straße', { letterCase: 'upper' }, 'STRASSE'],
    ['élan VITAL\n𐐨x', { letterCase: 'capitalise' }, 'Élan VITAL\n𐐀x'],
    ['a.b.c', { find: '.', replacement: '$&' }, 'a$&b$&c'],
    ['a1b22', { find: '(\\d+)', findPattern: true, replacement: '<$1>' }, 'a<1>b<22>'],
  ])('%j %j', expectList());
});

describe('filter', () => {
  const items = 'b\na\nB\nb\n\nb';
  test.each<Row>([
    [items, { dropEmpty: true }, 'b\na\nB\nb\nb'],
    [items, { duplicates: 'remove' }, 'b\na\nB\n'],
    [items, { duplicates: 'remove', ignoreCase: true, dropEmpty: true }, 'b\na'],
    [items, { duplicates: 'only-duplicates' }, 'b'],
    [items, { duplicates: 'only-unique', dropEmpty: true }, 'a\nB'],
    [items, { duplicates: 'remove', showCounts: true, dropEmpty: true }, '3 b\n1 a\n1 B'],
    [items, { duplicates: 'remove', showCounts: true, ignoreCase: true, dropEmpty: true, order: 'az' }, '1 a\n4 b'],
    ['__proto__\nconstructor\n__proto__', { duplicates: 'remove', showCounts: true }, '2 __proto__\n1 constructor'],
    ['a1\nb\nc2', { filter: 'keep', filterPattern: '\\d' }, 'a1\nc2'],
    ['a1\nb\nc2', { filter: 'drop', filterPattern: '\\d' }, 'b'],
    ['a1\nb\nc2', { filter: 'drop', filterPattern: '' }, 'a1\nb\nc2'],
  ])('%j %j', expectList());
});

describe('sort', () => {
  test.each<Row>([
    ['é\nz\ne\nf\nE\nÉ', { order: 'az' }, 'e\nE\né\nÉ\nf\nz'],
    ['B\na\nb\nA', { order: 'az', sortIgnoreCase: true }, 'a\nA\nB\nb'],
    ['a\nc\nb', { order: 'za' }, 'c\nb\na'],
    ['1\n2\n3', { reverse: true }, '3\n2\n1'],
    ['a\nc\nb', { order: 'az', reverse: true }, 'c\nb\na'],
    [
      '9007199254740993\n9007199254740992\n-1e400\n1e400\n.5\n0.25\n-3\n+2\n007\n-0',
      { order: 'number' },
      '-1e400\n-3\n-0\n0.25\n.5\n+2\n007\n9007199254740992\n9007199254740993\n1e400',
    ],
    [
      '-1e-400\n1e-401\n0\n-1e500\n-1e499\n1e-400\n100000000000000000000000.1\n1e23',
      { order: 'number' },
      '-1e500\n-1e499\n-1e-400\n0\n1e-401\n1e-400\n1e23\n100000000000000000000000.1',
    ],
    ['1e2\n99\n100.0\n1e-3\n0.01', { order: 'number' }, '1e-3\n0.01\n99\n1e2\n100.0'],
    ['ff\n0x10\n#0a\n-1\n10000000000000001', { order: 'hex' }, '-1\n#0a\n0x10\nff\n10000000000000001'],
    ['ccc\nbb\na\ndd\n👩‍👩‍👧‍👦', { order: 'length' }, 'a\n👩‍👩‍👧‍👦\nbb\ndd\nccc'],
    [
      '::1\n2001:db8::10\n2001:db8::9\n10.0.0.0/16\n10.0.0.0/8\n255.255.255.255\n::ffff:1.2.3.4\nfe80::1%eth0\n10.0.0.0',
      { order: 'ip' },
      '10.0.0.0/8\n10.0.0.0/16\n10.0.0.0\n255.255.255.255\n::1\n::ffff:1.2.3.4\n2001:db8::9\n2001:db8::10\nfe80::1%eth0',
    ],
    // Semantic Versioning 2.0.0, section 11.
    [
      '1.0.0\n1.0.0-rc.1\n1.0.0-beta.11\n1.0.0-beta.2\n1.0.0-beta\n1.0.0-alpha.beta\n1.0.0-alpha.1\n1.0.0-alpha',
      { order: 'version' },
      '1.0.0-alpha\n1.0.0-alpha.1\n1.0.0-alpha.beta\n1.0.0-beta\n1.0.0-beta.2\n1.0.0-beta.11\n1.0.0-rc.1\n1.0.0',
    ],
    [
      'v1.10\n1.9.9\n1.0rc1\n1.0\n1.0.0+b\n2.0.0.1\n2',
      { order: 'version' },
      '1.0rc1\n1.0\n1.0.0+b\n1.9.9\nv1.10\n2\n2.0.0.1',
    ],
    ['a10\na9\nA9', { order: 'natural' }, 'a9\nA9\na10'],
    ['1\n2\n3\n4', { rotate: 1 }, '2\n3\n4\n1'],
    ['1\n2\n3\n4', { rotate: -5 }, '4\n1\n2\n3'],
  ])('%j %j', expectList());

  test('items that cannot be sorted come last, also in reverse, and are reported', async () => {
    const { value, notices } = await report('sort', '3\nx\n1\n\n1 5\ny', { order: 'number', reverse: true });
    expect(value).toBe('3\n1\nx\n\n1 5\ny');
    expect(notices).toEqual([
      'Item 2 (“x”) is not a number; it was sorted last.',
      'Item 4 (“”) is not a number; it was sorted last.',
      'Item 5 (“1 5”) is not a number; it was sorted last.',
      '1 more item was sorted last.',
    ]);
    for (const [order, items] of [
      [
        'ip',
        [
          '1.2.3',
          '256.1.1.1',
          '01.2.3.4',
          '1:2',
          '1::2::3',
          '1.2.3.4/33',
          '12345::',
          '1:2:3:4:5:6:7:8:9',
          ':',
          '1:2:3:4:5:6:7:8::',
        ],
      ],
      ['version', ['', 'x', '1.', '1..2', '-1']],
      ['hex', ['', 'g', '0x', '0x-1']],
      ['number', ['.', 'e5', '1e', 'Infinity', 'NaN', '0x1', '1 2', '--1']],
    ] as const)
      for (const item of items) expect((await report('sort', `${item}\n`, { order })).notices, item).toHaveLength(1);
  });

  test.each([
    ['1,500\n2\n1,5\n1 000', 'en', '1,5\n2\n1 000\n1,500'],
    ['1,500\n2\n1,5\n1 000', 'fr', '1,500\n1,5\n2\n1 000'],
    ['1.500\n2\n1,234.5', 'en', '1.500\n2\n1,234.5'],
  ])('reads numbers as people write them: %j (%s)', async (text, locale, sorted) => {
    expect(await run('sort', text, { order: 'number' }, { locale })).toBe(sorted);
  });

  test('reports ambiguous numbers once, unless the decimal sign is chosen', async () => {
    const sort = (decimalSign: string) => report('sort', '1,500\n2,500\n2', { order: 'number', decimalSign });
    expect(await sort('auto')).toEqual({
      value: '2\n1,500\n2,500',
      notices: ['2 numbers are ambiguous; “1,500” was read as 1500, not 1.5.'],
    });
    expect(await sort('comma')).toEqual({ value: '1,500\n2\n2,500', notices: [] });
  });

  test('numbers sort as BigInt has them', async () => {
    const digits = fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n });
    await fc.assert(
      fc.asyncProperty(fc.array(digits), async (numbers) => {
        const sorted = numbers.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
        expect(await listOf(numbers.join('\n'), { ...bare, order: 'number' })).toBe(sorted.join('\n'));
      }),
    );
  });

  test('a random order has the same items, each place equally likely', async () => {
    const counts = new Map<string, number>();
    const { random } = seededContext();
    for (let round = 0; round < 6_000; round++) {
      const shuffled = await run('sort', 'a\nb\nc', { order: 'random' }, { random });
      counts.set(shuffled, (counts.get(shuffled) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    // 1,000 each; six standard deviations.
    for (const count of counts.values()) expect(Math.abs(count - 1_000)).toBeLessThan(175);
  });
});

describe('cut', () => {
  const items = '1\n2\n3\n4\n5';
  test.each<Row>([
    [items, { skip: 1, take: 'first', takeCount: 2 }, '2\n3'],
    [items, { skip: 3, take: 'last', takeCount: 9 }, '4\n5'],
    [items, { take: 'last', takeCount: 0 }, ''],
    ['abcdef\nabc', { truncate: 4 }, 'abc…\nabc'],
    ['abcdef', { truncate: 4, ellipsis: '' }, 'abcd'],
    ['abcdef', { truncate: 2, ellipsis: '...' }, 'ab'],
    ['👩‍👩‍👧‍👦e\u0301xyz', { truncate: 3 }, '👩‍👩‍👧‍👦e\u0301…'],
    ['a\nabc', { pad: 'start', padWidth: 2, padWith: '0' }, '0a\nabc'],
    ['a', { pad: 'end', padWidth: 4, padWith: 'xy' }, 'axyx'],
    ['e\u0301', { pad: 'both', padWidth: 4, padWith: '👩‍👩‍👧‍👦' }, '👩‍👩‍👧‍👦e\u0301👩‍👩‍👧‍👦👩‍👩‍👧‍👦'],
    ['a', { pad: 'end', padWidth: 4, padWith: '' }, 'a'],
  ])('%j %j', expectList());
});

describe('wrap and join', () => {
  test.each<Row>([
    ['a\nb', { prefix: '{n}:{i} ', suffix: ';' }, '1:0 a;\n2:1 b;'],
    ['{n}', { prefix: '$&' }, '$&{n}'],
    ['a"b', { prefix: '"', suffix: '"', escape: 'sql' }, '"a""b"'],
    ["it's", { prefix: "N'", suffix: "'", escape: 'sql' }, "N'it''s'"],
    ['`a`', { prefix: '`', suffix: '`', escape: 'backslash' }, '`\\`a\\``'],
    ['"\'', { escape: 'backslash' }, '\\"\\\''],
    ['a;b\n"', { escape: 'csv', joinWith: '; ' }, '"a;b"; """"'],
    ['1\n2\n3', { chunkSize: 2, joinWith: ', ' }, '(1, 2), (3)'],
    ['1\n2\n3', { chunkSize: 2, joinWith: ', ', keepLineBreaks: true }, '(1, 2),\n(3)'],
    ['1\r\n2', { keepLineBreaks: true, joinWith: ',', listPrefix: '[' }, '[\r\n1,\r\n2'],
    ['1\n2', { keepLineBreaks: true, joinWith: '\\n' }, '1\n2'],
    ['1\n2', { joinWith: '\\t\\\\x\\y\\r' }, '1\t\\x\\y\r2'],
    ['', { listPrefix: '[', listSuffix: ']' }, '[]'],
  ])('%j %j', expectList());
});

describe('transpose', () => {
  test.each([
    ['a\tb\nc\td', '\\t', 'a\tc\nb\td'],
    ['abc\ndef', '', 'ad\nbe\ncf'],
    ['a,b\r\nc,d\r\n', ',', 'a,c\r\nb,d\r\n'],
  ])('%j', async (input, columnSeparator, output) =>
    expect(await resultOf('transpose', input, { columnSeparator })).toBe(output),
  );

  test('missing cells are empty, and reported', async () => {
    expect(await report('transpose', 'a,b,c\nd')).toEqual({
      value: 'a,d\nb,\nc,',
      notices: ['1 row has fewer than 3 columns; the missing cells are empty.'],
    });
  });

  test('twice is not at all', async () => {
    const table = fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 })).chain(([rows, columns]) =>
      fc.array(fc.array(fc.constantFrom('a', 'b', 'x y'), { minLength: columns, maxLength: columns }), {
        minLength: rows,
        maxLength: rows,
      }),
    );
    await fc.assert(
      fc.asyncProperty(table, async (cells) => {
        const text = cells.map((row) => row.join(',')).join('\n');
        expect(await resultOf('transpose', String(await resultOf('transpose', text)))).toBe(text);
      }),
    );
  });
});

describe('a single step leaves the kind of the line breaks, and the last one', () => {
  test.each<[Step, string, TestOptions<typeof tool, Step>, string]>([
    ['split', 'a,b\r\nc', { splitOn: 'comma' }, 'a\r\nb\r\nc'],
    ['dedupe', ' a\r\na\r\na\r\n', {}, ' a\r\na\r\n'],
    ['sort', 'b\r\na', {}, 'a\r\nb'],
    ['sort', 'b\na\n', {}, 'a\nb\n'],
    ['wrap', 'b\n\na', { prefix: '<' }, '<b\n<\n<a'],
    ['join', 'a\r\nb\r\n', {}, 'a, b'],
  ])('%s %j', async (name, input, options, output) => expect(await resultOf(name, input, options)).toBe(output));
});

describe('wrong patterns', () => {
  test.each([
    [
      { splitOn: 'pattern', splitPattern: '(' },
      'The split pattern is not a valid regular expression: unclosed “(” at position 1.',
    ],
    [
      { find: '[', findPattern: true },
      'The find pattern is not a valid regular expression: unclosed “[” at position 1.',
    ],
    [
      { filter: 'keep', filterPattern: '*' },
      'The filter pattern is not a valid regular expression: nothing to repeat before “*” at position 1.',
    ],
  ])('%j', async (options, message) => expect(await listOf('a\nb', options)).toBe(message));

  test.each<['convert' | 'split', Options, string | undefined]>([
    ['convert', { splitOn: 'pattern', splitPattern: ',' }, 'splitPattern'],
    ['convert', { find: 'a', findPattern: true }, 'find'],
    ['convert', { find: 'a' }, undefined],
    ['convert', { filter: 'drop', filterPattern: 'a' }, 'filterPattern'],
    ['split', { splitOn: 'pattern', splitPattern: ',' }, 'splitPattern'],
    ['split', { splitOn: 'comma' }, undefined],
  ])('one that does not come to an end is stopped: %s %j', async (name, options, field) => {
    expect(await stoppedField(name, 'a,b', options)).toBe(field);
  });
});

test('texts among numbers for SQL are reported, with their quotes as an offer', async () => {
  const inParentheses = { listPrefix: '(', listSuffix: ')' };
  expect((await report('convert', "7\nO'Brien\n1.5e3\npear", inParentheses)).notices).toEqual([
    "2 items, such as “O'Brien”, are not numbers: in SQL they need single quotes.",
  ]);
  expect((await report('convert', '7\n-1', inParentheses)).notices).toEqual([]);
  expect((await report('convert', 'a\nb', inParentheses)).notices).toEqual([]);
});

test('what is too large is refused', async () => {
  const tooLarge = 'The result would be larger than 512 MB. Work on a smaller part of the document.';
  const items = Array.from({ length: 20_000 }, (_, index) => index).join('\n');
  expect(await listOf(items, { prefix: 'x'.repeat(30_000) })).toBe(tooLarge);
  expect(await listOf(items, { pad: 'start', padWidth: 100_000 })).toBe(tooLarge);
  expect(await listOf('a'.repeat(100_000), { find: 'a', replacement: 'b'.repeat(10_000) })).toBe(tooLarge);
  expect(await resultOf('transpose', `${','.repeat(20_000)}\n${items}`)).toBe(tooLarge);
});
