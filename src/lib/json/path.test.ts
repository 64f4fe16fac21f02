import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePointer, type Steps, toPointer, writePath } from '#lib/json/path.ts';

it.each<[Steps, string, string, string, string, string]>([
  [[], '$', '', 'data', 'data', '.'],
  [['a', 0, 'b c'], "$['a'][0]['b c']", '/a/0/b c', 'data.a[0]["b c"]', 'data["a"][0]["b c"]', '.a[0]["b c"]'],
  [[0, 'x'], "$[0]['x']", '/0/x', 'data[0].x', 'data[0]["x"]', '.[0].x'],
  [["it's"], "$['it\\'s']", "/it's", 'data["it\'s"]', 'data["it\'s"]', '.["it\'s"]'],
  [['a/b~c'], "$['a/b~c']", '/a~1b~0c', 'data["a/b~c"]', 'data["a/b~c"]', '.["a/b~c"]'],
  [[''], "$['']", '/', 'data[""]', 'data[""]', '.[""]'],
  [
    ['__proto__', '$x'],
    "$['__proto__']['$x']",
    '/__proto__/$x',
    'data.__proto__.$x',
    'data["__proto__"]["$x"]',
    '.__proto__["$x"]',
  ],
])('%j', (steps, jsonPath, pointer, javascript, python, jq) => {
  expect(writePath(steps, 'jsonPath')).toBe(jsonPath);
  expect(writePath(steps, 'pointer')).toBe(pointer);
  expect(writePath(steps, 'javascript')).toBe(javascript);
  expect(writePath(steps, 'python')).toBe(python);
  expect(writePath(steps, 'jq')).toBe(jq);
});

// RFC 9535, section 2.7: table 21 and the grammar of normalized paths.
it.each([
  ['\u000b', String.raw`$['\u000b']`],
  ['a', "$['a']"],
  ['\b\t\n\f\r\\\'"é', String.raw`$['\b\t\n\f\r\\\'"é']`],
  ['\0\u001f\u007f', `$['\\u0000\\u001f\u007f']`],
])('normalizes %j', (name, path) => {
  expect(writePath([name], 'jsonPath')).toBe(path);
});

describe('JSON Pointer', () => {
  // RFC 6901, section 5.
  it.each([
    ['', []],
    ['/foo/0', ['foo', '0']],
    ['/', ['']],
    ['/a~1b', ['a/b']],
    ['/m~0n', ['m~n']],
    ['/ ', [' ']],
    ['/~01', ['~1']],
    ['//', ['', '']],
  ])('%j', (pointer, tokens) => {
    expect(parsePointer(pointer)).toEqual(tokens);
  });

  it.each(['a', '/~', '/~2', '#/a'])('rejects %j', (pointer) => {
    expect(parsePointer(pointer)).toBeUndefined();
  });

  it('reads what it writes', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' })), (keys) => {
        expect(parsePointer(toPointer(keys))).toEqual(keys);
      }),
    );
  });
});
