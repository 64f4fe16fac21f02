import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import messages from '#generated/messages/json-prettify.en.json' with { type: 'json' };
import { type TestOptions, testTool } from '#testing/test-tool.ts';
import * as logic from './logic.ts';
import tool from './tool.ts';

const { run, report, error, stoppedField } = testTool(tool, logic, { messages });

type Options = TestOptions<typeof tool, 'format'>;
const format = (input: string, options: Options = {}) => run('format', input, options);

describe('format', () => {
  // The known answers of the specification.
  it.each([
    ['{"hello": "world", "foo": "bar"}', '{\n  "hello": "world",\n  "foo": "bar"\n}\n'],
    ['{"userId":17478252242305210114}', '{\n  "userId": 17478252242305210114\n}\n'],
    ['[1.777777777777777,1e400,-0,1.0,0.1e-7]', '[\n  1.777777777777777,\n  1e400,\n  -0,\n  1.0,\n  0.1e-7\n]\n'],
    ['{"a":{},"b":[],"c":[[]]}', '{\n  "a": {},\n  "b": [],\n  "c": [\n    []\n  ]\n}\n'],
    [String.raw`{"s":"\u00e9\/"}`, `{\n  "s": "\\u00e9\\/"\n}\n`],
    ['null', 'null\n'],
    ['false', 'false\n'],
    ['', ''],
    [' \n', ''],
    [String.raw`{\"a\":1}`, '{\n  "a": 1\n}\n'],
    ['{"a":1}\n\n{"a":2}', '{\n  "a": 1\n}\n{\n  "a": 2\n}\n'],
  ])('%j', async (input, output) => {
    expect(await format(input)).toBe(output);
  });

  it('reads the sample of json5.org', async () => {
    const sample = String.raw`{
      // comments
      unquoted: 'and you can quote me on that',
      singleQuotes: 'I can use "double quotes" here',
      lineBreaks: "Look, Mom! \
No \\n's!",
      hexadecimal: 0xdecaf,
      leadingDecimalPoint: .8675309, andTrailing: 8675309.,
      positiveSign: +1,
      trailingComma: 'in objects', andIn: ['arrays',],
      "backwardsCompatible": "with JSON",
    }`;
    expect(await report('format', sample)).toEqual({
      value: [
        '{',
        '  "unquoted": "and you can quote me on that",',
        String.raw`  "singleQuotes": "I can use \"double quotes\" here",`,
        String.raw`  "lineBreaks": "Look, Mom! No \\n's!",`,
        '  "hexadecimal": 912559,',
        '  "leadingDecimalPoint": 0.8675309,',
        '  "andTrailing": 8675309.0,',
        '  "positiveSign": 1,',
        '  "trailingComma": "in objects",',
        '  "andIn": [',
        '    "arrays"',
        '  ],',
        '  "backwardsCompatible": "with JSON"',
        '}',
        '',
      ].join('\n'),
      notices: [
        '2 trailing commas were removed: JSON does not allow them.',
        '14 keys and strings were rewritten in double quotes, as JSON requires.',
        '4 numbers were rewritten: JSON has no hexadecimal, “+1” or “.5”.',
        '1 comment was left out: JSON has no comments. Choose “JSON with comments” to keep it.',
      ],
    });
  });

  const compact = { indent: '0', finalNewline: false };

  it.each<[string, Options, string]>([
    ['[1,[2]]', { indent: 'tab' }, '[\n\t1,\n\t[\n\t\t2\n\t]\n]\n'],
    ['[1]', { indent: '10', lineEnding: 'crlf' }, '[\r\n          1\r\n]\r\n'],
    ['[1]', { finalNewline: false }, '[\n  1\n]'],
    ['{"b":1,"a10":2,"B":3,"a2":4}', { ...compact, sort: 'code-point' }, '{"B":3,"a10":2,"a2":4,"b":1}'],
    ['{"b":1,"a10":2,"B":3,"a2":4}', { ...compact, sort: 'natural' }, '{"B":3,"a2":4,"a10":2,"b":1}'],
    ['{"b":1,"a10":2,"B":3,"a2":4}', { ...compact, sort: 'ignore-case' }, '{"a10":2,"a2":4,"B":3,"b":1}'],
    ['{"b":1,"é":2,"z":3}', { ...compact, sort: 'locale' }, '{"b":1,"é":2,"z":3}'],
    ['{"a":1,"c":2,"b":3}', { ...compact, sort: 'descending' }, '{"c":2,"b":3,"a":1}'],
    ['{"b":{"d":1,"c":2},"a":1}', { ...compact, sort: 'code-point', sortDepth: 1 }, '{"a":1,"b":{"d":1,"c":2}}'],
    ['{"b":1,"a":2,"b":3}', { ...compact, sort: 'code-point' }, '{"a":2,"b":1,"b":3}'],
    [
      '[3,"b",10,null,"a",true,1e400,-0.5,false]',
      { ...compact, sort: 'code-point', sortArrays: true },
      '[null,false,true,-0.5,3,10,1e400,"a","b"]',
    ],
    ['[[2,1],[1,{}]]', { ...compact, sort: 'code-point', sortArrays: true }, '[[1,2],[1,{}]]'],
    [
      '{"rows":[{"n":{"id":10}},{"x":0},{"n":{"id":9}}],"other":[2,1]}',
      { ...compact, sortBy: 'n.id' },
      '{"rows":[{"n":{"id":9}},{"n":{"id":10}},{"x":0}],"other":[2,1]}',
    ],
    [
      '[{"a.b":"x"},{"a.b":"z"},{"a.b":"y"}]',
      { ...compact, sortBy: '/a.b', sortByOrder: 'descending' },
      '[{"a.b":"z"},{"a.b":"y"},{"a.b":"x"}]',
    ],
    ['{"a":1,"b":2,"a":3}', { ...compact, duplicates: 'last' }, '{"a":3,"b":2}'],
    [String.raw`["\u00e9\/"]`, { ...compact, escapes: 'decode' }, '["é/"]'],
    ['["é"]', { ...compact, escapes: 'ascii' }, String.raw`["\u00e9"]`],
    ['[NaN]', { ...compact, nonFinite: 'null' }, '[null]'],
    ['{a:+1,"b c":\'x\',d:NaN}', { ...compact, output: 'json5' }, '{a:+1,"b c":\'x\',d:NaN}'],
    ['{"a":1,"b-c":2}', { output: 'json5', indent: '1' }, '{\n a: 1,\n "b-c": 2\n}\n'],
    ['{"b":1.0,"a":1}', { output: 'canonical' }, '{"a":1,"b":1}'],
  ])('%s with %j', async (input, raw, output) => {
    expect(await format(input, raw)).toBe(output);
  });

  it('reports how often it rewrites what is not JSON', async () => {
    const notices = async (input: string, options = {}) => (await report('format', input, options)).notices;
    expect(await notices('{"a": [1, 2,],}')).toEqual(['2 trailing commas were removed: JSON does not allow them.']);
    expect(await notices("{a: 'b'}")).toEqual([
      '2 keys and strings were rewritten in double quotes, as JSON requires.',
    ]);
    expect(await notices('[0x10]', { sort: 'code-point' })).toEqual([
      '1 number was rewritten: JSON has no hexadecimal, “+1” or “.5”.',
    ]);
    expect(await notices("{a: 'b', c: 0x10}", { output: 'json5' })).toEqual([]);
    expect(await notices('["a\tb"]')).toEqual([
      String.raw`1 tab or control character in a string was escaped, a tab as \t.`,
    ]);
    // JSON5 1.0.0, section 8 “White Space”, has what RFC 8259, section 2, does not.
    expect(await notices('{\u00a0"a":\u00a01}')).toEqual([
      '2 no-break or other spaces that JSON does not allow were removed.',
    ]);
    expect(await notices('[" \u00a0 "]')).toEqual([]);
  });

  it('reports as what it writes NaN and infinities', async () => {
    const notices = async (input: string, options = {}) => (await report('format', input, options)).notices;
    expect(await notices('[NaN]')).toEqual(['NaN was written as "NaN": JSON has no such number.']);
    expect(await notices('[-Infinity]', { nonFinite: 'null', width: 40 })).toEqual([
      '-Infinity was written as null: JSON has no such number.',
    ]);
    expect(await notices('[Infinity, NaN]')).toEqual([
      '2 NaN or infinite numbers were rewritten, such as Infinity as "Infinity": JSON has none.',
    ]);
    expect(await notices('{"a": [1e2, -0.5, "\\u0041"]}')).toEqual([]);
  });

  it('keeps comments where the output has them', async () => {
    const input = [
      '// top',
      '{ // first',
      '  "a": 1, // one',
      '  /* two',
      '     lines */ "b": [ // in b',
      '    2 /* t */, /* u */ 3',
      '    // end of b',
      '  ], /* after b */',
      '  "c": {} // c',
      '} // behind',
      '// bottom',
    ].join('\n');
    const output = [
      '// top',
      '{',
      '  // first',
      '  "a": 1, // one',
      '  /* two',
      '     lines */',
      '  "b": [',
      '    // in b',
      '    2, /* t */',
      '    /* u */',
      '    3',
      '    // end of b',
      '  ], /* after b */',
      '  "c": {} // c',
      '} // behind',
      '// bottom',
      '',
    ].join('\n');
    expect(await report('format', input, { output: 'jsonc' })).toEqual({ value: output, notices: [] });
    expect(await format(output, { output: 'jsonc' })).toBe(output);
    expect((await report('format', input)).notices).toEqual([
      '12 comments were left out: JSON has no comments. Choose “JSON with comments” to keep them.',
    ]);
    const sorted = await format(input, { output: 'jsonc', sort: 'descending', indent: '0' });
    expect(JSON.parse(await format(sorted))).toEqual({ a: 1, b: [2, 3], c: {} });
    expect((await report('format', sorted)).notices[0]).toContain('12 comments');
  });

  it('puts what fits on one line', async () => {
    const input = '{"short":[1,2,3],"long":["aaaaaaaaaaaaaaaaaaaa","bbbbbbbbbbbbbbbbbbbb"],"o":{"a":{},"b":[[]]}}';
    expect(await format(input, { width: 40 })).toBe(
      [
        '{',
        '  "short": [1, 2, 3],',
        '  "long": [',
        '    "aaaaaaaaaaaaaaaaaaaa",',
        '    "bbbbbbbbbbbbbbbbbbbb"',
        '  ],',
        '  "o": {"a": {}, "b": [[]]}',
        '}',
        '',
      ].join('\n'),
    );
    // Eleven characters fit into eleven, the comma among them.
    expect(await format('[[11,22],[33]]', { width: 11, finalNewline: false })).toBe('[\n  [11, 22],\n  [33]\n]');
    expect(await format('[[11,22],[33]]', { width: 10, finalNewline: false })).toBe(
      '[\n  [\n    11,\n    22\n  ],\n  [33]\n]',
    );
    expect(await format('[11,22,[33]]', { width: 14, finalNewline: false })).toBe('[11, 22, [33]]');
    expect(await format('[NaN,[NaN,1]]', { width: 16 })).toBe('[\n  "NaN",\n  ["NaN", 1]\n]\n');
    expect((await report('format', '[NaN,[NaN,1]]', { width: 16 })).notices[0]).toMatch(/^2 NaN or infinite numbers/);
  });

  it('warns of keys that appear twice', async () => {
    expect(await report('format', '{"a":1,\n"a":2}')).toEqual({
      value: '{\n  "a": 1,\n  "a": 2\n}\n',
      notices: ['The key “a” appears twice in this object (lines 1 and 2).'],
    });
    expect((await report('format', '{"a":1,"a":2}', { duplicates: 'last' })).notices).toEqual([
      'The key “a” appears twice in this object (line 1, columns 2 and 8); the last value was kept.',
    ]);
    expect((await report('format', '{"a":1,"a":2}', { duplicates: 'error' })).error).toBe(
      'Line 1, column 8: duplicate key “a” in this object (columns 2 and 8).',
    );
    const many = `{${'"a":1,"a":1,"b":{'.repeat(15)}${'}'.repeat(15)}}`;
    expect((await report('format', many)).notices.at(-1)).toBe('5 more keys appear more than once in their objects.');
    const often = `{${Array(7).fill('"a":1').join(',\n')}}`;
    expect((await report('format', often)).notices).toEqual([
      'The key “a” appears 7 times in this object (lines 1, 2, 3, 4, 5, …).',
    ]);
    expect((await report('format', '[\n{"😀":1, "a":1, "a":2, "a":3}]')).notices).toEqual([
      'The key “a” appears 3 times in this object (line 2, columns 9, 16, and 23).',
    ]);
    expect((await report('format', '{"a":1,"a":2,\n"a":3}')).notices).toEqual([
      'The key “a” appears 3 times in this object (lines 1 and 2).',
    ]);
  });

  it.each<[string, string, number]>([
    ['{}{}', 'line 1, column 3', 2],
    ['{"a":1} 2', 'line 1, column 9', 2],
    ['[1]\n[2]\n[3]\n', 'line 2, column 1', 3],
    ['{\n}\n\n"x"', 'line 4, column 1', 2],
    ['null// c\n true', 'line 2, column 2', 2],
    [String.raw`{\"a\":1}{\"b\":2}`, 'line 1, column 10', 2],
  ])('reports that %j is more than one value', async (json, place, count) => {
    const told = `The input has ${count} JSON values; the second starts at ${place}. “To JSON Lines” writes one per line; “From JSON Lines” combines them into an array.`;
    for (const options of [{}, { sort: 'natural' }, { output: 'jsonc' }] as const)
      expect((await report('format', json, options)).notices).toContain(told);
    expect((await report('canonicalize', json)).notices).toContain(told);
    expect((await report('validate', json)).notices).toContain(told);
    expect((await report('toLines', json)).notices).not.toContain(told);
    expect((await report('format', json, { accept: 'strict' })).error).toBeDefined();
  });

  it('reports what it did to the text', async () => {
    expect((await report('format', '\ufeff[1]')).notices).toEqual([
      'The byte order mark (BOM) was removed, since JSON is written without one.',
    ]);
    expect((await report('format', String.raw`{\"a\":1}`)).notices).toEqual([
      'The input was JSON escaped as a string; it was unescaped.',
    ]);
  });

  it.each<[string, Options, string]>([
    ['{"a":1,}', { accept: 'strict' }, 'Line 1, column 8: strict JSON does not allow a comma before “}”.'],
    ['[1 2]', {}, 'Line 1, column 4: a comma is missing between these items.'],
    ['{"a":1', {}, 'Line 1, column 1: this “{” is never closed.'],
    [
      '[1,\n  ?]',
      {},
      'Line 2, column 3: unexpected “?”. Expected a value: {, [, a string, a number, true, false or null.',
    ],
    ['{"a" 1}', {}, 'Line 1, column 6: expected “:” after the key.'],
    ['{"a":1, :}', {}, 'Line 1, column 9: expected a key in double quotes.'],
    ['{“name”: “Joe”}', {}, 'Line 1, column 2: “ is a curly quote. JSON needs straight quotes (").'],
    ['[‘a’]', { accept: 'strict' }, 'Line 1, column 2: ‘ is a curly quote. JSON needs straight quotes (").'],
    ["['a']", { accept: 'strict' }, 'Line 1, column 2: strict JSON requires double quotes here.'],
    ['[1] // c', { accept: 'strict' }, 'Line 1, column 5: strict JSON does not allow comments.'],
    ['["😀', {}, 'Line 1, column 2: this string is never closed.'],
    ['["😀\n"]', {}, String.raw`Line 1, column 4: a line break inside a string must be written as \n.`],
    [
      '["\u0001"]',
      { accept: 'strict' },
      String.raw`Line 1, column 3: the control character U+0001 must be written as \u0001.`,
    ],
    [
      String.raw`["\d"]`,
      {},
      String.raw`Line 1, column 3: “\d” is not a valid escape. Use \" \\ \/ \b \f \n \r \t or \uXXXX.`,
    ],
    ['[007]', {}, 'Line 1, column 2: a number cannot have leading zeros (“007”).'],
    ['[1e+]', {}, 'Line 1, column 5: expected a digit after “1e+”.'],
    [
      '[True]',
      {},
      'Line 1, column 2: “True” is not a JSON value. Put strings in double quotes, or write true, false or null.',
    ],
    ['[1}', {}, 'Line 1, column 3: “}” does not close “[”, opened on line 1.'],
    ['[1],', {}, 'Line 1, column 4: unexpected text after the end of the JSON value.'],
    ['['.repeat(100_000), {}, 'Line 1, column 10,001: nested more than 10,000 levels deep.'],
    ['', { accept: 'strict' }, 'Line 1, column 1: expected a JSON value here.'],
    [
      '[NaN]',
      { nonFinite: 'error' },
      'Line 1, column 2: NaN is not a JSON number. Set “NaN and Infinity” to write it as a string or null.',
    ],
    [String.raw`{\"a\":1 \"b\":2}`, {}, 'Line 1, column 10: a comma is missing between these items.'],
  ])('refuses %.20j %j', async (input, raw, error) => {
    expect(await report('format', input, raw)).toMatchObject({ error });
  });

  it('keeps each value through all ways of writing', async () => {
    const options = fc.record({
      indent: fc.constantFrom('0', '1', 'tab'),
      width: fc.constantFrom(null, 40, 80),
      output: fc.constantFrom('json', 'jsonc', 'json5'),
      escapes: fc.constantFrom('keep', 'decode', 'ascii'),
      lineEnding: fc.constantFrom('lf', 'crlf'),
      sort: fc.constantFrom('off', 'code-point', 'natural', 'ignore-case', 'locale', 'descending'),
    });
    await fc.assert(
      fc.asyncProperty(fc.json({ stringUnit: 'binary' }), options, async (json, raw) => {
        const written = await format(json, raw);
        expect(JSON.parse(await format(written))).toEqual(JSON.parse(json));
        expect(await format(written, raw)).toBe(written);
      }),
      { numRuns: 300 },
    );
  });
});

