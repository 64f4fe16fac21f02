import { append } from '#lib/collections/append.ts';
import { type Comment, commentsOf, isContainer, type Node } from '#lib/data/node.ts';

const none: readonly Comment[] = [];

interface PlacedComment extends Comment {
  readonly start: number;
}

/**
 * Finds the comments of a YAML text, which are between its scalars, and attaches them to their values. A cursor moves
 * through the text; everything before it has been searched, or belongs to a scalar.
 */
export class CommentKeeper {
  private readonly text: string;
  private cursor = 0;
  /** The first `#` from the cursor on. */
  private nextMark: number;
  /** Comments on lines of their own, waiting for the value below them. */
  private waiting: PlacedComment[] = [];
  /** Comments after the key that waits for its value. */
  private behindKey: Comment[] = [];
  private keyEnd = -1;
  /** The value that a comment on the same line belongs to, and where it ends. */
  private last: Node | undefined;
  private lastEnd = 0;

  constructor(text: string) {
    this.text = text;
    this.nextMark = text.indexOf('#');
  }

  get at(): number {
    return this.cursor;
  }

  /** Collects the comments from the cursor to `end`, and moves the cursor there. */
  findUpTo(end: number): void {
    while (this.nextMark >= 0 && this.nextMark < end) {
      const start = this.nextMark;
      const isComment = start === 0 || isBlank(this.text.charCodeAt(start - 1));
      this.cursor = isComment ? lineEnd(this.text, start) : start + 1;
      if (isComment) this.place({ text: this.text.slice(start + 1, this.cursor), isBlock: false, start });
      this.nextMark = this.text.indexOf('#', this.cursor);
    }
    this.skipTo(end);
  }

  /** Skips text without comments. */
  skipTo(end: number): void {
    if (end <= this.cursor) return;
    this.cursor = end;
    if (this.nextMark >= 0 && this.nextMark < end) this.nextMark = this.text.indexOf('#', end);
  }

  /** Called at the end of a key; returns the comments above it, which belong to its value. */
  endKey(end: number): readonly Comment[] {
    this.keyEnd = end;
    this.last = undefined;
    return this.takeWaiting();
  }

  /** Called at the start of a value. `before` are the comments above its key. */
  begin(node: Node, before: readonly Comment[], takesWaiting: boolean): void {
    const above = takesWaiting ? this.takeWaiting() : none;
    if (before.length + above.length + this.behindKey.length > 0) {
      const comments = commentsOf(node);
      append(comments.before, before);
      const place = above.length > 0 ? comments.before : isContainer(node) ? comments.head : comments.after;
      append(place, this.behindKey.splice(0));
      append(comments.before, above);
    }
    this.keyEnd = -1;
    this.last = undefined;
  }

  /** Called at the end of a value; comments on the same line belong to it. */
  end(node: Node, end: number): void {
    this.last = node;
    this.lastEnd = end;
  }

  /** Attaches the comments at the end of a container: those waiting that are indented more than its parent. */
  leave(node: Node, outerColumn: number): void {
    const first = this.waiting.findIndex(({ start }) => columnOf(this.text, start) <= outerColumn);
    const count = first < 0 ? this.waiting.length : first;
    if (count > 0) append(commentsOf(node).inside, this.waiting.splice(0, count));
  }

  takeWaiting(): readonly Comment[] {
    return this.waiting.length === 0 ? none : this.waiting.splice(0);
  }

  private place(comment: PlacedComment): void {
    if (this.last && this.isSameLine(this.lastEnd, comment.start)) commentsOf(this.last).after.push(comment);
    else if (this.keyEnd >= 0 && this.isSameLine(this.keyEnd, comment.start)) this.behindKey.push(comment);
    else this.waiting.push(comment);
  }

  private isSameLine(from: number, to: number): boolean {
    return !/[\n\r]/.test(this.text.slice(from, to));
  }
}

const isBlank = (unit: number): boolean =>
  unit === 0x20 || unit === 0x09 || unit === 0x0a || unit === 0x0d || unit === 0xfeff;

function lineEnd(text: string, start: number): number {
  let end = start;
  while (end < text.length && text.charCodeAt(end) !== 0x0a && text.charCodeAt(end) !== 0x0d) end++;
  return end;
}

/** Column, from 0, of an offset in its line. */
export function columnOf(text: string, offset: number): number {
  let start = offset;
  while (start > 0 && text.charCodeAt(start - 1) !== 0x0a && text.charCodeAt(start - 1) !== 0x0d) start--;
  return offset - start;
}

/** Offset of the bracket that closes a flow collection, searched for after its last value. */
export function closingBracket(text: string, from: number): number {
  let at = from;
  for (let char = text.charAt(at); at < text.length && char !== ']' && char !== '}'; char = text.charAt(at))
    at = char === '#' && isBlank(text.charCodeAt(at - 1)) ? lineEnd(text, at) : at + 1;
  return at;
}
