/** What the finder offers for a query. */
import type { CatalogItem, CatalogOperation } from '#core/registry.ts';
import { createOperationNaming } from '#core/search/named-operation.ts';
import { catalog } from '#host/catalog.ts';
import { createCatalogSearch } from '#host/search-catalog.ts';

/** An operation to run. */
export interface Target {
  readonly id: string;
  readonly operation: string;
  /** The input, where the row is an entry of a reference. */
  readonly input?: string;
}

/** A line to choose. */
export interface Row<T> {
  readonly value: T;
  readonly label: string;
  readonly description?: string;
}

/**
 * Creates the search of `penknife search` by operations: of the best tool all, first the one that the query names, of
 * each other tool that or its first one. Entries of references run the search for them.
 */
export function createRows(): (query: string) => Promise<readonly Row<Target>[]> {
  const search = createCatalogSearch(catalog);
  const nameOperation = createOperationNaming();
  return async (query) => {
    const { tools, entries } = await search(query);
    const isBrowsing = query.trim() === '';
    const rows = tools.flatMap((tool, nth): readonly Row<Target>[] => {
      const [first] = tool.operations;
      const named = nameOperation(query, tool) ?? first;
      if (!named) return [];
      const others = nth === 0 && !isBrowsing ? tool.operations.filter((operation) => operation !== named) : [];
      return [named, ...others].map((operation) => toRow(tool, operation));
    });
    return [...rows, ...entries.flatMap(({ tool, title, description }) => toEntryRow(tool, title, description))];
  };
}

const toRow = ({ id, title, description }: CatalogItem, operation: CatalogOperation): Row<Target> => ({
  value: { id, operation: operation.name },
  label: `${title}: ${operation.title}`,
  description,
});

function toEntryRow(id: string, label: string, description: string): readonly Row<Target>[] {
  const [first] = catalog.find((tool) => tool.id === id)?.operations ?? [];
  return first ? [{ value: { id, operation: first.name, input: label }, label, description }] : [];
}
