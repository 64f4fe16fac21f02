import { isContainer, type Node } from '#lib/data/node.ts';
import { Change, type Comparison, RowWriter } from '#lib/diff/comparison.ts';
import type { Differ, Pair } from './differ.ts';
import { type Line, SideWriter } from './side-writer.ts';
import type { JsonComparison } from './tool.ts';
import { type Scalar, ValueWriter } from './write.ts';

/** The place of a value in one of the documents: after its key, perhaps before a comma, perhaps as an item. */
interface Standing {
  readonly key: string;
  readonly comma: string;
  /** The index of an item. */
  readonly place?: number;
}

const alone: Standing = { key: '', comma: '' };

/** Two documents side by side, indented, each value on the row of its counterpart. */
export function compareDocuments(
  differ: Differ,
  left: Node,
  right: Node,
): Pick<JsonComparison, 'comparison' | 'places'> {
  const writer = new DocumentWriter(differ);
  writer.pair(left, right, differ.isSame(left, right), alone, alone, 0);
  return writer.finish();
}

const none: readonly [Map<number, Lines>, Map<number, Lines>] = [new Map(), new Map()];

/** Lines that one item takes on its side: the first, and the number of them. */
type Lines = readonly [first: number, count: number];

class DocumentWriter {
  private readonly differ: Differ;
  private readonly rows = new RowWriter();
  private readonly left = new SideWriter();
  private readonly right = new SideWriter();
  private readonly values = new ValueWriter();
  private readonly moves: (readonly [left: Lines, right: Lines])[] = [];
  private readonly arrivals: number[] = [];
  /** By row: that of the closing bracket, or -1. */
  private readonly ends: number[] = [];

  constructor(differ: Differ) {
    this.differ = differ;
  }

  finish(): Pick<JsonComparison, 'comparison' | 'places'> {
    const [before, after] = [this.left.finish(), this.right.finish()];
    const comparison: Comparison = {
      before: before.text,
      after: after.text,
      beforeStarts: before.starts,
      afterStarts: after.starts,
      arePlain: [before.isPlain, after.isPlain],
      ...this.rows.finish(),
      ends: Int32Array.from(this.ends),
      ...(this.moves.length > 0 && {
        moves: this.movesByLine(before.places.length, after.places.length),
        arrivals: Int32Array.from(this.arrivals),
      }),
    };
    return { comparison, places: [before.places, after.places] };
  }

  /** Line by line, where both sides have as many. */
  private movesByLine(lefts: number, rights: number) {
    const moves = [new Int32Array(lefts).fill(-1), new Int32Array(rights).fill(-1)] as const;
    for (const [[from, count], [to, other]] of this.moves)
      for (let line = 0; line < (count === other ? count : 1); line++) {
        moves[0][from + line] = to + line;
        moves[1][to + line] = from + line;
      }
    return moves;
  }

  /** A value on both sides. */
  pair(left: Node, right: Node, isSame: boolean, before: Standing, after: Standing, depth: number): void {
    if (!isContainer(left) && !isContainer(right))
      this.row(
        isSame ? Change.same : Change.changed,
        this.scalar(left, before),
        this.scalar(right, after),
        depth,
        before.place,
        after.place,
      );
    else if (left.type === 'object' && right.type === 'object') {
      const isReordered = !isSame && this.differ.isReordered(left, right);
      this.container(this.differ.members(left, right), '{}', before, after, depth, isReordered);
    } else if (left.type === 'array' && right.type === 'array')
      this.container(this.differ.items(left, right), '[]', before, after, depth, false);
    else {
      this.single(left, 'left', before, depth, isSame);
      this.single(right, 'right', after, depth, isSame);
    }
  }