describe('sortKeys', () => {
  it('sorts by tape as it does by tree', async () => {
    const key = fc.oneof(fc.constantFrom('a', 'A', 'a1', 'a10', 'b', '', '__proto__'), fc.string());
    const { json } = fc.letrec((tie) => ({
      json: fc.oneof(
        { depthSize: 'small' },
        fc.constantFrom('1.0', '"\\u0061"', "'x'", 'null', '+1'),
        tie('object'),
        tie('array'),
      ),
      array: fc.array(tie('json')).map((items) => `[${items.join()}]`),
      object: fc
        .array(fc.tuple(key, tie('json')))
        .map((entries) => `{${entries.map(([name, value]) => `${JSON.stringify(name)}:${value}`).join()}}`),
    }));
    const order = fc.constantFrom('code-point', 'natural', 'ignore-case', 'locale', 'descending');
    await fc.assert(
      fc.asyncProperty(json, order, fc.constantFrom(null, 1, 2, 3), async (text, sort, sortDepth) => {
        // Comments are kept in the tree alone: with them as output, the tree does the work.
        const byTree = await format(String(text), { sort, sortDepth, output: 'jsonc' });
        expect(await format(String(text), { sort, sortDepth })).toBe(byTree);
      }),
    );
  });

  it('sorts keys and loses nothing', async () => {
    expect(await run('sortKeys', '{"b":1,"a":[{"d":1,"c":2.50}]}', { indent: '0' })).toBe(
      '{"a":[{"c":2.50,"d":1}],"b":1}\n',
    );
    const tokens = (text: string) => (text.match(/"(?:[^"\\]|\\.)*"|[^\s",:[\]{}]+|[[\]{}]/g) ?? []).sort();
    await fc.assert(
      fc.asyncProperty(fc.json(), fc.boolean(), async (json, sortArrays) => {
        const sorted = await run('sortKeys', json, { sortArrays });
        expect(tokens(sorted)).toEqual(tokens(json));
        expect(await run('sortKeys', sorted, { sortArrays })).toBe(sorted);
      }),
    );
  });
});

