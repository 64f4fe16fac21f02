import { plainContext } from '#core/execution/context.ts';
import type { CatalogItem } from '#core/registry.ts';
import type { FoundEntry } from '#core/search/entries.ts';
import { createSearch } from '#core/search/search.ts';
import messages from '#messages/en.json' with { type: 'json' };
import { findEntries } from './find-entries.ts';

/** What a query finds, the best first. */
interface FoundInCatalog {
  /** Where nothing fits, the closest tools, unless there are entries. */
  readonly tools: readonly CatalogItem[];
  /** Entries of references, such as HTTP status codes. */
  readonly entries: readonly FoundEntry[];
  /** No tool fits. */
  readonly isUnmatched: boolean;
}

/** Creates the search of the tools of a catalog and of the entries of all references but hidden ones, in English. */
export function createCatalogSearch(
  catalog: readonly CatalogItem[],
  hidden: ReadonlySet<string> = new Set(),
): (query: string) => Promise<FoundInCatalog> {
  const search = createSearch(catalog, messages.shell.categories);
  return async (query) => {
    const found = search(query);
    const fit = found[0]?.fit;
    const isUnmatched = fit === 'closest' || fit === undefined;
    // Where a tool is found by its name, entries that are only similar are not meant.
    const entries = (await findEntries(query, plainContext({ locale: 'en' }))).filter(
      (entry) => !hidden.has(entry.tool) && (entry.fit === 'exact' || fit !== 'exact'),
    );
    return { tools: isUnmatched && entries.length > 0 ? [] : found.map(({ item }) => item), entries, isUnmatched };
  };
}
