import { decodeWtf8 } from '#lib/encoding/wtf8.ts';
import { FlatTree } from '#lib/tree/flat-tree.ts';
import { readAttributes } from '#lib/xml/attributes.ts';
import { nameEnd } from '#lib/xml/characters.ts';
import { Part } from '#lib/xml/tape.ts';
import type { XmlOutline } from './outline.ts';

/** An XML text as a tree. Rows are those of its outline. */
export class XmlTree extends FlatTree {
  private readonly outline: XmlOutline;

  constructor(outline: XmlOutline) {
    super(outline);
    this.outline = outline;
  }

  isElement(row: number): boolean {
    const kind = this.outline.kind[row];
    return kind === Part.open || kind === Part.empty;
  }

  /** XPath knows neither the XML declaration nor the document type. */
  hasPath(row: number): boolean {
    const kind = this.outline.kind[row];
    return kind !== Part.declaration && kind !== Part.doctype;
  }

  /** The name of an element, or the target of a processing instruction. */
  name(row: number): string {
    const start = (this.outline.start[row] ?? 0) + (this.isElement(row) ? 1 : 2);
    const text = this.decode(start, Math.min(this.end(row), start + 4 * maxNameLength));
    return text.slice(0, nameEnd(text, 0));
  }

  /** A node as it is typed, or as much of it as shows what it is: of an element with children its start tag. */
  head(row: number, limit: number): { readonly text: string; readonly isCut: boolean } {
    const start = this.outline.start[row] ?? 0;
    const end = this.count(row) > 0 ? (this.outline.inner[row] ?? start) : this.end(row);
    // No character takes more than four bytes.
    const text = this.decode(start, Math.min(end, start + 4 * limit));
    const isCut = text.length > limit || start + 4 * limit < end;
    return { text: isCut ? text.slice(0, limit).replace(/[\ud800-\udbff]$/, '') : text, isCut };
  }

  /** The bytes of a node as it is typed. */
  bytes(row: number): Uint8Array<ArrayBuffer> {
    return this.outline.bytes.subarray(this.outline.start[row] ?? 0, this.end(row));
  }

  /** The XPath 1.0 of a node; `isLocal`: by names without prefixes, for documents with namespaces. */
  path(row: number, isLocal: boolean): string {
    const steps: string[] = [];
    for (let at = row; at > 0; at = this.parent(at)) steps.push(this.step(at, isLocal));
    return steps.reverse().join('');
  }

  /** The XPath of each attribute of an element. */
  attributePaths(row: number, isLocal: boolean): readonly { readonly name: string; readonly path: string }[] {
    if (!this.isElement(row)) return [];
    const path = this.path(row, isLocal);
    const tag = this.decode(this.outline.start[row] ?? 0, this.outline.inner[row] ?? 0);
    return readAttributes(tag, nameEnd(tag, 1))
      .filter(({ name }) => name !== 'xmlns' && !name.startsWith('xmlns:'))
      .map(({ name }) => ({
        name,
        path: `${path}/@${isLocal && name.includes(':') ? `*[local-name()='${localName(name)}']` : name}`,
      }));
  }

  /** The last step of the path of a node, with its slash. */
  step(row: number, isLocal: boolean): string {
    const { kind, ordinal, localOrdinal } = this.outline;
    const number = (isLocal && this.isElement(row) ? localOrdinal : ordinal)[row] ?? 0;
    const position = number > 0 ? `[${number}]` : '';
    switch (kind[row]) {
      case Part.open:
      case Part.empty:
        return isLocal ? `/*[local-name()='${localName(this.name(row))}']${position}` : `/${this.name(row)}${position}`;
      case Part.text:
      case Part.cdata:
        return `/text()${position}`;
      case Part.comment:
        return `/comment()${position}`;
      case Part.instruction:
        return `/processing-instruction('${this.name(row)}')${position}`;
      default:
        return '/';
    }
  }

  private end(row: number): number {
    return this.outline.end[row] ?? 0;
  }

  private decode(start: number, end: number): string {
    return decodeWtf8(this.outline.bytes.subarray(start, end));
  }
}

/** Longer names are cut. */
const maxNameLength = 1_000;

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);
