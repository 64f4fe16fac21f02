import type { ArrayNode, Node } from '#lib/data/node.ts';

/** Values as the items of a list. */
export const toList = (items: readonly Node[]): ArrayNode => ({
  type: 'array',
  items: [...items],
  start: items[0]?.start ?? 0,
  end: items.at(-1)?.end ?? 0,
  comments: undefined,
});
