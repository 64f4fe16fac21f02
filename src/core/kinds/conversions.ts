/** Finds what turns a value of one kind into another. */
import type { CatalogItem, CatalogOperation } from '#core/registry.ts';
import { isGeneralKind } from '#core/search/related.ts';
import { flows, type KindId, kindInfo } from './kinds.ts';

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

/**
 * Makes a function that finds the fewest operations, at most three, that turn a value of one kind into one that an input of
 * another kind takes; undefined where there are none.
 */
export function createConversionSearch(catalog: readonly CatalogItem[]) {
  const conversions = conversionsIn(catalog);
  return (from: KindId, to: KindId): readonly Conversion[] | undefined => {
    const seen = new Set<KindId>([from]);
    let paths: readonly Path[] = [{ kind: from, path: [] }];
    for (let step = 0; step < maxSteps; step++) {
      const next = paths.flatMap(({ kind, path }) =>
        conversions
          .filter((one) => flows(kind, one.from) === 'yes')
          // What was put into a wrapping would only come out again.
          .filter((one) => !isGeneralKind(one.from) || flows(one.to, to) === 'yes')
          .map(({ tool, operation, to: made }): Path => ({ kind: made, path: [...path, { tool, operation }] })),
      );
      // What comes out of a wrapping may be what is needed.
      const possible = next.filter(({ kind }) => isGeneralKind(kind) && flows(kind, to) === 'check');
      const found =
        next.find(({ kind }) => flows(kind, to) === 'yes') ??
        possible.find(({ kind }) => kindInfo(kind).repr === kindInfo(to).repr) ??
        possible[0];
      if (found) return found.path;
      paths = next.filter(({ kind }) => !seen.has(kind) && seen.add(kind));
    }
    return undefined;
  };
}

interface Path {
  readonly kind: KindId;
  readonly path: readonly Conversion[];
}
