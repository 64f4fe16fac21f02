import { expect, test } from 'vitest';
import { cachedOn, findPiece, languageOf, type Piece } from './pieces.ts';

const files: readonly Piece[] = [
  ['index.html', 'a', 1],
  ['fr.html', 'b', 1],
  ['fr/hash-text.html', 'c', 1],
  ['assets/page-1.js', 'd', 300_000],
  ['assets/data-1.js', 'e', 300_001],
  ['assets/oui-part-07-1.js', 'f', 30_000],
  ['assets/words.json-B1-_xYzw.js', 'g', 1_000],
  ['assets/emoji-B1-_xYzw.js', 'j', 160_000],
  ['assets/emoji-grid-B1-_xYzw.js', 'k', 10_000],
  ['assets/read-barcodes-B1-_xYzw.js', 'h', 40_000],
  ['assets/zxing_reader-B1-_xYzw.wasm', 'i', 950_000],
];
const pieces = new Map(files.map((piece) => [piece[0], piece]));

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
  expect(findPiece(pieces, path)?.[0]).toBe(file);
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

test.each([
  ['visit', ['index.html', 'assets/page-1.js', 'assets/emoji-grid-B1-_xYzw.js']],
  ['idle', ['assets/data-1.js', 'assets/words.json-B1-_xYzw.js', 'assets/emoji-B1-_xYzw.js']],
  [
    'use',
    [
      'fr.html',
      'fr/hash-text.html',
      'assets/oui-part-07-1.js',
      'assets/read-barcodes-B1-_xYzw.js',
      'assets/zxing_reader-B1-_xYzw.wasm',
    ],
  ],
] as const)('cached on %s by a reader of English', (stage, paths) => {
  expect(files.filter((piece) => cachedOn(piece, new Set(['en'])) === stage).map(([path]) => path)).toEqual(paths);
});
