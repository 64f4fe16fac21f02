import { expect, test } from 'vitest';
import type { CatalogItem } from '#core/registry.ts';
import { createSearch } from '#core/search/search.ts';
import en from '#generated/catalog.en.json' with { type: 'json' };
import fr from '#generated/catalog.fr.json' with { type: 'json' };
import { createChoiceSearch } from './step-choices.ts';

test.each([
  ['English', en],
  ['French', fr],
])(
  'in %s, each operation is found first by its whole name, also where it does not take the value',
  (_, data) => {
    const catalog = data as unknown as readonly CatalogItem[];
    const search = createChoiceSearch(createSearch(catalog, {}), catalog);
    for (const tool of catalog)
      for (const { title, input } of tool.operations) {
        // A generator can only come first.
        if (input === undefined) continue;
        const [first] = search(`${tool.title} ${title}`, [{ kind: 'csv', confidence: 1 }]);
        // Two of a tool may be called the same: the one that takes the value is meant.
        expect([first?.tool.id, first?.operation.title], `${tool.title} ${title}`).toEqual([tool.id, title]);
      }
  },
  60_000,
);
