import { kindInfo } from '#core/kinds/kinds.ts';
import type { Operation } from '#core/tool.ts';
import { resultParts } from '#page/results/result-parts.ts';

/**
 * How a page lays out an operation that takes an input: a line above its answer, a document above a wide table, beside
 * values, or beside another document.
 */
export type Shape = 'line' | 'table' | 'facts' | 'document';

/** The shape that follows from the kinds of input and output. */
export function shapeOf(operation: Operation): Shape {
  if (kindInfo(operation.input ?? 'text').isShort) return 'line';
  if (operation.isWideTable) return 'table';
  const { single } = resultParts(operation, undefined);
  const isDocument = single && !operation.isShortResult && single.kind !== 'boolean' && single.kind !== 'number';
  return isDocument ? 'document' : 'facts';
}

/** Whether the result is values on the page itself: a document has a frame, and so has a table that is all of it. */
export function hasValues(operation: Operation): boolean {
  const shape = shapeOf(operation);
  return shape === 'table' ? resultParts(operation, undefined).single === undefined : shape !== 'document';
}

/** Whether an operation searches a list, whose length says nothing. */
export const isReference = ({ input }: Operation): boolean => input === 'query';
