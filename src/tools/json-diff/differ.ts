import { ToolError } from '#core/tool.ts';
import { normalizeNumber } from '#lib/data/decimal.ts';
import { type ArrayNode, childrenOf, isContainer, type Node, type ObjectNode } from '#lib/data/node.ts';
import { isNonFinite, toJsonNumber } from '#lib/data/number-text.ts';
import { align, Interner } from '#lib/diff/align.ts';
import { bestPairs } from '#lib/diff/best-pairs.ts';
import { parsePointer } from '#lib/json/path.ts';

/** What counts as the same, and how items of arrays are matched. */
export interface Comparing {
  readonly arrays: 'align' | 'position' | 'key' | 'unordered';
  readonly arrayKey: string;
  readonly numbers: 'value' | 'text' | 'tolerance';
  readonly tolerance: string;
  readonly strings: 'exact' | 'ignore-case' | 'trim';
  readonly nullIsMissing: boolean;
  readonly keyOrder: boolean;
  /** JSON Pointers, one per line, in which `*` stands for any key or index. */
  readonly ignore: string;
}

export const exactly: Comparing = {
  arrays: 'align',
  arrayKey: 'id',
  numbers: 'value',
  tolerance: '0',
  strings: 'exact',
  nullIsMissing: false,
  keyOrder: false,
  ignore: '',
};

/** A member of two objects, or an item of two arrays: what is absent is undefined. */
export interface Pair {
  /** As it is typed, where that differs from the key in double quotes. */
  readonly key?: string;
  readonly literal?: string | undefined;
  readonly left?: Node | undefined;
  readonly right?: Node | undefined;
  /** Indexes of items. */
  readonly leftIndex?: number;
  readonly rightIndex?: number;
}

/** Larger blocks of items that differ are matched by their keys and places alone. */
const maxPairs = 250_000;

/** The members by which items are recognised. */
const identities = ['id', 'key', 'name'];

/**
 * Compares two documents. Every value gets a number first, which equal values share: that two subtrees are the same is
 * then known at once. Nothing is rounded: numbers are compared as decimals of any length.
 */
export class Differ {
  private readonly comparing: Comparing;
  private readonly interner = new Interner();
  private readonly ids = new Map<Node, number>();
  private readonly numberIds = new Map<string, number>();
  private readonly memberIds = new Map<number, number>();
  private readonly ignored = new Set<Node>();
  private readonly patterns: readonly (readonly string[])[];
  private readonly tolerance: number;

  /** @throws ToolError `bad-pointer` {line}, in the option `ignore` */
  constructor(left: Node, right: Node, comparing: Comparing) {
    this.comparing = comparing;
    this.patterns = readPatterns(comparing.ignore);
    const amount = Number.parseFloat(comparing.tolerance);
    this.tolerance = comparing.tolerance.includes('%') ? amount / 100 : amount;
    this.identify(left, this.patterns);
    this.identify(right, this.patterns);
  }

  isSame(left: Node, right: Node): boolean {
    if (this.ids.get(left) === this.ids.get(right)) return true;
    if (this.ignored.has(left) || this.ignored.has(right)) return true;
    return this.comparing.numbers === 'tolerance' && this.isClose(left, right);
  }

  /** Whether a value that only one side has counts. */
  counts(node: Node): boolean {
    return !this.ignored.has(node) && !(this.comparing.nullIsMissing && node.type === 'null');
  }

  /** Whether two objects with the same members have them in another order, where that counts. */
  isReordered(left: ObjectNode, right: ObjectNode): boolean {
    if (!this.comparing.keyOrder) return false;
    const keysOf = (one: ObjectNode, other: ObjectNode) => {
      const known = new Set(other.entries.map(({ key }) => key));
      return one.entries.flatMap(({ key }) => (known.has(key) ? [key] : [])).join('\0');
    };
    return keysOf(left, right) !== keysOf(right, left);
  }

