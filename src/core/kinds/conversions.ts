/** Finds what turns a value of one kind into another. */
import type { CatalogItem, CatalogOperation } from '#core/registry.ts';
import { isGeneralKind } from '#core/search/related.ts';
import { ancestry, flows, type KindId, kindInfo } from './kinds.ts';

/** An operation that turns one kind into another. */
export interface Conversion {
  readonly tool: CatalogItem;
  readonly operation: CatalogOperation;
}

/** How many operations a conversion has at most. */
const maxSteps = 3;

const wraps = (kind: KindId): boolean => kindInfo(kind).wraps !== undefined;

/**
 * The operations that give another form of the same content: from one narrow kind to another, and into a wrapping, such
 * as Base64, and out of it. What else is made of any text, or is only a text, may be anything. What a tool is called by
 * comes before the other way of another one.
 */
const conversionsIn = (catalog: readonly CatalogItem[]) =>
  catalog
    .flatMap((tool) =>
      tool.operations.flatMap((operation, place) => {
        const { input, output, isPair } = operation;
        if (input === undefined || typeof output !== 'string' || isPair) return [];
        const [from, to] = [input as KindId, output as KindId];
        const isConversion = (!isGeneralKind(from) || wraps(to)) && (!isGeneralKind(to) || wraps(from));
        return isConversion ? [{ tool, operation, from, to, place }] : [];
      }),
    )
    .sort((a, b) => Number(a.place > 0) - Number(b.place > 0));

/** What else is known of a value and of the operation that it is converted for. */
export interface ConversionParts {
  /** What that operation gives: it is not to undo the conversion. */
  readonly output?: CatalogOperation['output'] | undefined;
  /** The kind of what the value wraps, where that is known. */
  readonly inside?: KindId | undefined;
}

/** Whether an operation would give back what was converted for it: what is in a wrapping comes out, or one kind from another. */
const isUndone = (from: KindId, made: KindId, to: KindId, output: CatalogOperation['output']): boolean =>
  flows(made, to) === 'yes' && (wraps(to) || output === from);

/**
 * Makes a function that finds the fewest operations, at most three, that turn a value of one kind into one that an input of
 * another kind takes; undefined where there are none.
 */
export function createConversionSearch(catalog: readonly CatalogItem[]) {
  const conversions = conversionsIn(catalog);
  return (from: KindId, to: KindId, { output, inside }: ConversionParts = {}): readonly Conversion[] | undefined => {
    /** The kind that a conversion makes of one. */
    const madeOf = (kind: KindId, made: KindId): KindId =>
      inside && kind === from && wraps(from) && ancestry(inside).includes(made) ? inside : made;
    const seen = new Set<KindId>([from]);
    let paths: readonly Path[] = [{ kind: from, path: [], isUndone: false }];
    for (let step = 0; step < maxSteps; step++) {
      const next = paths.flatMap(({ kind, path }) =>
        conversions
          .filter((one) => flows(kind, one.from) === 'yes')
          // What was put into a wrapping would only come out again.
          .filter((one) => !isGeneralKind(one.from) || flows(one.to, to) === 'yes')
          .map(
            ({ tool, operation, from: taken, to: made }): Path => ({
              kind: madeOf(kind, made),
              path: [...path, { tool, operation }],
              isUndone: output !== undefined && isUndone(taken, made, to, output),
            }),
          ),
      );
      const fitting = next.filter(({ kind }) => flows(kind, to) === 'yes');
      // Where each of the shortest would be undone, a longer one is a detour.
      if (fitting.length > 0) return fitting.find((one) => !one.isUndone)?.path;
      // What comes out of a wrapping may be what is needed.
      const isKnown = step === 0 && inside !== undefined && flows(inside, to) === 'no';
      const possible = isKnown ? [] : next.filter(({ kind }) => isGeneralKind(kind) && flows(kind, to) === 'check');
      const found = possible.find(({ kind }) => kindInfo(kind).repr === kindInfo(to).repr) ?? possible[0];
      if (found) return found.path;
      paths = next.filter(({ kind }) => !seen.has(kind) && seen.add(kind));
    }
    return undefined;
  };
}

interface Path {
  readonly kind: KindId;
  readonly path: readonly Conversion[];
  readonly isUndone: boolean;
}
