/**
 * The queries by which people look for a tool, by language: `search-queries.json` in its folder. `TOOL=id` in the
 * environment tests that one only.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type CatalogItem, type Locale, locales } from '#core/registry.ts';
import english from '#generated/catalog.en.json' with { type: 'json' };
import french from '#generated/catalog.fr.json' with { type: 'json' };
import { askPalette } from '#testing/ask-palette.ts';

const catalogs: Readonly<Record<string, unknown>> = { en: english, fr: french };

describe.each(locales)('%s', (locale) => {
  const only = process.env['TOOL'] ?? '';
  const catalog = (catalogs[locale] as readonly CatalogItem[]).filter(({ id }) => only === '' || id === only);
  const idsFor = async (query: string) => (await askPalette(query, locale)).map(({ option }) => option.id);
  const firstFor = async (query: string) => [query, ...(await idsFor(query)).slice(0, 3)] as const;

  test.each(catalog.map(({ id }) => id))('%s is among the first three', async (id) => {
    const file = join(import.meta.dirname, id, 'search-queries.json');
    expect(existsSync(file), `src/tools/${id}/search-queries.json`).toBe(true);
    const queries = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<Locale, readonly string[]>>;
    const own = queries[locale];
    const found = await Promise.all(own.map(firstFor));
    expect(found.filter(([, ...ids]) => !ids.includes(id))).toEqual([]);
  });

  test('by its name, its id or an old path, a tool comes first', async () => {
    const found = catalog.flatMap(({ id, title, redirectFrom = [] }) =>
      [title, title.toLowerCase(), id, id.replaceAll('-', ' '), ...redirectFrom.map((path) => path.slice(1))].map(
        async (name) => [id, ...(await firstFor(name))] as const,
      ),
    );
    expect((await Promise.all(found)).filter(([id, , first]) => first !== id)).toEqual([]);
  });
});

test.each([
  ['cron', ['crontab-generator']],
  ['csv to json', ['json-to-csv', 'json-diff', 'list-converter']],
])('%j finds nothing that is only spelled like it', async (query, ids) => {
  expect((await askPalette(query)).map(({ option }) => option.id)).toEqual(ids);
});

test.each([
  ['csv to json', 'json-to-csv', 'fromCsv'],
  ['json to csv', 'json-to-csv', undefined],
  ['base64 decode', 'base64-string-converter', 'decode'],
  ['decode', 'base64-string-converter', 'decode'],
  ['url decode', 'url-encoder', 'decode'],
  ['unescape html', 'html-entities', 'unescape'],
  ['roman to number', 'roman-numeral-converter', 'fromRoman'],
  ['binary to text', 'text-to-binary', 'decode'],
  ['jwt decode', 'jwt-parser', undefined],
  ['unix to date', 'date-converter', undefined],
  ['compose to docker run', 'docker-run-to-docker-compose-converter', 'toRun'],
  ['gunzip', 'compression', 'decompress'],
  ['strip tracking', 'url-parser', 'clean'],
  ['mask secrets', 'string-obfuscator', 'maskSecrets'],
  ['repair json', 'json-prettify', 'repair'],
])('%j leads to %s %s', async (query, tool, operation) => {
  const [first] = await askPalette(query);
  expect(first?.option.target).toEqual({ type: 'tool', tool, ...(operation && { operation }) });
});

test.each<[string, Locale, readonly string[]]>([
  ['password', 'en', ['token-generator', 'password-strength-analyser']],
  ['20 passwords', 'en', ['token-generator', 'password-strength-analyser']],
  ['mot de passe', 'fr', ['token-generator', 'password-strength-analyser']],
  ['regex', 'en', ['regex-tester', 'regex-memo']],
  ['mac', 'en', ['mac-address-generator', 'mac-address-lookup']],
])('%j: the tool that most people mean comes first', async (query, locale, ids) => {
  expect((await askPalette(query, locale)).map(({ option }) => option.id).slice(0, 2)).toEqual(ids);
});

test('a JWT is among the first that can be decoded', async () => {
  const ids = (await askPalette('decode')).map(({ option }) => option.id);
  expect(ids.slice(0, 5)).toContain('jwt-parser');
});
