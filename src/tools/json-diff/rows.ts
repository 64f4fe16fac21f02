import { isContainer, type Node } from '#lib/data/node.ts';
import { Change, type Comparison, RowWriter } from '#lib/diff/comparison.ts';
import type { Differ, Pair } from './differ.ts';
import { type Line, SideWriter } from './side-writer.ts';
import { type Scalar, ValueWriter } from './write.ts';

/** How a value stands in one of the documents: after its key, perhaps before a comma. */
interface Standing {
  readonly key: string;
  readonly comma: string;
}

const alone: Standing = { key: '', comma: '' };

/** Two documents side by side, indented, each value on the row of its counterpart. */
export function compareDocuments(differ: Differ, left: Node, right: Node): Comparison {
  const writer = new DocumentWriter(differ);
  writer.pair(left, right, differ.isSame(left, right), alone, alone, 0);
  return writer.finish();
}

class DocumentWriter {
  private readonly differ: Differ;
  private readonly rows = new RowWriter();
  private readonly left = new SideWriter();
  private readonly right = new SideWriter();
  private readonly values = new ValueWriter();

  constructor(differ: Differ) {
    this.differ = differ;
  }

  finish(): Comparison {
    const [before, after] = [this.left.finish(), this.right.finish()];
    return {
      before: before.text,
      after: after.text,
      beforeStarts: before.starts,
      afterStarts: after.starts,
      arePlain: [before.isPlain, after.isPlain],
      ...this.rows.finish(),
    };
  }

  /** A value on both sides. */
  pair(left: Node, right: Node, isSame: boolean, before: Standing, after: Standing, depth: number): void {
    if (!isContainer(left) && !isContainer(right))
      this.row(isSame ? Change.same : Change.changed, this.scalar(left, before), this.scalar(right, after), depth);
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
    let [lefts, rights] = [0, 0];
    for (const { left, right } of pairs) {
      if (left) lefts++;
      if (right) rights++;
    }
    // An empty one stands on one row, beside the first of the other.
    const opening = (count: number, { key, comma }: Standing): Line =>
      count > 0 ? [key, open, ''] : [key, brackets, comma];
    this.row(isReordered ? Change.changed : Change.same, opening(lefts, before), opening(rights, after), depth);
    let [x, y] = [0, 0];
    for (const { key, literal, left, right, isSame = false } of pairs) {
      const written = key === undefined ? '' : this.key(key, literal);
      const first: Standing = { key: written, comma: left && ++x < lefts ? ',' : '' };
      const second: Standing = { key: written, comma: right && ++y < rights ? ',' : '' };
      if (left && right) this.pair(left, right, isSame, first, second, depth + 1);
      else if (left) this.single(left, 'left', first, depth + 1, !this.differ.counts(left));
      else if (right) this.single(right, 'right', second, depth + 1, !this.differ.counts(right));
    }
    const closing = (count: number, { comma }: Standing): Line | undefined =>
      count > 0 ? ['', close, comma] : undefined;
    const [ending, other] = [closing(lefts, before), closing(rights, after)];
    if (ending || other) this.row(Change.same, ending, other, depth);
  }

  /** A value that only one side has. */
  private single(node: Node, side: 'left' | 'right', standing: Standing, depth: number, isSame: boolean): void {
    const change = isSame ? Change.same : side === 'left' ? Change.removed : Change.added;
    const add = (line: Line, level: number): void =>
      side === 'left' ? this.row(change, line, undefined, level) : this.row(change, undefined, line, level);
    const write = (value: Node, around: Standing, level: number): void => {
      const { key, comma } = around;
      if (!isContainer(value)) {
        add(this.scalar(value, around), level);
        return;
      }
      const [open, close] = value.type === 'object' ? ['{', '}'] : ['[', ']'];
      const children =
        value.type === 'object'
          ? value.entries.map((entry) => ({ key: this.key(entry.key, entry.literal), node: entry.value }))
          : value.items.map((item) => ({ key: '', node: item }));
      if (children.length === 0) {
        add([key, open + close, comma], level);
        return;
      }
      add([key, open, ''], level);
      for (const [index, child] of children.entries())
        write(child.node, { key: child.key, comma: index < children.length - 1 ? ',' : '' }, level + 1);
      add(['', close, comma], level);
    };
    write(node, standing, depth);
  }

  private row(change: Change, left: Line | undefined, right: Line | undefined, depth: number): void {
    const oneSided = left ? Change.removed : Change.added;
    this.rows.add(
      (left && right) || change === Change.same ? change : oneSided,
      left ? this.left.line(depth, left) : -1,
      right ? this.right.line(depth, right) : -1,
    );
  }

  private key(key: string, literal: string | undefined): string {
    return `${this.values.key({ key, literal })}: `;
  }

  private scalar(node: Scalar, { key, comma }: Standing): Line {
    return [key, this.values.scalar(node), comma];
  }
}
