import type { Entry, Node, ObjectNode } from '#lib/data/node.ts';
import { toJsonNumber } from '#lib/data/number-text.ts';
import type { Keys } from './keyed.ts';
import type { Names } from './names.ts';
import type { XmlAttribute, XmlElement, XmlNode } from './tree.ts';

export interface ElementNames {
  /** Of the root, where the value names none. */
  readonly root: string;
  /** Of the items of an array in an array. */
  readonly item: string;
}

type Scope = ReadonlyMap<string, string>;

/** Turns values into elements. */
export class ElementMaker {
  /** The number of empty arrays, which are no element. */
  emptyArrays = 0;
  private readonly keys: Keys;
  private readonly names: Names;
  private readonly elementNames: ElementNames;

  constructor(keys: Keys, names: Names, elementNames: ElementNames) {
    this.keys = keys;
    this.names = names;
    this.elementNames = elementNames;
  }

  /** The root: the only key of an object, else one around all values. */
  root(values: readonly Node[]): { readonly element: XmlElement; readonly isAdded: boolean } {
    const { root, item } = this.elementNames;
    const [value] = values;
    const [entry] = value?.type === 'object' ? value.entries : [];
    const isNamed =
      values.length === 1 &&
      entry !== undefined &&
      value?.type === 'object' &&
      value.entries.length === 1 &&
      entry.value.type !== 'array' &&
      !this.isAttribute(entry) &&
      entry.key !== this.keys.text;
    if (isNamed) return { element: this.element(entry.key, entry.value, new Map()), isAdded: false };
    if (values.length === 1 && value && value.type !== 'array')
      return { element: this.element(root, value, new Map()), isAdded: true };
    const items = value?.type === 'array' && values.length === 1 ? value.items : values;
    const children = items.flatMap((one) => this.elements(item, one, new Map()));
    return { element: { ...this.make(root, value?.start ?? 0), children }, isAdded: true };
  }

  private make(name: string, start: number) {
    return { type: 'element', name: this.names.of(name), attributes: [], isEmptyTag: true, start } as const;
  }

  /** An element for each value of an array. */
  private elements(name: string, value: Node, scope: Scope): readonly XmlElement[] {
    if (value.type !== 'array') return [this.element(name, value, scope)];
    if (value.items.length === 0) this.emptyArrays++;
    return value.items.map((item) => this.element(name, item, scope));
  }

  private element(name: string, value: Node, scope: Scope): XmlElement {
    const made = this.make(name, value.start);
    if (value.type === 'object') return this.objectElement(made, value, scope);
    if (value.type === 'array') {
      if (value.items.length === 0) this.emptyArrays++;
      return { ...made, children: value.items.map((item) => this.element(this.elementNames.item, item, scope)) };
    }
    const text = textOf(value);
    return { ...made, children: text === '' ? [] : [{ type: 'text', text, start: value.start }] };
  }

  private objectElement(made: ReturnType<ElementMaker['make']>, { entries }: ObjectNode, scope: Scope): XmlElement {
    const { keys } = this;
    const attributes = new Map<string, string>();
    let inner = scope;
    const children: XmlNode[] = [];
    for (const entry of entries) {
      const { key, value } = entry;
      if (keys.isBadgerfish && key === '@xmlns' && value.type === 'object') {
        inner = scopeOf(value);
        for (const { name, value } of namespaceAttributes(inner, scope, keys.text)) attributes.set(name, value);
      } else if (this.isAttribute(entry)) attributes.set(this.names.of(key.slice(keys.prefix.length)), textOf(value));
      else if (key !== keys.text || value.type === 'object' || value.type === 'array') {
        for (const element of this.elements(key, value, inner)) children.push(element);
      } else if (textOf(value) !== '') children.push({ type: 'text', text: textOf(value), start: value.start });
    }
    return { ...made, attributes: [...attributes].map(([name, value]): XmlAttribute => ({ name, value })), children };
  }

  /** What has a value of its own cannot be an attribute. */
  private isAttribute({ key, value }: Entry): boolean {
    const { prefix } = this.keys;
    return key.startsWith(prefix) && key.length > prefix.length && value.type !== 'object' && value.type !== 'array';
  }
}

/** The text of a scalar; none of null. */
export function textOf(value: Node): string {
  switch (value.type) {
    case 'string':
      return value.value;
    case 'number':
      return toJsonNumber(value.raw);
    case 'boolean':
      return String(value.value);
    default:
      return '';
  }
}

const scopeOf = ({ entries }: ObjectNode): Scope => new Map(entries.map(({ key, value }) => [key, textOf(value)]));

/** The namespaces that do not apply around an element already, as attributes. */
const namespaceAttributes = (inner: Scope, around: Scope, defaultKey: string): readonly XmlAttribute[] =>
  [...inner]
    .filter(([key, value]) => around.get(key) !== value)
    .map(([key, value]) => ({ name: key === defaultKey ? 'xmlns' : `xmlns:${key}`, value }));
