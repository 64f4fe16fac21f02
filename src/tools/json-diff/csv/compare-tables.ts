import { ToolError } from '#core/tool.ts';
import { align, Interner } from '#lib/diff/align.ts';
import { bestPairs } from '#lib/diff/best-pairs.ts';
import { shorten } from '#lib/text/shorten.ts';
import type { Row, Table } from './read-table.ts';

/** A column that both tables have. */
export interface Column {
  readonly name: string;
  readonly left: number;
  readonly right: number;
}

export interface Columns {
  readonly common: readonly Column[];
  readonly removed: readonly string[];
  readonly added: readonly string[];
  /** Those in another place among the common ones. */
  readonly moved: readonly Column[];
}

/** A row of either table without a counterpart, or one of each. */
export interface Pair {
  readonly left?: Row;
  readonly right?: Row;
}

/** The text that a cell is compared by. */
export type Fold = (cell: string) => string;

/** Pairs columns by name. */
export function pairColumns(left: Table, right: Table): Columns {
  const places = new Map(right.columns.map((name, index) => [name, index]));
  const known = new Set(left.columns);
  const common = left.columns.flatMap((name, index) => {
    const place = places.get(name);
    return place === undefined ? [] : [{ name, left: index, right: place }];
  });
  const inRight = Int32Array.from(common, (column) => column.right);
  const stays = align(inRight, inRight.toSorted());
  return {
    common,
    removed: left.columns.filter((name) => !places.has(name)),
    added: right.columns.filter((name) => !known.has(name)),
    moved: common.filter((_, index) => (stays[index] ?? -1) < 0),
  };
}

/** The fields of a row in some columns, as one text. */
const textOf = (row: Row, places: readonly number[], fold: Fold): string =>
  JSON.stringify(places.map((place) => fold(row.fields[place] ?? '')));

/**
 * Pairs rows by their keys, in whatever order they are: those of the left table, then what only the right one has.
 * @throws ToolError `duplicate-key` {key, first}, at the second row, also in the option `right`
 */
export function pairByKey(left: Table, right: Table, keys: readonly Column[], fold: Fold): readonly Pair[] {
  const byLeft = keys.map((key) => key.left);
  const byRight = keys.map((key) => key.right);
  const lefts = indexRows(left, byLeft, fold);
  const rights = indexRows(right, byRight, fold, 'right');
  const pairs: Pair[] = [...lefts].map(([key, row]) => {
    const other = rights.get(key);
    return { left: row, ...(other && { right: other }) };
  });
  for (const [key, row] of rights) if (!lefts.has(key)) pairs.push({ right: row });
  return pairs;
}

function indexRows({ rows }: Table, key: readonly number[], fold: Fold, field?: string): ReadonlyMap<string, Row> {
  const index = new Map<string, Row>();
  for (const row of rows) {
    const text = textOf(row, key, fold);
    const first = index.get(text);
    if (first) {
      const written = key.map((place) => row.fields[place] ?? '').join(', ');
      const place = { offset: row.start, ...(field && { field }) };
      throw new ToolError('duplicate-key', { key: shorten(written), first: first.line }, place);
    }
    index.set(text, row);
  }
  return index;
}

/** Stretches of more pairs are not searched for rows that are alike. */
const maxPairs = 10_000;

/** Pairs rows in their order: equal ones, and between them those most of whose cells are equal. */
export function pairInOrder(left: Table, right: Table, common: readonly Column[], fold: Fold): readonly Pair[] {
  const [byLeft, byRight] = [common.map((column) => column.left), common.map((column) => column.right)];
  const numbers = new Interner();
  const before = Int32Array.from(left.rows, (row) => numbers.number(textOf(row, byLeft, fold)));
  const after = Int32Array.from(right.rows, (row) => numbers.number(textOf(row, byRight, fold)));
  const partner = align(before, after);
  const pairs: Pair[] = [];
  let [x, y] = [0, 0];
  const closeGap = (endX: number, endY: number) => {
    const [lefts, rights] = [left.rows.slice(x, endX), right.rows.slice(y, endY)];
    for (const pair of pairAlike(lefts, rights, common, fold)) pairs.push(pair);
  };
  for (const [place, other] of partner.entries()) {
    if (other < 0) continue;
    closeGap(place, other);
    pairs.push({ left: left.rows[place] as Row, right: right.rows[other] as Row });
    [x, y] = [place + 1, other + 1];
  }
  closeGap(left.rows.length, right.rows.length);
  return pairs;
}

function pairAlike(
  lefts: readonly Row[],
  rights: readonly Row[],
  common: readonly Column[],
  fold: Fold,
): readonly Pair[] {
  const isSearched = lefts.length * rights.length <= maxPairs;
  const worthOf = (x: number, y: number) => {
    const same = common.filter(({ left, right }) => isSame(lefts[x]?.fields[left], rights[y]?.fields[right], fold));
    return same.length * 2 >= common.length ? same.length : 0;
  };
  const found = isSearched ? bestPairs(lefts.length, rights.length, worthOf) : [];
  const pairs: Pair[] = [];
  let [x, y] = [0, 0];
  for (const [nextX, nextY] of [...found, [lefts.length, rights.length] as const]) {
    for (const left of lefts.slice(x, nextX)) pairs.push({ left });
    for (const right of rights.slice(y, nextY)) pairs.push({ right });
    const [left, right] = [lefts[nextX], rights[nextY]];
    if (left && right) pairs.push({ left, right });
    [x, y] = [nextX + 1, nextY + 1];
  }
  return pairs;
}

/** A missing cell is an empty one. */
export const isSame = (left = '', right = '', fold: Fold): boolean => left === right || fold(left) === fold(right);
