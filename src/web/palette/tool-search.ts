import type { CatalogItem } from '#core/registry.ts';
import { createSearch, type Found } from '#core/search.ts';
import type { View } from '../boot/view.ts';

type ToolSearch = (query: string) => readonly Found<CatalogItem>[];

const searches = new WeakMap<readonly CatalogItem[], ToolSearch>();

/** The search of a catalog by words, made when it is first needed. */
export function searchOf(catalog: readonly CatalogItem[], { words }: View): ToolSearch {
  const search = searches.get(catalog) ?? createSearch(catalog, words.shell.categories);
  searches.set(catalog, search);
  return search;
}
