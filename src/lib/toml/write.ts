import { TextWriter } from '#lib/big-text/text-writer.ts';
import { commentLines } from '#lib/data/comment-lines.ts';
import { hasInnerComments, outerComments, takeComments } from '#lib/data/comments.ts';
import {
  type Comment,
  type Comments,
  childrenOf,
  commentsOf,
  type Entry,
  isContainer,
  type Node,
  type ObjectNode,
} from '#lib/data/node.ts';
import { spellDate, spellKey, spellNumber, spellText, type TomlSpelling } from '#lib/toml/spell.ts';

export interface TomlStyle extends TomlSpelling {
  /** Lists of maps as `[[name]]`, or in brackets. */
  readonly arraysOfTables: 'headers' | 'inline';
  /** Tables deeper than this are written in braces; null: only where necessary. */
  readonly inlineDepth: number | null;
  /** Spaces by which nested tables are indented. */
  readonly indent: number;
}

/** Longer arrays are written line by line. */
const width = 100;

/**
 * Writes a table as TOML, and ends with a line break. In each table the plain values come first, then its tables, then
 * its arrays of tables: TOML has no other way. The tree contains nothing that TOML cannot represent (fit.ts). `after`
 * are comments for the end.
 */
export function writeToml(root: ObjectNode, after: readonly Comment[], style: TomlStyle): string {
  const writer = new TomlWriter(style);
  return writer.write(root, after);
}

class TomlWriter {
  private readonly style: TomlStyle;
  private readonly writer = new TextWriter();
  private isEmpty = true;

  constructor(style: TomlStyle) {
    this.style = style;
  }

  write(root: ObjectNode, after: readonly Comment[]): string {
    this.comments(root.comments?.before, '');
    this.comments(root.comments?.head, '');
    this.table(root, '', 0);
    this.comments(root.comments?.after, '');
    this.comments(after, '');
    return this.writer.finish();
  }

  /** Writes the content of a table. `path` is its own, as in headers; `depth` that of its tables, the outermost 1. */
  private table(table: ObjectNode, path: string, depth: number): void {
    const margin = ' '.repeat(this.style.indent * Math.max(0, depth - 1));
    const tables: Entry[] = [];
    const arrays: Entry[] = [];
    for (const entry of table.entries)
      if (this.isTable(entry.value, depth)) tables.push(entry);
      else if (this.isArrayOfTables(entry.value, depth)) arrays.push(entry);
      else this.pair(entry, margin);
    for (const entry of tables) this.subTable(entry, path, depth + 1);
    for (const entry of arrays) this.arrayOfTables(entry, path, depth + 1);
    this.comments(table.comments?.inside, margin);
  }

  private isTable(value: Node, depth: number): value is ObjectNode {
    const { inlineDepth } = this.style;
    return value.type === 'object' && (inlineDepth === null || depth < inlineDepth);
  }

  private isArrayOfTables(value: Node, depth: number): boolean {
    return (
      this.style.arraysOfTables === 'headers' &&
      value.type === 'array' &&
      value.items.length > 0 &&
      value.items.every((item) => this.isTable(item, depth))
    );
  }

  private subTable({ key, value }: Entry, path: string, depth: number): void {
    if (value.type !== 'object') return;
    const own = this.pathTo(path, key);
    const isNeeded =
      value.comments !== undefined ||
      value.entries.length === 0 ||
      value.entries.some(({ value: held }) => !this.isTable(held, depth) && !this.isArrayOfTables(held, depth));
    if (isNeeded) this.header(value, `[${own}]`, depth);
    this.table(value, own, depth);
    this.comments(outerComments(value).tail, '');
  }

  private arrayOfTables({ key, value }: Entry, path: string, depth: number): void {
    if (value.type !== 'array') return;
    const own = this.pathTo(path, key);
    const { head, tail } = outerComments(value);
    for (const [index, item] of value.items.entries()) {
      if (item.type !== 'object') continue;
      this.header(item, `[[${own}]]`, depth, index === 0 ? [...(value.comments?.before ?? []), ...head] : []);
      this.table(item, own, depth);
      this.comments(outerComments(item).tail, '');
    }
    this.comments(value.comments?.inside, '');
    this.comments(tail, '');
  }

