/** The operations of a tool whose own names, their title and that of the tool, have all words of a query. */

import type { CatalogItem, CatalogOperation } from '#core/registry.ts';
import { normalize, type Term, toTerms } from './terms.ts';

/** A word is meant by its beginning from this length. */
const minBeginning = 3;

/** The operations of a tool that a query names best: several where they have the same title. */
export interface OwnNaming {
  readonly operations: readonly CatalogOperation[];
  /** The query is the title of the tool, then that of the operation. */
  readonly isWhole: boolean;
  /** It has all words of the title of the operation. */
  readonly isAll: boolean;
}

const isSame = (typed: Term, own: Term): boolean =>
  own.stem === typed.stem || (typed.word.length >= minBeginning && own.word.startsWith(typed.word));

/** What is left of the words of a query without those of a title; each word of it counts once. */
function without(typed: readonly Term[], title: readonly Term[]): readonly Term[] {
  const left = [...title];
  return typed.filter((term) => {
    const same = left.findIndex(({ word }) => word === term.word);
    const at = same < 0 ? left.findIndex((own) => isSame(term, own)) : same;
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Words with one space on either side. */
const toWords = (text: string): string => ` ${(normalize(text).match(/\p{L}+|\p{N}+/gu) ?? []).join(' ')} `;

/**
 * Finds the operations of a tool that have all words of a query in their names, at least one of them in their own title
 * where that of the tool does not have it: those whose title the query ends with, else that have the most of them, then
 * the fewest others. Undefined where there are none.
 * @param hasOthers the words that neither has are others of the tool, such as its keywords: the title must be there whole
 */
export function findOwnNaming(query: string, tool: CatalogItem, hasOthers: boolean): OwnNaming | undefined {
  const typed = toTerms(query);
  const ofTool = toTerms(tool.title);
  if (without(typed, ofTool).length === 0) return undefined;
  const words = toWords(query);
  const rated = tool.operations.flatMap((operation) => {
    const title = toTerms(operation.title);
    const others = without(typed, title);
    const found = typed.length - others.length;
    const isOwn = without(others, ofTool).length === 0;
    const isAll = found === title.length;
    const adds = without(typed, [...ofTool, ...title]).length < without(typed, ofTool).length;
    if (found === 0 || !(isOwn || (hasOthers && isAll && adds))) return [];
    const ends = words.endsWith(toWords(operation.title));
    const isWhole = words === toWords(`${tool.title} ${operation.title}`);
    return [{ operation, isWhole, isAll, rating: [isOwn, ends, found, found - title.length].map(Number) }];
  });
  const [best] = rated.toSorted((a, b) => compare(b.rating, a.rating));
  if (!best) return undefined;
  const same = rated.filter(({ operation }) => operation.title === best.operation.title);
  return { ...best, operations: same.map(({ operation }) => operation) };
}

/** The first difference of two lists decides. */
const compare = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((order, one, at) => order || one - (b[at] ?? 0), 0);