  private container(
    pairs: readonly Pair[],
    brackets: string,
    before: Standing,
    after: Standing,
    depth: number,
    isReordered: boolean,
  ): void {
    const [open, close] = [brackets.charAt(0), brackets.charAt(1)];
    let [lefts, rights, x, y] = [0, 0, 0, 0];
    let hasMoves = false;
    for (const { left, right, moved } of pairs) {
      if (left) lefts++;
      if (right) rights++;
      if (moved) hasMoves = true;
    }
    // By index in the left array.
    const [went, came] = hasMoves ? [new Map<number, Lines>(), new Map<number, Lines>()] : none;
    // An empty one is on one row, beside the first of the other.
    const opening = (count: number, { key, comma }: Standing): Line =>
      count > 0 ? [key, open, ''] : [key, brackets, comma];
    // One that is empty has both brackets on one row.
    const isEmptied = lefts > 0 !== rights > 0;
    const isSpread = isEmptied && pairs.some(({ right, left = right }) => left && this.differ.counts(left));
    const change = isReordered || isSpread ? Change.changed : Change.same;
    const opened = this.ends.length;
    this.row(change, opening(lefts, before), opening(rights, after), depth, before.place, after.place);
    for (const { key, literal, left, right, isSame = false, index = -1, other = index, moved: to } of pairs) {
      // The first one belongs to the bracket that it changes.
      if (!isSpread || x + y > 0) this.rows.endRun();
      const written = key === undefined ? '' : this.key(key, literal);
      const first: Standing = { key: written, comma: left && ++x < lefts ? ',' : '', place: index };
      const second: Standing = { key: written, comma: right && ++y < rights ? ',' : '', place: other };
      if (left && right) this.pair(left, right, isSame, first, second, depth + 1);
      else if (left) {
        const lines = this.single(left, 'left', first, depth + 1, !this.differ.counts(left));
        if (to) went.set(index, lines);
      } else if (right) {
        if (to && this.differ.counts(right) && this.differ.isSame(to.item, right))
          this.arrivals.push(this.rows.runCount);
        const lines = this.single(right, 'right', second, depth + 1, !this.differ.counts(right));
        if (to) came.set(to.index, lines);
      }
    }
    for (const [index, lines] of went) {
      const arrival = came.get(index);
      if (arrival) this.moves.push([lines, arrival]);
    }
    const closing = (count: number, { comma }: Standing): Line | undefined =>
      count > 0 ? ['', close, comma] : undefined;
    const [ending, other] = [closing(lefts, before), closing(rights, after)];
    if (!ending && !other) return;
    this.row(isSpread ? Change.changed : Change.same, ending, other, depth);
    this.ends[opened] = this.ends.length - 1;
  }

  /** A value that only one side has, and the lines that it takes. */
  private single(node: Node, side: 'left' | 'right', standing: Standing, depth: number, isSame: boolean): Lines {
    const first = this[side].count;
    const change = isSame ? Change.same : side === 'left' ? Change.removed : Change.added;
    const add = (line: Line, level: number, place?: number): void =>
      side === 'left'
        ? this.row(change, line, undefined, level, place)
        : this.row(change, undefined, line, level, undefined, place);
    const write = (value: Node, around: Standing, level: number): void => {
      const { key, comma, place } = around;
      if (!isContainer(value)) {
        add(this.scalar(value, around), level, place);
        return;
      }
      const [open, close] = value.type === 'object' ? ['{', '}'] : ['[', ']'];
      const children =
        value.type === 'object'
          ? value.entries.map((entry) => ({ key: this.key(entry.key, entry.literal), node: entry.value, place: -1 }))
          : value.items.map((item, index) => ({ key: '', node: item, place: index }));
      if (children.length === 0) {
        add([key, open + close, comma], level, place);
        return;
      }
      const opened = this.ends.length;
      add([key, open, ''], level, place);
      for (const [index, child] of children.entries())
        write(
          child.node,
          { key: child.key, comma: index < children.length - 1 ? ',' : '', place: child.place },
          level + 1,
        );
      add(['', close, comma], level);
      this.ends[opened] = this.ends.length - 1;
    };
    write(node, standing, depth);
    return [first, this[side].count - first];
  }

  private row(
    change: Change,
    left: Line | undefined,
    right: Line | undefined,
    depth: number,
    place = -1,
    other = -1,
  ): void {
    const oneSided = left ? Change.removed : Change.added;
    this.ends.push(-1);
    this.rows.add(
      (left && right) || change === Change.same ? change : oneSided,
      left ? this.left.line(depth, left, place) : -1,
      right ? this.right.line(depth, right, other) : -1,
    );
  }

  private key(key: string, literal: string | undefined): string {
    return `${this.values.key({ key, literal })}: `;
  }

  private scalar(node: Scalar, { key, comma }: Standing): Line {
    return [key, this.values.scalar(node), comma];
  }
}
