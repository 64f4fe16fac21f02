import {
  Change,
  type ComparedText,
  type Comparison,
  hunksOf,
  lineAt,
  type Stretch,
  sliceUnits,
  specialCharacter,
} from './comparison.ts';
import { splitLine } from './lines.ts';

/**
 * The content of a displayed row: both lines of a row, one of them, how many rows are hidden, or where the line below
 * it went or came from.
 */
export const Shown = { both: 0, before: 1, after: 2, fold: 3, movedTo: 4, movedFrom: 5 } as const;
export type Shown = (typeof Shown)[keyof typeof Shown];

export interface Display {
  /** `split`: both texts beside each other; `inline`: lines removed above those that were added. */
  readonly mode: 'split' | 'inline';
  /** How many rows around each change are shown; 0: those that begin and end the parts it is in; null: all. */
  readonly context: number | null;
  /** The first rows of folds that were opened. */
  readonly opened: ReadonlySet<number>;
  /** The first rows of parts that are closed: the others of these are hidden. */
  readonly closed?: ReadonlySet<number>;
  /** How many characters have room in a line: longer ones go on in further rows. */
  readonly columns: number;
  /** Marks moved lines by rows of their own; one for those that moved together. */
  readonly labelsMoves?: boolean;
}

/** The rows to display: three numbers each, see `displayedRow`. */
export type DisplayedRows = Int32Array<ArrayBuffer>;

export interface DisplayedRow {
  /** Of the comparison; of a fold, the first that is hidden. */
  readonly row: number;
  readonly shown: Shown;
  /** Which part of its lines, from 0; of a fold, the number of hidden rows. */
  readonly part: number;
}

export const displayedRow = (rows: DisplayedRows, index: number): DisplayedRow => ({
  row: rows[3 * index] ?? 0,
  shown: (rows[3 * index + 1] ?? 0) as Shown,
  part: rows[3 * index + 2] ?? 0,
});

/** Longer lines, in UTF-16 units, are cut by their length alone: the width of each character would take too long. */
export const maxWrapped = 10_000;

/** The width of a tab, as in the style sheet. */
const tabWidth = 4;

/** Rows that are found between two looks at the time. */
const rowsAtOnce = 1_024;

/**
 * Finds what is displayed of a comparison, row by row, as far as there is time: there may be millions of rows, and a page
 * must not be held up by them.
 */
export class DisplayedRowsFinder {
  private found = new Int32Array(3 * rowsAtOnce);
  private length = 0;
  private isFinished = false;
  private readonly work: Generator<void>;
  private readonly comparison: Comparison;
  private readonly display: Display;
  /** What closed parts hide, in order. */
  private readonly hidden: readonly Stretch[];

  constructor(comparison: Comparison, display: Display) {
    this.comparison = comparison;
    this.display = display;
    this.hidden = hiddenRows(comparison, display.closed);
    this.work = this.find();
  }

  /** Whether all rows are found. */
  get isDone(): boolean {
    return this.isFinished;
  }

  /** The rows found so far. */
  get rows(): DisplayedRows {
    return this.found.subarray(0, this.length);
  }

  /** Goes on until nothing is left or `isLate` says so. */
  run(isLate: () => boolean = () => false): void {
    while (!this.isFinished) {
      this.isFinished = this.work.next().done === true;
      if (isLate()) return;
    }
  }

  private *find(): Generator<void> {
    const { comparison, display } = this;
    const { changes } = comparison;
    const { context, opened } = display;
    let row = 0;
    const whole = { from: 0, to: changes.length };
    const hunks = context === 0 ? differencesOf(comparison) : context !== null && hunksOf(comparison, context);
    for (const { from, to } of hunks || [whole]) {
      yield* this.unchanged(row, from, opened);
      yield* this.addRows(from, to);
      row = to;
    }
    yield* this.unchanged(row, changes.length, opened);
  }

  /** Rows far from any change. A fold of one row would take as much room as that row. */
  private *unchanged(from: number, to: number, opened: ReadonlySet<number>): Generator<void> {
    const count = this.visible(from, to).reduce((sum, stretch) => sum + stretch.to - stretch.from, 0);
    if (count > 1 && !opened.has(from)) this.add(from, Shown.fold, count);
    else yield* this.addRows(from, to);
  }

