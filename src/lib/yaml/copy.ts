import type { Node } from '#lib/data/node.ts';

/** A copy of a node and all that it holds, without comments. `count` hears of each node. */
export function copyNode(node: Node, count: () => void): Node {
  count();
  const comments = undefined;
  if (node.type === 'array') return { ...node, items: node.items.map((item) => copyNode(item, count)), comments };
  if (node.type !== 'object') return { ...node, comments };
  return {
    ...node,
    entries: node.entries.map((entry) => ({ ...entry, value: copyNode(entry.value, count) })),
    comments,
  };
}
