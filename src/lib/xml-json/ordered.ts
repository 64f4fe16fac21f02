import { ToolError } from '#core/tool.ts';
import type { Node, ObjectNode } from '#lib/data/node.ts';
import { textOf } from './from-keys.ts';
import type { Names } from './names.ts';
import { arrayNode, objectNode, stringNode } from './nodes.ts';
import { isElement, type XmlAttribute, type XmlElement, type XmlNode } from './tree.ts';

/**
 * The mapping that loses nothing: an array of nodes in their order. A text is a string, an element an object with
 * `name`, and `attributes` and `children` where it has such; all others are an object with one key, which says what
 * they are. An element written as `<a></a>` has `children`, one written as `<a/>` has not.
 */
export const toOrdered = (nodes: readonly XmlNode[], start = 0): Node => arrayNode(nodes.map(nodeOf), start);

function nodeOf(node: XmlNode): Node {
  const { start } = node;
  const string = (text: string) => stringNode(text, start);
  if (isElement(node)) {
    const attributes = node.attributes.map(({ name, value }) => [name, string(value)] as const);
    return objectNode(
      [
        ['name', string(node.name)],
        ...(attributes.length > 0 ? [['attributes', objectNode(attributes, start)] as const] : []),
        ...(node.isEmptyTag ? [] : [['children', toOrdered(node.children, start)] as const]),
      ],
      start,
    );
  }
  if (node.type === 'text') return string(node.text);
  if (node.type === 'instruction')
    return objectNode(
      [
        ['instruction', string(node.name)],
        ['text', string(node.text)],
      ],
      start,
    );
  return objectNode([[node.type, string(node.text)]], start);
}

const parts = ['cdata', 'comment', 'declaration', 'doctype'] as const;

/**
 * The nodes of an array, or of one that is alone.
 * @throws ToolError `not-ordered` where a value is no node
 */
export function fromOrdered(value: Node, names: Names): readonly XmlNode[] {
  return (value.type === 'array' ? value.items : [value]).map((item) => readNode(item, names));
}

function readNode(value: Node, names: Names): XmlNode {
  const { start } = value;
  if (value.type === 'array') throw new ToolError('not-ordered', {}, start);
  if (value.type !== 'object') return { type: 'text', text: textOf(value), start };
  if (entryOf(value, 'name')) return readElement(value, names);
  const instruction = entryOf(value, 'instruction');
  const text = entryOf(value, 'text');
  if (instruction)
    return { type: 'instruction', name: names.of(textOf(instruction)), text: text ? textOf(text) : '', start };
  const type = parts.find((part) => entryOf(value, part));
  const content = type && entryOf(value, type);
  if (!type || !content) throw new ToolError('not-ordered', {}, start);
  return { type, text: textOf(content), start };
}

function readElement(value: ObjectNode, names: Names): XmlElement {
  const { start } = value;
  const name = entryOf(value, 'name');
  const attributes = entryOf(value, 'attributes');
  const children = entryOf(value, 'children');
  if (attributes && attributes.type !== 'object') throw new ToolError('not-ordered', {}, attributes.start);
  const byName = new Map(attributes?.entries.map(({ key, value }) => [names.of(key), textOf(value)]));
  return {
    type: 'element',
    name: names.of(name ? textOf(name) : ''),
    attributes: [...byName].map(([name, value]): XmlAttribute => ({ name, value })),
    children: children ? fromOrdered(children, names) : [],
    isEmptyTag: !children,
    start,
  };
}

const entryOf = ({ entries }: ObjectNode, wanted: string): Node | undefined =>
  entries.findLast(({ key }) => key === wanted)?.value;
