import { describe, expect, it } from 'vitest';
import messages from '#generated/messages/json-to-csv.en.json' with { type: 'json' };
import { type TestOptions, testTool } from '#testing/test-tool.ts';
import * as logic from './logic.ts';
import tool from './tool.ts';

const { run, report, notices, error } = testTool(tool, logic, { messages });
type ToCsv = TestOptions<typeof tool, 'toCsv'>;
type FromCsv = TestOptions<typeof tool, 'fromCsv'>;

describe('JSON to CSV', () => {
  // The specification of the tool, re-read there with Python's csv.
  it.each([
    [
      String.raw`[{"id":1,"name":"Smith, John","note":"He said \"hi\""},{"id":2,"name":"Ann","note":"line1\nline2"},{"id":3,"name":null},{"id":9007199254740993,"name":"x","note":1.10}]`,
      'id,name,note\r\n1,"Smith, John","He said ""hi"""\r\n2,Ann,"line1\nline2"\r\n3,,\r\n9007199254740993,x,1.10\r\n',
    ],
    ['[{"a":1,"b":2},{"a":3,"c":4}]', 'a,b,c\r\n1,2,\r\n3,,4\r\n'],
    ['{"a":{"b":1},"c":[1,2]}', 'a.b,c.0,c.1\r\n1,1,2\r\n'],
    ["[{'Age': 18.0, 'Country': 'Germany',},]", 'Age,Country\r\n18.0,Germany\r\n'],
    ['[[1,2],[3,"x,y"]]', '1,2\r\n3,"x,y"\r\n'],
    ['[1,2]', 'value\r\n1\r\n2\r\n'],
    ['{"a.b":1,"a":{"b":2}}', '"[""a.b""]",a.b\r\n1,2\r\n'],
  ])('%j', async (json, csv) => {
    expect(await run('toCsv', json)).toBe(csv);
  });

  it.each([
    // JSON Lines, CRLF, keys that objects of JavaScript treat specially, astral characters, halves of them
    ['{"a":1}\r\n{"b":"x\\r\\ny"}\r\n', 'a,b\r\n1,\r\n,"x\r\ny"\r\n'],
    ['[{"__proto__":1,"constructor":2,"10":3,"9":4}]', '__proto__,constructor,10,9\r\n1,2,3,4\r\n'],
    ['[{"😀":"é","s":"\\ud83d"}]', '😀,s\r\né,\ud83d\r\n'],
    // Digits as typed; what only JSON5 has is spelled as JSON
    ['[{"a":1e400,"b":-0,"c":12345678901234567890.10}]', 'a,b,c\r\n1e400,-0,12345678901234567890.10\r\n'],
    ['[{a:0x10,b:+.5}]', 'a,b\r\n16,0.5\r\n'],
    // Other shapes
    ['[{"a":1},2,[3]]', 'a,value,0\r\n1,,\r\n,2,\r\n,,3\r\n'],
    ['[[1,{"a":2}],[]]', '1,"{""a"":2}"\r\n,\r\n'],
    ['[{"a":""}]', 'a\r\n""\r\n'],
    ['[{"a":{},"b":[]}]', 'a,b\r\n,\r\n'],
    ['[{"tags":[]},{"tags":["x"]}]', 'tags.0\r\n""\r\nx\r\n'],
    ['[{"a":1,"b":{"c":2}},{"b":3}]', 'a,b.c,b\r\n1,2,\r\n,,3\r\n'],
    ['[{"b":{"c":2}},{"b":null}]', 'b.c\r\n2\r\n""\r\n'],
    ['[{"b":null},{"b":{"c":2}}]', 'b.c\r\n""\r\n2\r\n'],
    ['[{"b":null}]', 'b\r\n""\r\n'],
    ['[{" a":1}]', '" a"\r\n1\r\n'],
    ['', ''],
  ])('%j is %j', async (json, csv) => {
    expect(await run('toCsv', json)).toBe(csv);
  });

  const nested = '[{"id":1,"a":{"b":[1,{"c":2}]},"tags":["x","y, z"]}]';
  it.each<[string, ToCsv, string]>([
    [nested, {}, 'id,a.b.0,a.b.1.c,tags.0,tags.1\n1,1,2,x,"y, z"'],
    [nested, { pathStyle: 'slash' }, 'id,a/b/0,a/b/1/c,tags/0,tags/1\n1,1,2,x,"y, z"'],
    [nested, { pathStyle: 'brackets' }, 'id,a[b][0],a[b][1][c],tags[0],tags[1]\n1,1,2,x,"y, z"'],
    [nested, { pathStyle: 'underscore' }, 'id,a_b_0,a_b_1_c,tags_0,tags_1\n1,1,2,x,"y, z"'],
    [nested, { nested: 'omit' }, 'id\n1'],
    [nested, { nested: 'json' }, 'id,a,tags\n1,"{""b"":[1,{""c"":2}]}","[""x"",""y, z""]"'],
    [nested, { depth: 1 }, 'id,a,tags\n1,"{""b"":[1,{""c"":2}]}","[""x"",""y, z""]"'],
    [nested, { depth: 2 }, 'id,a.b,tags.0,tags.1\n1,"[1,{""c"":2}]",x,"y, z"'],
    [nested, { arrays: 'json' }, 'id,a.b,tags\n1,"[1,{""c"":2}]","[""x"",""y, z""]"'],
    [nested, { arrays: 'join', joinWith: '|' }, 'id,a.b,tags\n1,"1|{""c"":2}","x|y, z"'],
    [nested, { arrays: 'rows' }, 'id,a.b,a.b.c,tags\n1,1,,x\n1,,2,"y, z"'],
    ['[{"a":[[1,2],[]]}]', { arrays: 'rows' }, 'a\n1\n2\n""'],
    ['[{"a":{},"b":[]}]', { nested: 'json' }, 'a,b\n{},[]'],
    ['{"user_id":1,"a":{"b":2}}', { pathStyle: 'underscore' }, 'user_id,a_b\n1,2'],
    ['{"a_b":1,"a":{"b":2}}', { pathStyle: 'underscore' }, '"[""a_b""]",a_b\n1,2'],
    ['{"a[0]":1,"a":[2]}', { pathStyle: 'brackets' }, '"[""a[0]""]",a[0]\n1,2'],
    ['{"a":1,"b":{"c":null}}', { single: 'pairs', nulls: 'null' }, 'key,value\na,1\nb.c,null'],
    // Where the records are
    ['{"n":2,"data":{"items":[{"a":1},{"a":2}]}}', {}, 'a\n1\n2'],
    ['{"n":2,"data":{"items":[{"a":1},{"a":2}]}}', { records: '$' }, 'n,data.items.0.a,data.items.1.a\n2,1,2'],
    ['{"x":{"y":{"z":[{"a":1}]}},"items":[{"b":2}]}', {}, 'b\n2'],
    ['{"a":[{"b":1},{"b":2}]}', { records: '$.a[?@.b > 1]' }, 'b\n2'],
    ['{"a":[{"b":1},{"b":2}]}', { records: '/a' }, 'b\n1\n2'],
    ['{"a":[{"b":"x1"},{"b":"y"}]}', { records: "$.a[?match(@.b, 'x.')]" }, 'b\nx1'],
    // Columns
    ['[{"a":1},{"a":2,"b":3}]', { columns: 'first' }, 'a\n1\n2'],
    ['[{"b":1,"a":2}]', { columns: 'list', columnList: 'a = Title\nb' }, 'Title,b\n2,1'],
    ['[{"b":1}]', { columns: 'list', columnList: 'b\nc\r\nb = again' }, 'b,c,again\n1,,1'],
    ['[{"a10":1,"b":2,"a9":3}]', { sortColumns: true }, 'a9,a10,b\n3,1,2'],
    ['[{"a":1}]', { header: false }, '1'],
    // Values
    ['[{"a":null,"b":true,"c":false},{}]', { nulls: 'NULL', booleans: 'digits' }, 'a,b,c\nNULL,1,0\n,,'],
    ['[{"a":{"b":1}},{"a":null}]', { nulls: 'NULL' }, 'a.b,a\n1,\n,NULL'],
    ['[{"a":true}]', { booleans: 'upper' }, 'a\nTRUE'],
    ['[{"a":1.5,"b":"1.5"}]', { decimalComma: true, delimiter: 'semicolon' }, 'a;b\n1,5;1.5'],
    ['[{"a":"=1+1"}]', { escapeFormulas: true }, "a\n'=1+1"],
    ['[{"=a":"-5","b":"@x","c":"+1-2","d":-7}]', { escapeFormulas: true }, "'=a,b,c,d\n-5,'@x,'+1-2,-7"],
    // The file
    ['[{"a":1,"b":"x"},{"a":null}]', { quoting: 'all' }, '"a","b"\n"1","x"\n"",""'],
    ['[{"a":1,"b":"x"},{"a":null}]', { quoting: 'text' }, '"a","b"\n1,"x"\n,'],
    ['[{"a":"it\'s, \\"x\\""}]', { quote: "'" }, "a\n'it''s, \"x\"'"],
    ['[{"a":"x;y","b":"\\t"}]', { delimiter: 'tab' }, 'a\tb\nx;y\t"\t"'],
    ['[{"a":"x::y","b":":"}]', { delimiter: 'custom' }, 'a::b\n"x::y":::'],
    ['[{"a":1}]', { bom: true, separatorLine: true, delimiter: 'semicolon' }, '\ufeffsep=;\na\n1'],
    ['[{"sep=;":1}]', {}, '"sep=;"\n1'],
  ])('%s with %j', async (json, options, lines) => {
    expect(await run('toCsv', json, { lineEnding: 'lf', ...options })).toBe(`${lines}\n`);
  });

  it.each([
    ['[]', {}, 'No records found.'],
    ['[{},{"a":1}]', {}, 'Record 1 has no columns.'],
    ['{"data":[{"a":1}]}', {}, 'Only “data” was converted.'],
    ['{"id":1,"a":{"items":[{"b":1}]}}', {}, 'Only “a.items” was converted.'],
    ['[{"a.b":1,"a":{"b":2}}]', {}, 'The key “a.b” is written ["a.b"], because it looks like a path.'],
    [
      '[{"a_b":1,"a":{"b":2}}]',
      { pathStyle: 'underscore' },
      'The key “a_b” is written ["a_b"], because it looks like a path.',
    ],
    [
      '{"x":{"y":1},"a.b":1,"c.d":2}',
      { single: 'pairs' },
      '2 keys that look like paths are written in brackets and quotes (first: ["a.b"]).',
    ],
    ['[{"a":1},{"b":2}]', { columns: 'first' }, '1 column was left out because the first record does not have it.'],
    ['[{"a":1}]', { columns: 'list', columnList: 'b' }, 'No record has the column “b”, so it is empty.'],
    [
      '[{"a":"=1"}]',
      {},
      '1 cell starts like a formula (= + - @ or a tab), which spreadsheets may run. “Escape formulas” prevents that.',
    ],
    [
      '[{"a":"=1"}]',
      { escapeFormulas: true },
      "1 cell that starts like a formula was prefixed with an apostrophe (').",
    ],
    [
      '[{"a":1,"a":2}]',
      {},
      'The key “a” appears twice in this object (line 1, columns 3 and 9); the last value was kept.',
    ],
    ['// c\n[{"a":1}]', {}, '1 comment was left out.'],
    ['[{a:NaN}]', {}, '1 number is NaN or infinite and was written as text.'],
  ])('reports a notice for %j with %j', async (json, options, notice) => {
    expect((await report('toCsv', json, options)).notices).toEqual([notice]);
  });

  it('offers the whole document', async () => {
    const order = '{"id":7,"name":"Order","items":[{"sku":"A"},{"sku":"B"}]}';
    const [notice] = await notices('toCsv', order);
    const tables = notice?.offers?.map((options) => run('toCsv', order, options as ToCsv)) ?? [];
    expect(await Promise.all(tables)).toEqual(['id,name,items.sku\r\n7,Order,A\r\n7,Order,B\r\n']);
  });

  it('keeps the last value of a key', async () => {
    expect(await run('toCsv', '[{"a":1,"a":2}]')).toBe('a\r\n2\r\n');
  });

  it('reports what Excel cuts', async () => {
    const wide = `{${Array.from({ length: 16_385 }, (_, at) => `"k${at}":1`).join()}}`;
    expect((await report('toCsv', wide)).notices).toEqual(['16,385 columns: Excel shows only the first 16,384.']);
    const long = `[${'1,'.repeat(1_048_575)}1]`;
    expect((await report('toCsv', long)).notices).toEqual([
      '1,048,576 rows: Excel shows only the first 1,048,576 lines.',
    ]);
  });

  it.each([
    ['"x"', {}, 'No records found: the JSON is a string. Paste an object or an array.'],
    ['42', {}, 'No records found: the JSON is a number. Paste an object or an array.'],
    ['null', {}, 'No records found: the JSON is null. Paste an object or an array.'],
    ['{"a" 1}', {}, 'Line 1, column 6: expected “:” after the key.'],
    ['{"a":1}', { records: '$.b' }, 'No value at $.b.'],
    ['{"a":1}', { records: '$.' }, 'The path is incomplete.'],
  ])('refuses %j with %j', async (json, options, error) => {
    expect((await report('toCsv', json, options)).error).toBe(error);
  });

  it('takes any depth that is read', async () => {
    const deep = `${'['.repeat(9_000)}1${']'.repeat(9_000)}`;
    for (const arrays of ['columns', 'rows', 'join', 'json'] as const)
      expect(await run('toCsv', `{"a":${deep}}`, { arrays, header: false })).toContain('[1]');
  });
});

