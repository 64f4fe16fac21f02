import { describe, expect, it } from 'vitest';
import messages from '#generated/messages/yaml-to-json-converter.en.json' with { type: 'json' };
import { testTool } from '#testing/test-tool.ts';
import * as logic from './logic.ts';
import tool from './tool.ts';

const { run, report } = testTool(tool, logic, { messages });
const toJson = (input: string, options = {}) => run('toJson', input, options);

const compact = { indent: '0' };

describe('what comes out', () => {
  // The known answers of the specification.
  it.each([
    ['foo: bar\nlist:\n  - item\n  - key: value', {}, '{"foo":"bar","list":["item",{"key":"value"}]}'],
    ['id: 12345678901234567890\nf: 0.1000000000000000055', {}, '{"id":12345678901234567890,"f":0.1000000000000000055}'],
    [
      "d: &d {name: '', age: 0}\np: *d\nq: [{<<: *d, age: 1}, {age: 3, <<: *d}]",
      {},
      '{"d":{"name":"","age":0},"p":{"name":"","age":0},"q":[{"name":"","age":1},{"age":3,"name":""}]}',
    ],
    ['a: NO', {}, '{"a":"NO"}'],
    ['a: NO', { yamlVersion: '1.1' }, '{"a":false}'],
    ['a: 190:20:30', { yamlVersion: '1.1' }, '{"a":685230}'],
    ['a: 1\n---\nb: 2', {}, '[{"a":1},{"b":2}]'],
    ['a: 1\n---\nb: 2', { documents: 'lines' }, '{"a":1}\n{"b":2}'],
    ['a: 1\n---\nb: 2', { documents: 'one', document: 2 }, '{"b":2}'],
    ['---\n', {}, 'null'],
    ['# nothing\n', {}, 'null'],
    ['false', {}, 'false'],
    ['0', {}, '0'],
    ['b: 1\na: é', { sort: 'code-point', ascii: true }, String.raw`{"a":"\u00e9","b":1}`],
    ['[.inf, -.inf, .nan]', {}, '["Infinity","-Infinity","NaN"]'],
    ['[.inf]', { nonFinite: 'null' }, '[null]'],
    ['[.inf, 0x1F, x]', { output: 'json5' }, '[Infinity,0x1F,"x"]'],
    ['a: 1\na: 2', { duplicates: 'last' }, '{"a":2}'],
    ['<<: 1', { merge: false }, '{"<<":1}'],
  ])('%j with %j', async (yaml, options, json) => {
    expect(await toJson(yaml, { ...compact, ...options })).toBe(`${json}\n`);
  });

  it('is nothing of blank text', async () => {
    expect(await report('toJson', ' \n')).toEqual({ value: '', notices: [] });
  });

  it('is laid out with comments where there is room for them', async () => {
    expect(await toJson('# a\nb: 1 # c\n', { output: 'jsonc', indent: 'tab' })).toBe('{\n\t// a\n\t"b": 1 // c\n}\n');
  });
});

describe('reports changes', () => {
  it.each([
    [
      '# a\nb: 1 # c',
      {},
      ['2 comments were left out: JSON has no comments. Choose “JSON with comments” to keep them.'],
    ],
    ['on: NO\nb: 0644\ny: NO', {}, ['5 values differ in YAML 1.1 (first: “on”, line 1).']],
    ['a: NO', {}, ['Line 1, column 4: some YAML 1.1 parsers read “NO” as false.']],
    ['a\n---\nb', {}, ['2 documents were read.']],
    ['a\n---\nb', { documents: 'one' }, ['2 documents were read.', 'Only document 1 of 2 was converted.']],
    ['[&a 1, *a]', {}, ['1 alias was replaced by a copy of its value.']],
    ['a: !x 1', {}, ['1 tag was left out: !x']],
    ['? [a]\n: 1', {}, ['Line 1: 1 key is a list or a map and was written as JSON text.']],
    ['a: .nan', {}, ['NaN was written as "NaN": JSON has no such number.']],
  ])('of %j with %j', async (yaml, options, notices) => {
    expect((await report('toJson', yaml, options)).notices).toEqual(notices);
  });

  it.each([
    ['a: 1\na: 2', 'Line 2, column 1: the key “a” is already set on line 1.'],
    ['a:\n\tb: 1', 'Line 2, column 1: indent with spaces, not tabs.'],
    ['a:\n  b: 1\n c: 2', 'Line 3, column 2: the indentation does not match any open level.'],
    ["a: 'x", 'Line 1, column 4: this quoted text is never closed.'],
    ['a: [1, 2\nb: 3', 'Line 2, column 1: “[” opened on line 1 is never closed.'],
    ['a: b: c', 'Line 1, column 5: second “:” on this line. Put the value in quotes.'],
    ['a: *x', 'Line 1, column 4: the anchor “x” is not defined before this alias.'],
    ['&a [*a]', 'The alias “a” refers to itself.'],
    ['a: "\\q"', 'Line 1, column 5: “\\q” is not a YAML escape.'],
    ['{a: {} c: 2}', 'Line 1, column 8: a comma is missing between these items.'],
    ['%b', 'Line 1, column 3: invalid YAML (directives end mark is expected).'],
  ])('of the mistake in %j', async (yaml, error) => {
    expect((await report('toJson', yaml)).error).toBe(error);
  });

  it('of numbers that JSON has not', async () => {
    expect((await report('toJson', 'a: .inf', { nonFinite: 'error' })).error).toBe(
      'Line 1, column 4: Infinity is not a JSON number. Set “NaN and Infinity” to write it as a string or null.',
    );
  });

  it('of documents that are not there', async () => {
    expect((await report('toJson', 'a', { documents: 'one', document: 2 })).error).toBe(
      'Document 2 does not exist: the input has only 1 document.',
    );
  });
});
