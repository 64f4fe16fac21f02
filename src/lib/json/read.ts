import { append } from '#lib/collections/append.ts';
import {
  type Comment,
  type Comments,
  type Container,
  commentsOf,
  type Document,
  type Node,
  type NumberNode,
} from '#lib/data/node.ts';
import { Form, Kind, type Sink } from '#lib/json/kind.ts';
import { type Progress, scan } from '#lib/json/scan.ts';
import type { Source } from '#lib/json/source.ts';
import { tokenValue } from '#lib/json/strings.ts';

/**
 * The lossless tree of a JSON text.
 * @throws ToolError a syntax error
 */
export function readNodes(source: Source, progress?: Progress): Document {
  const reader = new NodeReader(source.text);
  scan(source, reader, progress);
  return reader.finish();
}

/** A sink that builds the lossless tree. */
export class NodeReader implements Sink {
  private readonly text: string;
  private readonly document: Document = { values: [], after: [] };
  private readonly containers: Container[] = [];
  /** The key that waits for its value. */
  private pendingKey = '';
  private keyLiteral: string | undefined;
  private keyStart = 0;
  private keyEnd = 0;
  /** Keys known so far: most appear many times, and are held once. */
  private readonly keys = new Map<string, string>();
  /** Comments waiting for the value below them. */
  private waiting: Comment[] = [];
  /** The last value, and where it, or the last comment after it, ends. */
  private last: Node | undefined;
  private lastEnd = 0;

  constructor(text: string) {
    this.text = text;
  }

  open(kind: Kind, start: number): void {
    const comments = undefined;
    const node: Container =
      kind === Kind.object
        ? { type: 'object', entries: [], start, end: start, comments }
        : { type: 'array', items: [], start, end: start, comments };
    this.add(node);
    this.containers.push(node);
    this.last = undefined;
  }

  close(end: number): void {
    const node = this.containers.pop();
    if (!node) return;
    node.end = end;
    if (this.waiting.length > 0) append(commentsOf(node).inside, this.takeWaiting());
    this.last = node;
    this.lastEnd = end;
  }

  key(start: number, end: number, form: number): void {
    const key = this.text.slice(start + 1, end - 1);
    this.keyLiteral = form === Form.plain ? undefined : this.text.slice(start, end);
    this.pendingKey = this.shared(this.keyLiteral === undefined ? key : tokenValue(this.keyLiteral));
    this.keyStart = start;
    this.keyEnd = end;
    this.last = undefined;
  }

  scalar(kind: Kind, start: number, end: number, form: number): void {
    const node = this.scalarNode(kind, start, end, form);
    this.add(node);
    this.last = node;
    this.lastEnd = end;
  }

  comment(start: number, end: number): void {
    const isBlock = this.text.charAt(start + 1) === '*';
    const comment = { text: this.text.slice(start + 2, isBlock ? end - 2 : end), isBlock };
    if (this.last && this.belongsToLast(start, end, isBlock)) {
      commentsOf(this.last).after.push(comment);
      this.lastEnd = end;
    } else {
      this.waiting.push(comment);
      this.last = undefined;
    }
  }

  finish(): Document {
    append(this.document.after, this.takeWaiting());
    return this.document;
  }

  /**
   * A comment belongs to the value before it if it begins on the same line; after a comma, a block comment must also
   * end the line, or it belongs to the next value.
   */
  private belongsToLast(start: number, end: number, isBlock: boolean): boolean {
    const between = this.text.slice(this.lastEnd, start);
    if (/[\n\r]/.test(between)) return false;
    return !isBlock || !between.includes(',') || /^[ \t]*(?:[\n\r]|$|\/)/.test(this.text.slice(end, end + 200));
  }

  private takeWaiting(): Comment[] {
    const comments = this.waiting;
    this.waiting = [];
    return comments;
  }

  private add(node: Node): void {
    if (this.waiting.length > 0) append(commentsOf(node).before, this.takeWaiting());
    const container = this.containers.at(-1);
    if (!container) this.document.values.push(node);
    else if (container.type === 'array') container.items.push(node);
    else
      container.entries.push({
        key: this.pendingKey,
        literal: this.keyLiteral,
        keyStart: this.keyStart,
        keyEnd: this.keyEnd,
        value: node,
      });
  }

  private shared(key: string): string {
    const known = this.keys.get(key);
    if (known !== undefined) return known;
    this.keys.set(key, key);
    return key;
  }

  private scalarNode(kind: Kind, start: number, end: number, form: number): Node {
    const comments: Comments | undefined = undefined;
    if (kind === Kind.string) {
      const literal = form === Form.plain ? undefined : this.text.slice(start, end);
      const value = literal === undefined ? this.text.slice(start + 1, end - 1) : tokenValue(literal);
      const style = this.text.charCodeAt(start) === 0x27 ? 'single' : 'double';
      return { type: 'string', value, style, literal, start, end, comments };
    }
    if (kind === Kind.number) {
      const raw = this.text.slice(start, end);
      return { type: 'number', raw, form: numberForm(raw), start, end, comments };
    }
    if (kind === Kind.null) return { type: 'null', start, end, comments };
    return { type: 'boolean', value: kind === Kind.true, start, end, comments };
  }
}

function numberForm(raw: string): NumberNode['form'] {
  if (/[xX]/.test(raw)) return 'hex';
  if (raw.endsWith('N')) return 'nan';
  if (raw.endsWith('y')) return 'inf';
  return /[.eE]/.test(raw) ? 'float' : 'int';
}