describe('CSV to JSON', () => {
  it.each<[string, FromCsv, string]>([
    ['a,b\r\n1,"x, ""y"""\r\n', {}, '[{"a":"1","b":"x, \\"y\\""}]'],
    ['10,__proto__,9\n1,2,3', {}, '[{"10":"1","__proto__":"2","9":"3"}]'],
    ['a;b\n1,5;2', {}, '[{"a":"1,5","b":"2"}]'],
    ['\ufeffsep=|\na|b\n1|2', {}, '[{"a":"1","b":"2"}]'],
    ['a,b\n1,2', { header: false }, '[["a","b"],["1","2"]]'],
    ['a b::1\n2', { delimiter: 'custom', header: false }, '[["a b","1"],["2"]]'],
    [
      'a,b,c,d,e,f\n9007199254740993,1.10,-0,08123,TRUE,null',
      { types: 'detect' },
      '[{"a":9007199254740993,"b":1.10,"c":-0,"d":"08123","e":true,"f":null}]',
    ],
    ['a,b\n1e5,+1', { types: 'detect' }, '[{"a":1e5,"b":"+1"}]'],
    ['a,b\n,1', { empties: 'null' }, '[{"a":null,"b":"1"}]'],
    ['a,b\n,1', { empties: 'omit' }, '[{"b":"1"}]'],
    ['a.b,a.c.0,a.c.1,"[""x.y""]"\n1,2,3,4', { unflatten: true }, '[{"a":{"b":"1","c":["2","3"]},"x.y":"4"}]'],
    ['a[b][0],c\n1,2', { unflatten: true, pathStyle: 'brackets' }, '[{"a":{"b":["1"]},"c":"2"}]'],
    ['a,a.b\n1,2', { unflatten: true }, '[{"a":"1","a.b":"2"}]'],
    ['t.0,t.1,t.2,o.a\n1,,3,\n,,,4', { unflatten: true, empties: 'omit' }, '[{"t":["1",null,"3"]},{"o":{"a":"4"}}]'],
    ['a,b\n1,', { header: false, empties: 'omit' }, '[["a","b"],["1",null]]'],
    ['a\n\n1\n \n', { header: false }, '[["a"],["1"],[" "]]'],
    ['a\n\n1\n \n', { header: false, emptyLines: 'blank' }, '[["a"],["1"]]'],
    ['a\n\n1', { header: false, emptyLines: 'keep' }, '[["a"],[""],["1"]]'],
    ['a\n""\n', {}, '[{"a":""}]'],
    ['// x\na,b\n1,2', { comment: '//' }, '[{"a":"1","b":"2"}]'],
    ['a\n', {}, '[]'],
    ['', {}, '[]'],
  ])('%j with %j', async (csv, options, json) => {
    expect(await run('fromCsv', csv, { indent: '0', ...options })).toBe(`${json}\n`);
  });

  it.each([
    ['a,b\n1\n1,2\n', 'Line 2 does not have 2 fields as the header does: it has 1.'],
    ['a,b\n1,2,3\n1\n', '2 rows do not have 2 fields as the header does (first: line 2 has 3).'],
    ['a\n1,2\n', 'Line 2 does not have 1 field as the header does: it has 2.'],
    ['a\n1\n"\n",2\n1,2', '2 rows do not have 1 field as the header does (first: line 3 has 2).'],
    ['a,a\n1,2', 'The column “a” appears twice in the header, so the second got a number.'],
    ['a\n\n1\n\n', '1 empty line between records was skipped.'],
  ])('reports a notice for %j', async (csv, notice) => {
    expect((await report('fromCsv', csv, { delimiter: 'comma' })).notices).toEqual([notice]);
  });

  it('keeps surplus fields', async () => {
    expect(await run('fromCsv', 'a\n1,2,3', { delimiter: 'comma', indent: '0' })).toBe(
      '[{"a":"1","column_2":"2","column_3":"3"}]\n',
    );
  });

  it.each([
    ['a,b\n1,"x\n2,3', 'Line 2, column 3: this quoted field is never closed.'],
    ['sep=,\na,"b"c\n', 'Line 2, column 5: unexpected text after a closing quote. Write a quote inside a field twice.'],
  ])('refuses %j', async (csv, error) => {
    expect((await report('fromCsv', csv)).error).toBe(error);
  });

  it('undoes JSON to CSV', async () => {
    const json = '[{"a.b":1,"a":{"b":[2.50,{"c":true}]}},{"a.b":12345678901234567890,"a":{"b":[3,{"c":false}]}}]';
    for (const pathStyle of ['dot', 'slash', 'brackets'] as const) {
      const csv = await run('toCsv', json, { pathStyle });
      const back = await run('fromCsv', csv, { pathStyle, types: 'detect', unflatten: true, indent: '0' });
      expect(back).toBe(`${json}\n`);
    }
  });
});

