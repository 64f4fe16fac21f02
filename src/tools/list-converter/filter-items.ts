import type { Context, OptionsOf } from '#core/tool.ts';
import { compilePattern, limitPattern } from '#lib/user-pattern/user-pattern.ts';
import type tool from './tool.ts';

type FilterOptions = OptionsOf<typeof tool, 'convert'>;
type DedupeOptions = OptionsOf<typeof tool, 'dedupe'>;

/**
 * The items in which a pattern is found, or those in which it is not; all where the pattern is empty.
 * @throws ToolError `bad-filter-pattern` {reason}, `pattern-too-slow`
 */
export function filterItems(
  items: readonly string[],
  { filter, filterPattern }: FilterOptions,
  ctx: Context,
): readonly string[] {
  if (filter === 'off' || filterPattern === '') return items;
  const regex = compilePattern(filterPattern, 'u', 'filterPattern', 'bad-filter-pattern', ctx);
  return limitPattern(ctx, 'filterPattern', () => items.filter((item) => regex.test(item) === (filter === 'keep')));
}

export interface Deduped {
  readonly items: readonly string[];
  /** How often each remaining item occurred, on request. */
  readonly counts?: ReadonlyMap<string, number>;
}

/** Leaves each item, each that was there several times, or each that was there once; always as it was first written. */
export function dedupeItems(items: readonly string[], options: DedupeOptions): Deduped {
  const { duplicates, ignoreCase, showCounts } = options;
  if (duplicates === 'keep') return { items };
  if (duplicates === 'remove' && !ignoreCase && !showCounts) return { items: [...new Set(items)] };
  const groups = new Map<string, { readonly first: string; count: number }>();
  for (const item of items) {
    const key = ignoreCase ? item.toLowerCase() : item;
    const group = groups.get(key);
    if (group) group.count++;
    else groups.set(key, { first: item, count: 1 });
  }
  const kept = [...groups.values()].filter(
    ({ count }) => duplicates === 'remove' || count > 1 === (duplicates === 'only-duplicates'),
  );
  return {
    items: kept.map(({ first }) => first),
    ...(showCounts ? { counts: new Map(kept.map(({ first, count }) => [first, count])) } : {}),
  };
}

/** Items after how often they were there: `3 apple`. */
export const showCounts = (items: readonly string[], { counts }: Deduped): readonly string[] =>
  counts ? items.map((item) => `${counts.get(item) ?? 1} ${item}`) : items;
