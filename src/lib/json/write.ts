import { type Comment, type Container, type Document, type Entry, isContainer, type Node } from '#lib/data/node.ts';
import { type Layout, LayoutWriter } from '#lib/json/layout.ts';
import type { NonFiniteWriter } from '#lib/json/non-finite.ts';
import { Speller, type Spelling } from '#lib/json/spell.ts';

export interface WriteStyle extends Layout, Spelling {
  /** Containers that fit into this many characters are on one line; null: only empty ones. */
  readonly width: number | null;
}

interface Frame {
  readonly node: Container;
  /** Index of the next value. */
  next: number;
  /** More values follow in the container around it. */
  readonly hasMore: boolean;
}

/** Writes lossless trees as JSON. Comments are written too: remove them first where the dialect has none. */
export class NodeWriter {
  private readonly speller: Speller;
  private readonly width: number;
  private readonly tabWidth: number;
  private readonly isCompact: boolean;
  private readonly writer: LayoutWriter;
  private readonly frames: Frame[] = [];

  constructor(style: WriteStyle) {
    this.speller = new Speller(style);
    this.width = style.indent === '' ? 0 : (style.width ?? 0);
    this.tabWidth = style.indent === '\t' ? 4 : style.indent.length;
    this.isCompact = style.indent === '';
    this.writer = new LayoutWriter(style);
  }

  /** NaN and infinities that were replaced. */
  get nonFinite(): NonFiniteWriter {
    return this.speller.nonFinite;
  }

  /** The number of numbers that were written shorter. */
  get shortened(): number {
    return this.speller.shortened;
  }

  /**
   * The values of a document, each on lines of its own.
   * @throws ToolError `too-large`, or `non-finite` if requested
   */
  write(document: Document): string {
    for (const [index, value] of document.values.entries()) {
      if (index > 0) this.writer.newLine(0);
      this.above(value.comments?.before, 0);
      this.enter(value, 0, false);
      while (this.frames.length > 0) this.step();
    }
    for (const comment of document.after) {
      this.writer.newLine(0);
      this.comment(comment);
    }
    return this.writer.finish();
  }

  /** Writes one more value of the innermost open container, or its end. */
  private step(): void {
    const depth = this.frames.length;
    const frame = this.frames[depth - 1];
    if (!frame) return;
    const { node } = frame;
    const item = node.type === 'array' ? node.items[frame.next] : undefined;
    const entry = node.type === 'object' ? node.entries[frame.next] : undefined;
    const value = item ?? entry?.value;
    if (!value) {
      this.leave(frame);
      return;
    }
    const count = node.type === 'array' ? node.items.length : node.entries.length;
    const hasMore = ++frame.next < count;
    this.writer.breakLine(depth);
    this.above(value.comments?.before, depth);
    this.enter(value, depth * this.tabWidth + (entry ? this.key(entry) : 0), hasMore);
  }

  private key(entry: Entry): number {
    const key = this.speller.key(entry);
    this.writer.write(key);
    this.writer.colon();
    return key.length + 2;
  }

  /** Writes a value, or its opening bracket if it takes several lines. `column`: its column on the line. */
  private enter(value: Node, column: number, hasMore: boolean): void {
    if (isContainer(value)) {
      const flat = this.flatWithin(value, this.width - column - (hasMore ? 1 : 0));
      if (flat === undefined) {
        this.writer.char(value.type === 'object' ? 0x7b : 0x5b);
        this.behind(value.comments?.head);
        this.frames.push({ node: value, next: 0, hasMore });
        return;
      }
      this.writer.write(flat);
    } else this.writer.write(this.speller.scalar(value));
    this.end(value, hasMore);
  }

  private leave({ node, hasMore }: Frame): void {
    const depth = this.frames.length;
    for (const comment of node.comments?.inside ?? []) {
      this.writer.breakLine(depth);
      this.comment(comment);
    }
    this.frames.pop();
    this.writer.breakLine(depth - 1);
    this.writer.char(node.type === 'object' ? 0x7d : 0x5d);
    this.end(node, hasMore);
  }

  /** A container on one line, if it fits and has no comments. */
  private flatWithin(node: Container, room: number): string | undefined {
    if (node.comments && node.comments.head.length + node.comments.inside.length > 0) return undefined;
    const counted = this.speller.nonFinite.count;
    const flat = this.flat(node, Math.max(room, 2));
    if (flat === undefined) this.speller.nonFinite.count = counted;
    return flat;
  }

  /** Nested no deeper than fits: each level takes two characters. */
  private flat(node: Node, room: number): string | undefined {
    if (!isContainer(node)) return this.speller.scalar(node);
    const isObject = node.type === 'object';
    let text = isObject ? '{' : '[';
    const add = (key: string, value: Node): boolean => {
      const start = text.length === 1 ? key : `, ${key}`;
      const left = room - text.length - start.length - 1;
      const flat = value.comments || left < 1 ? undefined : this.flat(value, left);
      text += start + (flat ?? '');
      return flat !== undefined && text.length < room;
    };
    const fits = isObject
      ? node.entries.every((entry) => add(`${this.speller.key(entry)}: `, entry.value))
      : node.items.every((item) => add('', item));
    return fits ? text + (isObject ? '}' : ']') : undefined;
  }

  private above(comments: readonly Comment[] | undefined, depth: number): void {
    for (const comment of comments ?? []) {
      this.comment(comment);
      this.writer.breakLine(depth);
    }
  }

  private end(node: Node, hasMore: boolean): void {
    if (hasMore) this.writer.char(0x2c);
    this.behind(node.comments?.after);
  }

  private behind(comments: readonly Comment[] | undefined): void {
    for (const comment of comments ?? []) {
      if (!this.isCompact) this.writer.char(0x20);
      this.comment(comment);
    }
  }

  private comment({ text, isBlock }: Comment): void {
    const isSafe = !text.includes('*/');
    if (isSafe && (isBlock || this.isCompact)) this.writer.write(`/*${text}*/`);
    else {
      for (const [index, line] of text.split(/\r\n|[\n\r]/).entries())
        this.writer.write(`${index > 0 ? '\n' : ''}//${line}`);
      if (this.isCompact) this.writer.newLine(0);
    }
  }
}
