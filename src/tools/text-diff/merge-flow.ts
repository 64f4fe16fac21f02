import { lowerBound } from '#lib/collections/lower-bound.ts';
import { Change, type Comparison, sliceUnits, specialCharacter } from '#lib/diff/comparison.ts';
import { endSigns, lineStarts, splitLine } from '#lib/diff/lines.ts';

type Kind = 'same' | 'removed' | 'added';

/**
 * Both texts as one flow, the one after with the removed parts of the other at their places. It has the runs of the
 * comparison, of which `edits` are the changes (see `FlowComparer`).
 */
export function mergeFlow(comparison: Comparison, edits: readonly number[]): Comparison {
  const { before, after, beforeStarts, afterStarts, beforeLines, afterLines, changes, runs } = comparison;
  const merged = new MergedText(afterStarts);
  const mergedRuns: number[] = [];
  let [x, y, edit] = [0, 0, 0];
  /** Where some rows end in one of the texts. */
  const endOf = (from: number, to: number, lines: Int32Array, starts: Uint32Array, end: number): number => {
    for (let row = to - 1; row >= from; row--) if ((lines[row] ?? -1) >= 0) return starts[(lines[row] ?? 0) + 1] ?? end;
    return end;
  };
  const pass = (from: number, to: number) => {
    const [left, right] = [endOf(from, to, beforeLines, beforeStarts, x), endOf(from, to, afterLines, afterStarts, y)];
    for (; edit < edits.length; edit += 4) {
      const [start = 0, end = 0, otherStart = 0, otherEnd = 0] = edits.slice(edit, edit + 4);
      if (start >= left && otherStart >= right) break;
      const begin = Math.min(Math.max(otherStart, y), right);
      merged.add(sliceUnits(after, y, begin), 'same', y);
      merged.add(sliceUnits(before, Math.max(start, x), Math.min(end, left)), 'removed');
      y = Math.min(Math.max(otherEnd, begin), right);
      merged.add(sliceUnits(after, begin, y), 'added', begin);
      // It goes on in another run, after lines that do not count.
      if (end > left || otherEnd > right) break;
    }
    merged.add(sliceUnits(after, y, right), 'same', y);
    [x, y] = [left, right];
  };
  let row = 0;
  for (let index = 0; index <= runs.length; index += 2) {
    const [from, to] = [runs[index] ?? changes.length, runs[index + 1] ?? changes.length];
    const end = endOf(row, from, afterLines, afterStarts, y);
    merged.add(sliceUnits(after, y, end), 'same', y);
    [x, y] = [endOf(row, from, beforeLines, beforeStarts, x), end];
    merged.endLine();
    if (from === to) break;
    mergedRuns.push(merged.lineCount);
    pass(from, to);
    merged.endLine();
    if (merged.lineCount === mergedRuns.at(-1)) merged.endLine(true);
    mergedRuns.push(merged.lineCount);
    row = to;
  }
  const mergedChanges = new Uint8Array(merged.lineCount);
  for (let index = 0; index < mergedRuns.length; index += 2)
    mergedChanges.fill(Change.changed, mergedRuns[index], mergedRuns[index + 1]);
  return { ...merged.finish(), runs: Int32Array.from(mergedRuns), changes: mergedChanges };
}

class MergedText {
  private readonly written: string[] = [];
  private readonly marks: readonly [removed: number[], all: number[]] = [[], []];
  private readonly numbers: number[] = [];
  private readonly starts: Uint32Array;
  private length = 0;
  private number = -1;
  private kinds = new Set<Kind>();

  /** `starts`: of the lines of the text after. */
  constructor(starts: Uint32Array) {
    this.starts = starts;
  }

  get lineCount(): number {
    return this.numbers.length;
  }

  /** `offset`: where a part of the text after begins in it. */
  add(text: string, kind: Kind, offset = 0): void {
    const lines = lineStarts(text);
    // Line breaks that were removed alone: the paragraph goes on.
    const goesOn = kind === 'removed' && text.trim() === '';
    for (let index = 0; index < lines.length - 1; index++) {
      const start = lines[index] ?? 0;
      const line = kind === 'removed' ? -1 : lowerBound(this.starts, offset + start);
      if (this.number < 0 && this.starts[line] === offset + start) this.number = line;
      const [content, end] = splitLine(text.slice(start, lines[index + 1]));
      this.kinds.add(kind);
      // A line that was removed or added as a whole needs no sign.
      const isWhole = this.kinds.size === 1 && !goesOn;
      this.write(content + (kind === 'same' || isWhole ? '' : (endSigns[end] ?? '')), kind);
      if (end !== '' && !goesOn) this.endLine();
    }
  }

  /** Ends the line, unless it is empty; `always`: also then. */
  endLine(always = false): void {
    if (this.kinds.size === 0 && !always) return;
    this.written.push('\n');
    this.length++;
    this.numbers.push(this.number);
    this.number = -1;
    this.kinds = new Set();
  }

  finish() {
    const text = this.written.join('');
    const afterStarts = lineStarts(text);
    return {
      before: '',
      after: text,
      beforeStarts: new Uint32Array(1),
      afterStarts,
      beforeLines: new Int32Array(this.lineCount).fill(-1),
      afterLines: Int32Array.from(this.numbers, (_, line) => line),
      arePlain: [true, !specialCharacter.test(text)],
      marks: [Int32Array.from(this.marks[0]), Int32Array.from(this.marks[1])],
      numbers: Int32Array.from(this.numbers),
    } as const;
  }

  private write(text: string, kind: Kind): void {
    if (text === '') return;
    const start = this.length;
    this.length += text.length;
    if (kind !== 'same') this.marks[1].push(start, this.length);
    if (kind === 'removed') this.marks[0].push(start, this.length);
    this.written.push(text);
  }
}
