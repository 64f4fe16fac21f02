/** Numbers and dates in every pair of formats: they keep their meaning, or a notice reports the change. */
import { expect, test } from 'vitest';
import { plainContext } from '#core/execution/context.ts';
import { defaultOptions } from '#core/fields.ts';
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

const notices: string[] = [];
const ctx = plainContext({ notice: (code) => void notices.push(code) });
const fromYaml = defaultOptions(yamlToJson);
const fromToml = defaultOptions(tomlToJson);

type Convert = (value: string, yamlVersion: '1.2' | '1.1') => string;

/** From the value of a key to the value of that key. */
const conversions = {
  'JSON → YAML': (value) =>
    writeJsonAsYaml(readJson(`{"a":${value}}`, 'YAML', ctx), defaultOptions(jsonToYaml), ctx).slice('a: '.length),
  'JSON → TOML': (value) =>
    writeJsonAsToml(readJson(`{"a":${value}}`, 'TOML', ctx), defaultOptions(jsonToToml), ctx).slice('a = '.length),
  'YAML → JSON': (value, yamlVersion) =>
    writeYamlAsJson(
      readYamlText(`a: ${value}`, { ...fromYaml, yamlVersion }, ctx),
      { ...fromYaml, indent: '0' },
      ctx,
    ).slice('{"a":'.length, -2),
  'YAML → TOML': (value, yamlVersion) =>
    writeYamlAsToml(
      readYamlText(`a: ${value}`, { ...fromYaml, yamlVersion }, ctx),
      defaultOptions(yamlToToml),
      ctx,
    ).slice('a = '.length),
  'TOML → JSON': (value) =>
    writeTomlAsJson(readTomlText(`a = ${value}`, fromToml, ctx), { ...fromToml, indent: '0' }, ctx).slice(
      '{"a":'.length,
      -2,
    ),
  'TOML → YAML': (value) =>
    writeTomlAsYaml(readTomlText(`a = ${value}`, fromToml, ctx), defaultOptions(tomlToYaml), ctx).slice('a: '.length),
} satisfies Record<string, Convert>;

const date = '1979-05-27T07:32:00.999999-07:00';
const big = '12345678901234567890';

test.each<[keyof typeof conversions, string, string, string?, ('1.1' | '1.2')?]>([
  ['JSON → YAML', big, big],
  ['JSON → TOML', big, `"${big}"`, 'big-integer'],
  ['YAML → JSON', big, big],
  ['YAML → TOML', big, `"${big}"`, 'big-integer'],
  // TOML requires no more than 64 bits, and parsers may accept more.
  ['TOML → JSON', big, big],
  ['TOML → YAML', big, big],

  ['JSON → YAML', '1.10', '1.10'],
  ['JSON → TOML', '1.10', '1.10'],
  ['YAML → JSON', '1.10', '1.10'],
  ['YAML → TOML', '1.10', '1.10'],
  ['TOML → JSON', '1.10', '1.10'],
  ['TOML → YAML', '1.10', '1.10'],

  ['JSON → YAML', '1e400', '1.0e+400'],
  ['JSON → TOML', '1e400', '1e400'],
  ['YAML → JSON', '1e400', '1e400', 'version-values'],
  ['YAML → TOML', '1e400', '1e400', 'version-values'],
  ['TOML → JSON', '1e400', '1e400'],
  ['TOML → YAML', '1e400', '1.0e+400'],

  ['JSON → YAML', '-0', '-0'],
  ['JSON → TOML', '-0', '-0'],
  ['YAML → JSON', '-0', '-0'],
  ['YAML → TOML', '-0', '-0'],
  ['TOML → JSON', '-0', '-0'],
  ['TOML → YAML', '-0', '-0'],

  ['JSON → YAML', '0x1F', '0x1F'],
  ['JSON → TOML', '0x1F', '0x1F'],
  ['YAML → JSON', '0x1F', '31'],
  ['YAML → TOML', '0x1F', '0x1F'],
  ['TOML → JSON', '0x1F', '31'],
  ['TOML → YAML', '0x1F', '0x1F'],

  ['YAML → JSON', '1_000', '"1_000"', 'version-values'],
  ['YAML → TOML', '1_000', '"1_000"', 'version-values'],
  ['YAML → JSON', '1_000', '1000', 'version-values', '1.1'],
  ['YAML → TOML', '1_000', '1000', 'version-values', '1.1'],
  ['TOML → JSON', '1_000', '1000'],
  ['TOML → YAML', '1_000', '1000'],

  ['JSON → YAML', `"${date}"`, `"${date}"`],
  ['JSON → TOML', `"${date}"`, `"${date}"`],
  ['YAML → JSON', date, `"${date}"`, 'version-dates'],
  ['YAML → TOML', date, date, 'version-dates'],
  ['TOML → JSON', date, `"${date}"`],
  ['TOML → YAML', date, date],

  ['YAML → TOML', '0o17', '0o17', 'version-values'],
  ['YAML → TOML', '017', '0o17', 'version-values', '1.1'],
  ['YAML → TOML', '017', '17', 'version-values'],
  ['TOML → YAML', '0o17', '15'],
  ['TOML → YAML', '0b11', '3'],
  ['YAML → TOML', '.5', '0.5'],
  ['YAML → TOML', '-.inf', '-inf'],
  ['TOML → YAML', '-inf', '-.inf'],
  ['TOML → JSON', '-inf', '"-Infinity"', 'non-finite-written'],
  ['YAML → JSON', '.nan', '"NaN"', 'non-finite-written'],
  ['TOML → YAML', '07:32:00', '"07:32:00"'],
  ['YAML → TOML', '1979-05-27T07:32', '1979-05-27T07:32:00'],
])('%s: %s becomes %s', (pair, value, expected, notice = '', version = '1.2') => {
  notices.length = 0;
  expect(conversions[pair](value, version).trimEnd()).toBe(expected);
  expect(notices).toEqual(notice ? [notice] : []);
});
