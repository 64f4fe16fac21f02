import type { Node } from '#lib/data/node.ts';
import { declaresNamespace } from '#lib/xml/attributes.ts';
import { arrayNode, objectNode, stringNode, typedNode } from './nodes.ts';
import { isElement, isText, type XmlElement, type XmlNode } from './tree.ts';

/** A mapping in which elements are values by their names. */
export interface Keys {
  /** What begins the keys of attributes. */
  readonly prefix: string;
  /** The key of the text of an element that has attributes or elements too. */
  readonly text: string;
  /** Badgerfish: elements are always objects, and each has all namespaces that apply to it, in `@xmlns`. */
  readonly isBadgerfish: boolean;
}

export const badgerfish: Keys = { prefix: '@', text: '$', isBadgerfish: true };
export const attributeKeys = (prefix: string): Keys => ({ prefix, text: '#text', isBadgerfish: false });

export interface KeyedOptions {
  /** Numbers and truth values become such. */
  readonly types: boolean;
  /** Whether an element is in an array even where it is alone. */
  readonly isArray: (name: string) => boolean;
}

/** What a mapping by keys has no place for. */
export interface Left {
  comments: number;
  instructions: number;
  /** Elements in which texts, or elements of one name, have others between them: their order is lost. */
  unordered: number;
}

/** Namespaces by prefix; the default one by the key of texts. */
type Scope = ReadonlyMap<string, string>;

/** Turns elements into values. */
export class KeyedReader {
  readonly left: Left = { comments: 0, instructions: 0, unordered: 0 };
  private readonly keys: Keys;
  private readonly options: KeyedOptions;

  constructor(keys: Keys, options: KeyedOptions) {
    this.keys = keys;
    this.options = options;
  }

  /** The nodes of a document: an object with its root. */
  document(nodes: readonly XmlNode[]): Node {
    const entries = nodes.flatMap((node) => {
      if (!isElement(node)) this.leave(node);
      return isElement(node) ? [[node.name, this.element(node, new Map())] as const] : [];
    });
    return objectNode(entries, 0);
  }

  private leave({ type }: XmlNode): void {
    if (type === 'comment') this.left.comments++;
    if (type === 'instruction') this.left.instructions++;
  }

  private element(element: XmlElement, around: Scope): Node {
    const { keys } = this;
    const { start } = element;
    const scope = keys.isBadgerfish ? innerScope(element, around, keys.text) : around;
    const entries = this.attributes(element, scope);
    const byName = new Map<string, Node[]>();
    let text: string | undefined;
    let last: string | undefined;
    let isUnordered = false;
    /** The keys in the order in which they come first. */
    const order: string[] = [];
    for (const child of element.children) {
      const name = isElement(child) ? child.name : isText(child) && child.text !== '' ? '' : undefined;
      if (name === undefined) {
        this.leave(child);
        continue;
      }
      const isSeen = name === '' ? text !== undefined : byName.has(name);
      if (isSeen && last !== name) isUnordered = true;
      if (!isSeen) order.push(name);
      last = name;
      if (!isElement(child)) text = (text ?? '') + ('text' in child ? child.text : '');
      else {
        const values = byName.get(name) ?? [];
        values.push(this.element(child, scope));
        byName.set(name, values);
      }
    }
    if (isUnordered) this.left.unordered++;
    const written = order.map((name) => this.entry(name, text ?? '', byName.get(name) ?? [], start));
    if (!keys.isBadgerfish && entries.length + byName.size === 0) return this.value(text ?? '', start);
    return objectNode([...entries, ...written], start);
  }

  private entry(name: string, text: string, values: Node[], start: number): readonly [string, Node] {
    if (name === '') return [this.keys.text, this.value(text, start)];
    const [only] = values;
    const isArray = values.length > 1 || !only || this.options.isArray(name);
    return [name, isArray ? arrayNode(values, start) : only];
  }

  private attributes({ attributes, start }: XmlElement, scope: Scope): (readonly [string, Node])[] {
    const { prefix, isBadgerfish } = this.keys;
    const own = isBadgerfish ? attributes.filter(({ name }) => !declaresNamespace(name)) : attributes;
    const entries = own.map(({ name, value }) => [prefix + name, this.value(value, start)] as const);
    if (!isBadgerfish || scope.size === 0) return entries;
    const namespaces = [...scope].map(([key, value]) => [key, stringNode(value, start)] as const);
    return [...entries, ['@xmlns', objectNode(namespaces, start)]];
  }

  private value(text: string, start: number): Node {
    return this.options.types ? typedNode(text, start) : stringNode(text, start);
  }
}

/** The namespaces that apply in an element. */
function innerScope({ attributes }: XmlElement, around: Scope, defaultKey: string): Scope {
  const own = attributes.filter(({ name }) => declaresNamespace(name));
  if (own.length === 0) return around;
  const scope = new Map(around);
  for (const { name, value } of own) scope.set(name.slice(6) || defaultKey, value);
  return scope;
}
