import { utf8Length } from '#lib/encoding/utf8-length.ts';
import { escapePattern } from '#lib/text/escape-pattern.ts';
import type { BigText } from './big-text.ts';
import { decodeRows } from './big-text-rows.ts';

/** What is looked for in a text. */
export interface FindQuery {
  readonly text: string;
  readonly matchCase: boolean;
  readonly wholeWord: boolean;
}

/** The longest text that can be looked for, in UTF-16 units: a match does not go beyond the next slice. */
export const maxFindLength = 500;

/** About how many units are searched without a pause. */
const sliceLength = 1 << 17;

const wordCharacter = '[\\p{L}\\p{N}\\p{M}_]';

/** Matches what is looked for; undefined where that is nothing. */
export function findPattern({ text, matchCase, wholeWord }: FindQuery): RegExp | undefined {
  if (text === '') return undefined;
  const isInWord = (pattern: string) => wholeWord && new RegExp(pattern, 'u').test(text);
  const before = isInWord(`^${wordCharacter}`) ? `(?<!${wordCharacter})` : '';
  const after = isInWord(`${wordCharacter}$`) ? `(?!${wordCharacter})` : '';
  return new RegExp(before + escapePattern(text) + after, matchCase ? 'gu' : 'giu');
}

/** A part of a text, with some of the text around it. */
export interface Slice {
  readonly text: string;
  /** The part itself, by indexes of `text`. */
  readonly from: number;
  readonly to: number;
  /** The offset in the whole of an index of `text`; called in ascending order. */
  readonly offsetOf: (index: number) => number;
}

/** Where a pattern matches, slice by slice, so that a caller can pause in between. */
export function* findInSlices(slices: Iterable<Slice>, pattern: RegExp): Generator<readonly number[]> {
  const own = new RegExp(pattern);
  /** How far the last match goes into the next slice. */
  let taken = 0;
  for (const { text, from, to, offsetOf } of slices) {
    const offsets: number[] = [];
    own.lastIndex = from + taken;
    taken = 0;
    for (let match = own.exec(text); match && match.index < to; match = own.exec(text)) {
      // In the middle of a surrogate pair, the search begins before it.
      if (match.index < from) continue;
      offsets.push(offsetOf(match.index));
      taken = Math.max(0, own.lastIndex - to);
    }
    yield offsets;
  }
}

/** A text that is read in parts, by offsets in UTF-16 units. */
export interface ReadableText {
  readonly length: number;
  sliceString(from: number, to: number): string;
}

export function* slicesOf(text: ReadableText): Generator<Slice> {
  for (let at = 0; at < text.length; at += sliceLength) {
    // The character before it decides whether a word begins.
    const start = Math.max(0, at - 2);
    const part = text.sliceString(start, Math.min(text.length, at + sliceLength + maxFindLength));
    yield { text: part, from: at - start, to: at - start + sliceLength, offsetOf: (index) => start + index };
  }
}

/** Slices of whole display rows; the offsets are those of the text's content. */
export function* slicesOfBigText(text: BigText): Generator<Slice> {
  const { rows, content } = text;
  const offsetOfRow = (row: number) => rows[Math.max(0, row)] ?? content.length;
  for (let first = 0, end = 0; first < rows.length; first = end) {
    const start = offsetOfRow(first);
    while (end < rows.length && offsetOfRow(end) - start < sliceLength) end++;
    const before = decodeRows(text, offsetOfRow(first - 1), start);
    const part = decodeRows(text, start, offsetOfRow(end));
    const after = decodeRows(text, offsetOfRow(end), offsetOfRow(end + 1));
    const whole = before + part + after;
    let [index, offset] = [before.length, start];
    yield {
      text: whole,
      from: before.length,
      to: before.length + part.length,
      offsetOf(next) {
        const passed = whole.slice(index, next);
        offset += typeof content === 'string' ? passed.length : utf8Length(passed);
        index = next;
        return offset;
      },
    };
  }
}
