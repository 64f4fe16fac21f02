import { ToolError } from '#core/tool.ts';
import { isNormalNumber, normalizeNumber } from '#lib/data/decimal.ts';
import { type ArrayNode, type Container, isContainer, type Node, type ObjectNode } from '#lib/data/node.ts';
import { isNonFinite, toJsonNumber } from '#lib/data/number-text.ts';
import { Interner } from '#lib/diff/align.ts';
import { parsePointer } from '#lib/json/path.ts';
import type { Comparing } from './comparing.ts';
import { ListInterner } from './list-interner.ts';

type Scalar = Exclude<Node, Container>;
/** What is left of a path to ignore, or to arrays whose items have that key. */
interface Pattern {
  readonly tokens: readonly string[];
  readonly key?: string;
}
type Patterns = readonly Pattern[];

/** What values of different kinds have instead of equal numbers. */
const Space = { array: 0, object: 1, string: 2, other: 3 } as const;
const spaces = 4;

const nothing = new Int32Array();

const ascending = (a: number, b: number): number => a - b;

/**
 * Gives the values of documents numbers from 0, which equal values share: that two subtrees are the same is then known
 * at once. Nothing is rounded: numbers are compared as decimals of any length.
 */
export class ValueNumbers {
  private readonly comparing: Comparing;
  /** Of each container: its number, then those of all its values. */
  private numbers = new Int32Array(1 << 12);
  private used = 0;
  /** Where in `numbers` each container begins: scalars are looked up again only if they are alone. */
  private readonly places = new Map<Container, number>();
  private readonly ignored = new Set<Node>();
  private readonly arrayKeys = new Map<Node, string>();
  private readonly keys = new Interner();
  private readonly strings = new Interner();
  /** Numbers by their value, `true`, `false` and `null`. */
  private readonly others = new Interner();
  /** Numbers by their spelling, where that is not the usual one. */
  private readonly spelled = new Map<string, number>();
  private readonly arrays = new ListInterner();
  private readonly objects = new ListInterner();
  /** The numbers of the values so far of all open containers. */
  private readonly pending: number[] = [];

  /** @throws ToolError `bad-pointer`, in the option `ignore`, `bad-array-key`, in the option `arrayKeys` */
  constructor(documents: readonly Node[], comparing: Comparing) {
    this.comparing = comparing;
    const patterns = [
      ...readPatterns(comparing.ignore),
      ...(comparing.arrays === 'key' ? readArrayKeys(comparing.arrayKeys) : []),
    ];
    for (const document of documents) this.visit(document, patterns);
  }

  of(node: Node): number {
    return isContainer(node) ? (this.numbers[this.places.get(node) ?? -1] ?? -1) : this.ofScalar(node);
  }

  /** The numbers of all values of a container, in their order. */
  within(node: Container): Int32Array {
    const place = this.places.get(node);
    if (place === undefined) return nothing;
    const count = node.type === 'array' ? node.items.length : node.entries.length;
    return this.numbers.subarray(place + 1, place + 1 + count);
  }

  ofKey(key: string): number {
    return this.keys.number(key);
  }

  /** The key by which the items of an array are matched. */
  keyOfItems(array: ArrayNode): string {
    return this.arrayKeys.get(array) ?? this.comparing.arrayKey;
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
    for (const { tokens, key } of patterns) {
      if (tokens.length > 0) continue;
      if (key === undefined) this.ignored.add(node);
      else this.arrayKeys.set(node, key);
    }
    if (!isContainer(node)) return this.ofScalar(node);
    const { pending } = this;
    const from = pending.length;
    if (node.type === 'array')
      for (const [index, item] of node.items.entries()) pending.push(this.visit(item, below(patterns, index)));
    else for (const { key, value } of node.entries) pending.push(this.visit(value, below(patterns, key)));
    const children = pending.splice(from);
    const number =
      node.type === 'array'
        ? this.arrays.number(this.itemsThatCount(node, children)) * spaces + Space.array
        : this.objects.number(this.membersThatCount(node, children)) * spaces + Space.object;
    this.keep(node, number, children);
    return number;
  }

