import { checkDepth } from '#lib/data/depth.ts';
import type { ArrayNode } from '#lib/data/node.ts';
import type { ReadDocument } from '#lib/data-conversion/read.ts';

/**
 * The values of a document as the items of a list.
 * @throws ToolError `too-deep` (`limit`)
 */
export function toList({ values, inputOffset }: ReadDocument): ArrayNode {
  checkDepth(values, inputOffset, 1);
  const [start, end] = [values[0]?.start ?? 0, values.at(-1)?.end ?? 0];
  return { type: 'array', items: [...values], start, end, comments: undefined };
}
