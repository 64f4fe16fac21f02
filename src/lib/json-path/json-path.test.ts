import { describe, expect, it } from 'vitest';
import { toNormalizedPath } from '#lib/json/path.ts';
import { toSource } from '#lib/json/source.ts';
import { readTape } from '#lib/json/tape.ts';
import { TapeReader } from '#lib/json/tape-reader.ts';
import { JsonPathEvaluator } from '#lib/json-path/json-path-evaluator.ts';
import { parseJsonPath } from '#lib/json-path/json-path-parser.ts';

/** Normalized paths of what an expression selects. */
function select(expression: string, json: string): string[] {
  const reader = new TapeReader(readTape(toSource(json)), (start, end) => json.slice(start, end));
  const rows = new JsonPathEvaluator(reader, 1).select(parseJsonPath(expression, 'path'));
  return rows.map((row) => toNormalizedPath(reader.path(row)));
}

const selectRaw = (expression: string, json: string): string[] => {
  const reader = new TapeReader(readTape(toSource(json)), (start, end) => json.slice(start, end));
  return new JsonPathEvaluator(reader, 1).select(parseJsonPath(expression, 'path')).map((row) => reader.raw(row));
};

/** Checks the selected values, space apart. */
const rows = (json: string, table: readonly (readonly [expression: string, values: string])[]) =>
  it.each(table)('%s → %s', (expression, values) => {
    expect(selectRaw(expression, json).join(' ')).toBe(values);
  });

describe('the examples of RFC 9535', () => {
  describe('figure 1, the bookstore', () => {
    const store =
      '{"store":{"book":[{"category":"reference","author":"Nigel Rees","title":"Sayings of the Century","price":8.95},' +
      '{"category":"fiction","author":"Evelyn Waugh","title":"Sword of Honour","price":12.99},' +
      '{"category":"fiction","author":"Herman Melville","title":"Moby Dick","isbn":"0-553-21311-3","price":8.99},' +
      '{"category":"fiction","author":"J. R. R. Tolkien","title":"The Lord of the Rings","isbn":"0-395-19395-8","price":22.99}],' +
      '"bicycle":{"color":"red","price":399}}}';
    const book = (index: number) => `$['store']['book'][${index}]`;
    it.each([
      ['$.store.book[*].author', [0, 1, 2, 3].map((index) => `${book(index)}['author']`)],
      ['$..author', [0, 1, 2, 3].map((index) => `${book(index)}['author']`)],
      ['$.store.*', ["$['store']['book']", "$['store']['bicycle']"]],
      ['$.store..price', [...[0, 1, 2, 3].map((index) => `${book(index)}['price']`), "$['store']['bicycle']['price']"]],
      ['$..book[2]', [book(2)]],
      ['$..book[2].publisher', []],
      ['$..book[-1]', [book(3)]],
      ['$..book[0,1]', [book(0), book(1)]],
      ['$..book[:2]', [book(0), book(1)]],
      ['$..book[?@.isbn]', [book(2), book(3)]],
      ['$..book[?@.price<10]', [book(0), book(2)]],
    ])('%s', (expression, paths) => {
      expect(select(expression, store)).toEqual(paths);
    });
  });

  describe('names (table 5)', () =>
    rows(`{"o":{"j j":{"k.k":3}},"'":{"@":2}}`, [
      ["$.o['j j']", '{"k.k":3}'],
      ["$.o['j j']['k.k']", '3'],
      ['$.o["j j"]["k.k"]', '3'],
      [`$["'"]["@"]`, '2'],
    ]));

  describe('wildcards (table 6)', () =>
    rows('{"o":{"j":1,"k":2},"a":[5,3]}', [
      ['$[*]', '{"j":1,"k":2} [5,3]'],
      ['$.o[*]', '1 2'],
      ['$.o[*,*]', '1 2 1 2'],
      ['$.a[*]', '5 3'],
    ]));

  describe('indexes and slices (tables 7 and 9)', () =>
    rows('["a","b","c","d","e","f","g"]', [
      ['$[1]', '"b"'],
      ['$[-2]', '"f"'],
      ['$[7]', ''],
      ['$[-8]', ''],
      ['$[1:3]', '"b" "c"'],
      ['$[5:]', '"f" "g"'],
      ['$[1:5:2]', '"b" "d"'],
      ['$[5:1:-2]', '"f" "d"'],
      ['$[::-1]', '"g" "f" "e" "d" "c" "b" "a"'],
      ['$[::0]', ''],
      ['$[-100:2]', '"a" "b"'],
      ['$[100::-3]', '"g" "d" "a"'],
      ['$[:-6]', '"a"'],
      ['$[9007199254740991]', ''],
    ]));

  const list = '[3,5,1,2,4,6,{"b":"j"},{"b":"k"},{"b":{}},{"b":"kilo"}]';
  const object = '{"p":1,"q":2,"r":3,"s":5,"t":{"u":6}}';
  const filtered = `{"a":${list},"o":${object},"e":"f"}`;

  describe('filters (table 12)', () =>
    rows(filtered, [
      ["$.a[?@.b == 'kilo']", '{"b":"kilo"}'],
      ["$.a[?(@.b == 'kilo')]", '{"b":"kilo"}'],
      ['$.a[?@>3.5]', '5 4 6'],
      ['$.a[?@.b]', '{"b":"j"} {"b":"k"} {"b":{}} {"b":"kilo"}'],
      ['$[?@.*]', `${list} ${object}`],
      ['$[?@[?@.b]]', list],
      ['$.o[?@<3, ?@<3]', '1 2 1 2'],
      ['$.a[?@<2 || @.b == "k"]', '1 {"b":"k"}'],
      ['$.a[?match(@.b, "[jk]")]', '{"b":"j"} {"b":"k"}'],
      ['$.a[?search(@.b, "[jk]")]', '{"b":"j"} {"b":"k"} {"b":"kilo"}'],
      ['$.o[?@>1 && @<4]', '2 3'],
      ['$.o[?@.u || @.x]', '{"u":6}'],
      ['$.a[?@.b == $.x]', '3 5 1 2 4 6'],
      ['$.a[?@ == @]', '3 5 1 2 4 6 {"b":"j"} {"b":"k"} {"b":{}} {"b":"kilo"}'],
    ]));

  describe('comparisons (table 11)', () => {
    const json = '{"obj":{"x":"y"},"arr":[2,3]}';
    it.each<[string, boolean]>([
      ['$.absent1 == $.absent2', true],
      ['$.absent1 <= $.absent2', true],
      ["$.absent == 'g'", false],
      ['$.absent1 != $.absent2', false],
      ["$.absent != 'g'", true],
      ['1 <= 2', true],
      ['1 > 2', false],
      ["13 == '13'", false],
      ["'a' <= 'b'", true],
      ["'a' > 'b'", false],
      ['$.obj == $.arr', false],
      ['$.obj != $.arr', true],
      ['$.obj == $.obj', true],
      ['$.obj != $.obj', false],
      ['$.arr == $.arr', true],
      ['$.obj == 17', false],
      ['$.obj != 17', true],
      ['$.obj <= $.arr', false],
      ['$.obj < $.arr', false],
      ['$.obj <= $.obj', true],
      ['$.arr <= $.arr', true],
      ['1 <= $.arr', false],
      ['1 >= $.arr', false],
      ['true <= true', true],
      ['true > true', false],
      ['null == null', true],
      ['1.0 == 1e0', true],
      ['-0 == 0', true],
    ])('%s is %s', (test, holds) => {
      expect(select(`$[?${test}]`, json)).toHaveLength(holds ? 2 : 0);
    });
  });

  describe('descendants (table 16)', () => {
    it.each([
      ['$..j', ["$['o']['j']", "$['a'][2][0]['j']"]],
      ['$..[0]', ["$['a'][0]", "$['a'][2][0]"]],
      ['$..o', ["$['o']"]],
      ['$.o..[*, *]', ["$['o']['j']", "$['o']['k']", "$['o']['j']", "$['o']['k']"]],
      ['$.a..[0, 1]', ["$['a'][0]", "$['a'][1]", "$['a'][2][0]", "$['a'][2][1]"]],
    ])('%s', (expression, paths) => {
      expect(select(expression, '{"o":{"j":1,"k":2},"a":[5,3,[{"j":4},{"k":6}]]}')).toEqual(paths);
    });
  });
});

