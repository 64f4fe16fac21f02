import { kindInfo } from '#core/kinds/kinds.ts';
import type { Operation } from '#core/tool.ts';
import { resultParts } from '#page/results/result-parts.ts';

/**
 * How a page lays out an operation that takes an input: a line above its answer, a document beside values, or one document
 * beside another.
 */
export type Shape = 'line' | 'facts' | 'document';

/** The shape that follows from the kinds of input and output. */
export function shapeOf(operation: Operation): Shape {
  if (kindInfo(operation.input ?? 'text').isShort) return 'line';
  const { single } = resultParts(operation, undefined);
  const isDocument = single && !operation.isShortResult && single.kind !== 'boolean' && single.kind !== 'number';
  return isDocument ? 'document' : 'facts';
}

/** Whether an operation searches a list, whose length says nothing. */
export const isReference = ({ input }: Operation): boolean => input === 'query';
