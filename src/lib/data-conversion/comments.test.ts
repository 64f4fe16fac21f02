/** No comment is lost on the way from one format to another, wherever it is. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
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
import { runs } from '#testing/runs.ts';

/** Of each comment the mark is replaced by a number of its own. */
const comment = fc.oneof(
  { weight: 4, arbitrary: fc.constant('') },
  { weight: 1, arbitrary: fc.constantFrom(' // @\n', '/* @ */', '\n// @\n', '/* @\n @ */\n', '\n/* @ */ ') },
);
const numberMarks = (json: string): string => {
  let count = 0;
  return json.replace(/@/g, () => `mark${++count}.`);
};
const marksIn = (text: string): readonly string[] => text.match(/mark\d+\./g) ?? [];

const { value, list } = fc.letrec<{ value: string; list: string; map: string }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom('1', '"a"', 'true', '"x\\ny"', '[]', '{}', '"yes"'),
    tie('list'),
    tie('map'),
  ),
  list: fc
    .tuple(comment, fc.array(fc.tuple(comment, tie('value'), comment, comment), { maxLength: 4 }), comment)
    .map(([open, items, close]) => {
      const written = items.map(([above, item, behind, after]) => `${above}${item}${behind},${after}`);
      return `[${open}${written.join('')}${close}]`;
    }),
  map: fc
    .tuple(comment, fc.array(fc.tuple(comment, tie('value'), comment, comment), { maxLength: 4 }), comment)
    .map(([open, entries, close]) => {
      const written = entries.map(
        ([above, held, behind, after], index) => `${above}"k${index}":${behind}${held}${after},`,
      );
      return `{${open}${written.join('')}${close}}`;
    }),
}));
const withComments = (data: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.tuple(comment, data, comment).map(([before, written, after]) => numberMarks(before + written + after));

const behind = fc.constantFrom('', '', ' # @');
const above = fc.constantFrom('', '', '# @\n');
const inFlow = fc.constantFrom(' ', ' ', ' # @\n ');
const indented = (yaml: string): string => yaml.replace(/^(?=.)/gm, '  ');

/** YAML maps with lists and maps as keys, and comments in every possible place. The § makes each name unique. */
const { yamlMap } = fc.letrec<{ yamlMap: string; held: string }>((tie) => ({
  yamlMap: fc
    .array(
      fc
        .tuple(above, fc.constantFrom('k§', '?'), behind, tie('held'), above, behind, tie('held'))
        .map(([before, key, afterKey, complex, between, afterColon, value]) => {
          const written = key === '?' ? `?${afterKey}\n${indented(complex)}${between}` : key;
          return `${before}${written}:${afterColon}\n${indented(value)}`;
        }),
      { minLength: 1, maxLength: 3 },
    )
    .map((entries) => entries.join('')),
  held: fc
    .tuple(
      above,
      fc.oneof(
        { depthSize: 'small' },
        behind.map((after) => `x§${after}\n`),
        fc.tuple(behind, above, behind, above).map(([a, b, c, d]) => `- "x§"${a}\n${b}- y${c}\n${d}`),
        fc.tuple(inFlow, inFlow, behind).map(([a, b, c]) => `[${a}x§,${b}[y]]${c}\n`),
        fc.tuple(inFlow, inFlow, inFlow, behind).map(([a, b, c, d]) => `{${a}x§: ${b}1,${c}y: 2}${d}\n`),
        tie('yamlMap'),
      ),
    )
    .map((parts) => parts.join('')),
}));

const ctx = plainContext();

describe('comments', () => {
  it.each([
    {},
    { indentLists: false, indent: '3' as const },
    { flowDepth: 2, flowItems: 3 },
    { multiLine: 'folded' as const, documentStart: true },
  ])('are all in the YAML written with %j, and read from it, in their order', (style) => {
    const fromYaml = { ...defaultOptions(yamlToJson), output: 'jsonc' as const };
    fc.assert(
      fc.property(withComments(value), (json) => {
        const yaml = writeJsonAsYaml(readJson(json, 'YAML', ctx), { ...defaultOptions(jsonToYaml), ...style }, ctx);
        const back = writeYamlAsJson(readYamlText(yaml, fromYaml, ctx), fromYaml, ctx);
        expect(marksIn(back)).toEqual(marksIn(json));
      }),
      runs(1000),
    );
  });

  it.each([
    {},
    { writtenVersion: '1.1' as const },
    { arraysOfTables: 'inline' as const },
    { inlineDepth: 1 },
    { inlineDepth: 1, arraysOfTables: 'inline' as const, writtenVersion: '1.1' as const },
  ])('are all in the TOML written with %j, and read from it', (style) => {
    const fromToml = { ...defaultOptions(tomlToJson), output: 'jsonc' as const };
    fc.assert(
      fc.property(withComments(value), (json) => {
        const toml = writeJsonAsToml(readJson(json, 'TOML', ctx), { ...defaultOptions(jsonToToml), ...style }, ctx);
        const back = writeTomlAsJson(readTomlText(toml, fromToml, ctx), fromToml, ctx);
        expect(marksIn(toml).toSorted()).toEqual(marksIn(json).toSorted());
        expect(marksIn(back)).toEqual(marksIn(toml));
        const yaml = writeTomlAsYaml(readTomlText(toml, fromToml, ctx), defaultOptions(tomlToYaml), ctx);
        expect(marksIn(yaml)).toEqual(marksIn(toml));
      }),
      runs(1000),
    );
  });

  it.each(['1.0', '1.1'] as const)('in lists keep their order in TOML %s', (writtenVersion) => {
    const style = { ...defaultOptions(jsonToToml), writtenVersion, arraysOfTables: 'inline' as const };
    fc.assert(
      fc.property(withComments(list), (json) => {
        expect(marksIn(writeJsonAsToml(readJson(json, 'TOML', ctx), style, ctx))).toEqual(marksIn(json));
      }),
      runs(1000),
    );
  });

  it('of YAML with lists and maps as keys are all in the JSON and the TOML, and not in a key', () => {
    const style = { ...defaultOptions(yamlToJson), indent: '0' } as const;
    const convert = (yaml: string, output: 'json' | 'jsonc') =>
      writeYamlAsJson(readYamlText(yaml, style, ctx), { ...style, output }, ctx);
    fc.assert(
      fc.property(yamlMap, (marked) => {
        let names = 0;
        const yaml = numberMarks(marked.replace(/§/g, () => String(++names)));
        expect(marksIn(convert(yaml, 'jsonc'))).toEqual(marksIn(yaml));
        const toml = writeYamlAsToml(readYamlText(yaml, style, ctx), defaultOptions(yamlToToml), ctx);
        expect(marksIn(toml).toSorted()).toEqual(marksIn(yaml).toSorted());
        expect(convert(yaml, 'json')).toBe(convert(yaml.replace(/# mark\d+\./g, ''), 'json'));
      }),
      runs(2000),
    );
  });
});
