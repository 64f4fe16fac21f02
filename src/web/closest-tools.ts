import { closestNames } from '#core/closest.ts';
import type { CatalogItem } from '#core/registry.ts';

const longestName = 60;
const mostOffered = 5;

/** Words as a path has them: `JSON formatter` and `json-formatter` are the same name. */
const toPath = (words: string): string =>
  words
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-');

/** The tools whose id, old path, title or keyword is nearest to what was asked for, nearest first. */
export function closestTools<T extends Pick<CatalogItem, 'id' | 'redirectFrom' | 'title' | 'keywords'>>(
  wanted: string,
  catalog: readonly T[],
): readonly T[] {
  const name = toPath(wanted).slice(0, longestName);
  if (name === '' || name === '-') return [];
  const named = catalog.flatMap((tool) => {
    const { id, redirectFrom = [], title, keywords } = tool;
    const own = [id, ...redirectFrom.map((old) => old.slice(1)), toPath(title)];
    // A keyword is shared by many tools: it counts only as a whole.
    return [...own, ...keywords.map(toPath).filter((keyword) => keyword === name)].map(
      (known) => [known, tool] as const,
    );
  });
  const near = closestNames(name, [...new Set(named.map(([known]) => known))]);
  const tools = near.flatMap((close) => named.flatMap(([known, tool]) => (known === close ? [tool] : [])));
  return [...new Set(tools)].slice(0, mostOffered);
}
