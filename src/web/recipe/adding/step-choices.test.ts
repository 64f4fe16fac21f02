import { expect, test } from 'vitest';
import type { Detected } from '#core/kinds/detect.ts';
import type { KindId } from '#core/kinds/kinds.ts';
import { createSearch } from '#core/search/search.ts';
import { catalog } from '#host/catalog.ts';
import { choicesFor, createChoiceSearch } from './step-choices.ts';

const search = createChoiceSearch(createSearch(catalog, {}), catalog);
const find = (words: string, ...kinds: readonly KindId[]) => {
  const detected = kinds.map((kind): Detected => ({ kind, confidence: 1 }));
  return search(words, detected).map(({ tool, operation }) => `${tool.id}/${operation.name}`);
};

test.each<[string, readonly KindId[], readonly string[]]>([
  ['csv', ['csv'], ['json-to-csv/fromCsv']],
  ['csv', ['json'], ['json-to-csv/toCsv', 'json-to-csv/toMarkdownTable', 'json-to-csv/toHtmlTable']],
  ['mask', ['text'], ['string-obfuscator/mask', 'string-obfuscator/maskSecrets']],
  ['timestamp', ['date'], ['date-converter/describe']],
  ['sort', ['text'], ['list-converter/sort', 'list-converter/split', 'list-converter/convert']],
  ['json to csv', ['yaml'], ['json-to-csv/toCsv']],
  ['yaml', ['json'], ['json-to-yaml-converter/toYaml', 'yaml-viewer/format']],
  ['toml', ['yaml'], ['yaml-to-toml/toToml', 'toml-to-json/toJson']],
  ['extract', ['yaml'], ['json-prettify/extract']],
  // No text is the picture of a code.
  ['wifi', ['text'], ['wifi-qrcode-generator/build', 'wifi-qrcode-generator/png']],
  ['gzip', ['text'], ['compression/compress']],
  ...(['text', 'json', 'gzip'] as const).flatMap((kind): [string, readonly KindId[], readonly string[]][] => [
    ['mask secrets', [kind], ['string-obfuscator/maskSecrets']],
    ['gunzip', [kind], ['compression/decompress']],
    ['unzip', [kind], ['compression/decompress']],
    ['decompress', [kind], ['compression/decompress']],
    ['gzip', [kind], ['compression/compress']],
    ['compress', [kind], ['compression/compress']],
    ['base64 decode', [kind], ['base64-string-converter/decode']],
  ]),
  ['strip tracking', ['text'], ['url-parser/clean']],
  ['strip tracking', ['url'], ['url-parser/clean']],
  ['hash', ['file'], ['hash-text/hashFile']],
  ['get a parameter', ['url'], ['url-parser/parameter']],
  ['parameter', ['url'], ['url-parser/parameter']],
  ["in ('a', 'b')", [], ['list-converter/convert']],
  ['in (', [], ['list-converter/convert']],
  // What their own names have comes before what their tools are for, also where it does not take the value.
  ['sql insert', ['json'], ['json-to-csv/toInsert']],
  ['sql insert', ['csv'], ['json-to-csv/toInsert', 'json-to-csv/fromCsv']],
  ['insert', ['json'], ['json-to-csv/toInsert']],
  ['list sort', ['text'], ['list-converter/sort']],
  ['url param', ['url'], ['url-parser/parameter']],
  ['query parameter', ['url'], ['url-parser/parameter']],
  ['text diff merge', ['text'], ['text-diff/merge', 'text-diff/diff']],
  ['json validate', ['csv'], ['json-prettify/validate']],
  // The beginning of its title.
  ['get a param', ['url'], ['url-parser/parameter']],
  // No other tool is called so.
  ['wifi', ['json'], ['wifi-qrcode-generator/build']],
  ['sql', ['json'], ['sql-prettify/format']],
  ['base64', [], ['base64-string-converter/encode', 'base64-string-converter/decode']],
])('“%s” for %j offers what takes it first', (words, kinds, first) => {
  expect(find(words, ...kinds).slice(0, first.length)).toEqual(first);
});

test('a conversion that two tools have is offered once', () => {
  expect(find('json to yaml', 'json')).toEqual(['json-to-yaml-converter/toYaml']);
  expect(find('json', 'yaml')).toContain('yaml-to-json-converter/toJson');
  expect(find('json', 'yaml')).not.toContain('json-to-yaml-converter/toJson');
});

test('what does not take the value is offered only where it is named, or where nothing of its tool does', () => {
  expect(find('csv', 'csv')).not.toContain('json-to-csv/toCsv');
  expect(find('json to csv', 'csv')[0]).toBe('json-to-csv/fromCsv');
  expect(find('uuid', 'text')).not.toContain('uuid-generator/generate');
  expect(find('uuid')).toContain('uuid-generator/generate');
});

test('what does not take the value says what it takes, and what would convert the value', () => {
  const found = search('csv to json', [{ kind: 'yaml', confidence: 1 }]);
  const choice = found.find(({ operation }) => operation.name === 'fromCsv');
  expect(choice?.misfit).toMatchObject({ wanted: 'csv', given: 'yaml' });
  // A table of JSON would only become that JSON again.
  expect(choice?.misfit?.conversion).toBeUndefined();
  expect(search('iban mask', [{ kind: 'color', confidence: 1 }])[0]?.misfit?.conversion).toBeUndefined();
  const [html] = search('html to markdown', [{ kind: 'json', confidence: 1 }]);
  expect(html?.misfit?.conversion?.map(({ operation }) => operation.name)).toEqual(['toHtmlTable']);
  const [decoding] = search('base64 decode', [{ kind: 'url', confidence: 1 }]);
  expect(decoding?.misfit).toMatchObject({ wanted: 'base64', given: 'url', conversion: undefined });
  const encoded: readonly Detected[] = [{ kind: 'base64', confidence: 1 }];
  const minify = (inside?: KindId) => search('json minify', encoded, inside)[0]?.misfit?.conversion?.length;
  expect([minify(), minify('digest')]).toEqual([1, undefined]);
  const [exact] = search('json to csv', [{ kind: 'yaml', confidence: 1 }]);
  expect(exact?.misfit?.conversion?.map(({ operation }) => operation.name)).toEqual(['toJson']);
  expect(search('json format', [{ kind: 'json', confidence: 1 }])[0]?.misfit).toBeUndefined();
  expect(search('json format', [])[0]?.misfit).toBeUndefined();
});

test('what its own names have says what it needs, also where nothing converts the value', () => {
  const found = search('url get a parameter', [{ kind: 'color', confidence: 1 }]);
  expect(found[0]).toMatchObject({ operation: { name: 'parameter' }, misfit: { wanted: 'url', given: 'color' } });
});

test('what a value may be counts for the search too', () => {
  const table: readonly Detected[] = [
    { kind: 'xml', confidence: 0.95 },
    { kind: 'html', confidence: 0.3 },
  ];
  const [first] = search('html to markdown', table);
  expect(first?.operation.name).toBe('toMarkdown');
  expect(first?.misfit).toBeUndefined();
});

test('what a value may be comes before what takes any text', () => {
  const kinds: readonly Detected[] = [
    { kind: 'json', confidence: 0.9 },
    { kind: 'date', confidence: 0.4 },
  ];
  const { made, others } = choicesFor(kinds, true, catalog);
  expect(made[0]?.tool.id).toBe('json-prettify');
  expect(made.map(({ tool }) => tool.id)).not.toContain('date-converter');
  expect(others[0]?.tool.id).toBe('date-converter');
  expect(choicesFor([], true, catalog).others[0]?.operation.input).toBe('text');
});
