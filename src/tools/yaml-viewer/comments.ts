import { append } from '#lib/collections/append.ts';
import type { Collection, LayoutNode, Remark } from './layout.ts';
import type { Comment, Trivia } from './trivia.ts';

/** The comments around a value. */
export type Comments = Pick<LayoutNode, 'before' | 'blanks' | 'head' | 'lead' | 'after'>;

/** Where a value is. */
interface Position {
  /** The collection that it is in. */
  readonly around: Collection | undefined;
  /** A key or `---` waits for it. */
  readonly isValue: boolean;
  /** It is a block, whose first entry takes remarks above it. */
  readonly isBlock: boolean;
}

/** What most values have: nothing is added to it. */
export const none: readonly never[] = [];

/** Gives the comments of a text to the values that they belong to. */
export class CommentPlacer {
  /** The value that a comment on its line belongs to. */
  previous: LayoutNode | undefined;
  /** The innermost collection that has not ended. */
  outer: Collection | undefined;
  /** Blocks that have ended since the last value, the innermost first: remarks may belong to them. */
  readonly closed: Collection[] = [];
  /** Remarks for the first entry of the block that begins. */
  private carried: readonly Remark[] = none;
  /** Blank lines below those. */
  private carriedBlanks = 0;

  /** Leaves remarks, and blank lines below them, to the first entry that follows. */
  carry(remarks: readonly Remark[], blanks: number): void {
    this.carried = remarks;
    this.carriedBlanks = blanks;
  }

  /** Remarks left for an entry of which nothing is typed. */
  takeCarried(): readonly Remark[] {
    const remarks = this.carried;
    this.carry(none, 0);
    return remarks;
  }

  /** Leaves what is above a block to its first entry. */
  prepend(node: Comments): void {
    this.carried = joined(node.before, this.carried);
    node.before = none;
  }

  /** Places the comments before a value. */
  place({ comments, marks, blanks }: Trivia, node: Comments, { around, isValue, isBlock }: Position): void {
    const mark = marks.findLast(({ char }) => char === '-' || char === '?');
    const isFlow = around?.isFlow === true;
    const split = isValue ? 0 : isFlow ? comments.length : (mark?.index ?? comments.length);
    const above = this.carried;
    this.carried = none;
    node.before = joined(above, this.trail(comments.slice(0, split), around));
    node.blanks = (isFlow ? blanks : (mark?.blanks ?? blanks)) + this.carriedBlanks;
    this.carriedBlanks = isBlock ? blanks + (mark ? 0 : this.carriedBlanks) : 0;
    this.placeValue(comments.slice(split), node, isBlock);
  }

  /** Places comments between a key or dash and its value. */
  placeValue(comments: readonly Comment[], node: Comments, isBlock: boolean): void {
    for (const comment of comments) if (comment.isTrailing) node.head = [...node.head, comment.text];
    const remarks = toRemarks(comments.filter(({ isTrailing }) => !isTrailing));
    if (isBlock) this.carried = joined(this.carried, remarks);
    else node.lead = joined(node.lead, remarks);
  }

  /** Comments behind the previous value go to it, or to the bracket before them; returns the others. */
  trail(comments: readonly Comment[], around: Collection | undefined): readonly Remark[] {
    if (comments.length === 0) {
      this.closed.length = 0;
      return none;
    }
    const isFirst =
      around?.isFlow === true && (around.type === 'sequence' ? around.items : around.entries).length === 0;
    const { previous } = this;
    if (!isFirst && !previous) return this.settle(comments);
    for (const { isTrailing, text } of comments)
      if (isTrailing && isFirst) around.head = [...around.head, text];
      else if (isTrailing && previous) previous.after = [...previous.after, text];
    return this.settle(comments.filter(({ isTrailing }) => !isTrailing));
  }

  /** Remarks below the last entry of blocks go to these, by their column; returns the others. */
  private settle(comments: readonly Comment[]): readonly Remark[] {
    let rest = comments;
    for (const [index, block] of this.closed.entries()) {
      const outer = this.closed[index + 1] ?? this.outer;
      const isFlush = outer?.type === 'mapping' && outer.column === block.column;
      const first = rest.findIndex(
        ({ column, text }) => column < block.column || (isFlush && column === block.column && !/^#\s*-/.test(text)),
      );
      const count = first < 0 ? rest.length : first;
      block.tail = joined(block.tail, toRemarks(rest.slice(0, count)));
      rest = rest.slice(count);
    }
    this.closed.length = 0;
    return toRemarks(rest);
  }
}

/** Two lists as one. */
export function joined<T>(first: readonly T[], second: readonly T[]): readonly T[] {
  if (first.length === 0 || second.length === 0) return first.length === 0 ? second : first;
  const all = [...first];
  append(all, second);
  return all;
}

/** Comments on lines of their own; a line of a template keeps its column. */
export const toRemarks = (comments: readonly Comment[]): readonly Remark[] =>
  comments.length === 0
    ? none
    : comments.map(({ text, blanks, column }) => ({ text, blanks, column: text.startsWith('#') ? undefined : column }));
