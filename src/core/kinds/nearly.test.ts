import { describe, expect, test } from 'vitest';
import { growsLinearly } from '#testing/effort.ts';
import { detectKinds } from './detect.ts';
import { likely } from './matching.ts';

/** What a text is taken for first, with the line of its error. */
function detect(text: string): string {
  const [first] = detectKinds(text);
  const line = first?.errorLine === undefined ? '' : ` ${first.errorLine}`;
  return first && first.confidence >= likely ? first.kind + line : 'none';
}

describe('a text with an error is recognised with the line of the error', () => {
  test.each<[string, string]>([
    // JSON: what its other dialects accept, and what none does.
    ['{\n  "a": 1,\n}', 'json 3'],
    ["{'a': 1}", 'json 1'],
    ['{\n  // note\n  "a": 1\n}', 'json 2'],
    ['\ufeff{\r\n"a": 1,\r\n}', 'json 3'],
    ['{"a": 1, "b": [1, 2', 'json 1'],
    ['{\n  "a": 1\n  "b": 2\n}', 'json 3'],
    ['{"a" 1}', 'json 1'],
    ['{"a": True}', 'json 1'],
    ['[1, 2, 3', 'json 1'],
    ['{"a": 1} and more', 'json 1'],
    // YAML
    ['name: x\nlist:\n  - a\n - b\n', 'yaml 4'],
    ['a: 1\n  b: 2\nc: 3', 'yaml 2'],
    ['a:\n\tb: 1\n', 'yaml 2'],
    ['key: [a, b\nother: 1\n', 'yaml 2'],
    ['services:\n  web:\n    image: nginx\n   ports:\n     - 80\n', 'compose 4'],
    // TOML
    ['title = "x"\n[owner]\nname = \n', 'toml 4'],
    // CSV
    ['id,name,note\n1,Ann,x\n2,Bob\n3,Cid,y', 'csv 3'],
    ['id,name,note\n1,"Ann,x\n2,Bob,y', 'csv 2'],
    // XML
    ['<root>\n  <item>1</item>\n  <item>2\n</root>', 'xml 4'],
    ['<?xml version="1.0"?>\n<a>\n<b></a>', 'xml 3'],
    ['  <note to=x>hi</note>', 'xml 1'],
    // Values that are mistyped.
    ['2026-02-30', 'date 1'],
    ['2026-13-01T10:00:00Z', 'date 1'],
    ['256.1.1.1', 'ip-address 1'],
    ['0 25 * * *', 'cron 1'],
    ['550e8400-e29b-41d4-a716-44665544000', 'uuid 1'],
    ['300.0.0.0/8', 'ip-network 1'],
    ['10.0.0.0/33', 'ip-network 1'],
    ['rgb(1, 2, 3', 'color 1'],
    ['https//example.com/a', 'url 1'],
    ['?page=2&sort=name', 'url 1'],
    ['user=ann&next=%2Fa', 'url 1'],
    ['$2b$10$N9qo8uLOickgx2ZMRZoMye', 'bcrypt 1'],
  ])('%j: %s', (text, expected) => {
    expect(detect(text)).toBe(expected);
  });
});

test.each([
  '{ color: red; }',
  '[1] a footnote',
  '[1, 2] two footnotes',
  '[section]\nkey = value\n',
  'java.lang.NullPointerException: null\n\tat Main.main(Main.java:5)',
  'h1 {\n  color: red;\n  margin: 0;\n}\n',
  'const x = {\n  a: 1,\n  b: 2,\n};\n',
  '- first\n- second: third: fourth\n',
  'see: this: that',
  'Dear Ann, dear Bob,\nsee you, then, soon.',
  '<name> is needed',
  '10.0.19045.2364',
  '10.0.0.1/index',
  'rgb(',
  'http//',
  'a-b-c-d-e',
  '1 2 3 4 5',
  '<p>one<br>two',
  'a == 1 && b == 2',
  'PATH=/usr/bin',
])('%j is nothing with an error', (text) => {
  expect(detect(text)).toBe('none');
});

test('a valid reading comes before one with an error', () => {
  const kinds = detectKinds('id,name,note\n1,Ann,x\n2,Bob,y\n');
  expect(kinds.map(({ kind, errorLine }) => [kind, errorLine])).toEqual([['csv', undefined]]);
});

describe('the work of detection grows no faster than the text', () => {
  test.each([
    ['{"a":', '{"a":'],
    ['["a",', '["a",'],
    ['a: 1\\n  b: [', 'a: 1\n  b: [\n'],
    ['a,b,c\\n1,"', 'a,b,c\n1,"'],
    ['<a><b>', '<x><y>'],
    ['#fff rgb(', '#fff rgb('],
    ['a = "x"\\n[b]', 'a = "x"\n[b]\n'],
  ])('%s', async (_, part) => {
    const text = part.repeat(65_536 / part.length);
    expect(await growsLinearly((size) => detectKinds(text.slice(0, size)), text.length)).toBe(true);
  });
});
