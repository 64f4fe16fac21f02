import { declaresNamespace, readAttributes } from '#lib/xml/attributes.ts';
import { nameEnd } from '#lib/xml/characters.ts';
import { Holds, Part, type Tape } from '#lib/xml/tape.ts';

export interface Counts {
  /** The name of the root element; null where there is none. */
  readonly root: string | null;
  readonly elements: number;
  readonly attributes: number;
  readonly depth: number;
  readonly comments: number;
  /** The namespaces that are declared, each prefix with each of its namespaces once. */
  readonly namespaces: readonly { readonly prefix: string; readonly namespace: string }[];
}

/** Counts what is in a document that has been checked. */
export function countXml(text: string, tape: Tape): Counts {
  const namespaces = new Map<string, Counts['namespaces'][number]>();
  let root: string | null = null;
  let elements = 0;
  let attributes = 0;
  let comments = 0;
  let depth = 0;
  let deepest = 0;
  for (let part = 0; part < tape.count; part++) {
    const kind = tape.kinds[part];
    if (kind === Part.comment) comments++;
    if (kind === Part.close) depth--;
    if (kind !== Part.open && kind !== Part.empty) continue;
    elements++;
    deepest = Math.max(deepest, depth + 1);
    if (kind === Part.open) depth++;
    const start = tape.startOf(part) + 1;
    const end = nameEnd(text, start);
    root ??= text.slice(start, end);
    if (!tape.has(part, Holds.attributes)) continue;
    for (const { name, value, end: valueEnd } of readAttributes(text, end)) {
      attributes++;
      if (!declaresNamespace(name)) continue;
      const found = { prefix: name.slice(6), namespace: text.slice(value + 1, valueEnd - 1) };
      namespaces.set(`${found.prefix} ${found.namespace}`, found);
    }
  }
  return { root, elements, attributes, depth: deepest, comments, namespaces: [...namespaces.values()] };
}
