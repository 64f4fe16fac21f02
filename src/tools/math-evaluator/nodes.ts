import type { MathNode } from 'mathjs';

/** All parts of an expression, without recursion: a sum of thousands of terms is as deep. */
export function nodesIn(root: MathNode): readonly MathNode[] {
  const nodes = [root];
  for (const node of nodes) node.forEach((part) => void nodes.push(part));
  return nodes;
}

export const nameOf = (node: MathNode): string => (node as unknown as { readonly name?: string }).name ?? '';
