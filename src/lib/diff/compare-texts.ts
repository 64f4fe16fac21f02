import { align, Interner } from './align.ts';
import { bestPairs } from './best-pairs.ts';
import { Change, type Comparison, lineAt, RowWriter, splitTexts } from './comparison.ts';
import { splitLine } from './lines.ts';
import { wordsOf } from './tokens.ts';

/** What counts of a line: lines of which the same counts are the same. Null where the line does not count at all. */
export type LineKey = (line: string) => string | null;

/** Beyond so many pairs of lines, those of a block are paired in order instead of by what they have in common. */
const maxPairs = 2_500;

/** The least part that two lines have in common where one became the other. */
const minCommon = 0.5;

/** Two texts line by line. CRLF and CR end lines as LF does, and all count where `keyOf` is absent. */
export function compareTexts(before: string, after: string, keyOf: LineKey = (line) => line): Comparison {
  const split = splitTexts(before, after);
  return { ...split, ...new LineComparer(split, keyOf).run() };
}

class LineComparer {
  private readonly before: Side;
  private readonly after: Side;
  private readonly rows = new RowWriter();

  constructor({ before, after, beforeStarts, afterStarts }: ReturnType<typeof splitTexts>, keyOf: LineKey) {
    const interner = new Interner();
    this.before = new Side(before, beforeStarts, keyOf, interner);
    this.after = new Side(after, afterStarts, keyOf, interner);
  }

  run() {
    const { before, after } = this;
    const partner = align(before.keys, after.keys);
    slide(before.keys, partner);
    let [x, y] = [0, 0];
    for (let index = 0; index <= partner.length; index++) {
      const other = index < partner.length ? (partner[index] ?? -1) : after.keys.length;
      if (other < 0) continue;
      this.block(x, index, y, other);
      if (index < partner.length) this.counted(Change.same, index, other);
      [x, y] = [index + 1, other + 1];
    }
    this.uncounted(before.starts.length - 1, after.starts.length - 1);
    return this.rows.finish();
  }

  /** Lines between two that are the same. */
  private block(x0: number, x1: number, y0: number, y1: number): void {
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
    const isLike = (x: number, y: number) => common(this.before.content(x), this.after.content(y)) >= minCommon;
    const [n, m] = [x1 - x0, y1 - y0];
    if (n === 0 || m === 0) return [];
    if (n * m > maxPairs)
      return Array.from({ length: Math.min(n, m) }, (_, index) => [x0 + index, y0 + index] as const).filter(([x, y]) =>
        isLike(x, y),
      );
    return bestPairs(n, m, (x, y) => {
      const share = common(this.before.content(x0 + x), this.after.content(y0 + y));
      return share >= minCommon ? share : 0;
    }).map(([x, y]) => [x0 + x, y0 + y]);
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
  private readonly lines: Int32Array;

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
    this.lines = Int32Array.from(lines);
    this.keys = Int32Array.from(keys);
  }

  /** The line at a place among those that count. */
  lineOf(place: number): number {
    return this.lines[place] ?? -1;
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

/**
 * Moves each removal and each addition that can stand in several places to the last one, as `diff` does: what was added
 * then ends with what stood there, such as the closing bracket of a block.
 */
function slide(keys: Int32Array, partner: Int32Array): void {
  // A removal: the line before it is the same as its last one.
  for (let end = partner.length - 1; end >= 0; end--) {
    if ((partner[end] ?? -1) >= 0) continue;
    let start = end;
    while (start > 0 && (partner[start - 1] ?? -1) < 0) start--;
    let [from, to] = [start, end + 1];
    while (to < partner.length && (partner[to] ?? -1) >= 0 && keys[from] === keys[to]) {
      const [before, after] = [partner[from - 1] ?? -1, partner[to] ?? -1];
      // Only where nothing was added beside it.
      if (after - before !== 1) break;
      partner[from++] = after;
      partner[to++] = -1;
    }
    end = start;
  }
}