describe('canonicalize', () => {
  // RFC 8785: section 3.2.3 (sorting), appendix B (numbers), section 3.2.2.2 (strings).
  it.each([
    [
      String.raw`{"\u20ac":"Euro Sign","\r":"Carriage Return","\ufb33":"Hebrew Letter Dalet With Dagesh","1":"One","\ud83d\ude00":"Emoji: Grinning Face","\u0080":"Control","\u00f6":"Latin Small Letter O With Diaeresis"}`,
      `{"\\r":"Carriage Return","1":"One","\u0080":"Control","ö":"Latin Small Letter O With Diaeresis","€":"Euro Sign","😀":"Emoji: Grinning Face","\ufb33":"Hebrew Letter Dalet With Dagesh"}`,
    ],
    ['[0,-0,-0.0,0e9]', '[0,0,0,0]'],
    ['[5e-324,-5e-324]', '[5e-324,-5e-324]'],
    ['[1.7976931348623157e308,-1.7976931348623157e+308]', '[1.7976931348623157e+308,-1.7976931348623157e+308]'],
    ['[9007199254740992,-9007199254740992]', '[9007199254740992,-9007199254740992]'],
    ['[295147905179352830000]', '[295147905179352830000]'],
    ['[9.999999999999997e22,1e23,1.0000000000000001e23]', '[9.999999999999997e+22,1e+23,1.0000000000000001e+23]'],
    ['[999999999999999700000,999999999999999900000,1e21]', '[999999999999999700000,999999999999999900000,1e+21]'],
    ['[9.999999999999997e-7,0.000001]', '[9.999999999999997e-7,0.000001]'],
    [
      '[333333333.3333332,333333333.33333325,333333333.3333334]',
      '[333333333.3333332,333333333.33333325,333333333.3333334]',
    ],
    ['[-0.0000033333333333333333]', '[-0.0000033333333333333333]'],
    ['[1424953923781206.2]', '[1424953923781206.2]'],
    [String.raw`["\/\u001F\u007f\b"]`, '["/\\u001f\u007f\\b"]'],
    ['{"a":1}\n[ ]', '{"a":1}\n[]'],
  ])('%s', async (input, output) => {
    expect(await run('canonicalize', input)).toBe(output);
  });

  it.each([
    ['{"a":[9007199254740993]}', "$['a'][0]: canonical JSON would change the number 9007199254740993."],
    ['[1e400]', '$[0]: canonical JSON would change the number 1e400.'],
    ['[NaN]', '$[0]: canonical JSON would change the number NaN.'],
    ['{"a":1,"\\u0061":2}', "$['a']: duplicate key “a”, which canonical JSON does not allow."],
    [String.raw`["\ud83d"]`, '$[0]: canonical JSON cannot contain half of a surrogate pair.'],
  ])('refuses %s', async (input, error) => {
    expect(await report('canonicalize', input)).toMatchObject({ error });
  });

  it('reports decimals that it had to shorten', async () => {
    expect((await report('canonicalize', '[333333333.33333329,0.1,1e-400]')).notices).toEqual([
      '2 decimal numbers were rounded to double precision.',
    ]);
    expect((await report('canonicalize', '[333333333.33333329,1E30]')).notices).toEqual([
      '1 decimal number was rounded to double precision.',
    ]);
  });

  it('agrees with ECMAScript', async () => {
    const sorted = (_: string, value: unknown) =>
      value !== null && typeof value === 'object' && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
        : value;
    // Object.fromEntries moves keys that are numbers to the front.
    const key = fc.string({ unit: 'grapheme' }).map((text) => `k${text}`);
    const value = fc.object({
      key,
      values: [fc.string({ unit: 'grapheme' }), fc.double({ noNaN: true, noDefaultInfinity: true }), fc.boolean()],
    });
    await fc.assert(
      fc.asyncProperty(value, async (data) => {
        expect(await run('canonicalize', JSON.stringify(data))).toBe(JSON.stringify(data, sorted));
      }),
    );
  });
});