  /** The members of two objects, in the order of the left one; what only the right one has stands where it has it. */
  members(left: ObjectNode, right: ObjectNode): readonly Pair[] {
    const hasSameKeys =
      left.entries.length === right.entries.length &&
      left.entries.every(({ key }, index) => key === right.entries[index]?.key);
    if (hasSameKeys)
      return left.entries.map(({ key, literal, value }, index) => ({
        key,
        literal,
        left: value,
        right: right.entries[index]?.value,
      }));
    const rights = new Map(right.entries.map((entry) => [entry.key, entry]));
    const known = new Set(left.entries.map(({ key }) => key));
    /** By the key before which they stand. */
    const added = new Map<string | undefined, Pair[]>();
    let waiting: Pair[] = [];
    for (const { key, literal, value } of right.entries) {
      if (!known.has(key)) waiting.push({ key, literal, right: value });
      else if (waiting.length > 0) {
        added.set(key, waiting);
        waiting = [];
      }
    }
    const pairs: Pair[] = [];
    for (const { key, literal, value } of left.entries) {
      for (const pair of added.get(key) ?? []) pairs.push(pair);
      pairs.push({ key, literal, left: value, right: rights.get(key)?.value });
    }
    return pairs.concat(waiting);
  }

  /** The items of two arrays, matched; both in their order, unless order does not count. */
  items({ items: left }: ArrayNode, { items: right }: ArrayNode): readonly Pair[] {
    const { arrays } = this.comparing;
    const isAlike = left.length === right.length && left.every((item, x) => this.idOf(item) === this.idOf(right[x]));
    if (arrays === 'unordered' && !isAlike) return this.unordered(left, right);
    const partner = new Int32Array(left.length).fill(-1);
    if (arrays === 'position' || isAlike) for (let x = 0; x < Math.min(left.length, right.length); x++) partner[x] = x;
    else {
      const idsOf = (items: readonly Node[]) =>
        Int32Array.from(items, (item) => (arrays === 'key' && this.keyOf(item)) || this.idOf(item));
      partner.set(align(idsOf(left), idsOf(right)));
      if (arrays === 'align') this.pairBlocks(left, right, partner);
    }
    return pairsOf(left, right, partner);
  }

  private unordered(left: readonly Node[], right: readonly Node[]): readonly Pair[] {
    const places = new Map<number, number[]>();
    for (const [y, item] of right.entries()) places.set(this.idOf(item), [...(places.get(this.idOf(item)) ?? []), y]);
    const partner = left.map((item) => places.get(this.idOf(item))?.shift() ?? -1);
    const taken = new Set(partner);
    const restLeft = partner.flatMap((y, x) => (y < 0 ? [x] : []));
    const restRight = right.flatMap((_, y) => (taken.has(y) ? [] : [y]));
    const rest = new Int32Array(restLeft.length).fill(-1);
    const at = (items: readonly Node[], indexes: readonly number[]) => indexes.flatMap((index) => items[index] ?? []);
    this.pairBlocks(at(left, restLeft), at(right, restRight), rest);
    for (const [index, y] of rest.entries()) if (y >= 0) partner[restLeft[index] ?? 0] = restRight[y] ?? 0;
    const all = new Set(partner);
    return [
      ...left.map((item, leftIndex): Pair => {
        const rightIndex = partner[leftIndex] ?? -1;
        return rightIndex < 0
          ? { left: item, leftIndex }
          : { left: item, leftIndex, right: right[rightIndex], rightIndex };
      }),
      ...right.flatMap((item, rightIndex): Pair[] => (all.has(rightIndex) ? [] : [{ right: item, rightIndex }])),
    ];
  }

  /** Pairs items between those that are the same: an item and what became of it. */
  private pairBlocks(left: readonly Node[], right: readonly Node[], partner: Int32Array): void {
    let [x, y] = [0, 0];
    for (let index = 0; index <= left.length; index++) {
      const other = index < left.length ? (partner[index] ?? -1) : right.length;
      if (other < 0) continue;
      if (index > x && other > y) this.pairBlock(left, right, [x, index, y, other], partner);
      [x, y] = [index + 1, other + 1];
    }
  }

