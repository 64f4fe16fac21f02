import { isWithin, isWithinShare } from '#lib/data/decimal.ts';
import { type ArrayNode, type Entry, isContainer, type Node, type ObjectNode } from '#lib/data/node.ts';
import { isNonFinite, toJsonNumber } from '#lib/data/number-text.ts';
import { align } from '#lib/diff/align.ts';
import { bestPairs } from '#lib/diff/best-pairs.ts';
import type { Comparing } from './comparing.ts';
import { Moves } from './moves.ts';
import { ValueNumbers } from './value-numbers.ts';

/** A member of two objects, or an item of two arrays: what is absent is undefined. */
export interface Pair {
  /** As it is typed, where that differs from the key in double quotes. */
  readonly key?: string;
  readonly literal?: string | undefined;
  readonly left?: Node | undefined;
  readonly right?: Node | undefined;
  /** Of an item: in the left array, or of what only the right one has, there. */
  readonly index?: number;
  /** Of an item of both arrays: in the right one. */
  readonly other?: number | undefined;
  /** Whether both are there, and the same. */
  readonly isSame?: boolean;
  /** Of an item that moved within its array: what it is on the other side. */
  readonly moved?: { readonly index: number; readonly item: Node } | undefined;
}

/** Larger blocks of items that differ are matched by their keys and places alone. */
const maxPairs = 250_000;

/** The members by which items are recognised. */
const identities = ['id', 'key', 'name'];

/** Compares two documents. */
export class Differ {
  private readonly comparing: Comparing;
  private readonly numbers: ValueNumbers;

  /** @throws ToolError `bad-pointer`, in the option `ignore`, `bad-array-key`, in the option `arrayKeys` */
  constructor(left: Node, right: Node, comparing: Comparing) {
    this.comparing = comparing;
    this.numbers = new ValueNumbers([left, right], comparing);
  }

  isSame(left: Node, right: Node): boolean {
    const { numbers } = this;
    return numbers.of(left) === numbers.of(right) || this.passesForSame(left, right);
  }

