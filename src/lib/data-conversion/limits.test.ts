/** How long and how deep data may be: in every pair of formats the same, and both ways. */
import { describe, expect, it, test } from 'vitest';
import { plainContext } from '#core/execution/context.ts';
import { defaultOptions } from '#core/fields.ts';
import type { ToolError } from '#core/tool.ts';
import {
  jsonToToml,
  jsonToYaml,
  tomlToJson,
  tomlToYaml,
  yamlToJson,
  yamlToToml,
} from '#lib/data-conversion/options.ts';
import { readJson, readTomlText, readYamlText } from '#lib/data-conversion/read.ts';
import { writeTomlAsJson, writeYamlAsJson } from '#lib/data-conversion/write-json.ts';
import { writeJsonAsToml, writeYamlAsToml } from '#lib/data-conversion/write-toml.ts';
import { writeJsonAsYaml, writeTomlAsYaml } from '#lib/data-conversion/write-yaml.ts';

const ctx = plainContext();
const asJson = { indent: '0', output: 'json5' } as const;
const yaml = { ...defaultOptions(yamlToJson), ...asJson };
const toml = { ...defaultOptions(tomlToJson), ...asJson };

type Format = 'JSON' | 'YAML' | 'TOML';

const conversions: Readonly<Record<Format, Readonly<Partial<Record<Format, (text: string) => string>>>>> = {
  JSON: {
    YAML: (text) => writeJsonAsYaml(readJson(text, 'YAML', ctx), defaultOptions(jsonToYaml), ctx),
    TOML: (text) =>
      writeJsonAsToml(readJson(text, 'TOML', ctx), { ...defaultOptions(jsonToToml), bigIntegers: 'keep' }, ctx),
  },
  YAML: {
    JSON: (text) => writeYamlAsJson(readYamlText(text, yaml, ctx), yaml, ctx),
    TOML: (text) =>
      writeYamlAsToml(readYamlText(text, yaml, ctx), { ...defaultOptions(yamlToToml), bigIntegers: 'keep' }, ctx),
  },
  TOML: {
    JSON: (text) => writeTomlAsJson(readTomlText(text, toml, ctx), toml, ctx),
    YAML: (text) => writeTomlAsYaml(readTomlText(text, toml, ctx), defaultOptions(tomlToYaml), ctx),
  },
};

const pairs = (['JSON', 'YAML', 'TOML'] as const).flatMap((from) =>
  Object.entries(conversions[from]).map(([to, convert]) => ({ from, to: to as Format, convert })),
);

describe('there is no limit to the length of', () => {
  // More than a call takes as arguments.
  const length = 130_000;
  const text = 'xé😀 '.repeat(length / 5).trim();
  const digits = '1234567890'.repeat(length / 10);
  const name = 'name'.repeat(length / 4);
  const repeat = (piece: string): string => piece.repeat(length);

  it.each<[string, string | RegExp, Partial<Record<Format, string>>]>([
    ['texts', text, { JSON: `{"a":"${text}"}`, YAML: `a: ${text}`, TOML: `a = "${text}"` }],
    ['single-quoted texts', text, { JSON: `{a:'${text}'}`, YAML: `a: '${text}'`, TOML: `a = '${text}'` }],
    ['block texts', text, { YAML: `a: |\n  ${text}\n`, TOML: `a = """\n${text}"""` }],
    ['literal block texts', text, { YAML: `a: >-\n  ${text}\n`, TOML: `a = '''${text}'''` }],
    ['whole numbers', digits, { JSON: `{"a":${digits}}`, YAML: `a: ${digits}`, TOML: `a = ${digits}` }],
    ['fractions', `0.${digits}`, { JSON: `{"a":0.${digits}}`, YAML: `a: 0.${digits}`, TOML: `a = 0.${digits}` }],
    ['exponents', digits, { JSON: `{"a":1e+${digits}}`, YAML: `a: 1e+${digits}`, TOML: `a = 1e+${digits}` }],
    ['hexadecimal numbers', /[\dF]{130000}/, { JSON: `{"a":0x${repeat('F')}}`, TOML: `a = 0x${repeat('F')}` }],
    ['bare keys', name, { JSON: `{${name}:1}`, YAML: `${name}: 1`, TOML: `${name} = 1` }],
    ['quoted keys', text, { JSON: `{"${text}":1}`, YAML: `"${text}": 1`, TOML: `"${text}" = 1` }],
    ['keys of digits', digits, { JSON: `{"${digits}":1}`, YAML: `"${digits}": 1`, TOML: `${digits} = 1` }],
    ['table names', name, { TOML: `[a.${name}]\nb = 1` }],
    ['comments', name, { JSON: `//${name}\n{"a":1}`, YAML: `#${name}\na: 1`, TOML: `#${name}\na = 1` }],
    [
      'lists',
      /(?:1,?\s*(?:- )?){130000}/,
      { JSON: `[${repeat('1,')}]`, YAML: repeat('- 1\n'), TOML: `a = [${repeat('1,')}]` },
    ],
  ])('%s', (_, expected, inputs) => {
    for (const { from, to, convert } of pairs) {
      const input = inputs[from];
      if (input === undefined) continue;
      const written = convert(input);
      const found = typeof expected === 'string' ? written.includes(expected) : expected.test(written);
      expect({ from, to, found }).toEqual({ from, to, found: true });
    }
  });

  it.each<[string, (comments: string) => Record<Format, string>]>([
    ['above a key', (all) => ({ JSON: `{${all}"a":1}`, YAML: `${all}a: 1`, TOML: `${all}a = 1` })],
    ['at the end', (all) => ({ JSON: `{"a":1}\n${all}`, YAML: `a: 1\n${all}`, TOML: `a = 1\n${all}` })],
    ['in a list', (all) => ({ JSON: `{"a":[${all}1]}`, YAML: `a:\n${all}- 1`, TOML: `a = [\n${all}1]` })],
    [
      'behind an item',
      (all) => ({ JSON: `{"a":[1,\n${all}]}`, YAML: `a:\n- 1\n${all}b: 1`, TOML: `a = [1,\n${all}]` }),
    ],
  ])('rows of comments %s', (_, write) => {
    for (const { from, to, convert } of pairs) {
      const input = write(repeat(from === 'JSON' ? '//mark\n' : '#mark\n'))[from];
      expect([from, to, convert(input).match(/mark/g)?.length]).toEqual([from, to, length]);
    }
  });
});

