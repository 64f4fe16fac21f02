import { describe, expect, it } from 'vitest';
import messages from '#generated/messages/yaml-to-toml.en.json' with { type: 'json' };
import { testTool } from '#testing/test-tool.ts';
import * as logic from './logic.ts';
import tool from './tool.ts';

const { run, report } = testTool(tool, logic, { messages });
const toToml = (input: string, options = {}) => run('toToml', input, options);

describe('what comes out', () => {
  // The known answers of the specification (re-read with smol-toml and Python's tomllib).
  it.each([
    [
      'foo: bar\nlist:\n  name: item\n  another:\n    key: value\n    number: 1',
      {},
      'foo = "bar"\n\n[list]\nname = "item"\n\n[list.another]\nkey = "value"\nnumber = 1\n',
    ],
    ['# top\na: 1 # one\n# two\nb: 2', {}, '# top\na = 1 # one\n# two\nb = 2\n'],
    ['d: 2026-11-20\nt: "2026-11-20"', {}, 'd = 2026-11-20\nt = "2026-11-20"\n'],
    ['d: 2026-11-20\nt: "2026-11-20"', { dates: 'text' }, 'd = "2026-11-20"\nt = "2026-11-20"\n'],
    ['x: ~\ny: 9007199254740993\nz: 0x1F\nw: .inf', {}, 'y = 9007199254740993\nz = 0x1F\nw = inf\n'],
    ['- 1\n- a', {}, 'items = [1, "a"]\n'],
    ['5', { rootKey: 'answer' }, 'answer = 5\n'],
    ['a: 1\n---\nb: 2', { document: 2 }, 'b = 2\n'],
    ['a: {b: {c: {d: 1}}}', { inlineDepth: 2 }, '[a.b]\nc = { d = 1 }\n'],
    ['a: ""\nb: ~', { nulls: 'empty' }, 'a = ""\nb = ""\n'],
    ['b: 1\na: 2', { sort: 'code-point' }, 'a = 2\nb = 1\n'],
    ['', {}, ''],
    ['# only\n', {}, '# only\n'],
  ])('%j with %j', async (yaml, options, toml) => {
    expect(await toToml(yaml, options)).toBe(toml);
  });
});

describe('reports changes', () => {
  it.each([
    ['- 1', {}, ['TOML needs a table at the root; this YAML is a list. It was put under “items”.']],
    ['1', {}, ['TOML needs a table at the root; this YAML is a single value. It was put under “value”.']],
    ['a: ~\nb: {c.d: [1, null]}', {}, ['2 null values were left out (TOML has no null): a, b."c.d"[1]']],
    ['a: [~, ~, ~, ~, ~, ~]', {}, ['6 null values were left out (TOML has no null): a[0], a[1], a[2], a[3], a[4] …']],
    [
      'a: 123456789012345678901',
      {},
      ['a: 123456789012345678901 does not fit in a 64-bit integer, so it was written as a string.'],
    ],
    ['a: 123456789012345678901', { bigIntegers: 'keep' }, []],
    ['a: 1\n---\nb: 2', {}, ['2 documents were read.', 'Only document 1 of 2 was converted.']],
  ])('of %j with %j', async (yaml, options, notices) => {
    expect((await report('toToml', yaml, options)).notices).toEqual(notices);
  });

  it.each([
    ['a: 1\na: 2', {}, 'Line 2, column 1: the key “a” is already set on line 1.'],
    ['a: [1, ~]', { nulls: 'error' }, 'a[1]: a list cannot contain null in TOML.'],
    ['a: ~', { nulls: 'error' }, 'a: TOML has no null.'],
    ['- 1', { root: 'error' }, 'TOML needs a table at the root; this YAML is a list.'],
    ['a: 0x8000000000000000', { bigIntegers: 'error' }, 'a: 0x8000000000000000 does not fit in a 64-bit integer.'],
  ])('of the mistake in %j with %j', async (yaml, options, error) => {
    expect((await report('toToml', yaml, options)).error).toBe(error);
  });
});
