import { TextWriter } from '#lib/big-text/text-writer.ts';
import { commentLines } from '#lib/data/comment-lines.ts';
import { hasInnerComments, outerComments } from '#lib/data/comments.ts';
import { type Comment, type Container, childrenOf, type Document, isContainer, type Node } from '#lib/data/node.ts';
import { type BlockScalar, type MultiLine, toBlockScalar } from '#lib/yaml/block-scalar.ts';
import { findRepeats, type Repeat } from '#lib/yaml/repeats.ts';
import { YamlSpeller, type YamlSpelling } from '#lib/yaml/spell.ts';

export interface YamlStyle extends YamlSpelling {
  /** Spaces by which one level of a map is indented. */
  readonly indent: number;
  /** Lists that are a key’s value are indented too. */
  readonly indentLists: boolean;
  /** How texts of several lines are written. */
  readonly multiLine: MultiLine;
  /** Longer texts are folded at this column; null: none are. */
  readonly foldAt: number | null;
  /** Containers deeper than this are written in brackets; null: none are. */
  readonly flowDepth: number | null;
  /** Lists of fewer plain values are written in brackets; null: none are. */
  readonly flowItems: number | null;
  /** Each document begins with `---`, also the first. */
  readonly documentStart: boolean;
  /** Containers that appear more than once are written once, the others as aliases. */
  readonly anchors: boolean;
}

interface Frame {
  readonly node: Container;
  /** Column of its entries; for flow collections, that of the block around. */
  readonly column: number;
  readonly isFlow: boolean;
  /** Index of the next value. */
  next: number;
}

/** Longer keys than this are written with `?`: parsers search no further for the colon (YAML 1.2.2, section 7.4.2). */
const maxKeyLength = 1000;

/** Writes the values of a document as YAML, each a document of its own, and ends with a line break. */
export function writeYaml(document: Document, style: YamlStyle): string {
  return new YamlWriter(document, style).write(document);
}

class YamlWriter {
  private readonly style: YamlStyle;
  private readonly speller: YamlSpeller;
  private readonly writer = new TextWriter();
  private readonly repeats: ReadonlyMap<Container, Repeat>;
  private readonly frames: Frame[] = [];
  /** The writer is at the start of a line. */
  private isOpen = true;
  private margin = '\n'.padEnd(64);

  constructor({ values }: Document, style: YamlStyle) {
    this.style = style;
    this.speller = new YamlSpeller(style);
    this.repeats = style.anchors ? findRepeats(values) : new Map();
  }

  write({ values, after }: Document): string {
    for (const [index, value] of values.entries()) {
      if (index > 0 || this.style.documentStart) this.line(0, '---');
      this.above(value.comments?.before, 0);
      this.root(value);
      while (this.frames.length > 0) this.step();
    }
    this.above(after, 0);
    if (!this.isOpen) this.writer.char(0x0a);
    return this.writer.finish();
  }

  private root(value: Node): void {
    if (isContainer(value) && !this.isInline(value, 1)) {
      this.above(value.comments?.head, 0);
      this.frames.push({ node: value, column: 0, isFlow: false, next: 0 });
      return;
    }
    this.line(0, '');
    this.value(value, 0, '', 0);
  }

  /** Writes one more entry of the innermost open container, or its end. */
  private step(): void {
    const frame = this.frames.at(-1);
    if (!frame) return;
    if (frame.isFlow) this.flowStep(frame);
    else this.blockStep(frame);
  }

  private blockStep(frame: Frame): void {
    const { node, column } = frame;
    const entry = node.type === 'object' ? node.entries[frame.next] : undefined;
    const value = node.type === 'array' ? node.items[frame.next] : entry?.value;
    if (!value) {
      this.frames.pop();
      this.above(node.comments?.inside, column);
      // The value of a document has no line of its own yet.
      this.above(this.frames.length === 0 ? node.comments?.after : outerComments(node).tail, column);
      return;
    }
    frame.next++;
    this.above(value.comments?.before, column);
    if (!entry) {
      this.line(column, '-');
      this.value(value, column, ' ', column + 2);
      return;
    }
    const key = this.speller.key(entry.key, false);
    const isLong = key.length > maxKeyLength;
    this.line(column, isLong ? '? ' : key);
    if (isLong) {
      this.writer.write(key);
      this.line(column, '');
    }
    this.writer.char(0x3a);
    const isList = value.type === 'array' && !this.style.indentLists;
    this.value(value, column, ' ', isList ? column : column + this.style.indent);
  }

