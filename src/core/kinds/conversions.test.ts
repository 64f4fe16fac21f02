import { expect, test } from 'vitest';
import { catalog } from '#host/catalog.ts';
import { createConversionSearch } from './conversions.ts';
import { flows, type KindId, kindInfo } from './kinds.ts';

const find = createConversionSearch(catalog);
const namesOf = (from: KindId, to: KindId) =>
  find(from, to)?.map(({ tool, operation }) => `${tool.id}/${operation.name}`);

test.each<[from: KindId, to: KindId, path: readonly string[] | undefined]>([
  ['json', 'csv', ['json-to-csv/toCsv']],
  ['csv', 'json', ['json-to-csv/fromCsv']],
  // By the tool that is called so.
  ['yaml', 'json', ['yaml-to-json-converter/toJson']],
  ['toml', 'yaml', ['toml-to-yaml/toYaml']],
  ['csv', 'xml', ['json-to-csv/fromCsv', 'json-to-xml/toXml']],
  // Through the fewest steps, not through a table.
  ['csv', 'html', ['json-to-csv/fromCsv', 'json-to-csv/toHtmlTable']],
  ['csv', 'markdown', ['json-to-csv/fromCsv', 'json-to-csv/toHtmlTable', 'html-wysiwyg-editor/toMarkdown']],
  // Any text can be wrapped, and a wrapping may hold anything.
  ['color', 'base64', ['base64-string-converter/encode']],
  ['base64', 'yaml', ['base64-string-converter/decode']],
  ['color', 'iban', undefined],
  ['json', 'roman-numeral', undefined],
  ['number', 'csv', undefined],
])('%s becomes %s by %j', (from, to, path) => {
  expect(namesOf(from, to)).toEqual(path);
});

test.each<[from: KindId, to: KindId, output: string, path: readonly string[] | undefined]>([
  // What is encoded to be decoded is what it was.
  ['url', 'base64', 'text', undefined],
  ['url', 'base64', 'file', undefined],
  ['url', 'jwt', 'json', undefined],
  ['json', 'csv', 'json', undefined],
  ['yaml', 'csv', 'json', undefined],
  ['yaml', 'csv', 'html', ['yaml-to-json-converter/toJson', 'json-to-csv/toCsv']],
  ['base64', 'json', 'json', ['base64-string-converter/decode']],
])('%s is converted for what makes of %s %s by %j', (from, to, output, path) => {
  expect(find(from, to, { output })?.map(({ tool, operation }) => `${tool.id}/${operation.name}`)).toEqual(path);
});

test.each<[inside: KindId, to: KindId, path: readonly string[] | undefined]>([
  ['digest', 'json', undefined],
  ['text', 'json', ['base64-string-converter/decode']],
  ['json', 'json', ['base64-string-converter/decode']],
  ['json', 'csv', ['base64-string-converter/decode', 'json-to-csv/toCsv']],
])('Base64 with %s inside becomes %s by %j', (inside, to, path) => {
  expect(find('base64', to, { inside })?.map(({ tool, operation }) => `${tool.id}/${operation.name}`)).toEqual(path);
});

test('each conversion takes what the one before gives, and the last gives what is needed', () => {
  const narrow = [
    ...new Set(catalog.flatMap(({ operations }) => operations.map(({ input }) => input as KindId))),
  ].filter((kind) => kind !== undefined && kindInfo(kind).base !== undefined);
  let count = 0;
  for (const from of narrow)
    for (const to of narrow) {
      const path = flows(from, to) === 'no' ? find(from, to) : undefined;
      if (!path) continue;
      count++;
      expect(path.length).toBeLessThanOrEqual(3);
      const kinds = [from, ...path.map(({ operation }) => operation.output as KindId)];
      for (const [at, { operation }] of path.entries())
        expect(flows(kinds[at] as KindId, operation.input as KindId)).toBe('yes');
      expect(flows(kinds.at(-1) as KindId, to)).not.toBe('no');
    }
  expect(count).toBeGreaterThan(100);
});
