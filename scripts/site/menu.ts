import type { CatalogItem, MenuItem } from '../../src/core/registry.ts';
import { relateTools } from '../../src/core/search/related.ts';

/** The menu of a catalog. */
export function toMenu(catalog: readonly CatalogItem[]): readonly MenuItem[] {
  const related = relateTools(catalog);
  return catalog.map(({ id, category, icon, title }, own) => ({
    id,
    category,
    icon,
    title,
    related: (related[own] ?? []).map((tool) => catalog.indexOf(tool)),
  }));
}
