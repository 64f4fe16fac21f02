import { append } from '#lib/collections/append.ts';
import { type Container, childrenOf, isContainer, type Node } from '#lib/data/node.ts';

/** The anchor of a container that appears more than once, defined at its first occurrence. */
export interface Repeat {
  readonly name: string;
  readonly isFirst: boolean;
}

/**
 * The containers that are equal to others, in the order in which they are written; those with comments inside are
 * unique.
 */
export function findRepeats(roots: readonly Node[]): ReadonlyMap<Container, Repeat> {
  const ids = identify(roots);
  const firsts = new Map<number, Container>();
  const repeats = new Map<Container, Repeat>();
  let names = 0;
  const waiting: Node[] = [...roots].reverse();
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (!isContainer(node)) continue;
    const id = ids.get(node);
    const first = id === undefined ? undefined : firsts.get(id);
    if (first) {
      const name = repeats.get(first)?.name ?? `a${++names}`;
      repeats.set(first, { name, isFirst: true });
      repeats.set(node, { name, isFirst: false });
      continue;
    }
    if (id !== undefined) firsts.set(id, node);
    append(waiting, childrenOf(node).toReversed());
  }
  return repeats;
}

/** Numbers for the containers that are not empty: equal for equal ones. */
function identify(roots: readonly Node[]): ReadonlyMap<Container, number> {
  const numbers = new Map<string, number>();
  const ids = new Map<Container, number>();
  let unique = 0;
  const idOf = (node: Node): string => {
    if (isContainer(node)) return `#${ids.get(node) ?? `!${unique++}`}`;
    if (node.type === 'string') return JSON.stringify(node.value);
    return node.type === 'number' || node.type === 'date'
      ? node.raw
      : node.type === 'boolean'
        ? String(node.value)
        : '~';
  };
  const settle = (node: Container): void => {
    const children = childrenOf(node);
    if (children.length === 0 || node.comments?.inside.length || children.some(({ comments }) => comments)) return;
    const key = node.type === 'array' ? `[${children.map(idOf)}` : `{${node.entries.map(entryId)}`;
    const id = numbers.get(key) ?? numbers.size;
    numbers.set(key, id);
    ids.set(node, id);
  };
  const entryId = ({ key, value }: { readonly key: string; readonly value: Node }) =>
    `${JSON.stringify(key)}:${idOf(value)}`;
  // Each container is visited twice: to descend into it, and to number it when all its children have numbers.
  const waiting: [Node, boolean][] = roots.map((root): [Node, boolean] => [root, false]).reverse();
  for (let item = waiting.pop(); item; item = waiting.pop()) {
    const [node, isDone] = item;
    if (!isContainer(node)) continue;
    if (isDone) settle(node);
    else {
      waiting.push([node, true]);
      for (const child of childrenOf(node)) waiting.push([child, false]);
    }
  }
  return ids;
}
