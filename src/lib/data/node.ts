/**
 * The lossless tree that the parsers of JSON, YAML and TOML build and writers take. Nothing becomes a JavaScript
 * number, date or object: digits, key order, duplicate keys, `__proto__` and comments are kept as they are typed. Nodes
 * are mutable and changed in place. They may be nested 10,000 deep: walk them with a stack (`containersOf`), not by
 * recursion.
 */
export type Node = ObjectNode | ArrayNode | StringNode | NumberNode | BooleanNode | NullNode | DateNode;
export type Container = ObjectNode | ArrayNode;

interface Base {
  /** The range of the value in its text: UTF-16 offsets, the end exclusive. */
  readonly start: number;
  end: number;
  comments: Comments | undefined;
}

export interface ObjectNode extends Base {
  readonly type: 'object';
  entries: Entry[];
}

/** One key and its value; several entries of an object may have the same key. */
export interface Entry {
  readonly key: string;
  /** The key as it is typed, where that differs from the key in double quotes. */
  readonly literal: string | undefined;
  readonly keyStart: number;
  readonly keyEnd: number;
  readonly value: Node;
}

export interface ArrayNode extends Base {
  readonly type: 'array';
  items: Node[];
}

export interface StringNode extends Base {
  readonly type: 'string';
  readonly value: string;
  readonly style: 'plain' | 'single' | 'double' | 'literal' | 'folded';
  /** The JSON or JSON5 token, where that differs from the value in double quotes, for example by escapes. */
  readonly literal: string | undefined;
}

export interface NumberNode extends Base {
  readonly type: 'number';
  /** The digits exactly as they are typed. */
  readonly raw: string;
  readonly form: 'int' | 'float' | 'hex' | 'oct' | 'bin' | 'inf' | 'nan';
}

export interface BooleanNode extends Base {
  readonly type: 'boolean';
  readonly value: boolean;
}

export interface NullNode extends Base {
  readonly type: 'null';
}

export interface DateNode extends Base {
  readonly type: 'date';
  readonly form: 'offset-datetime' | 'local-datetime' | 'local-date' | 'local-time';
  readonly raw: string;
}

export interface Comment {
  /** The text between the comment's marks. */
  readonly text: string;
  /** A block comment, with marks at both ends; it may have several lines. */
  readonly isBlock: boolean;
}

/** The comments of a value, or of the entry that holds it. */
export interface Comments {
  /** Above it, on lines of their own. */
  readonly before: Comment[];
  /** At the start of a container, on the line of its key or table name. */
  readonly head: Comment[];
  /** Left over at the end of a container. */
  readonly inside: Comment[];
  /** After it on the same line. */
  readonly after: Comment[];
}

/** A text as a whole: one value in JSON, any number of them in JSON Lines and YAML. */
export interface Document {
  readonly values: Node[];
  /** Comments after the last value. */
  readonly after: Comment[];
}

/** The comments of a node, to add to. */
export function commentsOf(node: Node): Comments {
  node.comments ??= { before: [], head: [], inside: [], after: [] };
  return node.comments;
}

export const isContainer = (node: Node): node is Container => node.type === 'object' || node.type === 'array';

/** The values that a container holds. */
export const childrenOf = (node: Container): readonly Node[] =>
  node.type === 'array' ? node.items : node.entries.map(({ value }) => value);

/** All objects and arrays with their depth, 1 for the outermost; a container before its children. */
export function* containersOf(roots: readonly Node[]): Generator<readonly [node: Container, depth: number]> {
  const waiting: [Container, number][] = [];
  const add = (nodes: readonly Node[], depth: number) => {
    for (const node of nodes) if (isContainer(node)) waiting.push([node, depth]);
  };
  add(roots, 1);
  for (let current = waiting.pop(); current; current = waiting.pop()) {
    yield current;
    add(childrenOf(current[0]), current[1] + 1);
  }
}

/** Replaces scalars, in place; `replace` returns the same node where nothing changes. */
export function replaceScalars({ values }: Document, replace: (scalar: Exclude<Node, Container>) => Node): void {
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
