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
  const idsFor = (query: string) => askPalette(query, locale).map(({ option }) => option.id);

  test.each(catalog.map(({ id }) => id))('%s is among the first three', (id) => {
    const file = join(import.meta.dirname, id, 'search-queries.json');
    expect(existsSync(file), `src/tools/${id}/search-queries.json`).toBe(true);
    const queries = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<Locale, readonly string[]>>;
    const own = queries[locale];
    const missed = own.filter((query) => !idsFor(query).slice(0, 3).includes(id));
    expect(missed.map((query) => [query, ...idsFor(query).slice(0, 3)])).toEqual([]);
  });

  test('by its name, its id or an old path, a tool comes first', () => {
    const missed = catalog.flatMap(({ id, title, redirectFrom = [] }) =>
      [title, title.toLowerCase(), id, id.replaceAll('-', ' '), ...redirectFrom.map((path) => path.slice(1))]
        .filter((name) => idsFor(name)[0] !== id)
        .map((name) => [name, ...idsFor(name).slice(0, 3)]),
    );
    expect(missed).toEqual([]);
  });
});
