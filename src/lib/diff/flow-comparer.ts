import { append } from '#lib/collections/append.ts';
import { align, Interner } from './align.ts';
import { Change, type Counts, roundedShare } from './comparison.ts';
import { splitLine } from './lines.ts';
import { slideBoth } from './slide.ts';
import { charactersOf, sentencesOf, type Unit, wordsOf } from './tokens.ts';

/**
 * What counts of a token: tokens of which the same counts are the same. Null where it does not count at all. `isLast`:
 * only what ends the line follows.
 */
export type TokenKey = (token: string, isLast: boolean) => string | null;

export interface FlowSettings {
  readonly unit: Unit;
  readonly keyOf: TokenKey;
  /** Runs of characters, such as spaces, that are one token even by character. */
  readonly runs?: RegExp | undefined;
}

/** A line, and where it begins in its text. */
export interface FlowLine {
  readonly text: string;
  readonly start: number;
}

/** A line of each side by its place in the block, or -1. */
export type FlowRow = readonly [change: Change, before: number, after: number];

/** Blocks of more tokens on a side are shown as lines. */
const maxTokens = 300_000;

/** Compares blocks of lines as flows of words, sentences or characters, in the order of the texts. */
export class FlowComparer {
  /** What changed, four numbers each: where it begins and ends (exclusive) in the text before, and in that after. */
  readonly changes: number[] = [];
  /** Whether every block was compared token by token. */
  isComplete = true;
  private readonly counts = { added: 0, removed: 0, changed: 0 };
  private readonly settings: FlowSettings;

  constructor(settings: FlowSettings) {
    this.settings = settings;
  }

  /** The rows of a block; its lines follow those of the blocks before. `from`: where it begins in each text. */
  block(
    before: readonly FlowLine[],
    after: readonly FlowLine[],
    from: readonly [before: number, after: number],
  ): readonly FlowRow[] {
    const interner = new Interner();
    const [left, right] = [this.tokensOf(before, interner), this.tokensOf(after, interner)];
    const rows = new BlockRows(before.length, after.length);
    const isTooLong = Math.max(left.keys.length, right.keys.length) > maxTokens;
    if (isTooLong) this.isComplete = false;
    const partner = isTooLong ? new Int32Array(left.keys.length).fill(-1) : alignTokens(left, right);
    let [x, y] = [0, 0];
    for (let index = 0; index <= partner.length; index++) {
      const other = index < partner.length ? (partner[index] ?? -1) : right.keys.length;
      if (other < 0) continue;
      if (index > x || other > y) {
        rows.markChanged();
        this.count(left, x, index, right, y, other);
        append(this.changes, [...left.range(x, index, from[0]), ...right.range(y, other, from[1])]);
      }
      if (index < partner.length) rows.pass(left, index, right, other);
      [x, y] = [index + 1, other + 1];
    }
    return rows.finish();
  }

  /** Where what changed begins and ends (exclusive) in each text, by turns. */
  get marks() {
    const marksOf = (side: 0 | 1) => {
      const marks: number[] = [];
      for (let at = 2 * side; at < this.changes.length; at += 4) {
        const [start, end] = [this.changes[at] ?? 0, this.changes[at + 1] ?? 0];
        if (end > start) marks.push(start, end);
      }
      return Int32Array.from(marks);
    };
    return [marksOf(0), marksOf(1)] as const;
  }

  /** The changes, counted in tokens that are not blank, and the equal share of the characters. */
  countsOf(length: number): Counts {
    let changed = 0;
    for (let at = 0; at < this.changes.length; at += 2)
      changed += (this.changes[at + 1] ?? 0) - (this.changes[at] ?? 0);
    return { ...this.counts, similarity: roundedShare(length - changed, length) };
  }

  private tokensOf(lines: readonly FlowLine[], interner: Interner): Tokens {
    const { keyOf } = this.settings;
    const tokens = new Tokens();
    for (const [line, { text, start }] of lines.entries()) {
      const [content, end] = splitLine(text);
      const parts = this.split(content);
      let offset = start;
      const add = (token: string, isLast: boolean) => {
        const key = keyOf(token, isLast);
        if (key !== null) tokens.add(interner.number(key), line, offset, token);
        offset += token.length;
      };
      tokens.beginLine();
      for (const [index, token] of parts.entries()) add(token, index === parts.length - 1);
      if (end !== '') add(end, false);
      tokens.endLine();
    }
    return tokens;
  }

