import { type Emoji, pickable, type Words } from '#lib/text/emoji.ts';
import { toPlain } from './read-meant.ts';

/** What an emoji is found by, ready to be compared. */
interface Entry {
  readonly emoji: Emoji;
  readonly names: readonly string[];
  /** The words of the names, and the keywords, each after a blank. */
  readonly nameWords: string;
  readonly keywords: string;
  readonly others: string;
}

const join = (words: readonly string[]): string => ` ${words.map(toPlain).join(' ')} `.replace(/[^\p{L}\p{N}]+/gu, ' ');

/** Finds emoji by words of the languages given. */
export type FindEmoji = (question: string) => readonly Emoji[];

/** Nobody asks longer questions. */
const maxQuestion = 100;
const maxTerms = 8;

/** How well a word fits: a smaller number is better; undefined where it does not. */
function rankTerm({ nameWords, keywords, others }: Entry, term: string): number | undefined {
  if (nameWords.includes(` ${term} `)) return 1;
  if (keywords.includes(` ${term} `)) return 2;
  if (nameWords.includes(` ${term}`)) return 3;
  if (keywords.includes(` ${term}`)) return 4;
  if (nameWords.includes(term)) return 5;
  return others.includes(term) ? 6 : undefined;
}

/**
 * Prepares a search of all emoji: by the exact name, the exact shortcode, words of the name, keywords, their beginnings
 * and their parts, in this order; each word of a query has to fit.
 * @param words names and keywords in the user's language, if that is not English
 * @param groupOf the name of the group in that language
 */
export function createFinder(words: ReadonlyMap<Emoji, Words>, groupOf: (emoji: Emoji) => string): FindEmoji {
  const entries = pickable.map((emoji): Entry => {
    const own = words.get(emoji);
    const names = own ? [own.name, emoji.name] : [emoji.name];
    return {
      emoji,
      names: names.map((name) => join([name])),
      nameWords: join(names),
      keywords: join([...emoji.keywords, ...(own?.keywords ?? [])]),
      others: join([...emoji.shortcodes, emoji.group, groupOf(emoji)]),
    };
  });
  return (asked) => {
    const phrase = join([asked.slice(0, maxQuestion)]);
    const code = asked.slice(0, maxQuestion).trim().toLowerCase().replaceAll(' ', '_');
    const terms = [...new Set(phrase.split(' ').filter(Boolean))].slice(0, maxTerms);
    if (terms.length === 0) return [];
    const found: { readonly emoji: Emoji; readonly rank: number }[] = [];
    for (const entry of entries) {
      let rank = entry.names.includes(phrase) ? -10 : entry.emoji.shortcodes.includes(code) ? -9 : 0;
      for (const term of terms) rank += rankTerm(entry, term) ?? Number.NaN;
      if (!Number.isNaN(rank)) found.push({ emoji: entry.emoji, rank });
    }
    // The sort is stable: those that fit equally stay in the order of Unicode.
    return found.sort((a, b) => a.rank - b.rank).map(({ emoji }) => emoji);
  };
}
