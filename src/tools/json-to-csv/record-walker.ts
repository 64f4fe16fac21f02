import type { OptionsOf } from '#core/tool.ts';
import { maxDepth } from '#lib/data/depth.ts';
import { Kind } from '#lib/json/kind.ts';
import type { TapeReader } from '#lib/json/tape-reader.ts';
import type { Branch, Columns } from './columns.ts';
import type tool from './tool.ts';

type Options = OptionsOf<typeof tool, 'measure'>;

/** The options about records and columns; without `nulls`, a null needs no column of its own. */
export type TableOptions = Omit<Options, 'nulls'> & Partial<Pick<Options, 'nulls'>>;

/**
 * The content of a cell: the row of a value on the tape; 0 for nothing; below 0 one of the texts put together, -1 for
 * the first.
 */
export type Cell = number;

type WalkOptions = Pick<TableOptions, 'nested' | 'arrays' | 'joinWith' | 'depth' | 'nulls'>;

/** Cells of one row: column, cell, column, cell … */
type Part = readonly number[];

/** Collects the cells of records, and the columns that they make. */
export class RecordWalker {
  /** Texts that were put together of several values. */
  readonly texts: string[] = [];
  /** The number of rows. */
  height = 0;
  /** Records without any column: how many, and the number of the first, from 1. */
  readonly empty = { count: 0, first: 0 };
  private readonly reader: TapeReader;
  private readonly columns: Columns;
  private readonly options: WalkOptions;
  private readonly depth: number;
  private cells = new Int32Array(1 << 12);
  private used = 0;
  /** Where the cells of each row end. */
  private readonly ends: number[] = [];
  private records = 0;

  constructor(reader: TapeReader, columns: Columns, options: WalkOptions) {
    this.reader = reader;
    this.columns = columns;
    this.options = options;
    // Deeper containers are written as JSON: no path is that long.
    this.depth = Math.min(options.depth ?? maxDepth, maxDepth);
  }

  /** Adds the row of a record, or its rows where arrays have one for each item. */
  walk(record: number): void {
    const before = this.used;
    this.records++;
    if (!this.reader.isContainer(record))
      this.finishRow(this.cellOf(record, this.columns.child(this.columns.root, 'value')));
    else if (this.options.nested === 'flatten' && this.options.arrays === 'rows')
      for (const part of this.expand(record, this.columns.root, 0).parts) this.finishRow(part);
    else {
      this.walkFlat(record);
      this.finishRow([]);
    }
    if (this.used === before && this.empty.count++ === 0) this.empty.first = this.records;
  }

  /** The cells of each row, those of these columns; the array is used again for the next row. */
  *rows(order: readonly number[]): Generator<ArrayLike<Cell>> {
    const places = new Int32Array(this.columns.count).fill(-1);
    for (const [place, column] of order.entries()) if (column >= 0) places[column] = place;
    const repeated = order.flatMap((column, place) =>
      column >= 0 && places[column] !== place ? [[place, column]] : [],
    );
    const row = new Int32Array(order.length);
    let at = 0;
    for (const end of this.ends) {
      row.fill(0);
      for (; at < end; at += 2) {
        const place = places[this.cells[at] ?? 0] ?? -1;
        if (place >= 0) row[place] = this.cells[at + 1] ?? 0;
      }
      for (const [place = 0, column = 0] of repeated) row[place] = row[places[column] ?? 0] ?? 0;
      yield row;
    }
  }

  private finishRow(part: Part): void {
    for (let at = 0; at < part.length; at += 2) this.add(part[at] ?? 0, part[at + 1] ?? 0);
    this.height++;
    this.ends.push(this.used);
  }

  private add(column: number, cell: Cell): void {
    if (this.used + 2 > this.cells.length) {
      const larger = new Int32Array(this.cells.length * 2);
      larger.set(this.cells);
      this.cells = larger;
    }
    this.cells[this.used++] = column;
    this.cells[this.used++] = cell;
  }

  /** All values of a record in one row. A loop: records may be nested deeper than functions may call each other. */
  private walkFlat(record: number): void {
    const { reader, columns } = this;
    const open: { readonly end: number; readonly branch: Branch; readonly isArray: boolean; index: number }[] = [];
    const enter = (row: number, branch: Branch) =>
      open.push({ end: reader.next(row), branch, isArray: reader.kind(row) === Kind.array, index: 0 });
    enter(record, columns.root);
    for (let row = record + 1; row < reader.next(record); ) {
      let top = open[open.length - 1];
      while (top && top.end <= row) {
        open.pop();
        top = open[open.length - 1];
      }
      if (!top) return;
      const branch = columns.child(top.branch, top.isArray ? String(top.index++) : (reader.name(row) ?? ''));
      if (this.isEntered(row, open.length)) {
        enter(row, branch);
        row++;
      } else {
        const [column, cell] = this.cellOf(row, branch);
        if (column !== undefined && cell !== undefined) this.add(column, cell);
        row = reader.next(row);
      }
    }
  }

  /** Whether the values in a container have columns of their own. */
  private isEntered(row: number, level: number): boolean {
    const { nested, arrays } = this.options;
    if (nested !== 'flatten' || !this.reader.isContainer(row) || this.reader.count(row) === 0) return false;
    if (level >= this.depth) return false;
    return this.reader.kind(row) === Kind.object || arrays === 'columns' || arrays === 'rows';
  }

  /** The rows that a value makes, where each item of an array has its own; those of several arrays go side by side. */
  private expand(
    row: number,
    branch: Branch,
    level: number,
  ): { readonly parts: readonly Part[]; readonly isList: boolean } {
    const { reader, columns } = this;
    if (level > 0 && !this.isEntered(row, level)) return { parts: [this.cellOf(row, branch)], isList: false };
    if (reader.kind(row) === Kind.array) {
      const parts: Part[] = [];
      for (const item of reader.children(row))
        for (const part of this.expand(item, branch, level + 1).parts) parts.push(part);
      return { parts, isList: true };
    }
    const alone: number[] = [];
    const lists: (readonly Part[])[] = [];
    for (const member of reader.children(row)) {
      const { parts, isList } = this.expand(member, columns.child(branch, reader.name(member) ?? ''), level + 1);
      if (isList) lists.push(parts);
      else for (const value of parts[0] ?? []) alone.push(value);
    }
    const height = lists.reduce((most, { length }) => Math.max(most, length), 1);
    const parts = Array.from({ length: height }, (_, at) => [alone, ...lists.map((list) => list[at] ?? [])].flat());
    return { parts, isList: lists.length > 0 };
  }

  /** The column and the cell of a value that is not entered; nothing where it is left out. */
  private cellOf(row: number, branch: Branch): Part {
    const { reader, columns } = this;
    const { nested, arrays, nulls = '' } = this.options;
    if (!reader.isContainer(row))
      return [columns.columnOf(branch, nulls !== '' || reader.kind(row) !== Kind.null), row];
    if (nested === 'omit') return [];
    if (nested === 'flatten' && reader.count(row) === 0) return [columns.columnOf(branch, false), 0];
    const isJoined = nested === 'flatten' && arrays === 'join' && reader.kind(row) === Kind.array;
    return [columns.columnOf(branch, true), isJoined ? -this.texts.push(this.join(row)) : row];
  }

  private join(row: number): string {
    const { reader } = this;
    const items = [...reader.children(row)].map((item) =>
      reader.kind(item) === Kind.string ? reader.string(item) : reader.kind(item) === Kind.null ? '' : reader.raw(item),
    );
    return items.join(this.options.joinWith);
  }
}
