import { expect, test } from 'vitest';
import { type Asset, assetsOf, findAsset, isFor, isRare, languageOf, neededBy, planDownload } from './assets.ts';

const files: readonly Asset[] = [
  ['index.html', 'a', 1],
  ['fr.html', 'b', 1],
  ['fr/hash-text.html', 'c', 1],
  ['assets/page-1.js', 'd', 300_000],
];
const assets = new Map(files.map((asset) => [asset[0], asset]));

test.each([
  ['', 'index.html'],
  ['index.html', 'index.html'],
  ['fr', 'fr.html'],
  ['fr/hash-text', 'fr/hash-text.html'],
  ['fr/hash-text.html', 'fr/hash-text.html'],
  ['assets/page-1.js', 'assets/page-1.js'],
  ['hash-text', undefined],
  ['fr/', undefined],
  ['__proto__', undefined],
])('the address %j is the file %j', (path, file) => {
  expect(findAsset(assets, path)?.[0]).toBe(file);
});

test.each([
  ['index.html', 'en'],
  ['hash-text.html', 'en'],
  ['fr.html', 'fr'],
  ['fr/hash-text.html', 'fr'],
  ['404.html', undefined],
  ['assets/hash-text.fr-B1-_xYzw.js', 'fr'],
  ['assets/catalog.en-B1-_xYzw.js', 'en'],
  ['assets/shell.fr-B1-_xYzw.json', 'fr'],
  ['assets/logic-B1-_xYzw.js', undefined],
  ['assets/x.json-B1-_xYzw.js', undefined],
])('%j is in the language %s', (path, language) => {
  expect(languageOf(path)).toBe(language);
});

test('files in another language are not for a user', () => {
  expect(files.filter((asset) => isFor(asset, 'fr')).map(([path]) => path)).toEqual([
    'fr.html',
    'fr/hash-text.html',
    'assets/page-1.js',
  ]);
});

test.each([
  ['assets/oui-part-07-B1-_xYzw.js', true],
  ['assets/read-barcodes-B1-_xYzw.js', true],
  ['assets/zxing_reader-B1-_xYzw.wasm', true],
  ['assets/write-zstd-B1-_xYzw.js', true],
  ['assets/brotli-lXXniwl0.js', true],
  ['assets/clickhouse-hdhU7JL-.js', true],
  ['assets/db2i-C3k5XBQ_.js', true],
  ['assets/postgresql-BlwQiPTD.js', false],
  ['assets/oui-names-B1-_xYzw.js', false],
  ['assets/emoji-B1-_xYzw.js', false],
])('%s is rare: %s', (path, expected) => expect(isRare([path, '', 1])).toBe(expected));

const small = Array.from({ length: 20 }, (_, index): Asset => [`assets/small-${index}.js`, `${index}`, 5_000]);
const large: readonly Asset[] = [
  ['assets/large-1.js', 'l', 400_000],
  ['assets/large-2.js', 'm', 400_000],
];
const groups = [{ pack: 'assets/pack-1.bin', assets: small }, { assets: large }];
const plan = (missing: readonly Asset[]) =>
  planDownload(groups, (asset) => missing.includes(asset)).map((part) => [part.missing.length, part.isPack]);

test('a pack is downloaded where most of it is missing', () => expect(plan(small)).toEqual([[20, true]]));
test('a few missing assets are fetched by themselves', () => expect(plan(small.slice(0, 3))).toEqual([[3, false]]));
test('assets without a pack are parts of their own', () =>
  expect(plan(large)).toEqual([
    [1, false],
    [1, false],
  ]));
test('nothing is downloaded where nothing is missing', () => expect(plan([])).toEqual([]));

test('a page needs its own assets and the shell of its language', () => {
  const set = {
    groups: [{ assets: files }],
    shell: { en: [0], fr: [1] },
    pages: { 'index.html': [], 'fr/hash-text.html': [3] },
  };
  const all = assetsOf(set.groups);
  const needs = (path: string) => neededBy(set, all, [path, '', 1]).map(([needed]) => needed);
  expect(needs('fr/hash-text.html')).toEqual(['fr/hash-text.html', 'assets/page-1.js', 'fr.html']);
  expect(needs('index.html')).toEqual(['index.html', 'index.html']);
  expect(needs('fr/hash.html')).toEqual(['fr/hash.html']);
});
