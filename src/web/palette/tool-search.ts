import type { CatalogItem } from '#core/registry.ts';
import { createSearch, type Found } from '#core/search/search.ts';
import type { View } from '../boot/view.ts';

type ToolSearch = (query: string) => readonly Found<CatalogItem>[];

const searches = new WeakMap<readonly CatalogItem[], ToolSearch>();

/** The search of a catalog by words, built when it is first needed. */
export function searchOf(catalog: readonly CatalogItem[], { messages }: View): ToolSearch {
  const search = searches.get(catalog) ?? createSearch(catalog, messages.shell.categories);
  searches.set(catalog, search);
  return search;
}