const nest = (open: string, close: string) => (depth: number) => open.repeat(depth) + close.repeat(depth);

describe.each<[Format, string, (depth: number) => string]>([
  ['JSON', 'objects', (depth) => nest('{"a":', '}')(depth).replace(':}', ':1}')],
  ['JSON', 'arrays', (depth) => `{"a":${nest('[', ']')(depth - 1)}}`],
  ['YAML', 'flow lists', (depth) => `a: ${nest('[', ']')(depth - 1)}`],
  ['YAML', 'flow maps', (depth) => `${'{a: '.repeat(depth)}1${'}'.repeat(depth)}`],
  ['YAML', 'pairs in flow lists', (depth) => `a: ${'[a: '.repeat((depth - 1) / 2)}1${']'.repeat((depth - 1) / 2)}`],
  ['YAML', 'block lists', (depth) => `a:\n ${'- '.repeat(depth - 1)}1`],
  ['YAML', 'block maps', (depth) => Array.from({ length: depth }, (_, level) => `${' '.repeat(level)}a:`).join('\n')],
  ['YAML', 'tags that become maps', (depth) => nest('!If [ ', ']')(depth / 2)],
  ['TOML', 'arrays', (depth) => `a = ${nest('[', ']')(depth - 1)}`],
  ['TOML', 'inline tables', (depth) => `a = ${'{ a = '.repeat(depth - 1)}1${' }'.repeat(depth - 1)}`],
  ['TOML', 'dotted keys', (depth) => `${'a.'.repeat(depth - 1)}a = 1`],
  ['TOML', 'tables', (depth) => `[${'a.'.repeat(depth - 2)}a]\nb = 1`],
  ['TOML', 'arrays of tables', (depth) => `[[${'a.'.repeat(depth - 3)}a]]\nb = 1`],
])('%s: %s', (from, name, write) => {
  test.each(pairs.filter((pair) => pair.from === from))('to $to and back, 1,000 deep and no deeper', (pair) => {
    const back = conversions[pair.to][from];
    expect(() => back?.(pair.convert(write(1000)))).not.toThrow();
    // Blanks in front of each level would be gigabytes.
    for (const depth of name === 'block maps' ? [1002] : [1002, 10_002, 100_000])
      expect(() => pair.convert(write(depth))).toThrow(
        expect.objectContaining({ code: 'too-deep', params: { limit: 1000 } }),
      );
  });
});

test.each<[Format, Format, string]>([
  ['JSON', 'TOML', nest('[', ']')(1000)],
  ['YAML', 'TOML', nest('[', ']')(1000)],
  ['YAML', 'JSON', `--- ${nest('[', ']')(1000)}\n--- 1`],
  ['JSON', 'TOML', `${nest('[', ']')(1000)}\n1`],
])('%s to %s: added containers count', (from, to, input) => {
  expect(() => conversions[from][to]?.(input)).toThrow(
    expect.objectContaining({ code: 'too-deep', params: { limit: 999 } }),
  );
});

test('dates that become objects count', () => {
  const write = (depth: number) =>
    writeTomlAsJson(
      readTomlText(`a = ${'['.repeat(depth - 1)}1979-05-27${']'.repeat(depth - 1)}`, toml, ctx),
      { ...toml, dateForm: 'object' },
      ctx,
    );
  expect(() => conversions.JSON.TOML?.(write(999))).not.toThrow();
  expect(() => write(1000)).toThrow(expect.objectContaining({ code: 'too-deep', params: { limit: 1000 } }));
});

test.each<[Format, string]>([
  ['JSON', '{"KEY":1,"KEY":2}'],
  ['YAML', 'KEY: 1\nKEY: 2'],
  ['YAML', '{KEY: 1, KEY: 2}'],
  ['YAML', 'a: *KEY'],
  ['TOML', '"KEY" = 1\n"KEY" = 2'],
  ['TOML', 'a = {"KEY" = 1, "KEY" = 2}'],
])('%s: a long key is quoted by its beginning in %j', (from, input) => {
  const told: object[] = [];
  const telling = plainContext({ notice: (code, params) => void told.push({ code, params }) });
  const text = input.replaceAll('KEY', 'k'.repeat(20_000));
  try {
    if (from === 'JSON') readJson(text, 'YAML', telling);
    else if (from === 'YAML') readYamlText(text, yaml, telling);
    else readTomlText(text, toml, telling);
  } catch (error) {
    told.push((error as ToolError).params);
  }
  expect(JSON.stringify(told)).toMatch(/"k{40}…"/);
});