it('makes lists of lines that can be read again', async () => {
  const deep = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
  const list = await run('fromLines', deep(9_999), { indent: '0' });
  expect(await run('toLines', list as string)).toBe(`${deep(9_999)}\n`);
  expect((await report('fromLines', deep(10_000))).error).toBe(
    'Line 1, column 10,000: nested more than 9,999 levels deep.',
  );
});

describe('validate', () => {
  it.each([
    ['{"a":[1]}', 'JSON'],
    ['[1,]', 'JSONC'],
    ['[1] //', 'JSONC'],
    ['[.5]', 'JSON5'],
    ['1\n2', 'JSON Lines'],
    ['{}{}', 'concatenated JSON'],
    ['{\n}\n1', 'concatenated JSON'],
    [String.raw`{\"a\":1}`, 'escaped JSON'],
    ['', null],
    ['{\u00a0"a":\u00a01}', 'JSON5'],
  ])('%s is %s', async (input, dialect) => {
    expect(await run('validate', input)).toMatchObject({ dialect });
  });

  it('counts', async () => {
    const json = '{"é":[[1,2.50],"x",{"a":1e400,"a":0x10,"b":-0}],"t":true,"n":[null,NaN,false,0.1234567890123456789]}';
    expect(await report('validate', json)).toEqual({
      value: {
        dialect: 'JSON5',
        bytes: json.length + 1,
        values: 16,
        objects: 2,
        arrays: 3,
        strings: 1,
        numbers: 7,
        keys: 6,
        depth: 3,
        duplicateKeys: 1,
        inexactNumbers: 2,
        largestArrays: [
          { path: "$['n']", items: 4 },
          { path: "$['é']", items: 3 },
          { path: "$['é'][0]", items: 2 },
        ],
        inexactNumberList: [
          { path: "$['é'][2]['a']", number: '1e400', double: 'Infinity' },
          { path: "$['n'][3]", number: '0.1234567890123456789', double: '0.12345678901234568' },
        ],
      },
      notices: ['The key “a” appears twice in this object (line 1, columns 21 and 31).'],
    });
  });
});

