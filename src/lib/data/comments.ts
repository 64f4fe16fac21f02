import { append } from '#lib/append.ts';
import { type Comment, childrenOf, type Document, isContainer, type Node } from '#lib/data/node.ts';

/** Takes all comments out of a document, in place; returns how many there were. */
export const dropComments = ({ values, after }: Document): number =>
  takeComments(values).length + after.splice(0).length;

/** Takes the comments out of values and all that they hold, in place; returns them in the order of the text. */
export function takeComments(roots: readonly Node[]): Comment[] {
  const taken: Comment[] = [];
  /** What comes next stands last; a list of comments is one that ends a container. */
  const waiting: (Node | readonly Comment[])[] = roots.toReversed();
  for (let item = waiting.pop(); item; item = waiting.pop()) {
    if (!('type' in item)) {
      append(taken, item);
      continue;
    }
    if (item.comments) {
      const { before, inside, after } = item.comments;
      append(taken, before);
      waiting.push(after, inside);
      item.comments = undefined;
    }
    if (!isContainer(item)) continue;
    for (const child of childrenOf(item).toReversed()) if (child.comments || isContainer(child)) waiting.push(child);
  }
  return taken;
}
