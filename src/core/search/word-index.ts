/** An inverted index: the words of items, and which items have each. */
import { createSpelling, maxEdits } from './similar-words.ts';
import { isFiller, type Term, toTerms } from './terms.ts';

/** A text of an item. */
export interface Field {
  readonly terms: readonly Term[];
  /** How much each of its words counts. */
  readonly weight: number;
}

/** How an item has a word: in any form, as the beginning of a word, or only one that is spelled like it. */
export type Likeness = 'same' | 'begun' | 'similar';

export interface Hit {
  readonly likeness: Likeness;
  /** The total weight of the texts that have the word. */
  readonly weight: number;
}

/** What has a word. */
export interface Hits {
  /** By the index of the item. */
  readonly items: ReadonlyMap<number, Hit>;
  /** The share of all items that do not have the word in any form. */
  readonly rarity: number;
}

/** The items that have a word, by their index, and its weight for each. */
interface Posting {
  readonly item: number;
  weight: number;
}

/** The least number of letters of a word that may be written together with others. */
const minPart = 3;

/** The index of items, each given by its texts. */
export function createWordIndex(items: readonly (readonly Field[])[]) {
  const byWord = new Map<string, Posting[]>();
  const byStem = new Map<string, string[]>();
  items.forEach((fields, item) => {
    for (const { terms, weight } of fields)
      for (const { word, stem } of terms) {
        const postings = byWord.get(word) ?? listIn(byWord, word);
        if (postings.length === 0) (byStem.get(stem) ?? listIn(byStem, stem)).push(word);
        const last = postings.at(-1);
        if (last?.item === item) last.weight += weight;
        else postings.push({ item, weight });
      }
  });
  let visited = 0;
  const count = () => {
    visited++;
  };
  const words = [...byWord.keys()].sort();
  const longest = words.reduce((most, { length }) => Math.max(most, length), 0);
  const findSimilar = createSpelling(words, count);

  function* wordsWith(prefix: string) {
    for (let at = firstFrom(words, prefix); words[at]?.startsWith(prefix); at++) yield words[at] ?? '';
  }
  const isBegun = (word: string): boolean => !wordsWith(word).next().done;

  /** The known word that is nearest to an unknown one; of several, the one that counts most for an item. */
  const nearestTo = (written: string, limit: number): string | undefined => {
    const mostOf = (word: string) => (byWord.get(word) ?? []).reduce((most, { weight }) => Math.max(most, weight), 0);
    const near = findSimilar(written, limit).filter(({ edits }) => edits <= limit);
    const least = near.reduce((a, { edits }) => Math.min(a, edits), limit);
    return near
      .filter(({ edits }) => edits === least)
      .map(({ at }) => words[at] ?? '')
      .sort((a, b) => mostOf(b) - mostOf(a))[0];
  };

  /** The fewest known words that are written together as one, fillers between them included. */
  const split = (together: string): readonly string[] | undefined => {
    const ways: (readonly string[] | undefined)[] = [[]];
    for (let end = 1; end <= together.length; end++)
      for (let start = Math.max(0, end - longest); start < end; start++) {
        const [before, known] = [ways[start], ways[end]];
        if (!before || (known && known.length <= before.length + 1)) continue;
        const part = together.slice(start, end);
        const isLast = end === together.length;
        const isKnown = part.length >= minPart && (byWord.has(part) || (isLast && isBegun(part)));
        if (isKnown || (part.length > 1 && isFiller(part))) ways[end] = [...before, part];
      }
    return ways[together.length];
  };

  return {
    /** Finds the items that have a word. */
    find({ word, stem }: Term): Hits {
      const hits = new Map<number, Hit>();
      const take = (known: string, likeness: Likeness) => {
        for (const { item, weight } of byWord.get(known) ?? []) {
          count();
          const hit = hits.get(item);
          if (!hit) hits.set(item, { likeness, weight });
          else if (hit.likeness === likeness) hits.set(item, { likeness, weight: hit.weight + weight });
        }
      };
      for (const form of byStem.get(stem) ?? []) take(form, 'same');
      const rarity = 1 - hits.size / items.length;
      for (const known of wordsWith(word)) take(known, 'begun');
      const limit = Math.min(maxEdits, Math.floor(stem.length * 0.3));
      for (const { at } of findSimilar(stem, limit)) take(words[at] ?? '', 'similar');
      return { items: hits, rarity };
    },
    /**
     * The likely correction of an unknown word: the nearest known one, or known ones that are written together. A number
     * is what it is.
     */
    correctTypo(term: Term): readonly Term[] {
      const { word, stem } = term;
      if (byStem.has(stem) || isBegun(word) || /^\d+$/.test(word)) return [term];
      const limit = Math.min(maxEdits, Math.floor(word.length / 3));
      const meant = nearestTo(word, 1) ?? split(word)?.join(' ') ?? (limit > 1 ? nearestTo(word, limit) : undefined);
      return meant === undefined ? [term] : toTerms(meant);
    },
    /** The number of postings and rows of spelling visited so far, as a measure of the work. */
    countVisited: () => visited,
  };
}

function listIn<Value>(map: Map<string, Value[]>, key: string): Value[] {
  const list: Value[] = [];
  map.set(key, list);
  return list;
}

/** Finds the first of the sorted words that is not before the given one. */
function firstFrom(sorted: readonly string[], wanted: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? '') < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}