  private pairBlock(
    left: readonly Node[],
    right: readonly Node[],
    [x0, x1, y0, y1]: readonly [number, number, number, number],
    partner: Int32Array,
  ): void {
    const [lefts, rights] = [left.slice(x0, x1), right.slice(y0, y1)];
    if (lefts.length * rights.length <= maxPairs) {
      const [first, second] = [lefts, rights].map((items) => items.map((item) => this.featuresOf(item)));
      const pairs = bestPairs(lefts.length, rights.length, (x, y) => likeness(first?.[x], second?.[y]));
      for (const [x, y] of pairs) partner[x0 + x] = y0 + y;
      return;
    }
    const keysOf = (items: readonly Node[], none: number) =>
      Int32Array.from(items, (item, index) => this.identityOf(item) ?? none + index);
    const { size } = this.interner;
    const known = align(keysOf(lefts, size), keysOf(rights, size + lefts.length));
    if (known.every((place) => place < 0)) {
      for (let x = 0; x < Math.min(lefts.length, rights.length); x++) partner[x0 + x] = y0 + x;
      return;
    }
    for (const [x, y] of known.entries()) if (y >= 0) partner[x0 + x] = y0 + y;
    const own = partner.subarray(x0, x1).map((place) => (place < 0 ? -1 : place - y0));
    this.pairBlocks(lefts, rights, own);
    for (const [x, y] of own.entries()) if (y >= 0) partner[x0 + x] = y0 + y;
  }

  private featuresOf(node: Node): Features {
    if (!isContainer(node)) return { type: node.type, parts: [], keys: [], identity: undefined };
    const entries = node.type === 'object' ? node.entries : [];
    const parts =
      node.type === 'array'
        ? node.items.map((item) => this.idOf(item))
        : entries.map(({ key, value }) => this.memberId(key, this.idOf(value)));
    const keys = entries.map(({ key }) => this.interner.number(`k${key}`));
    return {
      type: node.type,
      parts: parts.sort(ascending),
      keys: keys.sort(ascending),
      identity: this.identityOf(node),
    };
  }

  /** The number of the value by which an object is recognised. */
  private identityOf(node: Node): number | undefined {
    if (node.type !== 'object') return undefined;
    for (const name of identities) {
      const value = node.entries.find(({ key }) => key === name)?.value;
      if (value && !isContainer(value)) return this.interner.number(`i${name}\0${this.idOf(value)}`);
    }
    return undefined;
  }

  private keyOf(node: Node): number | undefined {
    if (node.type !== 'object') return undefined;
    const value = node.entries.find(({ key }) => key === this.comparing.arrayKey)?.value;
    return value && this.interner.number(`i${this.idOf(value)}`);
  }

  private idOf(node: Node | undefined): number {
    return (node && this.ids.get(node)) ?? -1;
  }

  /** Gives a value and all within it their numbers; `patterns`: what is left of those that lead here. */
  private identify(node: Node, patterns: readonly (readonly string[])[]): number {
    if (patterns.some(({ length }) => length === 0)) this.ignored.add(node);
    const below = (step: string | number) =>
      patterns.length === 0
        ? patterns
        : patterns.flatMap(([first, ...rest]) => (first === String(step) || first === '*' ? [rest] : []));
    let id: number;
    if (node.type === 'array') {
      const items: number[] = [];
      for (const [index, item] of node.items.entries()) {
        const each = this.identify(item, below(index));
        if (!this.ignored.has(item)) items.push(each);
      }
      if (this.comparing.arrays === 'unordered') items.sort(ascending);
      id = this.interner.number(`a${items.join()}`);
    } else if (node.type === 'object') {
      const members: number[] = [];
      for (const { key, value } of node.entries) {
        const each = this.identify(value, below(key));
        if (this.counts(value)) members.push(this.memberId(key, each));
      }
      if (!this.comparing.keyOrder) members.sort(ascending);
      id = this.interner.number(`o${members.join()}`);
    } else if (node.type === 'number') {
      id = this.numberIds.get(node.raw) ?? this.interner.number(`n${this.numberKey(node.raw)}`);
      this.numberIds.set(node.raw, id);
    } else id = this.interner.number(this.scalarKey(node));
    this.ids.set(node, id);
    return id;
  }

