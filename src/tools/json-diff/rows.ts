import { isContainer, type Node } from '#lib/data/node.ts';
import { Change, type Comparison, RowWriter, splitTexts } from '#lib/diff/comparison.ts';
import { quote } from '#lib/json/strings.ts';
import type { Differ, Pair } from './differ.ts';
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
  writer.pair(left, right, alone, alone, 0);
  return writer.finish();
}

class DocumentWriter {
  private readonly differ: Differ;
  private readonly rows = new RowWriter();
  private readonly left: string[] = [];
  private readonly right: string[] = [];

  constructor(differ: Differ) {
    this.differ = differ;
  }

  finish(): Comparison {
    return { ...splitTexts(this.left.join(''), this.right.join('')), ...this.rows.finish() };
  }

  /** A value on both sides. */
  pair(left: Node, right: Node, before: Standing, after: Standing, depth: number): void {
    const isSame = this.differ.isSame(left, right);
    if (!isContainer(left) && !isContainer(right))
      this.row(isSame ? Change.same : Change.changed, scalar(left, before), scalar(right, after), depth);
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
    const lefts = pairs.filter(({ left }) => left).length;
    const rights = pairs.filter(({ right }) => right).length;
    // An empty one stands on one row, beside the first of the other.
    const opening = (count: number, { key, comma }: Standing) => key + (count > 0 ? open : brackets + comma);
    this.row(isReordered ? Change.changed : Change.same, opening(lefts, before), opening(rights, after), depth);
    let [x, y] = [0, 0];
    for (const { key, literal, left, right } of pairs) {
      const written = key === undefined ? '' : `${quoteKey(key, literal)}: `;
      const first: Standing = { key: written, comma: left && ++x < lefts ? ',' : '' };
      const second: Standing = { key: written, comma: right && ++y < rights ? ',' : '' };
      if (left && right) this.pair(left, right, first, second, depth + 1);
      else if (left) this.single(left, 'left', first, depth + 1, !this.differ.counts(left));
      else if (right) this.single(right, 'right', second, depth + 1, !this.differ.counts(right));
    }
    const [ending, other] = [
      lefts > 0 ? close + before.comma : undefined,
      rights > 0 ? close + after.comma : undefined,
    ];
    if (ending !== undefined || other !== undefined) this.row(Change.same, ending, other, depth);
  }

  /** A value that only one side has. */
  private single(node: Node, side: 'left' | 'right', standing: Standing, depth: number, isSame: boolean): void {
    const change = isSame ? Change.same : side === 'left' ? Change.removed : Change.added;
    const add = (text: string, level: number): void =>
      side === 'left' ? this.row(change, text, undefined, level) : this.row(change, undefined, text, level);
    const write = (value: Node, { key, comma }: Standing, level: number): void => {
      if (!isContainer(value)) {
        add(scalar(value, { key, comma }), level);
        return;
      }
      const [open, close] = value.type === 'object' ? ['{', '}'] : ['[', ']'];
      const children =
        value.type === 'object'
          ? value.entries.map((entry) => ({ key: `${quoteKey(entry.key, entry.literal)}: `, node: entry.value }))
          : value.items.map((item) => ({ key: '', node: item }));
      if (children.length === 0) {
        add(key + open + close + comma, level);
        return;
      }
      add(key + open, level);
      for (const [index, child] of children.entries())
        write(child.node, { key: child.key, comma: index < children.length - 1 ? ',' : '' }, level + 1);
      add(close + comma, level);
    };
    write(node, standing, depth);
  }

  private row(change: Change, left: string | undefined, right: string | undefined, depth: number): void {
    const indent = '  '.repeat(depth);
    const push = (lines: string[], line: string | undefined) =>
      line === undefined ? -1 : lines.push(`${indent}${line}\n`) - 1;
    const isPair = left !== undefined && right !== undefined;
    const oneSided = left === undefined ? Change.added : Change.removed;
    this.rows.add(isPair || change === Change.same ? change : oneSided, push(this.left, left), push(this.right, right));
  }
}

const quoteKey = (key: string, literal: string | undefined): string =>
  literal?.startsWith('"') ? literal : quote(key);

const values = new ValueWriter();

const scalar = (node: Scalar, { key, comma }: Standing): string => key + values.scalar(node) + comma;
