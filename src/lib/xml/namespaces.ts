import { declaresNamespace } from './attributes.ts';
import type { Cursor } from './cursor.ts';

const xml = 'http://www.w3.org/XML/1998/namespace';
const xmlns = 'http://www.w3.org/2000/xmlns/';

interface Attribute {
  readonly name: string;
  readonly at: number;
}

/** The prefixes that are declared, and whether names use them rightly (Namespaces in XML 1.0). */
export class Namespaces {
  /** By prefix the namespaces declared for it, the innermost last. */
  private readonly declared = new Map<string, string[]>([
    ['xml', [xml]],
    ['xmlns', [xmlns]],
  ]);
  /** The prefixes that each open element declares. */
  private readonly scopes: string[][] = [];
  private attributes: Attribute[] = [];

  open(): void {
    this.scopes.push([]);
    this.attributes = [];
  }

  close(): void {
    for (const prefix of this.scopes.pop() ?? []) this.declared.get(prefix)?.pop();
  }

  attribute(name: string, value: string, at: number, cursor: Cursor): void {
    this.attributes.push({ name, at });
    if (!declaresNamespace(name)) return;
    const prefix = name.slice(6);
    const isWrong =
      prefix === 'xmlns' ||
      value === xmlns ||
      (prefix === 'xml') !== (value === xml) ||
      (prefix !== '' && value === '');
    if (isWrong) cursor.fail('bad-namespace', at, { n: name }, name.length);
    const values = this.declared.get(prefix) ?? [];
    values.push(value);
    this.declared.set(prefix, values);
    this.scopes.at(-1)?.push(prefix);
  }

  /** Checks the names of an element and of its attributes, once all of them have been read. */
  check(name: string, at: number, cursor: Cursor): void {
    if (name.startsWith('xmlns:')) cursor.fail('reserved-prefix', at, { n: name }, name.length);
    this.namespaceOf(name, at, cursor);
    const seen = new Set<string>();
    for (const attribute of this.attributes) {
      const namespace = this.namespaceOf(attribute.name, attribute.at, cursor);
      if (!attribute.name.includes(':')) continue;
      const [, local] = attribute.name.split(':');
      const whole = `${namespace} ${local}`;
      if (seen.has(whole)) cursor.fail('double-attribute', attribute.at, { n: attribute.name }, attribute.name.length);
      seen.add(whole);
    }
  }

  private namespaceOf(name: string, at: number, cursor: Cursor): string {
    const colon = name.indexOf(':');
    if (colon < 0) return '';
    if (!/^[^:]+:[^:\-.\d\xB7][^:]*$/.test(name)) cursor.fail('bad-prefixed-name', at, { n: name }, name.length);
    const prefix = name.slice(0, colon);
    const namespace = this.declared.get(prefix)?.at(-1);
    if (namespace === undefined) cursor.fail('unknown-prefix', at, { p: prefix }, name.length);
    return namespace;
  }
}
