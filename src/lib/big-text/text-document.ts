import { sliceLength } from './big-text.ts';

/**
 * The text of an editor in parts, so that an edit takes no longer in a long text than in a short one: it makes a new
 * rope, which shares all but a few parts with the former. Its lines end with LF.
 */
export interface Rope {
  readonly length: number;
  /** The number of lines. */
  readonly lines: number;
  /** The line in which an offset is; its number counts from 1. */
  lineAt(offset: number): { readonly number: number };
  sliceString(from: number, to: number): string;
}

/**
 * A snapshot of the text in an editor, with the line breaks that it has outside. It is read slice by slice, because
 * reading it as a whole would block the page.
 */
export class TextDocument {
  readonly rope: Rope;
  readonly lineBreak: '\n' | '\r\n';

  constructor(rope: Rope, lineBreak: '\n' | '\r\n') {
    this.rope = rope;
    this.lineBreak = lineBreak;
  }

  /** In UTF-16 units. */
  get length(): number {
    const { length, lines } = this.rope;
    return length + (lines - 1) * (this.lineBreak.length - 1);
  }

  *slices(): Generator<string> {
    const { rope, lineBreak } = this;
    for (let from = 0; from < rope.length; from += sliceLength) {
      const slice = rope.sliceString(from, Math.min(from + sliceLength, rope.length));
      yield lineBreak === '\n' ? slice : slice.replaceAll('\n', lineBreak);
    }
  }

  /**
   * Reads the text a slice in each task, so that a page answers keys in between.
   * @throws the signal's reason where it is aborted meanwhile
   */
  async readInTasks(take: (slice: string) => void, signal: AbortSignal): Promise<void> {
    for (const slice of this.slices()) {
      take(slice);
      await new Promise((resolve) => setTimeout(resolve));
      signal.throwIfAborted();
    }
  }

  /** The whole text: for what happens rarely, never for each key. */
  toString(): string {
    return [...this.slices()].join('');
  }

  /** An offset of this text as one of the rope. */
  offsetInRope(offset: number): number {
    if (this.lineBreak === '\n') return Math.min(offset, this.rope.length);
    let low = 0;
    let high = Math.min(offset, this.rope.length);
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (middle + this.rope.lineAt(middle).number - 1 > offset) high = middle - 1;
      else low = middle;
    }
    return low;
  }
}
