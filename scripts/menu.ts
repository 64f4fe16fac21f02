import type { CatalogItem, MenuItem } from '../src/core/registry.ts';

const mostRelated = 6;
/** So common that sharing them makes no kinship. */
const common = new Set(['text', 'bytes', 'file', 'number', 'boolean', 'rows', 'value']);

const kindsOf = ({ operations }: CatalogItem): ReadonlySet<string> =>
  new Set(
    operations
      .flatMap(({ input, output }) => [
        input ?? 'text',
        ...(typeof output === 'string' ? [output] : Object.values(output)),
      ])
      .filter((kind) => !common.has(kind)),
  );

/** The menu of a catalog. Kin are the tools that take or give the same kinds, most in common first; then those of the category. */
export function toMenu(catalog: readonly CatalogItem[]): readonly MenuItem[] {
  const kinds = catalog.map(kindsOf);
  return catalog.map(({ id, category, icon, title }, own) => {
    const score = (index: number) => {
      const shared = [...(kinds[index] ?? [])].filter((kind) => kinds[own]?.has(kind)).length;
      return 2 * shared + (catalog[index]?.category === category ? 1 : 0);
    };
    const related = catalog
      .map((_, index) => index)
      .filter((index) => index !== own && score(index) > 0)
      .sort((a, b) => score(b) - score(a))
      .slice(0, mostRelated);
    return { id, category, icon, title, related };
  });
}
