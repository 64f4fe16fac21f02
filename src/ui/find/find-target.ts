/** A text in which a find bar finds: that of an editor, or one of which only some rows are drawn. */
export interface FindTarget {
  /** The offsets of all matches in ascending order, part by part, so that a caller can pause in between. */
  search(pattern: RegExp): Iterator<readonly number[]>;
  /** The offset from which the next match is looked for. */
  start(): number;
  /** The selected text. */
  selected(): string;
  /** Marks all that matches, and brings the match at an offset into sight; nothing is marked without a pattern. */
  show(pattern: RegExp | undefined, offset?: number, length?: number): void;
  focus(): void;
}