describe('functions', () =>
  rows('[{"a":"é😀","b":[1,2]},{"a":{"x":1},"b":[]},{"a":3,"b":"^c.d"},{"a":"cxd","b":"c.d"}]', [
    ['$[?length(@.a) == 2].b', '[1,2]'],
    ['$[?length(@.a) == 1].b', '[]'],
    ['$[?length(@.c) == length(@.d)].a', '"é😀" {"x":1} 3 "cxd"'],
    ['$[?count(@.b.*) == 2].a', '"é😀"'],
    ['$[?count(@..*) > 3].a', '"é😀"'],
    ['$[?value(@..x) == 1].a', '{"x":1}'],
    ['$[?value(@.b.*) == $.x].a', '"é😀" {"x":1} 3 "cxd"'],
    ['$[?match(@.a, @.b)].a', '"cxd"'],
    ['$[?match(@.a, ".+d")].a', '"cxd"'],
    ['$[?match(@.a, "x")].a', ''],
    ['$[?search(@.a, "x")].a', '"cxd"'],
    ['$[?search(@.a, "(")].a', ''],
    [String.raw`$[?match(@.a, '\\p{Ll}.')].a`, '"é😀"'],
    ['$[?match(@.a, "c[.x]d")].a', '"cxd"'],
  ]));

// RFC 9485, section 5.3: a dot is anything but CR and LF.
it('treats a dot as any character of a line', () => {
  expect(select("$[?match(@, '.')]", '["\\n","\\r","\\u2028","😀","\\u2029"]')).toEqual(['$[2]', '$[3]', '$[4]']);
});