  private *addRows(from: number, to: number): Generator<void> {
    for (const stretch of this.visible(from, to)) yield* this.addVisible(stretch);
  }

  /** What no closed part hides of some rows. */
  private visible(from: number, to: number): readonly Stretch[] {
    const stretches: Stretch[] = [];
    let at = from;
    for (const hidden of this.hidden) {
      if (hidden.from >= to) break;
      if (hidden.from > at) stretches.push({ from: at, to: hidden.from });
      at = Math.max(at, hidden.to);
    }
    if (at < to) stretches.push({ from: at, to });
    return stretches;
  }

  private *addVisible({ from, to }: Stretch): Generator<void> {
    const { changes } = this.comparison;
    const isSplit = this.display.mode === 'split';
    for (let row = from; row < to; row++) {
      if (row % rowsAtOnce === 0) yield;
      if (isSplit || changes[row] === Change.same) {
        const parts = this.partsOf(0, row);
        this.addParts(row, Shown.both, isSplit || parts === 0 ? Math.max(parts, this.partsOf(1, row)) : parts);
        continue;
      }
      let end = row;
      while (end < to && changes[end] !== Change.same) end++;
      yield* this.addSide(row, end, 0);
      yield* this.addSide(row, end, 1);
      row = end - 1;
    }
  }

  private *addSide(from: number, to: number, side: 0 | 1): Generator<void> {
    for (let row = from; row < to; row++) {
      if (row % rowsAtOnce === 0) yield;
      if (this.display.labelsMoves && moveOf(this.comparison, side, row).isFirst)
        this.add(row, side === 0 ? Shown.movedTo : Shown.movedFrom, 0);
      this.addParts(row, side === 0 ? Shown.before : Shown.after, this.partsOf(side, row));
    }
  }

  private addParts(row: number, shown: Shown, parts: number): void {
    for (let part = 0; part < parts; part++) this.add(row, shown, part);
  }

  private add(row: number, shown: Shown, part: number): void {
    if (this.length === this.found.length) {
      const larger = new Int32Array(2 * this.found.length);
      larger.set(this.found);
      this.found = larger;
    }
    this.found[this.length++] = row;
    this.found[this.length++] = shown;
    this.found[this.length++] = part;
  }

  /** How many rows a line takes. */
  private partsOf(side: 0 | 1, row: number): number {
    const { comparison } = this;
    const { columns } = this.display;
    const [text, starts, lines] = sideOf(comparison, side);
    const line = lines[row] ?? -1;
    if (line < 0) return 0;
    const length = (starts[line + 1] ?? 0) - (starts[line] ?? 0);
    if (comparison.arePlain[side] && length <= columns) return 1;
    if (length > maxWrapped) return Math.ceil(length / longStep(comparison, side, columns));
    return wrapLine(splitLine(lineAt(text, starts, line) ?? '')[0], columns).length;
  }
}

/** The rows that differ, and those that begin and end the parts that they are in. */
function* differencesOf({ runs, changes, ends }: Comparison): Generator<Stretch> {
  const closing: number[] = [];
  let [from, run] = [0, 0];
  for (let row = 0; row <= changes.length; row++) {
    if ((runs[2 * run + 1] ?? Number.POSITIVE_INFINITY) <= row) run++;
    const end = Math.max(row, ends?.[row] ?? -1);
    if (row === closing.at(-1)) closing.pop();
    else if ((runs[2 * run] ?? Number.POSITIVE_INFINITY) > end) {
      if (from < row) yield { from, to: row };
      row = end;
      from = end + 1;
    } else if (end > row) closing.push(end);
  }
}

/** The rows that closed parts hide; one within another hides nothing more. */
function hiddenRows({ ends }: Comparison, closed: Display['closed']): readonly Stretch[] {
  const hidden: Stretch[] = [];
  for (const row of [...(closed ?? [])].sort((a, b) => a - b))
    if (row >= (hidden.at(-1)?.to ?? 0)) hidden.push({ from: row + 1, to: (ends?.[row] ?? row) + 1 });
  return hidden;
}

