import { append } from '#lib/collections/append.ts';
import {
  type Comment,
  type Container,
  childrenOf,
  containersOf,
  type Document,
  isContainer,
  type Node,
} from '#lib/data/node.ts';

/** Removes all comments from a document, in place; returns their number. */
export const dropComments = ({ values, after }: Document): number =>
  takeComments(values).length + after.splice(0).length;

/** Removes the comments from values and their descendants, in place; returns them in the order of the text. */
export function takeComments(roots: readonly Node[]): Comment[] {
  const taken: Comment[] = [];
  /** A stack with the next item last; a list of comments is one at the end of a container. */
  const waiting: (Node | readonly Comment[])[] = roots.toReversed();
  for (let item = waiting.pop(); item; item = waiting.pop()) {
    if (!('type' in item)) {
      append(taken, item);
      continue;
    }
    if (item.comments) {
      const { before, head, inside, after } = item.comments;
      append(taken, before);
      append(taken, head);
      waiting.push(after, inside);
      item.comments = undefined;
    }
    if (!isContainer(item)) continue;
    const children = childrenOf(item);
    for (let index = children.length - 1; index >= 0; index--) {
      const child = children[index];
      if (child && (child.comments || isContainer(child))) waiting.push(child);
    }
  }
  return taken;
}

/** Whether there are comments inside a container. */
export const hasInnerComments = (node: Container): boolean =>
  [...containersOf([node])].some(
    ([container]) => container.comments?.inside.length || childrenOf(container).some(({ comments }) => comments),
  );

/**
 * The comments for the line on which a container begins, and those for its end. Where a container has no closing
 * bracket, a comment after it moves to its beginning, unless there are other comments inside.
 */
export function outerComments(node: Container): {
  readonly head: readonly Comment[];
  readonly tail: readonly Comment[];
} {
  if (!node.comments) return none;
  const { head, after } = node.comments;
  // Few values have comments, and searching all descendants takes time.
  const isFirst = after.length > 0 && !hasInnerComments(node);
  return isFirst ? { head: [...head, ...after], tail: [] } : { head, tail: after };
}

const none = { head: [], tail: [] };
