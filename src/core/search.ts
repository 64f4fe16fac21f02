import Fuse from 'fuse.js';

/** What can be found by its words. */
export interface Searchable {
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly category: string;
}

export interface Found<T> {
  readonly item: T;
  /** Ranges of the title that matched, first and last index, for highlighting. */
  readonly matches: readonly (readonly [number, number])[];
}

/** Ranks items by how well their words match: fuzzy, threshold 0.3; the title weighs 2, the other fields 1 each. */
export function createSearch<T extends Searchable>(items: readonly T[]): (words: string) => readonly Found<T>[] {
  const fuse = new Fuse(items, {
    threshold: 0.3,
    ignoreLocation: true,
    includeMatches: true,
    keys: [
      { name: 'title', weight: 2 },
      { name: 'description', weight: 1 },
      { name: 'keywords', weight: 1 },
      { name: 'category', weight: 1 },
    ],
  });
  return (words) =>
    fuse.search(words).map(({ item, matches = [] }) => ({
      item,
      matches: matches.filter(({ key }) => key === 'title').flatMap(({ indices }) => indices),
    }));
}
