import { fromCharCodes } from '#lib/encoding/from-char-codes.ts';
import type { lineStarts } from './lines.ts';

/** How the two sides of a row differ. */
export const Change = {
  same: 0,
  /** Only in the text before. */
  removed: 1,
  /** Only in the text after. */
  added: 2,
  /** A line, and what became of it. */
  changed: 3,
  /** A line was replaced by another one. */
  replaced: 4,
} as const;
export type Change = (typeof Change)[keyof typeof Change];

/** A text, or its UTF-16 units: these are transferred from a worker without copying. */
export type ComparedText = string | Uint16Array<ArrayBuffer>;

/** Two texts side by side, line by line: plain data that can be transferred. */
export interface Comparison {
  readonly before: ComparedText;
  readonly after: ComparedText;
  /** Where the lines of each begin, and the end of the text. */
  readonly beforeStarts: Uint32Array<ArrayBuffer>;
  readonly afterStarts: Uint32Array<ArrayBuffer>;
  /** By row: the line of each text, from 0, or -1. */
  readonly beforeLines: Int32Array<ArrayBuffer>;
  readonly afterLines: Int32Array<ArrayBuffer>;
  /** By row: a `Change`. */
  readonly changes: Uint8Array<ArrayBuffer>;
  /** Where rows that differ begin and end (exclusive), by turns: a page need not go through all rows. */
  readonly runs: Int32Array<ArrayBuffer>;
  /** Whether each text has only characters that are one column wide. */
  readonly arePlain: readonly [boolean, boolean];
  /** Where what changed begins and ends (exclusive) in each text, by turns; absent where rows are compared when shown. */
  readonly marks?: readonly [Int32Array<ArrayBuffer>, Int32Array<ArrayBuffer>];
  /** By line of each text: the line of the other one that it is, having moved, or -1. */
  readonly moves?: readonly [Int32Array<ArrayBuffer>, Int32Array<ArrayBuffer>];
  /** Numbers of runs that are nothing but the place that something moved to. */
  readonly arrivals?: Int32Array<ArrayBuffer>;
  /**
   * By line of the text after, which then holds both texts, and the one before nothing: its number in the text after, from
   * 0, or -1. The first of `marks` are what was removed, the second all of what changed.
   */
  readonly numbers?: Int32Array<ArrayBuffer>;
  /** By row: the last one of the part that it begins, or -1; absent where there are no parts to fold. */
  readonly ends?: Int32Array<ArrayBuffer>;
}

/** Characters that may take more or less room than one column: tabs, and all beyond the alphabets of Europe. */
export const specialCharacter = /\t|[\u0300-\u036f]|[\u0590-\uffff]/;

/** Two texts, split into lines. */
export function splitTexts(before: string, after: string, startsOf: typeof lineStarts) {
  return {
    before,
    after,
    arePlain: [!specialCharacter.test(before), !specialCharacter.test(after)],
    beforeStarts: startsOf(before),
    afterStarts: startsOf(after),
  } as const;
}

/** The line of the text before, or of that after, in a row, with what ends it; undefined where it has none. */
export const beforeLine = ({ before, beforeStarts, beforeLines }: Comparison, row: number): string | undefined =>
  lineAt(before, beforeStarts, beforeLines[row] ?? -1);
export const afterLine = ({ after, afterStarts, afterLines }: Comparison, row: number): string | undefined =>
  lineAt(after, afterStarts, afterLines[row] ?? -1);

export function lineAt(text: ComparedText, starts: Uint32Array, line: number): string | undefined {
  if (line < 0) return undefined;
  const [from, to] = [starts[line] ?? 0, starts[line + 1] ?? 0];
  return sliceUnits(text, from, to);
}

/** A part of a text. */
export function sliceUnits(text: ComparedText, from: number, to: number): string {
  return typeof text === 'string' ? text.slice(from, to) : fromCharCodes(text.subarray(from, to));
}