describe('other tables', () => {
  it('in Markdown', async () => {
    expect(await run('toMarkdownTable', String.raw`[{"a_b":"x|*y*\n<z> &lt; _","n":1},{"n":2}]`)).toBe(
      String.raw`| a_b | n |
| --- | --: |
| x\|\*y\*<br>\<z\> \&lt; \_ | 1 |
|  | 2 |
`,
    );
    expect(await run('toMarkdownTable', '[[1,2]]')).toBe('|  |  |\n| --: | --: |\n| 1 | 2 |\n');
  });

  it('in HTML', async () => {
    expect(await run('toHtmlTable', String.raw`[{"<a>":"\"&\n'"}]`)).toBe(
      "<table>\n  <thead>\n    <tr><th>&lt;a&gt;</th></tr>\n  </thead>\n  <tbody>\n    <tr><td>&quot;&amp;<br>'</td></tr>\n  </tbody>\n</table>\n",
    );
  });

  it.each<[TestOptions<typeof tool, 'toInsert'>, string]>([
    [{}, `INSERT INTO "records" ("a""b", "c") VALUES\n  ('it''s \\ é', TRUE),\n  (1.10, NULL);\n`],
    [
      { dialect: 'mysql', table: 'my.t' },
      "INSERT INTO `my`.`t` (`a\"b`, `c`) VALUES\n  ('it''s \\\\ é', TRUE),\n  (1.10, NULL);\n",
    ],
    [
      { dialect: 'transactsql', rowsPerStatement: 1 },
      `INSERT INTO [records] ([a"b], [c]) VALUES\n  (N'it''s \\ é', 1);\nINSERT INTO [records] ([a"b], [c]) VALUES\n  (1.10, NULL);\n`,
    ],
  ])('in SQL with %j', async (options, sql) => {
    expect(await run('toInsert', String.raw`[{"a\"b":"it's \\ é","c":true},{"a\"b":1.10}]`, options)).toBe(sql);
  });

  it('needs a name in SQL', async () => {
    expect((await report('toInsert', '[1]', { table: ' ' })).error).toBe('Enter a table name.');
  });
});