  /**
   * Writes a value after the text on its line, separated by a gap. `column`: that of its container; `inner`: that of
   * its entries, if they are on their own lines.
   */
  private value(value: Node, column: number, gap: string, inner: number): void {
    if (!isContainer(value)) {
      const block = value.type === 'string' ? this.blockScalar(value.value, gap === '') : undefined;
      this.writer.write(gap);
      this.writer.write(block ? block.header : this.speller.scalar(value, false));
      this.behind(value.comments?.after);
      if (block) this.blockLines(block, column + this.style.indent);
      return;
    }
    const repeat = this.repeats.get(value);
    if (repeat) {
      this.writer.write(`${gap}${repeat.isFirst ? '&' : '*'}${repeat.name}`);
      if (!repeat.isFirst) {
        this.behind(value.comments?.head);
        this.behind(value.comments?.after);
        return;
      }
    }
    if (this.isInline(value, this.frames.length + 1)) {
      this.writer.write(repeat ? ' ' : gap);
      this.openFlow(value, column);
      return;
    }
    const { head } = outerComments(value);
    this.behind(head);
    this.frames.push({ node: value, column: inner, isFlow: false, next: 0 });
    // The first entry is on the line of its dash.
    const isItem = inner === column + 2 && this.frames.at(-2)?.node.type === 'array';
    if (!isItem || repeat || head.length > 0 || childrenOf(value)[0]?.comments?.before.length) return;
    this.writer.write(gap);
    this.isOpen = true;
  }

  private blockScalar(text: string, isRoot: boolean): BlockScalar | undefined {
    const { multiLine, foldAt, indent, quoteAll } = this.style;
    if (quoteAll && !text.includes('\n')) return undefined;
    return toBlockScalar(text, multiLine, foldAt, isRoot ? 0 : indent);
  }

  private blockLines({ lines }: BlockScalar, column: number): void {
    for (const line of lines) this.line(line === '' ? 0 : column, line);
  }

  /** Whether a container is written in brackets. Comments need lines. */
  private isInline(node: Container, depth: number): boolean {
    const children = childrenOf(node);
    if (children.length === 0) return true;
    const { flowDepth, flowItems } = this.style;
    const isShort =
      node.type === 'array' && flowItems !== null && children.length < flowItems && !children.some(isContainer);
    return (isShort || (flowDepth !== null && depth > flowDepth)) && !hasInnerComments(node);
  }

  private openFlow(node: Container, column: number): void {
    this.writer.char(node.type === 'array' ? 0x5b : 0x7b);
    if (node.type === 'object' && node.entries.length > 0) this.writer.char(0x20);
    this.frames.push({ node, column, isFlow: true, next: 0 });
  }

  private flowStep(frame: Frame): void {
    const { node, column } = frame;
    const entry = node.type === 'object' ? node.entries[frame.next] : undefined;
    const value = node.type === 'array' ? node.items[frame.next] : entry?.value;
    if (!value) {
      this.frames.pop();
      const close = node.type === 'array' ? ']' : '}';
      // Only for an empty one in a block.
      const inside = node.comments?.inside ?? [];
      this.above(inside, column + this.style.indent);
      if (inside.length > 0) this.line(column + this.style.indent, close);
      else this.writer.write(node.type === 'object' && node.entries.length > 0 ? ` ${close}` : close);
      if (this.frames.at(-1)?.isFlow) return;
      this.behind(node.comments?.head);
      this.behind(node.comments?.after);
      return;
    }
    if (frame.next++ > 0) this.writer.write(', ');
    if (entry) {
      const key = this.speller.key(entry.key, true);
      this.writer.write(key.length > maxKeyLength ? `? ${key}: ` : `${key}: `);
    }
    if (!isContainer(value)) {
      this.writer.write(this.speller.scalar(value, true));
      return;
    }
    const repeat = this.repeats.get(value);
    if (repeat) this.writer.write(repeat.isFirst ? `&${repeat.name} ` : `*${repeat.name}`);
    if (!repeat || repeat.isFirst) this.openFlow(value, column);
  }

  /** Comments on lines of their own. */
  private above(comments: readonly Comment[] | undefined, column: number): void {
    for (const comment of comments ?? []) for (const line of commentLines(comment)) this.line(column, line);
  }

  /** Comments after a value, on its line. */
  private behind(comments: readonly Comment[] | undefined): void {
    for (const comment of comments ?? []) this.writer.write(` ${commentLines(comment).join(' ')}`);
  }

  /** Starts a line. */
  private line(column: number, text: string): void {
    if (this.isOpen) this.isOpen = false;
    else {
      if (column >= this.margin.length) this.margin = '\n'.padEnd(2 * column);
      this.writer.write(this.margin, 0, column + 1);
    }
    this.writer.write(text);
  }
}
