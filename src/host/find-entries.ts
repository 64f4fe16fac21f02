import type { Entries, FoundEntry } from '#core/search/entries.ts';
import { createSearch } from '#core/search/search.ts';
import { toTerms } from '#core/search/terms.ts';
import type { Context } from '#core/tool.ts';
import { entries } from '#generated/entries.ts';
import { loadMessage } from './load-message.ts';

type Load = () => Promise<{ readonly default: Entries }>;
const loaders: Readonly<Record<string, Load>> = entries;

/** The entries of a tool, as they are searched. */
export async function loadEntries(tool: string, load: Load, ctx: Context) {
  const [{ default: own }, message] = await Promise.all([load(), loadMessage(tool, ctx.locale)]);
  return own.list.map((entry) => {
    const words = own.describe(entry, { ...ctx, message });
    return { ...words, category: `${words.category} ${tool}`, tool };
  });
}

async function makeSearch(ctx: Context) {
  const all = await Promise.all(Object.entries(loaders).map(([tool, load]) => loadEntries(tool, load, ctx)));
  return createSearch(all.flat(), {});
}

/** One search for each language: making it takes longer than using it. */
const searches = new Map<string, ReturnType<typeof makeSearch>>();

/** Shorter queries are the beginning of any word. */
const minLength = 3;

/**
 * Finds the entries of all tools that fit a query, in the user's language, the best first; similar ones if none fits
 * exactly. None for a query that only names their tool, or is shorter than three letters.
 */
export async function findEntries(query: string, ctx: Context): Promise<readonly FoundEntry[]> {
  if (query.trim().length < minLength) return [];
  const making = searches.get(ctx.locale) ?? makeSearch(ctx);
  searches.set(ctx.locale, making);
  const search = await making;
  const found = search(query);
  const [best] = found;
  if (!best || best.fit === 'closest') return [];
  const sought = toTerms(query);
  const isNamed = (tool: string) => {
    const names = toTerms(tool);
    return sought.every(({ word }) => names.some((name) => name.word.startsWith(word)));
  };
  return found
    .filter(({ item, fit }) => fit === best.fit && !isNamed(item.tool))
    .map(({ item: { tool, id, title, description }, ...how }) => ({ tool, id, title, description, ...how }));
}