/** The comparison with its texts as units, to be sent to a page. */
export function packComparison({ before, after, ...rest }: Comparison): Comparison {
  const pack = (text: ComparedText): ComparedText => {
    if (typeof text !== 'string') return text;
    const units = new Uint16Array(text.length);
    for (let at = 0; at < text.length; at++) units[at] = text.charCodeAt(at);
    return units;
  };
  return { before: pack(before), after: pack(after), ...rest };
}

/** Numbers of the runs that count as changes: a move is one, where it began. */
export function countedRuns({ runs, arrivals }: Pick<Comparison, 'runs' | 'arrivals'>): readonly number[] {
  const uncounted = new Set(arrivals);
  return Array.from({ length: runs.length / 2 }, (_, index) => index).filter((index) => !uncounted.has(index));
}

/** How many lines changed, and how much of both texts is the same, from 0 to 100. */
export interface Counts {
  readonly added: number;
  readonly removed: number;
  readonly changed: number;
  /** Lines that were neither added nor removed but moved, where these are looked for. */
  readonly moved?: number;
  readonly similarity: number;
}

/** A share in percent, rounded to tenths: only all of it is 100, and only none of it 0. */
export function roundedShare(part: number, whole: number): number {
  if (part === whole) return 100;
  return part === 0 ? 0 : Math.min(Math.max(Math.round((1_000 * part) / whole), 1), 999) / 10;
}

export function countChanges({ changes, moves }: Pick<Comparison, 'changes' | 'moves'>): Counts {
  const counts = [0, 0, 0, 0, 0];
  for (const change of changes) counts[change] = (counts[change] ?? 0) + 1;
  const [same = 0, removed = 0, added = 0, changed = 0, replaced = 0] = counts;
  const lines = removed + added + 2 * (same + changed + replaced);
  const moved = moves?.[0].reduce((count, line) => (line < 0 ? count : count + 1), 0) ?? 0;
  return {
    added: added + replaced - moved,
    removed: removed + replaced - moved,
    changed,
    ...(moves && { moved }),
    similarity: roundedShare(2 * same, lines),
  };
}

/** Collects the rows of a comparison. */
export class RowWriter {
  private readonly beforeLines: number[] = [];
  private readonly afterLines: number[] = [];
  private readonly changes: number[] = [];
  private readonly runs: number[] = [];

  add(change: Change, beforeLine: number, afterLine: number): void {
    const isInRun = this.runs.length % 2 === 1;
    if (isInRun !== (change !== Change.same)) this.runs.push(this.changes.length);
    this.changes.push(change);
    this.beforeLines.push(beforeLine);
    this.afterLines.push(afterLine);
  }

  /** The number of runs that have ended. */
  get runCount(): number {
    return Math.floor(this.runs.length / 2);
  }

  /** Lets a row that differs begin a run of its own. */
  endRun(): void {
    if (this.runs.length % 2 === 1) this.runs.push(this.changes.length);
  }

  finish(): Pick<Comparison, 'beforeLines' | 'afterLines' | 'changes' | 'runs'> {
    this.endRun();
    return {
      runs: Int32Array.from(this.runs),
      beforeLines: Int32Array.from(this.beforeLines),
      afterLines: Int32Array.from(this.afterLines),
      changes: Uint8Array.from(this.changes),
    };
  }
}

/** A stretch of rows, the end exclusive. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** The changes with the rows around them that are shown; those that touch are one. */
export function* hunksOf({ runs, changes }: Pick<Comparison, 'runs' | 'changes'>, context: number): Generator<Stretch> {
  for (let index = 0; index < runs.length; ) {
    const from = Math.max(0, (runs[index] ?? 0) - context);
    let to = 0;
    do {
      to = (runs[index + 1] ?? 0) + context;
      index += 2;
    } while (index < runs.length && (runs[index] ?? 0) - context <= to);
    yield { from, to: Math.min(changes.length, to) };
  }
}
