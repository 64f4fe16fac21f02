import { ToolError } from '#core/tool.ts';
import { normalizeNumber } from '#lib/data/decimal.ts';
import { type Container, isContainer, type Node } from '#lib/data/node.ts';
import { isNonFinite, toJsonNumber } from '#lib/data/number-text.ts';
import { Interner } from '#lib/diff/align.ts';
import { ListInterner } from '#lib/diff/list-interner.ts';
import { parsePointer } from '#lib/json/path.ts';
import type { Comparing } from './comparing.ts';

type Scalar = Exclude<Node, Container>;
type Patterns = readonly (readonly string[])[];

/** What values of different kinds have instead of equal numbers. */
const Space = { array: 0, object: 1, string: 2, other: 3 } as const;
const spaces = 4;

/**
 * Gives the values of documents numbers from 0, which equal values share: that two subtrees are the same is then known
 * at once. Nothing is rounded: numbers are compared as decimals of any length.
 */
export class ValueNumbers {
  private readonly comparing: Comparing;
  private readonly containers = new Map<Container, number>();
  private readonly ignored = new Set<Node>();
  private readonly keys = new Interner();
  private readonly strings = new Interner();
  /** Numbers by their value, `true`, `false` and `null`. */
  private readonly others = new Interner();
  /** Numbers by their spelling. */
  private readonly spelled = new Map<string, number>();
  private readonly arrays = new ListInterner();
  private readonly objects = new ListInterner();
  /** What is known so far of the containers around a value. */
  private readonly pending: number[] = [];

  /** @throws ToolError `bad-pointer` {line}, in the option `ignore` */
  constructor(documents: readonly Node[], comparing: Comparing) {
    this.comparing = comparing;
    const patterns = readPatterns(comparing.ignore);
    for (const document of documents) this.visit(document, patterns);
  }

  of(node: Node): number {
    return isContainer(node) ? (this.containers.get(node) ?? -1) : this.ofScalar(node);
  }

  ofKey(key: string): number {
    return this.keys.number(key);
  }

  /** Whether the path of a value is one of those to ignore. */
  isIgnored(node: Node): boolean {
    return this.ignored.size > 0 && this.ignored.has(node);
  }

  /** Whether a value that only one side has counts. */
  counts(node: Node): boolean {
    return !this.isIgnored(node) && !(this.comparing.nullIsMissing && node.type === 'null');
  }

  /** Numbers a value and all within it; `patterns`: what is left of those that lead here. */
  private visit(node: Node, patterns: Patterns): number {
    if (patterns.some(({ length }) => length === 0)) this.ignored.add(node);
    if (!isContainer(node)) return this.ofScalar(node);
    const { pending } = this;
    const from = pending.length;
    let number: number;
    if (node.type === 'array') {
      for (const [index, item] of node.items.entries()) {
        const each = this.visit(item, below(patterns, index));
        if (!this.isIgnored(item)) pending.push(each);
      }
      if (this.comparing.arrays === 'unordered') sortFrom(pending, from, 1);
      number = this.arrays.number(pending, from) * spaces + Space.array;
    } else {
      for (const { key, value } of node.entries) {
        const each = this.visit(value, below(patterns, key));
        if (this.counts(value)) pending.push(this.keys.number(key), each);
      }
      if (!this.comparing.keyOrder) sortFrom(pending, from, 2);
      number = this.objects.number(pending, from) * spaces + Space.object;
    }
    pending.length = from;
    this.containers.set(node, number);
    return number;
  }

  private ofScalar(node: Scalar): number {
    if (node.type === 'string') return this.strings.number(this.folded(node.value)) * spaces + Space.string;
    return (node.type === 'number' ? this.ofNumber(node.raw) : this.ofWord(node)) * spaces + Space.other;
  }

  private ofWord(node: Scalar): number {
    return this.others.number(node.type === 'boolean' ? String(node.value) : 'null');
  }

  private ofNumber(raw: string): number {
    const known = this.spelled.get(raw);
    if (known !== undefined) return known;
    const number = this.others.number(this.numberKey(raw));
    this.spelled.set(raw, number);
    return number;
  }

  private numberKey(raw: string): string {
    if (this.comparing.numbers === 'text') return raw;
    const number = toJsonNumber(raw);
    return isNonFinite(number) ? number : normalizeNumber(number);
  }

  private folded(value: string): string {
    switch (this.comparing.strings) {
      case 'exact':
        return value;
      case 'ignore-case':
        return value.toLowerCase();
      case 'trim':
        return value.trim();
    }
  }
}

const below = (patterns: Patterns, step: string | number): Patterns =>
  patterns.length === 0
    ? patterns
    : patterns.flatMap(([first, ...rest]) => (first === String(step) || first === '*' ? [rest] : []));

/** Sorts the end of a list, in groups of `width`, by the first of each. */
function sortFrom(list: number[], from: number, width: 1 | 2): void {
  let at = from + width;
  while (at < list.length && (list[at - width] ?? 0) <= (list[at] ?? 0)) at += width;
  // Most objects have their keys in the order in which they were first seen.
  if (at >= list.length) return;
  const groups: number[][] = [];
  for (let start = from; start < list.length; start += width) groups.push(list.slice(start, start + width));
  groups.sort(([a = 0], [b = 0]) => a - b);
  list.length = from;
  for (const group of groups) list.push(...group);
}

function readPatterns(written: string): Patterns {
  const patterns: (readonly string[])[] = [];
  for (const { 0: line, index } of written.matchAll(/[^\r\n]+/g)) {
    const pointer = line.trim();
    if (pointer === '') continue;
    const tokens = parsePointer(pointer);
    if (!tokens)
      throw new ToolError('bad-pointer', { pointer }, { offset: index, length: line.length, field: 'ignore' });
    patterns.push(tokens);
  }
  return patterns;
}
