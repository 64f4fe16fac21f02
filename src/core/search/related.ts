/** Finds related tools. */
import type { CatalogItem, CatalogOperation } from '#core/registry.ts';
import { isGeneric, toTerms } from './terms.ts';

const general: ReadonlySet<string> = new Set([
  'text',
  'bytes',
  'file',
  'text-file',
  'number',
  'boolean',
  'rows',
  'value',
]);

/** Whether a kind is so general that sharing it means nothing. */
export const isGeneralKind = (kind: string): boolean => general.has(kind);

/** The kinds of an operation's input and output. */
export const kindsOf = ({ input, output }: CatalogOperation): readonly string[] => [
  ...(input === undefined ? [] : [input]),
  ...(typeof output === 'string' ? [output] : Object.values(output)),
];

/** Tables, counts, JSON and digits of bytes may be of anything: two tools that only write them need not have to do with each other. */
const ofAnything: ReadonlySet<string> = new Set(['csv', 'count', 'json', 'hex']);

export const isOfAnything = (kind: string): boolean => ofAnything.has(kind);

/** HTML too is written of anything, such as a table or a picture, but a text of it is clearly HTML. */
const writtenOfAnything: ReadonlySet<string> = new Set([...ofAnything, 'html']);

/** The kinds that say what a tool is about. */
function tellingKinds({ operations }: CatalogItem): readonly string[] {
  const read = new Set(operations.map(({ input }) => input));
  return operations
    .flatMap(kindsOf)
    .filter((kind) => !isGeneralKind(kind) && (!writtenOfAnything.has(kind) || read.has(kind)));
}

const maxRelated = 6;
/** Tools whose terms are less similar share only common ones, or words that mean something else there. */
const minSimilarity = { inCategory: 0.03, elsewhere: 0.06 };

/**
 * The related tools of each tool, best first: those with the same kinds, then those of its category that share
 * keywords, then others that do. The fewer tools share a kind or keyword, the more it counts.
 */
export function relateTools(catalog: readonly CatalogItem[]): readonly (readonly CatalogItem[])[] {
  const kinds = catalog.map(tellingKinds);
  const words = catalog.map(({ title, keywords, category }) =>
    [title, ...keywords, category]
      .flatMap(toTerms)
      .filter((term) => !isGeneric(term))
      .map(({ stem }) => stem),
  );
  const [similarityOfKinds, similarityOfWords] = [similarityIn(kinds), similarityIn(words)];
  return catalog.map(({ category }, own) =>
    catalog
      .map((tool, index) => {
        const similarity = similarityOfWords(own, index);
        const inCategory = tool.category === category && similarity >= minSimilarity.inCategory ? similarity : 0;
        const elsewhere = similarity >= minSimilarity.elsewhere ? similarity : 0;
        return { tool, index, scores: [similarityOfKinds(own, index), inCategory, elsewhere] };
      })
      .filter(({ index, scores }) => index !== own && scores.some((score) => score > 0))
      .sort((a, b) => a.scores.reduce((order, score, at) => order || (b.scores[at] ?? 0) - score, 0))
      .slice(0, maxRelated)
      .map(({ tool }) => tool),
  );
}

/** The similarity of two collections, from 0 to 1: the cosine of their elements, weighted by rarity. */
function similarityIn(collections: readonly (readonly string[])[]): (one: number, other: number) => number {
  const sets = collections.map((collection) => new Set(collection));
  const counts = new Map<string, number>();
  for (const name of sets.flatMap((set) => [...set])) counts.set(name, (counts.get(name) ?? 0) + 1);
  const sumWeights = (names: Iterable<string>) =>
    [...names].reduce((sum, name) => sum + Math.log(sets.length / (counts.get(name) ?? 1)) ** 2, 0);
  const sizes = sets.map((set) => Math.sqrt(sumWeights(set)));
  return (one, other) => {
    const shared = [...(sets[one] ?? [])].filter((name) => sets[other]?.has(name));
    return sumWeights(shared) / ((sizes[one] ?? 0) * (sizes[other] ?? 0) || 1);
  };
}
