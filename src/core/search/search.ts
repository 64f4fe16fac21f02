/**
 * Search of tools and actions: the index and ranking shared by the palette, the page for unknown paths and the command
 * line.
 */
import { isCount, isGeneric, normalize, stemOf, type Term, toPhrase, toTerms } from './terms.ts';
import { createWordIndex, type Field, type Hit, type Hits } from './word-index.ts';

/** An item that can be found. */
export interface Searchable {
  readonly id: string;
  readonly shortName?: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly category: string;
  /** Comes after others that fit as well. */
  readonly isRisky?: boolean;
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

/** The maximum length of a query; the rest is ignored. */
export const maxQueryLength = 100;
/** The maximum number of its words. */
const maxTerms = 16;

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
  const index = createWordIndex(entries.map(({ fields }) => fields));

  /** Ranks the entries that have all words, or any; generic words only decide between those that fit the others equally. */
  const rank = (terms: readonly Term[], find: Find, having: 'all' | 'any'): readonly Ranked<T>[] => {
    const specific = terms.filter((term) => !isGeneric(term));
    const sought = specific.length > 0 ? specific : terms;
    const [whole, core, typed] = [toPhrase(terms), toPhrase(sought), spell(terms)];
    const [hitsOfAll, hitsOfSought] = [terms.map(find), sought.map(find)];
    const ranked: Ranked<T>[] = [];
    entries.forEach((entry, at) => {
      const hits = hitsOfSought.map((found) => found.items.get(at));
      if (having === 'all' ? !hits.every((hit) => hit) : !hits.some(isClear)) return;
      const isBegun = entry.spelledNames.some((name) => name.startsWith(typed));
      const total = (measure: (rarity: number, hit: Hit | undefined) => number) =>
        hits.reduce((sum, hit, nth) => sum + measure(hitsOfSought[nth]?.rarity ?? 1, hit), 0);
      ranked.push({
        entry,
        order: [
          isBegun ? 0 : total(distanceOf),
          -Math.max(comparePhrases(whole, entry), isBegun ? 3 : 0),
          -hitsOfAll.filter((found) => found.items.get(at)?.likeness === 'same').length,
          -comparePhrases(core, entry),
          entry.item.isRisky ? 1 : 0,
          -total(scoreOf),
        ],
      });
    });
    return ranked.sort((a, b) => a.order.reduce((order, one, at) => order || one - (b.order[at] ?? 0), 0));
  };

  const isNamed = (terms: readonly Term[]): boolean => {
    const phrase = toPhrase(terms);
    return entries.some((entry) => comparePhrases(phrase, entry) > 2);
  };

  /** How many to make says nothing of the tool, where the rest, but not the whole, is the name or a keyword of one. */
  const withoutCount = (terms: readonly Term[]): readonly Term[] => {
    const [first, ...rest] = terms;
    return first && isCount(first) && rest.length > 0 && isNamed(rest) && !isNamed(terms) ? rest : terms;
  };

  return (query) => {
    const terms = withoutCount(toTerms(query.slice(0, maxQueryLength)).slice(0, maxTerms));
    if (terms.length === 0) return items.map((item) => ({ item, fit: 'exact', matches: [] }));
    const hits = new Map<string, Hits>();
    const find: Find = (term) => {
      const known = hits.get(term.word) ?? index.find(term);
      hits.set(term.word, known);
      return known;
    };
    const fitting = rank(terms, find, 'all');
    if (isExact(fitting)) {
      const found = fitting.map((ranked) => toFound(ranked, terms));
      // Where all words are known, those that are spelled like them are not meant.
      return isWhole(fitting) ? found.filter(({ fit }) => fit === 'exact') : found;
    }
    const corrected = terms.flatMap(index.correctTypo);
    const similar = rank(corrected, find, 'all').map(
      (ranked): Found<T> => ({ ...toFound(ranked, corrected), fit: 'similar' }),
    );
    if (similar.length >= maxClosest) return similar;
    const closest = rank(corrected, find, 'any')
      .map(({ entry: { item } }): Found<T> => ({ item, fit: 'closest', matches: [] }))
      .filter(({ item }) => similar.every((found) => found.item !== item))
      .slice(0, maxClosest - similar.length);
    return [...similar, ...closest];
  };
}

