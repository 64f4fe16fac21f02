import { isCollection, type LayoutDocument, type LayoutNode } from './layout.ts';

/** What is in a YAML text. */
export interface Counts {
  documents: number;
  maps: number;
  lists: number;
  /** Scalars that are no keys. */
  values: number;
  /** Levels of maps and lists. */
  depth: number;
  comments: number;
  anchors: number;
  aliases: number;
}

/** Counts what is in documents. */
export function countLayout(documents: readonly LayoutDocument[]): Counts {
  const counts = { documents: 0, maps: 0, lists: 0, values: 0, depth: 0, comments: 0, anchors: 0, aliases: 0 };
  for (const { prefix, roots, tail } of documents) {
    counts.documents += roots.length;
    counts.comments += prefix.filter(({ text }) => !text.startsWith('%')).length + tail.length;
    for (const root of roots) countNode(counts, root, 1, false);
  }
  return counts;
}

function countNode(counts: Counts, node: LayoutNode, level: number, isKey: boolean): void {
  const { before, head, lead, after, anchor } = node;
  counts.comments += before.length + head.length + lead.length + after.length;
  if (anchor !== undefined) counts.anchors++;
  if (node.type === 'alias') counts.aliases++;
  if (node.type === 'scalar' && !isKey) counts.values++;
  if (!isCollection(node)) return;
  counts.depth = Math.max(counts.depth, level);
  counts.comments += node.tail.length;
  if (node.type === 'sequence') {
    counts.lists++;
    for (const item of node.items) countNode(counts, item, level + 1, false);
    return;
  }
  counts.maps++;
  for (const { key, value } of node.entries) {
    countNode(counts, key, level + 1, true);
    countNode(counts, value, level + 1, false);
  }
}