it.each([
  ['query', { path: "$[?search(@, 'a')]" }, 'path'],
  ['query', { path: "$[?match(@, 'a')]" }, 'path'],
  ['query', { path: '$..*' }, undefined],
  ['search', { text: 'a', regex: true }, 'text'],
  ['search', { text: 'a' }, undefined],
] as const)('an expression that does not come to an end is stopped: %s %j', async (name, options, field) => {
  expect(await stoppedField(name, '["a"]', options)).toBe(field);
});

describe('extract', () => {
  it.each([
    [String.raw`{"a":"x\"\u00e9\nz"}`, '$.a', 'x"é\nz'],
    [String.raw`"{\"a\": 9007199254740993}"`, '', '{"a": 9007199254740993}'],
    [
      '[1.50, {"b": [ 2 ]}, null, "", true, 9007199254740993]',
      '$[*]',
      '1.50\n{"b":[2]}\nnull\n\ntrue\n9007199254740993',
    ],
    ["{__proto__: 'it\\'s'}", '/__proto__', "it's"],
    ['{"a":"1"}\n{"a":"2"}', '$.a', '1\n2'],
    ['', '$.a', ''],
  ])('%s at %s', async (json, path, text) => {
    expect(await run('extract', json, { path })).toBe(text);
  });

  it('says that nothing matches', async () => {
    expect(await error('extract', '{"a":1}', { path: '$.b' })).toMatchObject({
      code: 'no-match',
      at: { field: 'path' },
    });
  });
});

