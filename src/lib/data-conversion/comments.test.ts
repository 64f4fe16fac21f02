/** No comment is lost on the way from JSON with comments to YAML or TOML, wherever it stands. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultOptions } from '#core/fields.ts';
import { plainContext } from '#core/perform.ts';
import { jsonToToml, jsonToYaml, tomlToJson, yamlToJson } from '#lib/data-conversion/options.ts';
import { readJson, readTomlText, readYamlText } from '#lib/data-conversion/read.ts';
import { writeTomlAsJson, writeYamlAsJson } from '#lib/data-conversion/write-json.ts';
import { writeJsonAsToml } from '#lib/data-conversion/write-toml.ts';
import { writeJsonAsYaml } from '#lib/data-conversion/write-yaml.ts';

/** Of each comment the mark is replaced by a number of its own. */
const comment = fc.constantFrom('', '', '', ' // @\n', '/* @ */', '\n// @\n', '/* @\n @ */\n', '\n/* @ */ ');
const numberMarks = (json: string): string => {
  let count = 0;
  return json.replace(/@/g, () => `mark${++count}.`);
};
const marksIn = (text: string): readonly string[] => (text.match(/mark\d+\./g) ?? []).toSorted();

const { value } = fc.letrec<{ value: string; list: string; map: string }>((tie) => ({
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
const commented = fc.tuple(comment, value, comment).map(([above, data, after]) => numberMarks(above + data + after));

const ctx = plainContext();

describe('comments', () => {
  it.each([
    {},
    { indentLists: false, indent: '3' as const },
    { flowDepth: 2, flowItems: 3 },
    { multiLine: 'folded' as const, documentStart: true },
  ])('are all in the YAML written with %j, and read from it', (style) => {
    const fromYaml = { ...defaultOptions(yamlToJson), output: 'jsonc' as const };
    fc.assert(
      fc.property(commented, (json) => {
        const yaml = writeJsonAsYaml(readJson(json, ctx), { ...defaultOptions(jsonToYaml), ...style }, ctx);
        const back = writeYamlAsJson(readYamlText(yaml, fromYaml, ctx), fromYaml, ctx);
        expect(marksIn(back)).toEqual(marksIn(json));
      }),
      { numRuns: 500 },
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
      fc.property(commented, (json) => {
        const toml = writeJsonAsToml(readJson(json, ctx), { ...defaultOptions(jsonToToml), ...style }, ctx);
        const back = writeTomlAsJson(readTomlText(toml, fromToml, ctx), fromToml, ctx);
        expect(marksIn(back)).toEqual(marksIn(json));
      }),
      { numRuns: 500 },
    );
  });
});
