/**
 * Search of tools and actions: the index and ranking shared by the palette, the page for unknown paths and the command
 * line.
 */
import Fuse, { type IFuseOptions } from 'fuse.js';
import { closestNames } from '#core/closest.ts';
import { isGeneric, normalize, stemOf, type Term, toPhrase, toTerms } from '#core/terms.ts';

/** An item that can be found. */
export interface Searchable {
  readonly id: string;
  readonly shortName?: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly category: string;
  readonly operations?: readonly { readonly name: string; readonly title: string }[];
  readonly redirectFrom?: readonly string[];
}

/**
 * How well an item fits a query. Exact: each word of the query is one of its words or a prefix of one. Similar: each
 * word is at least similar to a part of it. Closest: it has one of the words, and no item fits better.
 */
export type Fit = 'exact' | 'similar' | 'closest';

export interface Found<T> {
  readonly item: T;
  readonly fit: Fit;
  /** Ranges of the title that match, as first and last index, for highlighting. */
  readonly matches: readonly (readonly [first: number, last: number])[];
}

/** The maximum number of items offered where nothing fits exactly. */
const maxClosest = 5;

/**
 * Ranks items by how well they fit the words of a query, in any order; empty where no item has any of them.
 * `categoryNames` are the displayed names of the categories.
 */
export function createSearch<T extends Searchable>(
  items: readonly T[],
  categoryNames: Readonly<Record<string, string>>,
): (query: string) => readonly Found<T>[] {
  const entries = items.map((item) => toEntry(item, categoryNames));
  const index = Fuse.createIndex(keys, entries);
  const all = new Fuse(entries, { ...options, tokenMatch: 'all' }, index);
  // It takes as long to build as all else, and is needed only where nothing fits.
  let any: Fuse<Entry<T>> | undefined;
  const rarityOf = (stem: string) => 1 - entries.filter(({ stems }) => stems.has(stem)).length / entries.length;
  /** Ranks what Fuse finds; generic words only decide between items that fit the other words equally. */
  const rank = (fuse: Fuse<Entry<T>>, terms: readonly Term[]): readonly Ranked<T>[] => {
    const specific = terms.filter((term) => !isGeneric(term));
    const sought = specific.length > 0 ? specific : terms;
    const [whole, core] = [toPhrase(terms), toPhrase(sought)];
    return fuse
      .search(sought.map(({ word }) => word).join(' '))
      .map(({ item: entry, score = 1 }) => ({
        entry,
        order: [
          isBeginning(terms, entry) ? 0 : sought.reduce((sum, term) => sum + distanceOf(term, entry, rarityOf), 0),
          -Math.max(comparePhrases(whole, entry), isBeginning(terms, entry) ? 4 : 0),
          -terms.filter(({ stem }) => entry.stems.has(stem)).length,
          -comparePhrases(core, entry),
          score,
        ] as const,
      }))
      .sort((a, b) => a.order.reduce((order, one, at) => order || one - (b.order[at] ?? 0), 0));
  };
  const known = [...new Set(entries.flatMap(({ words }) => words))];
  /** The known word that an unknown one probably means. */
  const mend = (term: Term): Term => {
    const isKnown =
      entries.some(({ stems }) => stems.has(term.stem)) || known.some((word) => word.startsWith(term.word));
    const [meant] = isKnown ? [] : closestNames(term.word, known);
    return meant === undefined ? term : { word: meant, stem: stemOf(meant) };
  };

  return (query) => {
    const terms = toTerms(query);
    if (terms.length === 0) return items.map((item) => ({ item, fit: 'exact', matches: [] }));
    const fitting = rank(all, terms);
    if (isExact(fitting)) return fitting.map((ranked) => toFound(ranked, terms));
    const mended = terms.map(mend);
    const isMended = mended.some((term, at) => term !== terms[at]);
    const similar = (isMended ? rank(all, mended) : fitting).map(
      (ranked): Found<T> => ({ ...toFound(ranked, mended), fit: 'similar' }),
    );
    if (similar.length >= maxClosest) return similar;
    any ??= new Fuse(entries, options, index);
    const closest = rank(any, mended)
      .filter(({ entry }) => mended.some((term) => hasTerm(term, entry)))
      .map(({ entry: { item } }): Found<T> => ({ item, fit: 'closest', matches: [] }))
      .filter(({ item }) => similar.every((found) => found.item !== item))
      .slice(0, maxClosest - similar.length);
    return [...similar, ...closest];
  };
}

/** An item prepared for search. */
interface Entry<T extends Searchable = Searchable> {
  readonly item: T;
  // The normalized texts that Fuse searches.
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly category: string;
  readonly operations: readonly string[];
  /** Its id, short name and former ids. */
  readonly paths: readonly string[];
  readonly words: readonly string[];
  readonly stems: ReadonlySet<string>;
  /** Its title and its other names, its keywords and its operations, as `toPhrase` writes them. */
  readonly names: readonly string[];
  /** The words of its title and its other names, not shortened to stems. */
  readonly spelledNames: readonly string[];
  readonly keywordPhrases: readonly string[];
  readonly operationPhrases: readonly string[];
}

