import type { Entries } from '#core/search/entries.ts';
import { createSearch, maxQueryLength } from '#core/search/search.ts';
import { toTerms } from '#core/search/terms.ts';
import type { Context } from '#core/tool.ts';

/**
 * Finds entries of a list by the words of a query, in the user's language: the best first, all for an empty query.
 * Entries that a query names come before those that fit exactly; without any, similar ones are found, or the closest,
 * which is reported as `nothing-matches`, or all if no word is known, reported as `nothing-found`.
 */
export function createEntryFinder<Entry, Key extends string>(
  entries: Entries<Entry, Key>,
): (question: string, ctx: Context<Key>, meant?: readonly Entry[]) => readonly Entry[] {
  const makeSearch = (ctx: Context<Key>) =>
    createSearch(
      entries.list.map((entry) => ({ ...entries.describe(entry, ctx), entry })),
      {},
    );
  /** One search for each language: making it takes longer than using it. */
  const searches = new Map<string, ReturnType<typeof makeSearch>>();
  return (asked, ctx, meant = []) => {
    const question = asked.slice(0, maxQueryLength);
    if (question === '') return entries.list;
    const search = searches.get(ctx.locale) ?? makeSearch(ctx);
    searches.set(ctx.locale, search);
    const found = search(question);
    // A query without a word, such as 😀, fits all as an empty one does.
    const hasWords = toTerms(question).length > 0;
    const fit = meant.length > 0 ? 'exact' : hasWords ? found[0]?.fit : undefined;
    if (fit === undefined) {
      ctx.notice('nothing-found', { query: question });
      return entries.list;
    }
    if (fit === 'closest') ctx.notice('nothing-matches', { query: question });
    // Words that only look similar help where no others were found.
    const fitting = found.filter((one) => one.fit === fit).map(({ item }) => item.entry);
    return [...meant, ...fitting.filter((entry) => !meant.includes(entry))];
  };
}