  private itemsThatCount({ items }: ArrayNode, numbers: readonly number[]): readonly number[] {
    const isCounted = (_: number, index: number) => {
      const item = items[index];
      return item !== undefined && !this.ignored.has(item);
    };
    const counted = this.ignored.size > 0 ? numbers.filter(isCounted) : numbers;
    return this.comparing.arrays === 'unordered' ? counted.toSorted(ascending) : counted;
  }

  /** The numbers of keys and values, by turns. */
  private membersThatCount({ entries }: ObjectNode, numbers: readonly number[]): readonly number[] {
    const members: number[] = [];
    for (const [index, { key, value }] of entries.entries())
      if (this.counts(value)) members.push(this.keys.number(key), numbers[index] ?? 0);
    if (!this.comparing.keyOrder) sortMembers(members);
    return members;
  }

  private keep(node: Container, number: number, children: readonly number[]): void {
    const { used } = this;
    const end = used + 1 + children.length;
    if (end > this.numbers.length) {
      const larger = new Int32Array(Math.max(end, 2 * this.numbers.length));
      larger.set(this.numbers);
      this.numbers = larger;
    }
    this.numbers[used] = number;
    this.numbers.set(children, used + 1);
    this.places.set(node, used);
    this.used = end;
  }

  private ofScalar(node: Scalar): number {
    if (node.type === 'string') return this.strings.number(this.folded(node.value)) * spaces + Space.string;
    return (node.type === 'number' ? this.ofNumber(node.raw) : this.ofWord(node)) * spaces + Space.other;
  }

  private ofWord(node: Scalar): number {
    return this.others.number(node.type === 'boolean' ? String(node.value) : 'null');
  }

  private ofNumber(raw: string): number {
    if (this.comparing.numbers === 'text' || isNormalNumber(raw)) return this.others.number(raw);
    const known = this.spelled.get(raw);
    if (known !== undefined) return known;
    const number = toJsonNumber(raw);
    const given = this.others.number(isNonFinite(number) ? number : normalizeNumber(number));
    this.spelled.set(raw, given);
    return given;
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
    : patterns.flatMap(({ tokens: [first, ...tokens], ...rest }) =>
        first === String(step) || first === '*' ? [{ ...rest, tokens }] : [],
      );

/** Sorts numbers of keys and values, by turns, by those of the keys. */
function sortMembers(members: number[]): void {
  let at = 2;
  while (at < members.length && (members[at - 2] ?? 0) <= (members[at] ?? 0)) at += 2;
  // Most objects have their keys in the order in which they were first seen.
  if (at >= members.length) return;
  const pairs: (readonly [key: number, value: number])[] = [];
  for (let start = 0; start < members.length; start += 2) pairs.push([members[start] ?? 0, members[start + 1] ?? 0]);
  pairs.sort(([a], [b]) => a - b);
  for (const [index, pair] of pairs.entries()) [members[2 * index], members[2 * index + 1]] = pair;
}

function readPatterns(written: string): Patterns {
  const patterns: Pattern[] = [];
  for (const { 0: line, index } of written.matchAll(/[^\r\n]+/g)) {
    const pointer = line.trim();
    if (pointer === '') continue;
    const tokens = parsePointer(pointer);
    if (!tokens)
      throw new ToolError('bad-pointer', { pointer }, { offset: index, length: line.length, field: 'ignore' });
    patterns.push({ tokens });
  }
  return patterns;
}

/** Lines such as `/users: name`. */
function readArrayKeys(written: string): Patterns {
  return Array.from(written.matchAll(/[^\r\n]*\S[^\r\n]*/g), ({ 0: line, index }) => {
    const colon = line.lastIndexOf(':');
    const key = line.slice(colon + 1).trim();
    const tokens = colon < 0 ? undefined : parsePointer(line.slice(0, colon).trim());
    if (!tokens || key === '')
      throw new ToolError(
        'bad-array-key',
        { found: line.trim() },
        { offset: index, length: line.length, field: 'arrayKeys' },
      );
    return { tokens, key };
  });
}
