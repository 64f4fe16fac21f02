import { describe, expect, it, test } from 'vitest';
import { plainContext } from '#core/execution/context.ts';
import messages from '#generated/messages/json-minify.en.json' with { type: 'json' };
import { plainRewriting, rewriteJson } from '#lib/json/rewrite.ts';
import { testTool } from '#testing/test-tool.ts';
import * as logic from './logic.ts';
import tool from './tool.ts';

const { run, report } = testTool(tool, logic, { messages });

describe('minify', () => {
  it.each([
    ['{\n\t"hello": [\n\t\t"world"\n\t]\n}', '{"hello":["world"]}'],
    ['{ "a" : 9007199254740993 , "b" : 1.0 }', '{"a":9007199254740993,"b":1.0}'],
    ["// c\n{a: 'x y',}", '{"a":"x y"}'],
    ['{"a":"b  c"}', '{"a":"b  c"}'],
    ['1\n2\n', '1\n2'],
    [' ""', '""'],
    ['', ''],
    [' \r\n', ''],
    ['{"__proto__": {"a": 1, "a": 2}}', '{"__proto__":{"a":1,"a":2}}'],
    [String.raw`{"a": "\u0041\/\ud83d\ude00"}`, String.raw`{"a":"\u0041\/\ud83d\ude00"}`],
    ['[1,\r\n"😀 é"]', '[1,"😀 é"]'],
    ['"\ud800"', '"\ud800"'],
  ])('%j is %j', async (json, minified) => {
    expect(await run('minify', json)).toBe(minified);
  });

  it.each([
    [{ sort: 'code-point' }, '{"b": 1, "a": {"d": 1, "c": 2}}', '{"a":{"c":2,"d":1},"b":1}'],
    [{ shortenEscapes: true }, String.raw`"\u0041\/\u000a\ud83d\ude00\""`, String.raw`"A/\n😀\""`],
    [{ remove: 'null' }, '{"a": null, "b": "", "c": [null], "d": {"e": null}}', '{"b":"","c":[null],"d":{}}'],
    [
      { remove: 'empty' },
      '{"a": null, "b": "", "c": [], "d": {"e": {"f": null}}, "g": [{}, ""], "h": 0, "i": false}',
      '{"g":[{},""],"h":0,"i":false}',
    ],
    [{ remove: 'empty' }, '{"a": null}', '{}'],
    [
      { remove: 'null', shortenNumbers: true, sort: 'natural' },
      '{"a10": 1.0, "a2": null, "a1": 2}',
      '{"a1":2,"a10":1}',
    ],
    [
      { width: 10 },
      '{"key": "a long, long text", "b": [1, 2, 3, 4]}',
      '{"key":\n"a long, long text",\n"b":[1,2,\n3,4]}',
    ],
    [{ width: 1 }, String.raw`["\"", -1.5e+3] true`, '[\n"\\"",\n-1.5e+3\n]\ntrue'],
  ])('with %j, %s is %s', async (options, json, minified) => {
    expect(await run('minify', json, options)).toBe(minified);
  });

  it.each([
    ['1.0', '1'],
    ['1e+3', '1e3'],
    ['1.50E+03', '1.5e3'],
    ['-0.0', '-0'],
    ['2e0', '2'],
    ['2e-00', '2'],
    ['1e-05', '1e-5'],
    ['100000', '100000'],
    ['0.10', '0.1'],
    ['9007199254740993.000', '9007199254740993'],
    ['+.5', '0.5'],
    ['0x1F', '31'],
  ])('shortens %s to %s', async (number, shortened) => {
    for (const remove of ['off', 'null'])
      expect(await run('minify', number, { shortenNumbers: true, remove })).toBe(shortened);
  });

  test('minified again after being laid out, the bytes are the same', async () => {
    const json = `${String.raw`{"a": [1.0, {"\u0062": -0, "c": []}, "x  y", {}], "a": null}`}\n[true]`;
    const minified = await run('minify', json);
    for (const indent of ['  ', '\t'])
      expect(await run('minify', rewriteJson(json, { ...plainRewriting, indent }, plainContext()))).toBe(minified);
    for (const width of [1, 7, 30])
      expect(await run('minify', (await run('minify', json, { width })) as string)).toBe(minified);
  });
});

describe('encode', () => {
  it.each([
    ['string', '{ "a": "b\\n" }', String.raw`"{\"a\":\"b\\n\"}"`],
    ['url', '{ "é": "x y&" }', '%7B%22%C3%A9%22%3A%22x%20y%26%22%7D'],
    ['base64', '"é"', 'IsOpIg=='],
    // Halves of a surrogate pair have no UTF-8.
    ['url', '"\ud800"', '%22%5Cud800%22'],
    ['base64', '"\udc00"', btoa(String.raw`"\udc00"`)],
    ['string', '"\ud800"', '"\\"\ud800\\""'],
    ['url', ' ', ''],
  ])('as %s, %j is %j', async (as, json, encoded) => {
    expect(await run('encode', json, { as })).toBe(encoded);
  });
});

test('sizes are counted in UTF-8', async () => {
  const { value } = await report('measure', '{ "é": 1 }');
  expect(value).toMatchObject({ before: 11, after: 8, saved: 27.27 });
  expect((value as { gzip: number }).gzip).toBeGreaterThan(8);
  expect((await report('measure', '')).value).toMatchObject({ before: 0, after: 0, saved: 0 });
});

describe('reports changes', () => {
  it.each([
    [
      '{"a": 1.0, "b": null} // c',
      { shortenNumbers: true, remove: 'null' },
      [
        '1 comment was removed, since JSON has no comments.',
        '1 key was removed.',
        '1 number was shortened. The value is the same, unless a program distinguishes 1.0 from 1.',
      ],
    ],
    ['{"a":1,"a":2}', {}, ['The key “a” appears twice in this object (line 1, columns 2 and 8).']],
    ['1\n2', {}, ['The input has 2 JSON values, written one per line.']],
  ])('of %j', async (json, options, notices) => {
    expect((await report('minify', json, options)).notices).toEqual(notices);
  });

  it('of mistakes', async () => {
    expect((await report('minify', '{"a": tru}')).error).toBe(
      'Line 1, column 7: “tru” is not a JSON value. Put strings in double quotes, or write true, false or null.',
    );
  });
});