describe('query', () => {
  it('gives values as they are typed', async () => {
    const json = '{"a":[1.50,{"b":"\\u00e9", /* c */ "c":0x10}]}';
    expect(await report('query', json, { path: '$.a[*]', indent: '0' })).toEqual({
      value: '[1.50,{"b":"\\u00e9","c":16}]',
      notices: ['1 comment was left out: JSON has no comments. Choose “JSON with comments” to keep it.'],
    });
    expect(await run('query', json, { path: '/a/0' })).toBe('1.50');
    expect(await run('query', json, { path: '', indent: '0' })).toBe('{"a":[1.50,{"b":"\\u00e9","c":16}]}');
    expect(await run('query', json, { path: '$.x' })).toBe('[]');
    expect(await run('query', '{"a":1}\n{"b":2}\n{"a":3}', { path: '$.a', indent: '0' })).toBe('[1,3]');
    expect(await run('query', '{"a":1}\n{"b":2}\n{"a":[3]}', { path: '/a', indent: '0' })).toBe('1\n[3]');
    expect(await run('query', json, { path: '$..*', result: 'paths', indent: '0' })).toBe(
      `["$['a']","$['a'][0]","$['a'][1]","$['a'][1]['b']","$['a'][1]['c']"]`,
    );
  });

  it('reads what is nested as deep as can be', async () => {
    const deep = '['.repeat(10_000) + ']'.repeat(10_000);
    expect(await run('query', deep, { path: '$', indent: '0' })).toBe(`[${deep}]`);
  });

  it.each([
    ['a', 'Start the path with $ (JSONPath) or / (JSON Pointer).'],
    ['$.a[', 'The path is incomplete.'],
    ['$[?@.a = 1]', 'Character 8 of the path: unexpected “=”.'],
    ['/x', 'No value at /x.'],
    ['/a~2', 'Character 3 of the path: write ~0 for ~ or ~1 for /.'],
  ])('refuses %s', async (path, error) => {
    expect(await report('query', '{"a":1}', { path })).toMatchObject({ error });
  });

  it.each([
    ['items[0].t', [{ path: '$.items[0].t' }]],
    ['.items[].n', [{ path: '$.items[*].n' }]],
    ['[0]', [{ path: '$[0]' }]],
    ['..n', [{ path: '$..n' }]],
    ['.', [{ path: '$' }]],
    ['a b', undefined],
    ['.[', undefined],
  ])('offers the JSONPath of %s', async (path, offers) => {
    expect(await error('query', '{}', { path })).toMatchObject({ code: 'path-start', ...(offers && { offers }) });
    if (!offers) expect((await error('query', '{}', { path })).offers).toBeUndefined();
  });
});

