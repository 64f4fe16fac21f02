import { type Container, containersOf, type Document, isContainer, type Node } from '#lib/data/node.ts';

type Scalar = Exclude<Node, Container>;

/** Replaces scalars, in place; `replace` returns the same node where nothing changes. */
export function replaceScalars({ values }: Document, replace: (scalar: Scalar) => Node): void {
  const replaced = (node: Node): Node => (isContainer(node) ? node : replace(node));
  const containers = [...containersOf(values)];
  for (const [index, value] of values.entries()) values[index] = replaced(value);
  for (const [node] of containers)
    if (node.type === 'array') node.items = node.items.map(replaced);
    else
      node.entries = node.entries.map((entry) => {
        const value = replaced(entry.value);
        return value === entry.value ? entry : { ...entry, value };
      });
}
