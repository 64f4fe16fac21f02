import { align, Interner } from './align.ts';
import { bestPairs } from './best-pairs.ts';
import { Change, type Comparison, lineAt, RowWriter, splitTexts } from './comparison.ts';
import { findMoves } from './find-moves.ts';
import type { FlowComparer, FlowLine } from './flow-comparer.ts';
import { lineStarts, splitLine } from './lines.ts';
import { invert, slide } from './slide.ts';
import { wordsOf } from './tokens.ts';

/** What counts of a line: lines of which the same counts are the same. Null where the line does not count at all. */
export type LineKey = (line: string) => string | null;

/**
 * Maximum number of pairs of lines of a block that are compared by content; those of larger blocks are paired in order.
 */
const maxPairs = 2_500;

/** The least part that two lines have in common where one became the other. */
const minCommon = 0.5;

export interface Refinement {
  /** Compares lines that differ as flows of text. */
  readonly flow?: FlowComparer | undefined;
  /** Finds lines that only moved. */
  readonly findsMoves?: boolean;
  /** Where lines begin; by default CRLF and CR end them as LF does. */
  readonly startsOf?: typeof lineStarts;
}

/** Two texts line by line. What ends lines counts where `keyOf` is absent. */
export function compareTexts(
  before: string,
  after: string,
  keyOf: LineKey = (line) => line,
  refinement: Refinement = {},
): Comparison {
  const split = splitTexts(before, after, refinement.startsOf ?? lineStarts);
  return { ...split, ...new LineComparer(split, keyOf, refinement).run() };
}

class LineComparer {
  private readonly before: Side;
  private readonly after: Side;
  private readonly rows = new RowWriter();
  private readonly refinement: Refinement;
  /** By line that counts: where it went, or came from, or -1. */
  private moved: readonly [Int32Array<ArrayBuffer>, Int32Array<ArrayBuffer>] | undefined;

  constructor(
    { before, after, beforeStarts, afterStarts }: ReturnType<typeof splitTexts>,
    keyOf: LineKey,
    refinement: Refinement,
  ) {
    this.refinement = refinement;
    const interner = new Interner();
    this.before = new Side(before, beforeStarts, keyOf, interner);
    this.after = new Side(after, afterStarts, keyOf, interner);
  }

  run() {
    const { before, after } = this;
    const { flow, findsMoves } = this.refinement;
    const partner = align(before.keys, after.keys);
    slide(before.keys, partner);
    if (findsMoves) {
      const moved = findMoves(before.keys, after.keys, partner, (x) => /[\p{L}\p{N}]/u.test(before.content(x)));
      this.moved = [moved, invert(moved, after.keys.length)];
    }
    let [x, y] = [0, 0];
    for (let index = 0; index <= partner.length; index++) {
      const other = index < partner.length ? (partner[index] ?? -1) : after.keys.length;
      if (other < 0) continue;
      this.block(x, index, y, other);
      if (index < partner.length) this.counted(Change.same, index, other);
      [x, y] = [index + 1, other + 1];
    }
    this.uncounted(before.starts.length - 1, after.starts.length - 1);
    return {
      ...this.rows.finish(),
      ...(flow && { marks: flow.marks }),
      ...(this.moved && { moves: this.movesByLine(this.moved[0]) }),
    };
  }

  /** By line of each text: the line of the other one. */
  private movesByLine(moved: Int32Array) {
    const { before, after } = this;
    const moves = new Int32Array(before.starts.length - 1).fill(-1);
    for (const [x, y] of moved.entries()) if (y >= 0) moves[before.lineOf(x)] = after.lineOf(y);
    return [moves, invert(moves, after.starts.length - 1)] as const;
  }

  /** Lines between two that are the same. */
  private block(x0: number, x1: number, y0: number, y1: number): void {
    const { flow } = this.refinement;
    if (flow) {
      const { before, after } = this;
      const from = [before.endBefore(x0), after.endBefore(y0)] as const;
      for (const [change, line, other] of flow.block(before.lines(x0, x1), after.lines(y0, y1), from))
        this.counted(change, line < 0 ? -1 : x0 + line, other < 0 ? -1 : y0 + other);
      return;
    }
    let [x, y] = [x0, y0];
    const rest = (toX: number, toY: number) => {
      while (x < toX && y < toY) this.counted(Change.replaced, x++, y++);
      while (x < toX) this.counted(Change.removed, x++, -1);
      while (y < toY) this.counted(Change.added, -1, y++);
    };
    for (const [left, right] of this.pairs(x0, x1, y0, y1)) {
      rest(left, right);
      this.counted(Change.changed, x++, y++);
    }
    rest(x1, y1);
  }