describe('a path instead of the JSON', () => {
  it.each(['$', '$.b[1].c', ' $..a\r\n', '$["😀"]', '$[?@.__proto__ == 1]', '/b/1', '/a~1b/0'])(
    'is detected: %j',
    async (text) => {
      for (const operation of ['query', 'extract'] as const) {
        expect(await report(operation, text, { path: '$' })).toMatchObject({
          error: 'This looks like a path, not JSON. Enter it in “JSONPath or JSON Pointer”.',
        });
        expect((await error(operation, text)).offers).toBeUndefined();
      }
      // There is no field for a path.
      const { code, offers } = await error('format', text);
      expect([/^(?:not-a-value|unexpected)/.test(code), offers]).toEqual([true, undefined]);
    },
  );

  it.each(['/', '/* a */', '// a', '$.ajax({"a":1})', '$.b[', '{"$.b": 1', '/a b/'])('is not %j', async (text) => {
    expect((await error('query', text)).code).not.toBe('path-as-input');
  });
});

describe('repair', () => {
  // DevToys #1638: what people paste.
  it.each([
    ["{'on': True, 'off': False, 'n': None}", '{"on": true, "off": false, "n": null}'],
    ['{a: 1, b: [1 2 3]', '{"a": 1, "b": [1, 2, 3]}'],
    ['```json\n{"a":1}\n```', '{"a":1}'],
    ['```json\n{"a":1 "b":2}\n```\n', '{"a":1, "b":2}'],
    ['{"_id": ObjectId("123"), "n": NumberLong("9007199254740993")}', '{"_id": "123", "n": "9007199254740993"}'],
    ['{"id":17478252242305210114 "b":1}', '{"id":17478252242305210114, "b":1}'],
    ['{"a":1.50 }', '{"a":1.50 }'],
    ['{a:0x10, b:.5}', '{\n  "a": 16,\n  "b": 0.5\n}'],
    ['{"a":1}\n{"a":2}', '[\n  {\n    "a": 1\n  },\n  {\n    "a": 2\n  }\n]'],
    ["{'a': True}\n{'a': False},\n", '[\n{"a": true},\n{"a": false}\n]'],
    ['', ''],
  ])('%s', async (input, output) => {
    expect(await run('repair', input)).toBe(output);
  });

  it.each([
    ['}', 'This text cannot be repaired automatically.'],
    ['['.repeat(100_000), 'The text is nested too deeply to repair.'],
    ['a\nb\n', 'No JSON found: there is no { or [.'],
  ])('refuses %.10s', async (input, error) => {
    expect(await report('repair', input)).toMatchObject({ error });
  });

  it('repairs many records in good time', async () => {
    const records = "{'a': True}\n".repeat(50_000);
    const repaired = JSON.parse(await run('repair', records)) as unknown[];
    expect(repaired).toHaveLength(50_000);
  });
});

describe('toLines and fromLines', () => {
  it.each([
    ['[{"a": 1}, [2, 3], 4.50]', '{"a":1}\n[2,3]\n4.50\n'],
    ['[[1], [2]]', '[1]\n[2]\n'],
    ['[1] [2]', '[1]\n[2]\n'],
    ['{"a": [1, 2]}', '{"a":[1,2]}\n'],
    ['"x"', '"x"\n'],
    ['[]', ''],
    ['', ''],
  ])('%s', async (input, lines) => {
    expect(await run('toLines', input)).toBe(lines);
  });

  it('makes an array of lines', async () => {
    expect(await run('fromLines', '1\n\n{"a":1.0}\n[ ]', { indent: '0' })).toBe('[1,{"a":1.0},[]]');
    expect(await report('fromLines', '1\n[2\n3]')).toMatchObject({
      error: 'Line 3, column 1: a comma is missing between these items.',
    });
  });
});
