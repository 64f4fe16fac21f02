/** What people type, and the tool that they seek: `src/testing/search-queries.json`, by language and tool. */
import { describe, expect, test } from 'vitest';
import type { CatalogItem } from '#core/registry.ts';
import { locales } from '#core/registry.ts';
import english from '#generated/catalog.en.json' with { type: 'json' };
import french from '#generated/catalog.fr.json' with { type: 'json' };
import { askPalette } from '../testing/ask-palette.ts';
import queries from '../testing/search-queries.json' with { type: 'json' };

const catalogs: Readonly<Record<string, unknown>> = { en: english, fr: french };

describe.each(locales)('%s', (locale) => {
  const idsFor = (query: string) => askPalette(query, locale).map(({ option }) => option.id);

  test.each(Object.entries(queries[locale]))('%s is among the first three', (id, own) => {
    const missed = own.filter((query) => !idsFor(query).slice(0, 3).includes(id));
    expect(missed.map((query) => [query, ...idsFor(query).slice(0, 3)])).toEqual([]);
  });

  test('by its name, its id or an old path, a tool comes first', () => {
    const missed = (catalogs[locale] as readonly CatalogItem[]).flatMap(({ id, title, redirectFrom = [] }) =>
      [title, title.toLowerCase(), id, id.replaceAll('-', ' '), ...redirectFrom.map((path) => path.slice(1))]
        .filter((name) => idsFor(name)[0] !== id)
        .map((name) => [name, ...idsFor(name).slice(0, 3)]),
    );
    expect(missed).toEqual([]);
  });
});
