import { childrenOf, containersOf, type Document, type Node } from '#lib/data/node.ts';

/** Takes all comments out of a document, in place; returns how many there were. */
export function dropComments(document: Document): number {
  let count = document.after.splice(0).length;
  const drop = (nodes: readonly Node[]) => {
    for (const node of nodes) {
      if (!node.comments) continue;
      const { before, after, inside } = node.comments;
      count += before.length + after.length + inside.length;
      node.comments = undefined;
    }
  };
  drop(document.values);
  for (const [container] of containersOf(document.values)) drop(childrenOf(container));
  return count;
}
