import { plainContext } from '#core/execution/context.ts';
import { detectKinds } from '#core/kinds/detect.ts';
import type { CatalogItem, Locale } from '#core/registry.ts';
import { createSearch } from '#core/search/search.ts';
import english from '#generated/catalog.en.json' with { type: 'json' };
import french from '#generated/catalog.fr.json' with { type: 'json' };
import { findEntries } from '#host/find-entries.ts';
import englishMessages from '#messages/en.json' with { type: 'json' };
import frenchMessages from '#messages/fr.json' with { type: 'json' };
import { createFinder, queryOf, type Row } from '../web/palette/rows.ts';

const finderOf = (catalog: readonly CatalogItem[], { shell }: typeof englishMessages) =>
  createFinder(catalog, [], { tools: createSearch(catalog, shell.categories), others: () => [] });

const finders = {
  en: finderOf(english as unknown as readonly CatalogItem[], englishMessages),
  fr: finderOf(french as unknown as readonly CatalogItem[], frenchMessages as typeof englishMessages),
};

/** The tools and their entries that the palette offers for a query, best first. */
export async function askPalette(prompt: string, locale: Locale = 'en'): Promise<readonly Row[]> {
  const entries = await findEntries(queryOf(prompt), plainContext({ locale }));
  return finders[locale]({ prompt, pasted: undefined, kinds: detectKinds(prompt), entries });
}