  /** The number of a key with a value. */
  private memberId(key: string, value: number): number {
    const pair = this.interner.number(`k${key}`) * 2 ** 26 + value;
    const known = this.memberIds.get(pair) ?? this.memberIds.size;
    this.memberIds.set(pair, known);
    return known;
  }

  private numberKey(raw: string): string {
    if (this.comparing.numbers === 'text') return raw;
    const number = toJsonNumber(raw);
    return isNonFinite(number) ? number : normalizeNumber(number);
  }

  private scalarKey(node: Exclude<Node, ArrayNode | ObjectNode>): string {
    if (node.type !== 'string') return node.type === 'boolean' ? `b${node.value}` : 'z';
    switch (this.comparing.strings) {
      case 'exact':
        return `s${node.value}`;
      case 'ignore-case':
        return `s${node.value.toLowerCase()}`;
      case 'trim':
        return `s${node.value.trim()}`;
    }
  }

  private isClose(left: Node, right: Node): boolean {
    if (left.type !== 'number' || right.type !== 'number') return false;
    const [a, b] = [Number(toJsonNumber(left.raw)), Number(toJsonNumber(right.raw))];
    const isShare = this.comparing.tolerance.includes('%');
    return Math.abs(a - b) <= this.tolerance * (isShare ? Math.max(Math.abs(a), Math.abs(b)) : 1);
  }
}

const ascending = (a: number, b: number): number => a - b;

/** What an item has in common with others: its parts and keys by number, ascending. */
interface Features {
  readonly type: Node['type'];
  readonly parts: readonly number[];
  readonly keys: readonly number[];
  readonly identity: number | undefined;
}

/** How likely one item became another; 0 where they have nothing to do with each other. */
function likeness(a: Features | undefined, b: Features | undefined): number {
  if (!a || !b) return 0;
  if (a.type !== b.type) return 0.05;
  if (a.type !== 'object' && a.type !== 'array') return 0.2;
  const share = commonShare(a.parts, b.parts);
  if (a.type === 'array') return 0.3 + share;
  if (a.identity !== undefined && b.identity !== undefined) return a.identity === b.identity ? 2 + share : 0;
  return share > 0.5 ? 1 + share : commonShare(a.keys, b.keys) >= 0.5 ? 0.3 + share : 0;
}

/** The share of two ascending lists that is in both. */
function commonShare(a: readonly number[], b: readonly number[]): number {
  let [x, y, common] = [0, 0, 0];
  while (x < a.length && y < b.length) {
    const order = (a[x] ?? 0) - (b[y] ?? 0);
    if (order === 0) common++;
    if (order <= 0) x++;
    if (order >= 0) y++;
  }
  return common / Math.max(1, a.length, b.length);
}

function pairsOf(left: readonly Node[], right: readonly Node[], partner: Int32Array): readonly Pair[] {
  const pairs: Pair[] = [];
  let y = 0;
  const add = (to: number) => {
    for (; y < to; y++) pairs.push({ right: right[y], rightIndex: y });
  };
  for (const [x, item] of left.entries()) {
    const other = partner[x] ?? -1;
    if (other < 0) {
      pairs.push({ left: item, leftIndex: x });
      continue;
    }
    add(other);
    pairs.push({ left: item, leftIndex: x, right: right[y], rightIndex: y });
    y++;
  }
  add(right.length);
  return pairs;
}

function readPatterns(written: string): readonly (readonly string[])[] {
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

/** How many scalars and empty containers a value has. */
export function countLeaves(node: Node): number {
  if (!isContainer(node)) return 1;
  const children = childrenOf(node);
  return children.length === 0 ? 1 : children.reduce((sum, child) => sum + countLeaves(child), 0);
}
