/** The operation of a tool that a query names: *From CSV* for “csv to json”, *Decode* for “url decode”. */

import type { CatalogItem, CatalogOperation } from '#core/registry.ts';
import { isGeneralKind } from './related.ts';
import { isGeneric, stemOf, toTerms } from './terms.ts';

/** Between what is converted and the result, English and French; and 2, as in `json2yaml`. */
const separator = /(?<!\p{L})(?:to|into|vers|en)(?!\p{L})|(?<=\p{L})2(?=\p{L})/iu;

/** What operations of these names are called too. */
const otherWords: ReadonlyMap<string, readonly string[]> = new Map([
  ['compress', ['gzip', 'deflate', 'pack']],
  ['decompress', ['gunzip', 'ungzip', 'unzip', 'bunzip2', 'unxz', 'inflate', 'unpack', 'décompresser']],
  ['clean', ['strip']],
]);

/** What an operation is named by, as stems. */
interface Naming {
  readonly operation: CatalogOperation;
  /** Each names it. */
  readonly words: ReadonlySet<string>;
  /** Those of its title, which name it together; empty where that says a direction. */
  readonly title: readonly string[];
  /** Those of them that the title of the tool does not have. */
  readonly own: readonly string[];
  /** What it reads and gives. */
  readonly from: ReadonlySet<string>;
  readonly to: ReadonlySet<string>;
}

/**
 * Finds the operation of a tool that a query names best; undefined where it names none, or the main one.
 * @param isMainNamed the main one is found too, where it is named
 */
export function createOperationNaming(
  isMainNamed = false,
): (query: string, tool: CatalogItem) => CatalogOperation | undefined {
  const known = new Map<string, readonly Naming[]>();
  return (query, tool) => {
    const namings = known.get(tool.id) ?? namingsOf(tool);
    known.set(tool.id, namings);
    const named = byDirection(query, namings) ?? byWords(query, namings);
    return named === namings[0] && !isMainNamed ? undefined : named?.operation;
  };
}

/** By both sides of “roman to number”; one is enough where the main operation goes the other way. */
function byDirection(query: string, namings: readonly Naming[]): Naming | undefined {
  const [from, to] = sidesOf(query);
  const rate = (one: Naming) => count(from, one.from) + count(to, one.to) - count(from, one.to) - count(to, one.from);
  const [main] = namings;
  const isReversed = main !== undefined && rate(main) < 0;
  return best(namings, (one) => {
    const sides = [count(from, one.from), count(to, one.to)];
    return sides.every((side) => side > 0) || isReversed ? rate(one) : 0;
  });
}

/**
 * By all words of its title, by several that are in it, or by the one word that is enough; what the title of the tool does
 * not say counts more.
 */
function byWords(query: string, namings: readonly Naming[]): Naming | undefined {
  const stems = stemsOf(query);
  return best(namings, ({ words, title, own }) => {
    const isWhole = title.length > 1 && title.every((stem) => stems.includes(stem));
    if (isWhole) return title.length + own.length;
    const isPart = stems.length > 1 && stems.every((stem) => title.includes(stem));
    return isPart ? stems.length : Math.min(count(stems, words), 1);
  });
}

/** The first with the highest rating above 0. */
function best(namings: readonly Naming[], rate: (naming: Naming) => number): Naming | undefined {
  const ratings = namings.map(rate);
  const highest = ratings.reduce((most, rating) => Math.max(most, rating), 0);
  const at = ratings.indexOf(highest);
  return highest > 0 ? namings[at] : undefined;
}

function namingsOf({ title: toolTitle, operations }: CatalogItem): readonly Naming[] {
  const ofTool = stemsOf(toolTitle);
  const isOwn = (stem: string) => !ofTool.includes(stem);
  const [main] = operations;
  return operations.map((operation): Naming => {
    const { name, input, output } = operation;
    const sides = [operation.title, splitName(name)].map(sidesOf);
    const from = sides.flatMap(([side]) => side);
    const to = sides.flatMap(([, side]) => side);
    const title = from.length + to.length > 0 ? [] : stemsOf(operation.title);
    const stem = stemOf(name);
    // A generator of crontabs has an operation *crontab*, but is not for that; an encoder and decoder is for both.
    const isMain = operation === main || isReverse(operation, main);
    const isWord = !isGeneric({ word: name, stem }) && (isOwn(stem) || isMain);
    const words = /[A-Z]/.test(name)
      ? []
      : [
          ...(isWord ? [stem] : []),
          ...(otherWords.get(name) ?? []).map(stemOf),
          ...(title.length === 1 ? title.filter(isOwn) : []),
        ];
    return {
      operation,
      words: new Set(words),
      title,
      own: title.filter(isOwn),
      from: new Set(input === undefined ? [] : withKind(from, input)),
      to: new Set(input === undefined ? [] : withKind(to, output)),
    };
  });
}

const isReverse = ({ input, output }: CatalogOperation, main: CatalogOperation | undefined): boolean =>
  input === main?.output && output === main?.input;

/** A general kind, such as that of any text, adds nothing to words. */
const withKind = (stems: readonly string[], kind: CatalogOperation['output']): readonly string[] =>
  typeof kind !== 'string' || (stems.length > 0 && isGeneralKind(kind)) ? stems : [...stems, ...stemsOf(kind)];

const splitName = (name: string): string => name.replace(/[A-Z]+/g, ' $&');

const stemsOf = (text: string): readonly string[] => toTerms(text).map(({ stem }) => stem);

/** The stems on either side of the separator; none where there is none. */
function sidesOf(text: string): readonly [from: readonly string[], to: readonly string[]] {
  const { index, 0: word = '' } = separator.exec(text) ?? {};
  if (index === undefined) return [[], []];
  return [stemsOf(text.slice(0, index)), stemsOf(text.slice(index + word.length))];
}

const count = (stems: readonly string[], among: ReadonlySet<string>): number =>
  stems.filter((stem) => among.has(stem)).length;