describe('other tables of CSV', () => {
  it.each([
    // Numbers only where the whole column has numbers, or is empty.
    ['a;b\n1;x\n;01\n2.50;3', "(1, 'x'),\n  (NULL, '01'),\n  (2.50, '3');"],
    ['on\tid\ntrue\t"1"\nFALSE\t9007199254740993', '(TRUE, 1),\n  (FALSE, 9007199254740993);'],
    ['"a","b"\r\n"x, y","null"\r\n', "('x, y', 'null');"],
    // A single column has no delimiter.
    ['id\n01\n2\n', "('01'),\n  ('2');"],
  ])('%j has these rows', async (csv, rows) => {
    const { value, notices } = await report('toInsert', csv);
    expect(value).toContain(`VALUES\n  ${rows}`);
    expect(notices).toEqual([messages.notices['from-csv']]);
  });

  it('are made for Markdown and HTML too', async () => {
    expect(await run('toMarkdownTable', 'a,b\n1,x|y')).toBe('| a | b |\n| --: | --- |\n| 1 | x\\|y |\n');
    expect(await run('toHtmlTable', 'a,b\n1,<x>')).toContain('<tr><td>1</td><td>&lt;x&gt;</td></tr>');
  });

  it.each([
    ['[{"a":1,\n"b":2}', 'unclosed-bracket'],
    ['{"a":1,\n"b":2,,}', 'key-expected'],
    ['a, b', 'not-a-value'],
    ['text', 'not-a-value'],
    ['name\n', 'not-a-value'],
    ['name: Ann\nage: 3', 'not-a-value'],
  ])('%j is JSON with an error', async (text, code) => {
    expect(await error('toInsert', text)).toMatchObject({ code });
  });
});
