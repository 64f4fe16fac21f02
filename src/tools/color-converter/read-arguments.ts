import type { Place } from '#core/tool.ts';
import { calculate } from './calculate.ts';
import { lowerAscii } from './names.ts';
import { numberPattern, type Quantity, readQuantity } from './quantity.ts';

/** A value between the parentheses of a color function. */
export interface Value {
  readonly text: string;
  readonly at: Place;
  /** `none`; `word` is anything that is no value. */
  readonly unit: Quantity['unit'] | 'none' | 'word';
  readonly number: number;
}

export interface Arguments {
  readonly values: readonly Value[];
  /** The separator before each value but the first: a comma, a slash, or blanks alone; `wrong` is anything else. */
  readonly separators: readonly ('' | ',' | '/' | 'wrong')[];
}

const token = new RegExp(
  `(?<blank>\\s+|/\\*[^]*?\\*/)|(?<mark>[,/])|calc\\((?<calc>(?:[^()]|\\((?:[^()]|\\([^()]*\\))*\\))*)\\)|` +
    `(?<number>[-+]?${numberPattern})(?<unit>%|[a-z]*)|[^\\s,/()]+|[^]`,
  'giu',
);

/** Parses the text between the parentheses of a color function (CSS Syntax 3), which begins at `offset`. */
export function readArguments(body: string, offset: number): Arguments {
  const values: Value[] = [];
  const separators: Arguments['separators'][number][] = [];
  let marks = '';
  for (const { 0: text, index, groups = {} } of body.matchAll(token)) {
    const { blank, mark, calc, number, unit = '' } = groups;
    if (blank !== undefined) continue;
    if (mark === undefined) {
      separators.push(marks === '' || marks === ',' || marks === '/' ? marks : 'wrong');
      marks = '';
      const read = calc === undefined ? number !== undefined && readQuantity(number, unit) : calculate(calc);
      const at = { offset: offset + index, length: text.length };
      const other = lowerAscii(text) === 'none' ? 'none' : 'word';
      values.push({ text, at, ...(read || { unit: other, number: 0 }) });
    } else marks += mark;
  }
  // A mark before the first value or after the last one is wrong.
  const [first, ...between] = separators;
  return { values, separators: first === '' && marks === '' ? between : ['wrong', ...between] };
}