  private header(table: ObjectNode, header: string, depth: number, lead: readonly Comment[] = []): void {
    const margin = ' '.repeat(this.style.indent * (depth - 1));
    if (!this.isEmpty) this.writer.char(0x0a);
    this.comments(lead, margin);
    this.comments(table.comments?.before, margin);
    this.line(margin + header + behind(outerComments(table).head));
  }

  private pair({ key, value }: Entry, margin: string): void {
    this.comments(this.takeAbove(value), margin);
    this.line(margin + this.value(value, margin, `${spellKey(key, this.style)} = `));
  }

  /** The comments above a value; in maps in braces, TOML 1.0 allows no others. */
  private takeAbove(value: Node): readonly Comment[] {
    const before = value.comments?.before ?? [];
    if (value.type !== 'object' || this.style.version !== '1.0' || !hasInnerComments(value)) return before;
    const { head, inside } = commentsOf(value);
    return [...before, ...head.splice(0), ...takeComments(childrenOf(value)), ...inside.splice(0)];
  }

  /** A value after its key, on one line if that is not too long, and the comments after it. */
  private value(value: Node, margin: string, lead: string, isInner = false): string {
    const { head, inside, after } = value.comments ?? noComments;
    const end = isInner ? ',' : '';
    if (!isContainer(value)) return lead + this.scalar(value, isInner) + end + behind(after);
    const mayBreak = value.type === 'array' || this.style.version === '1.1';
    const hasComments = mayBreak && hasInnerComments(value);
    const flat = hasComments ? undefined : this.flat(value, mayBreak ? width - margin.length - lead.length : longest);
    if (flat !== undefined) return lead + flat + end + behind(head) + behind(after);
    const inner = `${margin}  `;
    const lines = childrenOf(value).map((child, index) => {
      const key = value.type === 'object' ? `${spellKey(value.entries[index]?.key ?? '', this.style)} = ` : '';
      const above = this.takeAbove(child)
        .flatMap(commentLines)
        .map((line) => `${inner}${line}\n`);
      return `${above.join('')}${inner}${this.value(child, inner, key, true)}\n`;
    });
    const last = inside.flatMap(commentLines).map((line) => `${inner}${line}\n`);
    const [open, close] = value.type === 'array' ? '[]' : '{}';
    return `${lead}${open}${behind(head)}\n${[...lines, ...last].join('')}${margin}${close}${end}${behind(after)}`;
  }

  /** A value on one line, if it fits. */
  private flat(value: Node, room: number): string | undefined {
    if (!isContainer(value)) return this.scalar(value, true);
    const isArray = value.type === 'array';
    let text = '';
    for (const [index, child] of childrenOf(value).entries()) {
      const key = value.type === 'object' ? `${spellKey(value.entries[index]?.key ?? '', this.style)} = ` : '';
      const flat = this.flat(child, room - text.length - key.length);
      if (flat === undefined) return undefined;
      text += (index > 0 ? ', ' : '') + key + flat;
      if (text.length > room) return undefined;
    }
    return isArray ? `[${text}]` : text === '' ? '{}' : `{ ${text} }`;
  }

  private scalar(value: Exclude<Node, { type: 'object' | 'array' }>, isInline: boolean): string {
    switch (value.type) {
      case 'string':
        return spellText(value.value, isInline, this.style);
      case 'number':
        return spellNumber(value);
      case 'boolean':
        return String(value.value);
      case 'date':
        return spellDate(value.raw, this.style.version);
      case 'null':
        return '""';
    }
  }

  private pathTo(path: string, key: string): string {
    return (path === '' ? '' : `${path}.`) + spellKey(key, this.style);
  }

  private comments(comments: readonly Comment[] | undefined, margin: string): void {
    for (const comment of comments ?? []) for (const line of commentLines(comment)) this.line(margin + line);
  }

  private line(line: string): void {
    this.isEmpty = false;
    this.writer.write(line);
    this.writer.char(0x0a);
  }
}

const longest = Number.POSITIVE_INFINITY;

/** Comments after a value, on its line. */
const behind = (comments: readonly Comment[] | undefined): string =>
  (comments ?? []).map((comment) => ` ${commentLines(comment).join(' ')}`).join('');

const noComments: Comments = { before: [], head: [], inside: [], after: [] };
