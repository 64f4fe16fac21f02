import type { CatalogItem } from '#core/registry.ts';
import { closestNames } from '#core/search/closest.ts';
import names from '#generated/tool-names.json' with { type: 'json' };

/** The part of the catalog that names a tool: all that a call of the command line loads. */
type NamedTool = Pick<CatalogItem, 'id' | 'shortName' | 'redirectFrom'>;

/** The tool that a name means, or the tools that it may mean: several that match it, or the nearest ones. */
export type FoundTool =
  | { readonly id: string }
  | { readonly matches: readonly string[] }
  | { readonly near: readonly string[] };

/**
 * Creates what finds a tool of a catalog by a written name: an id, a former id, a word or several in a row that no other
 * id contains, or a declared short name.
 */
export function createToolFinder(catalog: readonly NamedTool[]): (written: string) => FoundTool {
  const ids = new Map(
    catalog.flatMap(({ id, redirectFrom = [] }) =>
      [...redirectFrom.map((path) => path.slice(1)), id].map((name) => [name, id]),
    ),
  );
  return (written) => {
    const exact = ids.get(written) ?? catalog.find(({ shortName }) => shortName === written)?.id;
    if (exact !== undefined) return { id: exact };
    const matches = catalog.filter(({ id }) => `-${id}-`.includes(`-${written}-`)).map(({ id }) => id);
    const [only, ...others] = matches;
    if (only === undefined) return { near: closestNames(written, [...ids.keys()]).slice(0, 3) };
    return others.length === 0 ? { id: only } : { matches };
  };
}

/** Finds one of all tools by a written name. */
export const findTool = createToolFinder(names);