describe('beyond doubles', () =>
  rows('[9007199254740993,9007199254740992,1e400,1e401,-0.0,"x"]', [
    ['$[?@ == 9007199254740993]', '9007199254740993'],
    ['$[?@ > 9007199254740992]', '9007199254740993 1e400 1e401'],
    ['$[?@ < 1e401]', '9007199254740993 9007199254740992 1e400 -0.0'],
    ['$[?@ == 0]', '-0.0'],
  ]));

it('compares texts by code points and not by UTF-16 units', () => {
  expect(selectRaw("$[?@ < '😀']", '["\uff5e","😁"]')).toEqual(['"\uff5e"']);
});

it('uses the last of duplicate keys, and special names like any other', () => {
  expect(select('$.a', '{"a":1,"a":2}')).toEqual(["$['a']"]);
  expect(selectRaw('$.a', '{"a":1,"a":2}')).toEqual(['2']);
  expect(selectRaw('$.__proto__.constructor', '{"__proto__":{"constructor":3}}')).toEqual(['3']);
  expect(selectRaw('$.toString', '{}')).toEqual([]);
});

it('compares deeply nested values', () => {
  const deep = `${'['.repeat(4000)}1${']'.repeat(4000)}`;
  expect(select('$[?@ == $[0]]', `[${deep},${deep},[${deep}]]`)).toEqual(['$[0]', '$[1]']);
});

describe('grammar', () => {
  it.each([
    '$ .a',
    "$\n['a']",
    "$[ 'a' , 1 , 1 : 2 : 3 , * ]",
    '$[?@.a==1]',
    '$[? ( ! ( @.a ) ) ]',
    '$[?!@.a && @.b || @.c]',
    "$['\\ud83d\\ude00']",
    '$["\\""]',
    '$.☺',
    '$[?count( @.* ) > 1]',
    '$[?1 == -0]',
    '$[?@ == 1.5E-3]',
    '$..[?@]',
  ])('%j is right', (expression) => {
    expect(() => select(expression, '[]')).not.toThrow();
  });

  it.each<[string, string, number]>([
    ['', 'path-start', 0],
    ['a', 'path-start', 0],
    [' $', 'path-start', 0],
    ['$ ', 'path-unexpected', 1],
    ['$.', 'path-end', 2],
    ['$..', 'path-end', 3],
    ['$.1', 'path-unexpected', 2],
    ['$. a', 'path-unexpected', 2],
    ['$a', 'path-unexpected', 1],
    ['$[]', 'path-unexpected', 2],
    ['$[1', 'path-end', 3],
    ['$[1,]', 'path-unexpected', 4],
    ['$[01]', 'path-integer', 2],
    ['$[-0]', 'path-integer', 2],
    ['$[9007199254740992]', 'path-integer', 2],
    ['$[1:2:3:4]', 'path-unexpected', 7],
    ["$['a]", 'path-end', 5],
    ["$['\n']", 'path-unexpected', 3],
    ["$['\\\"']", 'path-escape', 3],
    ['$["\\\'"]', 'path-escape', 3],
    ["$['\\ud83d']", 'path-escape', 3],
    ["$['\\x']", 'path-escape', 3],
    ['$[?]', 'path-unexpected', 3],
    ['$[?1]', 'path-literal', 3],
    ["$[?'a' || @]", 'path-literal', 3],
    ['$[?@.* == 1]', 'path-several', 3],
    ['$[?1 == @..a]', 'path-several', 8],
    ['$[?@ = 1]', 'path-unexpected', 5],
    ['$[?@ == 01]', 'path-unexpected', 9],
    ['$[?@ == .5]', 'path-unexpected', 8],
    ['$[?@ == 1 == 1]', 'path-unexpected', 10],
    ['$[?!@ == 1]', 'path-unexpected', 6],
    ['$[?(@ == 1]', 'path-unexpected', 10],
    ['$[?@ & @]', 'path-unexpected', 5],
    ['$[?length(@.a)]', 'path-compare', 3],
    ['$[?!count(@)]', 'path-compare', 4],
    ['$[?match(@,"a") == true]', 'path-no-compare', 3],
    ['$[?length(@.*) == 1]', 'path-arguments', 3],
    ['$[?length() == 1]', 'path-arguments', 3],
    ['$[?count(1) == 1]', 'path-arguments', 3],
    ['$[?match(@)]', 'path-arguments', 3],
    ['$[?foo(@)]', 'path-function', 3],
    ['$[?constructor(@)]', 'path-function', 3],
    ['$[?length (@) == 1]', 'path-unexpected', 3],
    ['$[?True]', 'path-unexpected', 3],
    [`$[?${'('.repeat(5000)}`, 'path-deep', 103],
    [`$[?${'length('.repeat(5000)}`, 'path-deep', 703],
    [`$${'[?@'.repeat(5000)}`, 'path-deep', 303],
  ])('%.40j is wrong', (expression, code, offset) => {
    expect(() => select(expression, '[]')).toThrowError(
      expect.objectContaining({ code, at: { offset, field: 'path' } }),
    );
  });
});
