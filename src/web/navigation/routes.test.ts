import { expect, test } from 'vitest';
import { decodePath, parsePath, pathTo, publicAddress } from './routes.ts';

test.each([
  ['/', 'hash-text', 'hash-text'],
  ['/', './', './'],
  ['https://penknife.example', './', 'https://penknife.example/'],
  ['https://penknife.example', 'fr/hash-text', 'https://penknife.example/fr/hash-text'],
  ['https://penknife.example/tools', 'about', 'https://penknife.example/tools/about'],
  ['https://penknife.example/tools/', './', 'https://penknife.example/tools/'],
])('under %s, %s is at %s', (baseUrl, path, address) => expect(publicAddress(baseUrl, path)).toBe(address));

test.each([
  ['', 'en', '', './'],
  ['index.html', 'en', '', './'],
  ['json-prettify', 'en', 'json-prettify', 'json-prettify'],
  ['json-prettify/', 'en', 'json-prettify', 'json-prettify'],
  ['json-prettify.html', 'en', 'json-prettify', 'json-prettify'],
  ['fr', 'fr', '', 'fr'],
  ['fr/', 'fr', '', 'fr'],
  ['fr/index.html', 'fr', '', 'fr'],
  ['fr/json-prettify', 'fr', 'json-prettify', 'fr/json-prettify'],
  ['french', 'en', 'french', 'french'],
  ['en', 'en', 'en', 'en'],
  ['__proto__', 'en', '__proto__', '__proto__'],
] as const)('the path “%s” is page %s %s', (path, locale, page, canonical) => {
  expect(parsePath(path)).toEqual({ locale, page });
  expect(pathTo(page, locale)).toBe(canonical);
});

test('a path that cannot be decoded stays as it is', () => {
  expect(decodePath('/%C3%A9')).toBe('/é');
  expect(decodePath('/%E0%A4%A')).toBe('/%E0%A4%A');
});
