import { describe, expect, it } from 'vitest';
import messages from '#generated/messages/toml-to-json.en.json' with { type: 'json' };
import { testTool } from '#testing/test-tool.ts';
import * as logic from './logic.ts';
import tool from './tool.ts';

const { run, report } = testTool(tool, logic, { messages });
const toJson = (input: string, options = {}) => run('toJson', input, options);

const compact = { indent: '0' };

describe('what comes out', () => {
  // The known answers of the specification are those of src/lib/toml/read.test.ts; these go through the tool's options.
  it.each([
    ['t = 1979-05-27T07:32:00.999999-07:00', {}, '{"t":"1979-05-27T07:32:00.999999-07:00"}'],
    [
      't = 1979-05-27T07:32:00.999999-07:00\nd = 1979-05-27',
      { dateForm: 'utc' },
      '{"t":"1979-05-27T14:32:00.999999Z","d":"1979-05-27"}',
    ],
    ['t = [1979-05-27]', { dateForm: 'object' }, '{"t":[{"$date":"1979-05-27"}]}'],
    [
      'a = 9007199254740991\nb = 9007199254740993\nc = 0xFFFFFFFFFFFFFFF',
      { unsafeIntegers: 'text' },
      '{"a":9007199254740991,"b":"9007199254740993","c":"1152921504606846975"}',
    ],
    ['a = inf', { nonFinite: 'null' }, '{"a":null}'],
    ['b = 1\na = 2', { sort: 'code-point' }, '{"a":2,"b":1}'],
    ['a = 0xFF # c', { output: 'json5' }, '{a:0xFF/* c*/}'],
    ['', {}, '{}'],
  ])('%j with %j', async (toml, options, json) => {
    expect(await toJson(toml, { ...compact, ...options })).toBe(`${json}\n`);
  });
});

describe('reports changes', () => {
  it.each([
    ['a=1\na=2', {}, 'Line 2, column 1: “a” is already defined on line 1.'],
    ['a = 2026-02-30', {}, 'Line 1, column 5: this date or time does not exist.'],
    ['a = {\n x=1,\n y=2,\n}', { tomlVersion: '1.0' }, 'Line 2, column 2: this needs TOML 1.1.'],
    ['a = foo', {}, 'Line 1, column 5: unexpected “f”. Strings need quotes.'],
    ['a = "\u0001"', {}, 'Line 1, column 6: the control character U+0001 must be written as \\u0001.'],
    ['a = 1\rb = 2', {}, 'Line 1, column 6: expected a line feed after this carriage return.'],
  ])('of the mistake in %j', async (toml, options, error) => {
    expect((await report('toJson', toml, options)).error).toBe(error);
  });
});
