/** What an operation is called on its own, away from the others of its tool. */
import type { CatalogItem, CatalogOperation } from '#core/registry.ts';
import { isGeneralKind } from './related.ts';

/** From one kind to another; undefined where either is a general one, or where it returns several values. */
function wayOf({ input, output }: CatalogOperation): string | undefined {
  const isWay = input !== undefined && typeof output === 'string' && input !== output;
  return isWay && !isGeneralKind(input) && !isGeneralKind(output) ? `${input} ${output}` : undefined;
}

/**
 * Makes functions that name an operation of a tool. One that goes from a kind to another is called as the tool that is made
 * for that: that of *JSON to YAML* which goes the other way is *YAML to JSON*.
 */
export function createOperationTitles(catalog: readonly CatalogItem[]) {
  const byWay = new Map<string, string>();
  for (const { title, operations } of catalog) {
    const way = operations[0] && wayOf(operations[0]);
    if (way !== undefined && !byWay.has(way)) byWay.set(way, title);
  }
  const named = ({ title, operations: [main] }: CatalogItem, operation: CatalogOperation): string | undefined => {
    const way = wayOf(operation);
    return way === undefined ? undefined : main && wayOf(main) === way ? title : byWay.get(way);
  };
  return {
    /** Beside the name of the operation. */
    tool: (tool: CatalogItem, operation: CatalogOperation): string => named(tool, operation) ?? tool.title,
    /** Alone. */
    operation: (tool: CatalogItem, operation: CatalogOperation): string => named(tool, operation) ?? operation.title,
  };
}
