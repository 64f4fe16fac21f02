import { expect, test } from 'vitest';
import type { CatalogItem, CatalogOperation } from '#core/registry.ts';
import catalogData from '#generated/catalog.en.json' with { type: 'json' };
import { relateTools } from './related.ts';

const tool = (
  id: string,
  category: string,
  keywords: readonly string[],
  ...operations: readonly (readonly [input: string | undefined, output: CatalogOperation['output']])[]
): CatalogItem => ({
  id,
  category,
  keywords,
  icon: '',
  title: '',
  description: '',
  operations: operations.map(([input, output]) => ({ name: 'x', title: '', output, ...(input && { input }) })),
});
const relatedTo = (id: string, catalog: readonly CatalogItem[]) =>
  relateTools(catalog)[catalog.findIndex((one) => one.id === id)]?.map((one) => one.id);

test('the same kinds first, then the category by shared keywords, then shared keywords; never the rest', () => {
  const catalog = [
    tool('aaa', 'converter', ['nothing'], ['text', 'text']),
    tool('a-to-b', 'converter', [], ['a', 'b']),
    tool('elsewhere', 'data', ['unix'], ['text', 'text']),
    tool('kindred', 'converter', ['unix'], ['text', 'text']),
    tool('own', 'converter', ['unix', 'files'], ['a', { x: 'b', y: 'text' }]),
    tool('b-only', 'data', [], [undefined, 'b']),
  ];
  expect(relatedTo('own', catalog)).toEqual(['a-to-b', 'b-only', 'kindred', 'elsewhere']);
  expect(relatedTo('aaa', catalog)).toEqual([]);
});

test('what few tools share counts for more', () => {
  const catalog = [
    tool('own', 'text', ['common', 'rare'], ['text', 'text']),
    tool('first', 'text', ['common'], ['text', 'text']),
    tool('second', 'text', ['rare'], ['text', 'text']),
    tool('third', 'text', ['common'], ['text', 'text']),
    tool('other', 'text', [], ['text', 'text']),
  ];
  expect(relatedTo('own', catalog)?.[0]).toBe('second');
});

test('the related tools of the real catalog', () => {
  const catalog = catalogData as unknown as readonly CatalogItem[];
  const nearest = (id: string, count: number) => relatedTo(id, catalog)?.slice(0, count);
  expect(nearest('json-to-toml', 1)).toEqual(['toml-to-json']);
  expect(nearest('yaml-to-json-converter', 1)).toEqual(['json-to-yaml-converter']);
  expect(nearest('base64-string-converter', 1)).toEqual(['base64-file-converter']);
  expect(nearest('base64-file-converter', 1)).toEqual(['base64-string-converter']);
  expect(nearest('roman-numeral-converter', 1)).toEqual(['base-converter']);
  expect(nearest('token-generator', 4)).toEqual(
    expect.arrayContaining(['password-strength-analyser', 'bip39-generator', 'hmac-generator']),
  );
  expect(nearest('iban-validator-and-parser', 1)).toEqual(['phone-parser-and-formatter']);
  expect(nearest('hash-text', 1)).toEqual(['hmac-generator']);
  expect(nearest('json-prettify', 1)).toEqual(['json-minify']);
  expect(relatedTo('json-to-csv', catalog)).toEqual(
    expect.arrayContaining(['sql-prettify', 'json-minify', 'json-to-yaml-converter', 'json-to-toml']),
  );
  expect(nearest('json-prettify', 6)).toEqual(
    expect.arrayContaining(['json-to-yaml-converter', 'yaml-to-json-converter', 'json-to-toml', 'toml-to-json']),
  );
  expect(nearest('text-to-binary', 2)).toContain('base-converter');
  expect(nearest('rsa-key-pair-generator', 6)).not.toContain('json-to-toml');
  expect(nearest('chmod-calculator', 6)).not.toContain('json-to-toml');
  expect(nearest('base64-file-converter', 6)).not.toContain('phone-parser-and-formatter');
  expect(nearest('color-converter', 6)).not.toContain('json-to-toml');
});
