import { describe, expect, it } from 'vitest';
import { compareTexts } from './compare-texts.ts';
import { type Comparison, sliceUnits } from './comparison.ts';
import {
  type Display,
  DisplayedRowsFinder,
  displayedRow,
  displayRows,
  longStep,
  partOfLong,
  Shown,
  widestLine,
  wrapLine,
} from './displayed-rows.ts';

const names = {
  [Shown.both]: '',
  [Shown.before]: '-',
  [Shown.after]: '+',
  [Shown.fold]: '…',
  [Shown.movedTo]: '>',
  [Shown.movedFrom]: '<',
};

const show = (before: string, after: string, display: Partial<Display>): string =>
  shownRows(compareTexts(before, after), display);

function shownRows(comparison: Comparison, display: Partial<Display>): string {
  const rows = displayRows(comparison, { mode: 'split', context: 1, opened: new Set(), columns: 80, ...display });
  return Array.from({ length: rows.length / 3 }, (_, index) => {
    const { row, shown, part } = displayedRow(rows, index);
    return `${names[shown]}${row}${shown === Shown.fold ? `x${part}` : part > 0 ? `.${part}` : ''}`;
  }).join(' ');
}

const lines = (count: number) => Array.from({ length: count }, (_, index) => `line ${index}\n`).join('');

describe('rows to display', () => {
  it.each<[string, string, Partial<Display>, string]>([
    [lines(3), lines(3), {}, '…0x3'],
    [lines(3), lines(3), { context: null }, '0 1 2'],
    [lines(9), lines(9).replace('line 4', 'x'), {}, '…0x3 3 4 5 …6x3'],
    [lines(9), lines(9).replace('line 4', 'x'), { opened: new Set([6]) }, '…0x3 3 4 5 6 7 8'],
    [lines(4), lines(4).replace('line 2', 'x'), {}, '0 1 2 3'],
    ['a\nb\nc\n', 'A\nB\nc\n', { mode: 'inline' }, '-0 -1 +0 +1 2'],
    ['a\n', '', { mode: 'inline' }, '-0'],
    ['', 'a\n', { mode: 'inline' }, '+0'],
    ['abcdefghij\n', 'abcdefghij\n', { context: null, columns: 4 }, '0 0.1 0.2'],
    ['x\n', 'abcdefghij\n', { columns: 4 }, '0 0.1 0.2'],
    ['', '', {}, ''],
  ])('%j to %j with %j', (before, after, display, expected) => {
    expect(show(before, after, display)).toBe(expected);
  });
});

it.each<[readonly number[], Partial<Display>, string]>([
  [[0], { context: null }, '0'],
  [[2], { context: null }, '0 1 2 5 6 7'],
  [[2, 3], { context: null }, '0 1 2 5 6 7'],
  [[3], { context: null }, '0 1 2 3 5 6 7'],
  [[2], {}, '…0x3 5 6 7'],
  [[2], { opened: new Set([0]) }, '0 1 2 5 6 7'],
  [[2], { mode: 'inline', context: null }, '0 1 2 5 -6 +6 7'],
  // What is opened of a change that goes on after it.
  [[5], { mode: 'inline', context: null }, '0 1 2 3 4 5 7'],
])('parts closed at %j are hidden with %j', (closed, display, expected) => {
  const ends = Int32Array.from([7, -1, 4, 4, -1, 6, -1, -1]);
  const comparison = { ...compareTexts(lines(8), lines(8).replace('line 6', 'x')), ends };
  expect(shownRows(comparison, { context: 1, closed: new Set(closed), ...display })).toBe(expected);
});

it('marks moved lines by a row of their own, once for lines that moved together', () => {
  const comparison = compareTexts('a\nb\nc\nd\ne\n', 'c\nd\ne\na\nb\n', (line) => line, { findsMoves: true });
  const rows = displayRows(comparison, {
    mode: 'inline',
    context: 1,
    opened: new Set(),
    columns: 80,
    labelsMoves: true,
  });
  const found = Array.from({ length: rows.length / 3 }, (_, index) => displayedRow(rows, index));
  expect(found.map(({ row, shown }) => `${names[shown]}${row}`).join(' ')).toBe('>0 -0 -1 2 3 4 <5 +5 +6');
});

it.each([
  ['', 0],
  ['ab\nabcd\n', 5],
  ['\tab\nabc\n', 7],
  ['日本語\n', 7],
  ['x'.repeat(90), 50],
])('the widest line of %j is %i columns wide, with its end', (text, width) => {
  expect(widestLine(compareTexts(text, ''), 0, 50)).toBe(width);
});

it('rows are found part by part, the same ones', () => {
  const comparison = compareTexts(lines(5_000), lines(5_000).replaceAll('7', 'x'));
  for (const mode of ['split', 'inline'] as const)
    for (const context of [null, 2]) {
      const display = { mode, context, opened: new Set<number>(), columns: 80 };
      const finder = new DisplayedRowsFinder(comparison, display);
      let tasks = 0;
      for (; !finder.isDone; tasks++) finder.run(() => true);
      expect(tasks).toBeGreaterThan(2);
      expect(finder.rows).toEqual(displayRows(comparison, display));
    }
});

it.each([
  ['a'.repeat(20_001), 80],
  ['😀\t'.repeat(7_000), 81],
])('a very long line is cut where no character is', (line, columns) => {
  const comparison = compareTexts(`${line}\n`, `${line}\n`);
  const rows = displayRows(comparison, { mode: 'split', context: null, opened: new Set(), columns });
  const step = longStep(comparison, 0, columns);
  const parts = Array.from({ length: rows.length / 3 }, (_, part) =>
    sliceUnits(comparison.before, ...partOfLong(comparison.before, [0, line.length + 1], part, step)),
  );
  expect(parts.join('')).toBe(line);
  expect(parts.every((part) => part.isWellFormed())).toBe(true);
});

describe('a line that is too long', () => {
  it.each([
    ['', 4, [0]],
    ['abcd', 4, [0]],
    ['abcdefghi', 4, [0, 4, 8]],
    ['a\tbcd', 4, [0, 2]],
    ['你好世界', 4, [0, 2]],
    ['👍🏽👍🏽👍🏽', 4, [0, 8]],
    ['ab👨‍👩‍👧cd', 4, [0, 10]],
    ['e\u0301e\u0301e\u0301', 2, [0, 4]],
  ])('%s in %i columns', (line, columns, expected) => {
    expect(wrapLine(line, columns)).toEqual(expected);
  });
});