const keys = [
  { name: 'title', weight: 2 },
  ...['description', 'keywords', 'category', 'operations', 'paths'].map((name) => ({ name, weight: 1 })),
];

const options: IFuseOptions<Entry> = {
  useTokenSearch: true,
  tokenize: (text) => toTerms(text).map(({ stem }) => stem),
  threshold: 0.3,
  // Entries are normalized once, not with every search.
  isCaseSensitive: true,
  includeScore: true,
  keys,
};

function toEntry<T extends Searchable>(item: T, categoryNames: Readonly<Record<string, string>>): Entry<T> {
  const { id, shortName, title, description, keywords, operations: offered = [], redirectFrom = [] } = item;
  const category = categoryNames[item.category] ?? item.category;
  const operations = offered.flatMap((operation) => [operation.title, splitName(operation.name)]);
  const paths = [id, ...(shortName ? [shortName] : []), ...redirectFrom.map((path) => path.slice(1))];
  const names = [title, ...paths].map(toTerms);
  const keywordTerms = keywords.map(toTerms);
  const operationTerms = operations.map(toTerms);
  const others = [description, category].map(toTerms);
  const terms = [...names, ...keywordTerms, ...operationTerms, ...others].flat();
  return {
    item,
    title: normalize(title),
    description: normalize(description),
    keywords: keywords.map(normalize),
    category: normalize(category),
    operations: operations.map(normalize),
    paths,
    words: [...new Set(terms.map(({ word }) => word))],
    stems: new Set(terms.map(({ stem }) => stem)),
    names: names.map(toPhrase),
    spelledNames: names.map(spell),
    keywordPhrases: keywordTerms.map(toPhrase),
    operationPhrases: operationTerms.map(toPhrase),
  };
}

const splitName = (name: string): string => name.replace(/[A-Z]+/g, ' $&');

interface Ranked<T extends Searchable> {
  readonly entry: Entry<T>;
  /** Its distance from the query, then the criteria between equals. */
  readonly order: readonly [distance: number, ...others: number[]];
}

/** More than the total of a query of which all words fit by prefix only. */
const strange = 1000;

const toFound = <T extends Searchable>({ entry: { item }, order }: Ranked<T>, terms: readonly Term[]): Found<T> => ({
  item,
  fit: order[0] < strange ? 'exact' : 'similar',
  matches: rangesOf(terms, item.title),
});

const isExact = ([best]: readonly Ranked<Searchable>[]): boolean => best !== undefined && best.order[0] < strange;

/** The cost of words that an entry does not have: the higher, the rarer the word. */
function distanceOf(term: Term, entry: Entry, rarityOf: (stem: string) => number): number {
  if (entry.stems.has(term.stem)) return 0;
  return hasTerm(term, entry) ? 1 : strange * (1 + rarityOf(term.stem));
}

/** Whether an entry has a word or a word that begins with it. */
const hasTerm = ({ word, stem }: Term, { stems, words }: Entry): boolean =>
  stems.has(stem) || words.some((known) => known.startsWith(word));

/** Whether a query, whose last word may not be finished, begins a name of an entry. */
function isBeginning(terms: readonly Term[], { spelledNames }: Entry): boolean {
  const typed = spell(terms);
  return spelledNames.some((name) => name.startsWith(typed));
}

const spell = (terms: readonly Term[]): string => terms.map(({ word }) => word).join(' ');

/**
 * How closely a query as a whole is the name of an entry. 5: its name. 4: a prefix of its name, or its name and more.
 * 3: one of its keywords. 2: one of its operations. 1: a part of any of these, or several of its words and more.
 */
function comparePhrases(query: string, { names, keywordPhrases, operationPhrases }: Entry): number {
  if (names.includes(query)) return 5;
  if (names.some((name) => name.startsWith(query) || query.includes(name))) return 4;
  if (keywordPhrases.includes(query)) return 3;
  if (operationPhrases.includes(query)) return 2;
  const isPart = [...names, ...keywordPhrases, ...operationPhrases].some(
    (phrase) => phrase.includes(query) || (phrase.trim().includes(' ') && query.includes(phrase)),
  );
  return isPart ? 1 : 0;
}

/** The words of a title, or their prefixes, that match the terms. */
function rangesOf(terms: readonly Term[], title: string): Found<unknown>['matches'] {
  const ranges: [number, number][] = [];
  for (const { 0: part, index } of title.matchAll(/\p{L}+|\p{N}+/gu)) {
    const word = normalize(part);
    const isMeant = terms.some(({ stem }) => stem === stemOf(word));
    const begun = terms.find((term) => word.startsWith(term.word))?.word.length ?? 0;
    const length = isMeant ? part.length : begun;
    const last = ranges.at(-1);
    if (length === 0) continue;
    if (last?.[1] === index - 1) last[1] = index + length - 1;
    else ranges.push([index, index + length - 1]);
  }
  return ranges;
}