  /** Whether a value that only one side has counts. */
  counts(node: Node): boolean {
    return this.numbers.counts(node);
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

  /**
   * The members of two objects, in the order of the left one; those that only the right one has are where it has them.
   */
  members(left: ObjectNode, right: ObjectNode): readonly Pair[] {
    const hasSameKeys =
      left.entries.length === right.entries.length &&
      left.entries.every(({ key }, index) => key === right.entries[index]?.key);
    const [lefts, rights] = [this.numbers.within(left), this.numbers.within(right)];
    const pairOf = ({ key, literal, value }: Entry, index: number, place: number): Pair => {
      const other = right.entries[place]?.value;
      const isSame = other && (lefts[index] === rights[place] || this.passesForSame(value, other));
      return { key, literal, left: value, right: other, isSame: isSame === true };
    };
    if (hasSameKeys) return left.entries.map((entry, index) => pairOf(entry, index, index));
    const places = new Map(right.entries.map(({ key }, index) => [key, index]));
    const known = new Set(left.entries.map(({ key }) => key));
    /** By the key that they precede. */
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
    for (const [index, entry] of left.entries.entries()) {
      for (const pair of added.get(entry.key) ?? []) pairs.push(pair);
      pairs.push(pairOf(entry, index, places.get(entry.key) ?? -1));
    }
    return pairs.concat(waiting);
  }

  /** The items of two arrays, matched; both in their order, unless order does not count. */
  items(before: ArrayNode, after: ArrayNode): readonly Pair[] {
    const [left, right] = [before.items, after.items];
    const [lefts, rights] = [this.numbers.within(before), this.numbers.within(after)];
    const isAlike = left.length === right.length && lefts.every((number, x) => number === rights[x]);
    const arrays = isAlike ? 'position' : this.comparing.arrays;
    const isUnordered = arrays === 'unordered';
    const moves = new Moves();
    const partner = this.partnersOf(before, after, arrays, moves);
    const movedTo = (items: readonly Node[], index: number | undefined) => {
      const item = index === undefined ? undefined : items[index];
      return index !== undefined && item ? { index, item } : undefined;
    };
    const pairs: Pair[] = [];
    const taken = new Set(isUnordered ? partner : []);
    let next = 0;
    const addUntil = (end: number) => {
      for (; next < end; next++)
        if (!taken.has(next))
          pairs.push({ index: next, right: right[next], moved: movedTo(left, moves.from.get(next)) });
    };
    for (const [index, item] of left.entries()) {
      const y = partner[index] ?? -1;
      const other = right[y];
      if (other && !isUnordered) addUntil(y);
      const isSame = other && (lefts[index] === rights[y] || this.passesForSame(item, other));
      const moved = movedTo(right, moves.to.get(index));
      pairs.push({ index, other: other && y, left: item, right: other, isSame: isSame === true, moved });
      if (other && !isUnordered) next = y + 1;
    }
    addUntil(right.length);
    return pairs;
  }

  /** The index in the right array of each item's partner, or -1; adds the items that are elsewhere to `moves`. */
  private partnersOf(
    before: ArrayNode,
    after: ArrayNode,
    arrays: Comparing['arrays'],
    moves: Moves,
  ): Int32Array<ArrayBuffer> {
    const [left, right] = [before.items, after.items];
    const [lefts, rights] = [this.numbers.within(before), this.numbers.within(after)];
    /** Matches items in another order, except those that do not count. */
    const matchMoved = (first: Int32Array, second: Int32Array, partner: Int32Array) => {
      const counted = (numbers: Int32Array, items: readonly Node[]) =>
        Int32Array.from(items, (item, index) => (this.counts(item) ? (numbers[index] ?? -1) : -1));
      moves.match(counted(first, left), counted(second, right), partner);
    };
    switch (arrays) {
      case 'position':
        return Int32Array.from(left, (_, x) => (x < right.length ? x : -1));
      case 'unordered':
        return this.alignAnywhere(left, right, lefts, rights);
      case 'key': {
        const key = this.numbers.keyOfItems(before);
        const [leftKeys, rightKeys] = [this.keysOf(left, lefts, key), this.keysOf(right, rights, key)];
        const partner = align(leftKeys, rightKeys);
        matchMoved(leftKeys, rightKeys, partner);
        return partner;
      }
      case 'align': {
        const partner = align(lefts, rights);
        matchMoved(lefts, rights, partner);
        const moved = [...moves.to].flatMap(([x, y]) => [left[x], right[y]]);
        this.pairBlocks(left, right, partner, new Set(moved.filter((item) => item !== undefined)));
        moves.dropPaired(partner);
        const identitiesOf = (items: readonly Node[]) => Int32Array.from(items, (item) => this.identityOf(item) ?? -1);
        matchMoved(identitiesOf(left), identitiesOf(right), partner);
        return partner;
      }
    }
  }

  /** The partners of items in whatever order. */
  private alignAnywhere(
    left: readonly Node[],
    right: readonly Node[],
    lefts: Int32Array,
    rights: Int32Array,
  ): Int32Array<ArrayBuffer> {
    const places = new Map<number, number[]>();
    // The last one first, where the first one is taken without moving the others.
    for (let y = right.length - 1; y >= 0; y--) {
      const number = rights[y] ?? 0;
      const known = places.get(number);
      if (known) known.push(y);
      else places.set(number, [y]);
    }
    const partner = Int32Array.from(lefts, (number) => places.get(number)?.pop() ?? -1);
    const taken = new Set(partner);
    const restLeft = [...left.keys()].filter((x) => (partner[x] ?? -1) < 0);
    const restRight = [...right.keys()].filter((y) => !taken.has(y));
    const rest = new Int32Array(restLeft.length).fill(-1);
    const at = (items: readonly Node[], indexes: readonly number[]) => indexes.flatMap((index) => items[index] ?? []);
    this.pairBlocks(at(left, restLeft), at(right, restRight), rest);
    for (const [index, y] of rest.entries()) if (y >= 0) partner[restLeft[index] ?? 0] = restRight[y] ?? 0;
    return partner;
  }

  /** Pairs items between those that are the same: an item and what became of it. */
  private pairBlocks(
    left: readonly Node[],
    right: readonly Node[],
    partner: Int32Array,
    moved: ReadonlySet<Node> = new Set(),
  ): void {
    let [x, y] = [0, 0];
    for (let index = 0; index <= left.length; index++) {
      const other = index < left.length ? (partner[index] ?? -1) : right.length;
      if (other < 0) continue;
      if (index > x && other > y) this.pairBlock(left, right, [x, index, y, other], partner, moved);
      [x, y] = [index + 1, other + 1];
    }
  }

  private pairBlock(
    left: readonly Node[],
    right: readonly Node[],
    [x0, x1, y0, y1]: readonly [number, number, number, number],
    partner: Int32Array,
    moved: ReadonlySet<Node>,
  ): void {
    const [lefts, rights] = [left.slice(x0, x1), right.slice(y0, y1)];
    if (lefts.length * rights.length <= maxPairs) {
      const [first, second] = [lefts, rights].map((items) =>
        items.map((item) => (moved.has(item) ? undefined : this.featuresOf(item))),
      );
      const pairs = bestPairs(lefts.length, rights.length, (x, y) => likeness(first?.[x], second?.[y]));
      for (const [x, y] of pairs) partner[x0 + x] = y0 + y;
      return;
    }
    // Those without one have numbers that nothing else has.
    const keysOf = (items: readonly Node[], none: number) =>
      Int32Array.from(items, (item, index) => this.identityOf(item) ?? none - index);
    const known = align(keysOf(lefts, -1), keysOf(rights, -1 - lefts.length));
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
    const { numbers } = this;
    const entries = node.type === 'object' ? node.entries : [];
    const keys = entries.map(({ key }) => numbers.ofKey(key));
    // With its key, where it has one.
    const parts = Array.from(numbers.within(node), (number, index) => (keys[index] ?? 0) * 2 ** 31 + number);
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
    for (const [index, name] of identities.entries()) {
      const value = node.entries.find(({ key }) => key === name)?.value;
      if (value && !isContainer(value)) return this.numbers.of(value) * identities.length + index;
    }
    return undefined;
  }

  /** The numbers of the objects' values of a key; other items have those of their own. */
  private keysOf(items: readonly Node[], numbers: Int32Array, arrayKey: string): Int32Array {
    return Int32Array.from(items, (item, index) => {
      const entries = item.type === 'object' ? item.entries : [];
      const value = entries.find(({ key }) => key === arrayKey)?.value;
      return value ? 2 * this.numbers.of(value) + 1 : 2 * (numbers[index] ?? 0);
    });
  }

  /** Whether two values that are not equal count as the same. */
  private passesForSame(left: Node, right: Node): boolean {
    const { numbers } = this;
    if (numbers.isIgnored(left) || numbers.isIgnored(right)) return true;
    return this.comparing.numbers === 'tolerance' && this.isClose(left, right);
  }

  private isClose(left: Node, right: Node): boolean {
    if (left.type !== 'number' || right.type !== 'number') return false;
    const [a, b] = [toJsonNumber(left.raw), toJsonNumber(right.raw)];
    if (isNonFinite(a) || isNonFinite(b)) return false;
    const [amount = '', isShare] = this.comparing.tolerance.trim().split(/\s*(%)/);
    return (isShare ? isWithinShare : isWithin)(a, b, amount);
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

/** How many scalars and empty containers a value has. */
export function countLeaves(node: Node): number {
  if (!isContainer(node)) return 1;
  let count = 0;
  if (node.type === 'array') for (const item of node.items) count += countLeaves(item);
  else for (const { value } of node.entries) count += countLeaves(value);
  return Math.max(1, count);
}