/** All of what is displayed of a comparison. */
export function displayRows(comparison: Comparison, display: Display): DisplayedRows {
  const finder = new DisplayedRowsFinder(comparison, display);
  finder.run();
  return finder.rows;
}

/** The text of a side, the starts of its lines, and the line of each row. */
export const sideOf = (comparison: Comparison, side: 0 | 1) =>
  side === 0
    ? ([comparison.before, comparison.beforeStarts, comparison.beforeLines] as const)
    : ([comparison.after, comparison.afterStarts, comparison.afterLines] as const);

/** The line of the other text that a line moved to or from, or -1, and whether the one before it did not move along. */
export function moveOf(comparison: Comparison, side: 0 | 1, row: number) {
  const [, , lines] = sideOf(comparison, side);
  const moves = comparison.moves?.[side];
  const line = lines[row] ?? -1;
  const to = line < 0 ? -1 : (moves?.[line] ?? -1);
  return { to, isFirst: to >= 0 && (to === 0 || moves?.[line - 1] !== to - 1) };
}

/** Texts of more UTF-16 units are not measured. */
const maxMeasured = 2_000_000;

/** The width of the widest line of a side in columns, or `most` where it is wider or the text too long to know. */
export function widestLine(comparison: Comparison, side: 0 | 1, most: number): number {
  const [text, starts] = sideOf(comparison, side);
  if (text.length > maxMeasured) return most;
  let widest = 0;
  for (let line = 0; line < starts.length - 1 && widest < most; line++) {
    const [from, to] = [starts[line] ?? 0, starts[line + 1] ?? 0];
    if (comparison.arePlain[side] || to - from >= most) {
      widest = Math.max(widest, to - from);
      continue;
    }
    let width = 0;
    for (let at = from; at < to; at++) {
      const code = typeof text === 'string' ? text.charCodeAt(at) : (text[at] ?? 0);
      width += code === 9 ? tabWidth - (width % tabWidth) : code < 0x1100 ? 1 : 2;
    }
    widest = Math.max(widest, width);
  }
  return Math.min(widest, most);
}

/** How many UTF-16 units of a long line have room in a row: those that are not plain may be as wide as a tab. */
export const longStep = ({ arePlain }: Comparison, side: 0 | 1, columns: number): number =>
  arePlain[side] ? columns : Math.max(1, Math.floor(columns / tabWidth));

/** Where a part of a line longer than `maxWrapped`, of `step` units, begins and ends, without what ends the line. */
export function partOfLong(
  text: ComparedText,
  [from, to]: readonly [number, number],
  part: number,
  step: number,
): readonly [number, number] {
  const whole = (at: number): number => {
    const isHalf = at > from && at < to && /^[\udc00-\udfff]/.test(sliceUnits(text, at, at + 1));
    return isHalf ? at - 1 : at;
  };
  const [start, end] = [from + part * step, Math.min(to, from + (part + 1) * step)];
  const [first, last] = [whole(start), whole(end)];
  const lineEnd = /[\r\n]*$/.exec(sliceUnits(text, Math.max(first, last - 2), last))?.[0].length ?? 0;
  return [first, last - lineEnd];
}

const wide =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/u;
const joined = /\p{M}|\u200d|\p{Emoji_Modifier}/u;

/** The offsets at which a line is wrapped to a number of columns. */
export function wrapLine(line: string, columns: number): readonly number[] {
  const starts = [0];
  if (!specialCharacter.test(line)) {
    for (let start = columns; start < line.length; start += columns) starts.push(start);
    return starts;
  }
  let column = 0;
  let offset = 0;
  let isJoined = false;
  for (const character of line) {
    const goesOn = isJoined || joined.test(character);
    const width = character === '\t' ? tabWidth - (column % tabWidth) : goesOn ? 0 : wide.test(character) ? 2 : 1;
    if (column > 0 && column + width > columns) {
      starts.push(offset);
      column = 0;
    }
    column += width;
    offset += character.length;
    isJoined = character === '\u200d';
  }
  return starts;
}
