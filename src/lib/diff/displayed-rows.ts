import { Change, type Comparison, hunksOf, lineAt, specialCharacter } from './comparison.ts';
import { splitLine } from './lines.ts';

/** What a displayed row shows: both lines of a row, one of them, or how many rows are hidden. */
export const Shown = { both: 0, before: 1, after: 2, fold: 3 } as const;
export type Shown = (typeof Shown)[keyof typeof Shown];

export interface Display {
  /** `split`: both texts beside each other; `inline`: lines removed above those that were added. */
  readonly mode: 'split' | 'inline';
  /** How many rows around each change are shown; null: all. */
  readonly context: number | null;
  /** The first rows of folds that were opened. */
  readonly opened: ReadonlySet<number>;
  /** How many characters have room in a line: longer ones go on in further rows. */
  readonly columns: number;
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

/** What is displayed of a comparison, row by row. */
export function displayRows(comparison: Comparison, { mode, context, opened, columns }: Display): DisplayedRows {
  const { changes, before, after, arePlain } = comparison;
  const shown: number[] = [];
  const partsOf = (side: 0 | 1, row: number): number => {
    const [starts, lines] =
      side === 0 ? [comparison.beforeStarts, comparison.beforeLines] : [comparison.afterStarts, comparison.afterLines];
    const line = lines[row] ?? -1;
    if (line < 0) return 0;
    const length = (starts[line + 1] ?? 0) - (starts[line] ?? 0);
    if (arePlain[side] && length <= columns) return 1;
    return wrapLine(splitLine(lineAt(side === 0 ? before : after, starts, line) ?? '')[0], columns).length;
  };
  const add = (row: number, kind: Shown, parts: number) => {
    for (let part = 0; part < parts; part++) shown.push(row, kind, part);
  };
  const addRows = (from: number, to: number) => {
    for (let row = from; row < to; row++) {
      if (mode === 'split' || changes[row] === Change.same) {
        add(
          row,
          Shown.both,
          Math.max(partsOf(0, row), mode === 'split' || partsOf(0, row) === 0 ? partsOf(1, row) : 1),
        );
        continue;
      }
      let end = row;
      while (end < to && changes[end] !== Change.same) end++;
      for (let each = row; each < end; each++) add(each, Shown.before, partsOf(0, each));
      for (let each = row; each < end; each++) add(each, Shown.after, partsOf(1, each));
      row = end - 1;
    }
  };
  let row = 0;
  const hunks = context === null ? [{ from: 0, to: changes.length }] : hunksOf(changes, context);
  for (const { from, to } of [...hunks, { from: changes.length, to: changes.length }]) {
    // A fold of one row would take as much room as that row.
    if (from - row > 1 && !opened.has(row)) shown.push(row, Shown.fold, from - row);
    else addRows(row, from);
    addRows(from, to);
    row = to;
  }
  return Int32Array.from(shown);
}

const wide =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/u;
const joined = /\p{M}|\u200d|\p{Emoji_Modifier}/u;

/** The width of a tab, as in the style sheet. */
const tabWidth = 4;

/** The offsets at which the parts of a line begin that have room in so many columns each. */
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
