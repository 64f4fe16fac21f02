import type { Node } from '#lib/data/node.ts';

/** The value of a key, where a node is a map that has it and it is not null. */
export function at(node: Node | undefined, key: string): Node | undefined {
  if (node?.type !== 'object') return undefined;
  const value = node.entries.find((entry) => entry.key === key)?.value;
  return value?.type === 'null' ? undefined : value;
}

/** A scalar as text; nothing for null, lists and maps. */
export function textOf(node: Node | undefined): string | undefined {
  switch (node?.type) {
    case 'string':
      return node.value;
    case 'number':
    case 'date':
      return node.raw;
    case 'boolean':
      return String(node.value);
    default:
      return undefined;
  }
}

/** The items of a list; a value alone is a list of one. */
export const itemsOf = (node: Node | undefined): readonly Node[] =>
  node === undefined ? [] : node.type === 'array' ? node.items : [node];

/** The texts of a list. */
export const textsOf = (node: Node | undefined): readonly string[] =>
  itemsOf(node).flatMap((item) => textOf(item) ?? []);

/** The entries of a map, as `key=value`; a list has them so. An entry without value is its key. */
export const pairsOf = (node: Node | undefined): readonly string[] =>
  node?.type === 'object'
    ? node.entries.map(({ key, value }) => {
        const text = textOf(value);
        const name = key.replaceAll('$', '$$$$');
        return text === undefined ? name : `${name}=${text}`;
      })
    : textsOf(node);

/** The entries of `extra_hosts`, as `host:address`. */
export const hostsOf = (node: Node | undefined): readonly string[] =>
  (node?.type === 'object'
    ? node.entries.flatMap(({ key, value }) => textsOf(value).map((address) => `${key}=${address}`))
    : textsOf(node)
  ).map((host) => host.replace('=', ':'));

/** The entries of `ulimits`, as `name=soft:hard` or `name=limit`. */
export const ulimitsOf = (node: Node | undefined): readonly string[] =>
  node?.type === 'object'
    ? node.entries.map(
        ({ key, value }) => `${key}=${textOf(value) ?? `${textOf(at(value, 'soft'))}:${textOf(at(value, 'hard'))}`}`,
      )
    : [];