  private split(content: string): readonly string[] {
    const { unit, runs } = this.settings;
    if (unit === 'word') return wordsOf(content);
    if (unit === 'sentence') return sentencesOf(content);
    if (!runs) return charactersOf(content);
    const isRun = new RegExp(`^(?:${runs.source})$`, 'u');
    return content
      .split(new RegExp(`(${runs.source})`, 'u'))
      .flatMap((part) => (part === '' ? [] : isRun.test(part) ? [part] : charactersOf(part)));
  }

  /** Tokens that took the place of others are changed ones; a change of white space alone is one change. */
  private count(left: Tokens, x0: number, x1: number, right: Tokens, y0: number, y1: number): void {
    let [removed, added] = [left.countFull(x0, x1), right.countFull(y0, y1)];
    if (removed + added === 0) [removed, added] = [Math.sign(x1 - x0), Math.sign(y1 - y0)];
    const changed = Math.min(removed, added);
    this.counts.changed += changed;
    this.counts.removed += removed - changed;
    this.counts.added += added - changed;
  }
}

/** The partners of tokens. A blank between two that changed on both sides has none: it is part of the change. */
function alignTokens(left: Tokens, right: Tokens): Int32Array {
  const partner = align(Int32Array.from(left.keys), Int32Array.from(right.keys));
  slideBoth(left.keys, right.keys, partner);
  const isTaken = new Uint8Array(right.keys.length + 2);
  for (const y of partner) isTaken[y + 1] = 1;
  isTaken[right.keys.length + 1] = 1;
  const isFree = (y: number): boolean => isTaken[y + 1] === 0;
  return partner.map((y, x) => {
    const isBetween =
      y >= 0 && left.blank[x] === 1 && partner[x - 1] === -1 && partner[x + 1] === -1 && isFree(y - 1) && isFree(y + 1);
    return isBetween ? -1 : y;
  });
}

/** The tokens of some lines that count. */
class Tokens {
  readonly keys: number[] = [];
  /** In the text. */
  readonly starts: number[] = [];
  readonly ends: number[] = [];
  /** The line of each, whether it is the first or last of it, and whether it is white space that ends no line. */
  readonly lines: number[] = [];
  readonly first: number[] = [];
  readonly last: number[] = [];
  readonly blank: number[] = [];
  private readonly isFull: number[] = [];
  private isNext = 0;

  beginLine(): void {
    this.isNext = 1;
  }

  add(key: number, line: number, start: number, token: string): void {
    const isBlank = token.trim() === '';
    this.keys.push(key);
    this.lines.push(line);
    this.starts.push(start);
    this.ends.push(start + token.length);
    this.first.push(this.isNext);
    this.last.push(0);
    this.isFull.push(isBlank ? 0 : 1);
    this.blank.push(isBlank && !/[\r\n]/.test(token) ? 1 : 0);
    this.isNext = 0;
  }

  endLine(): void {
    // A line all of whose tokens do not count has none.
    if (this.isNext === 0) this.last[this.last.length - 1] = 1;
  }

  /** Where some of them begin and end; those before end where none are, or `start`. */
  range(from: number, to: number, start: number): readonly [number, number] {
    if (from < to) return [this.starts[from] ?? 0, this.ends[to - 1] ?? 0];
    const end = this.ends[from - 1] ?? start;
    return [end, end];
  }

  countFull(from: number, to: number): number {
    let count = 0;
    for (let at = from; at < to; at++) count += this.isFull[at] ?? 0;
    return count;
  }
}

/** Makes rows of lines: both sides go on together wherever lines begin, or end, with the same token. */
class BlockRows {
  private readonly rows: FlowRow[] = [];
  private readonly counts: readonly [number, number];
  private hasChange = false;
  private x = 0;
  private y = 0;

  constructor(...counts: readonly [before: number, after: number]) {
    this.counts = counts;
  }

  markChanged(): void {
    this.hasChange = true;
  }

  /** Tokens that are the same. */
  pass(left: Tokens, x: number, right: Tokens, y: number): void {
    const [line, other] = [left.lines[x] ?? 0, right.lines[y] ?? 0];
    if (left.first[x] && right.first[y]) this.addUntil(line, other);
    if (left.last[x] && right.last[y]) this.addUntil(line + 1, other + 1);
  }

  finish(): readonly FlowRow[] {
    const [before, after] = this.counts;
    this.addUntil(before, after);
    return this.rows;
  }

  private addUntil(line: number, other: number): void {
    while (this.x < line || this.y < other) {
      const [x, y] = [this.x < line ? this.x++ : -1, this.y < other ? this.y++ : -1];
      this.rows.push([this.hasChange ? changeOf(x, y) : Change.same, x, y]);
    }
    this.hasChange = false;
  }
}

const changeOf = (x: number, y: number): Change => (y < 0 ? Change.removed : x < 0 ? Change.added : Change.changed);
