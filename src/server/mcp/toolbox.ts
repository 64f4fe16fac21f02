/** The tools that clients see: all, but those that a configuration hides. */
import type { CatalogItem } from '#core/registry.ts';
import { catalog } from '#host/catalog.ts';
import { createToolFinder, type FoundTool } from '#host/find-tool.ts';
import { createCatalogSearch } from '#host/search-catalog.ts';

/** Whatever finds, names or runs a tool asks this, so that a hidden one is nowhere. */
export interface Toolbox {
  readonly catalog: readonly CatalogItem[];
  readonly hiddenTools: readonly string[];
  /** The tools that are references, with the operation that searches each. */
  readonly references: ReadonlyMap<string, string>;
  has(id: string): boolean;
  readonly find: (written: string) => FoundTool;
  readonly search: ReturnType<typeof createCatalogSearch>;
}

export function createToolbox(hidden: ReadonlySet<string> = new Set()): Toolbox {
  const offered = catalog.filter(({ id }) => !hidden.has(id));
  const references = offered.flatMap(({ id, operations }) => {
    const search = operations.find(({ input, output }) => input === 'query' && output === 'csv');
    return search ? [[id, search.name] as const] : [];
  });
  return {
    catalog: offered,
    hiddenTools: [...hidden],
    references: new Map(references),
    has: (id) => offered.some((item) => item.id === id),
    find: createToolFinder(offered),
    search: createCatalogSearch(offered, hidden),
  };
}