  /** Lines of a block of which one became the other, in order. */
  private pairs(x0: number, x1: number, y0: number, y1: number): readonly (readonly [number, number])[] {
    const shareOf = (x: number, y: number): number => {
      if ((this.moved?.[0][x] ?? -1) >= 0 || (this.moved?.[1][y] ?? -1) >= 0) return 0;
      const share = common(this.before.content(x), this.after.content(y));
      return share >= minCommon ? share : 0;
    };
    const [n, m] = [x1 - x0, y1 - y0];
    if (n === 0 || m === 0) return [];
    if (n * m > maxPairs)
      return Array.from({ length: Math.min(n, m) }, (_, index) => [x0 + index, y0 + index] as const).filter(
        ([x, y]) => shareOf(x, y) > 0,
      );
    return bestPairs(n, m, (x, y) => shareOf(x0 + x, y0 + y)).map(([x, y]) => [x0 + x, y0 + y]);
  }

  /** A row of lines that count, by their places among those, after the lines before them that do not. */
  private counted(change: Change, x: number, y: number): void {
    const [line, other] = [this.before.lineOf(x), this.after.lineOf(y)];
    this.uncounted(line, other);
    this.rows.add(change, line, other);
    this.before.take(line);
    this.after.take(other);
  }

  /** Lines that do not count, up to those given: side by side. */
  private uncounted(line: number, other: number): void {
    const { before, after } = this;
    while (before.next < line || after.next < other)
      this.rows.add(Change.same, before.next < line ? before.next++ : -1, after.next < other ? after.next++ : -1);
  }
}

/** The lines of one text that count. */
class Side {
  readonly keys: Int32Array<ArrayBuffer>;
  /** The line that no row has yet. */
  next = 0;
  readonly starts: Uint32Array;
  private readonly text: string;
  /** The lines that count. */
  private readonly places: Int32Array;

  constructor(text: string, starts: Uint32Array, keyOf: LineKey, interner: Interner) {
    this.text = text;
    this.starts = starts;
    const lines: number[] = [];
    const keys: number[] = [];
    for (let line = 0; line < starts.length - 1; line++) {
      const key = keyOf(lineAt(text, starts, line) ?? '');
      if (key === null) continue;
      lines.push(line);
      keys.push(interner.number(key));
    }
    this.places = Int32Array.from(lines);
    this.keys = Int32Array.from(keys);
  }

  /** The line at a place among those that count. */
  lineOf(place: number): number {
    return this.places[place] ?? -1;
  }

  /** Some of those that count, by their places among these. */
  lines(from: number, to: number): readonly FlowLine[] {
    return Array.from({ length: to - from }, (_, index) => {
      const line = this.lineOf(from + index);
      return { text: lineAt(this.text, this.starts, line) ?? '', start: this.starts[line] ?? 0 };
    });
  }

  /** Where the line before a place ends. */
  endBefore(place: number): number {
    return place === 0 ? 0 : (this.starts[this.lineOf(place - 1) + 1] ?? 0);
  }

  content(place: number): string {
    return splitLine(lineAt(this.text, this.starts, this.lineOf(place)) ?? '')[0];
  }

  take(line: number): void {
    if (line >= 0) this.next = line + 1;
  }
}

/** The part that two lines have in common, from 0 to 1: their ends, or their words. */
function common(a: string, b: string): number {
  const [short, long] = [Math.min(a.length, b.length), Math.max(a.length, b.length)];
  if (long === 0) return 1;
  let ends = 0;
  while (ends < short && a.charCodeAt(ends) === b.charCodeAt(ends)) ends++;
  for (let tail = 1; ends < short && a.charCodeAt(a.length - tail) === b.charCodeAt(b.length - tail); tail++) ends++;
  const atEnds = ends / long;
  if (atEnds >= minCommon || long > maxCompared) return atEnds;
  const left = new Map<string, number>();
  let [size, shared] = [0, 0];
  for (const word of wordsOf(a)) {
    if (!/\S/.test(word)) continue;
    size += word.length;
    left.set(word, (left.get(word) ?? 0) + 1);
  }
  for (const word of wordsOf(b)) {
    if (!/\S/.test(word)) continue;
    size += word.length;
    const count = left.get(word) ?? 0;
    if (count === 0) continue;
    left.set(word, count - 1);
    shared += 2 * word.length;
  }
  return size === 0 ? 0 : shared / size;
}

/** The words of longer lines are not compared. */
const maxCompared = 2_000;