type Find = (term: Term) => Hits;

/** An item prepared for search. */
interface Entry<T extends Searchable = Searchable> {
  readonly item: T;
  readonly fields: readonly Field[];
  /** Its title and its other names, its keywords and its operations, as `toPhrase` writes them. */
  readonly names: readonly string[];
  /** The words of its title and its other names, not shortened to stems. */
  readonly spelledNames: readonly string[];
  readonly keywordPhrases: readonly string[];
  readonly operationPhrases: readonly string[];
}

function toEntry<T extends Searchable>(item: T, categoryNames: Readonly<Record<string, string>>): Entry<T> {
  const { id, shortName, title, description, keywords, operations: offered = [], redirectFrom = [] } = item;
  const category = categoryNames[item.category] ?? item.category;
  const operations = offered.flatMap((operation) => [operation.title, splitName(operation.name)]);
  const paths = [id, ...(shortName ? [shortName] : []), ...redirectFrom.map((path) => path.slice(1))];
  const names = [title, ...paths].map(toTerms);
  const keywordTerms = keywords.map(toTerms);
  const operationTerms = operations.map(toTerms);
  const [titleTerms = [], ...pathTerms] = names;
  const others = [...pathTerms, ...keywordTerms, ...operationTerms, toTerms(description), toTerms(category)];
  return {
    item,
    // A long title is no less about each of its words; a long description is.
    fields: [
      { terms: titleTerms, weight: 2 },
      ...others.map((terms) => ({ terms, weight: 1 / Math.sqrt(terms.length) })),
    ],
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
const missingTermPenalty = 1000;

const toFound = <T extends Searchable>({ entry: { item }, order }: Ranked<T>, terms: readonly Term[]): Found<T> => ({
  item,
  fit: order[0] < missingTermPenalty ? 'exact' : 'similar',
  matches: rangesOf(terms, item.title),
});

const isExact = ([best]: readonly Ranked<Searchable>[]): boolean =>
  best !== undefined && best.order[0] < missingTermPenalty;

/** Whether the best entry has all words, not only words that begin with them. */
const isWhole = ([best]: readonly Ranked<Searchable>[]): boolean => best?.order[0] === 0;

/** Whether an entry has a word or a word that begins with it. */
const isClear = (hit: Hit | undefined): boolean => hit !== undefined && hit.likeness !== 'similar';

/** The cost of a word that an entry does not have: the higher, the rarer the word. */
function distanceOf(rarity: number, hit: Hit | undefined): number {
  if (!isClear(hit)) return missingTermPenalty * (1 + rarity);
  return hit?.likeness === 'same' ? 0 : 1;
}

/** How much an entry has of a word; each further occurrence adds less, as in BM25. */
const scoreOf = (rarity: number, { weight }: Hit = { likeness: 'similar', weight: 0 }): number =>
  (rarity * weight) / (weight + 3);

const spell = (terms: readonly Term[]): string => terms.map(({ word }) => word).join(' ');

/**
 * How closely a query as a whole is the name of an entry. 5: its name. 4.5: one of its keywords, 4: a prefix of its name,
 * and a part of other keywords: it is about that. 3: a prefix of its name, or its name and more. 2.5: one of its keywords. 2:
 * one of its operations. 1: a part of any of these, or several of its words and more.
 */
function comparePhrases(query: string, { names, keywordPhrases, operationPhrases }: Entry): number {
  if (names.includes(query)) return 5;
  const isKeyword = keywordPhrases.includes(query);
  const isPrefix = names.some((name) => name.startsWith(query));
  const isSubject = keywordPhrases.filter((phrase) => phrase.includes(query)).length > 1;
  if (isSubject && (isKeyword || isPrefix)) return isKeyword ? 4.5 : 4;
  if (isPrefix || names.some((name) => query.includes(name))) return 3;
  if (isKeyword) return 2.5;
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
