import type { Node } from 'prosemirror-model';
import type { EditorState, Transaction } from 'prosemirror-state';
import { replaceInPieces } from './paste-in-pieces.ts';

const sizeOf = (nodes: readonly Node[]): number => nodes.reduce((sum, { nodeSize }) => sum + nodeSize, 0);

/**
 * Replaces the blocks, items, rows or cells that differ from another document's: the others keep the caret, and are not
 * drawn again.
 */
export function becomeOther({ doc, tr }: EditorState, other: Node): Transaction {
  let [old, now]: readonly [Node, Node] = [doc, other];
  for (let position = 0; ; ) {
    const [before, after] = [old.children, now.children];
    const shorter = Math.min(before.length, after.length);
    let start = 0;
    while (start < shorter && before[start]?.eq(after[start] as Node)) start++;
    let rest = 0;
    while (rest < shorter - start && before.at(-1 - rest)?.eq(after.at(-1 - rest) as Node)) rest++;
    const removed = before.slice(start, before.length - rest);
    const added = after.slice(start, after.length - rest);
    position += sizeOf(before.slice(0, start));
    const [child, same] = [removed[0], added[0]];
    if (removed.length !== 1 || added.length !== 1 || !child || !same || child.isTextblock || !child.sameMarkup(same))
      return replaceInPieces(tr, position, position + sizeOf(removed), added);
    [old, now] = [child, same];
    position++;
  }
}
