import { type Context, type OptionsOf, type RunOf, ToolError } from '#core/tool.ts';
import { formatHexDump } from '#lib/bytes/hex-dump.ts';
import { compareTexts } from '#lib/diff/compare-texts.ts';
import {
  afterLine,
  beforeLine,
  Change,
  type Comparison,
  type Counts,
  countChanges,
  hunksOf,
  packComparison,
} from '#lib/diff/comparison.ts';
import { FlowComparer } from '#lib/diff/flow-comparer.ts';
import { hasLoneReturn, lineStarts, patchLineStarts, splitLine } from '#lib/diff/lines.ts';
import { writePatch } from '#lib/diff/write-patch.ts';
import { relocateToOption } from '#lib/errors/relocate-to-option.ts';
import { codeFence } from '#lib/text/code-fence.ts';
import { limitPattern } from '#lib/user-pattern/user-pattern.ts';
import { flowParts } from './flow-parts.ts';
import { flowSettings, lineKey } from './line-key.ts';
import { mergeChanges } from './merge-changes.ts';
import { mergeFlow } from './merge-flow.ts';
import { applyPatch as apply, writeGitPatch } from './patch.ts';
import { readChanges } from './read-changes.ts';
import { reportLookAlikes } from './report-look-alikes.ts';
import type tool from './tool.ts';
import { writeHtml } from './write-html.ts';

type Comparing = OptionsOf<typeof tool, 'compare'>;

/**
 * What differs between two texts: as a patch, which makes one of the other where nothing is ignored.
 * @throws ToolError `binary`, `bad-pattern`, `pattern-too-slow`
 */
export const diff: RunOf<typeof tool, 'diff'> = (original, { within, context, format, path, ...options }, ctx) => {
  const { comparison, counts, isComplete } = compareAll(original, options, ctx);
  if (differsInLineEnds(comparison)) ctx.notice('line-ends-only');
  reportLookAlikes(comparison, ctx);
  if (!isComplete) ctx.notice('very-different');
  const around = context ?? comparison.changes.length;
  const write = (): string => {
    if (comparison.runs.length === 0) return '';
    if (format === 'html') return writeHtml(comparison, { grain: within, context: around }, ctx);
    if (format === 'json') return `${JSON.stringify(hunks(comparison, around), null, 2)}\n`;
    const hasOtherLines = hasLoneReturn(original) || hasLoneReturn(options.changed);
    const inLines = hasOtherLines ? compareAll(original, options, ctx, patchLineStarts).comparison : comparison;
    if (format === 'git') return writeGitPatch(inLines, path, around);
    const patch = writePatch(inLines, { before: 'original', after: 'changed' }, around);
    return format === 'markdown' ? fenced(patch) : patch;
  };
  return { patch: write(), moved: null, ...counts };
};

/**
 * What differs in one flow of words, sentences or characters, as JSON: each part with its text.
 * @throws ToolError those of `diff`
 */
export const words: RunOf<typeof tool, 'words'> = (original, options, ctx) => {
  const { comparison, flow } = compareAll(original, { ...options, moved: false }, ctx);
  if (flow && !flow.isComplete) ctx.notice('very-different');
  const parts = flow ? [...flowParts(comparison, flow.changes)] : [];
  const written = parts.map((part) => {
    const members = Object.entries(part).map(([name, text]) => `"${name}": ${JSON.stringify(text)}`);
    return `  {${members.join(', ')}}`;
  });
  return written.length === 0 ? '[]' : `[\n${written.join(',\n')}\n]`;
};

/**
 * The changed text with some of the changes undone, by their numbers.
 * @throws ToolError those of `diff`, `bad-changes`, `no-such-change` {n, count}
 */
export const merge: RunOf<typeof tool, 'merge'> = (original, { undone, ...options }, ctx) => {
  const { comparison } = compareAll(original, options, ctx);
  const numbers = readChanges(undone, comparison.runs.length / 2);
  return mergeChanges(comparison, (change) => numbers.has(change));
};

/**
 * The text that a unified patch makes of another.
 * @throws ToolError `binary`, `patch-empty`, `original-empty`, those of the patch, in the option `patch`
 */
export const applyPatch: RunOf<typeof tool, 'applyPatch'> = (original, { patch }) => {
  checkText(original);
  if (patch.trim() === '') throw new ToolError('patch-empty', {}, { offset: 0, field: 'patch' });
  return relocateToOption('patch', () => {
    try {
      return apply(original, patch);
    } catch (error) {
      const isMissing = original === '' && error instanceof ToolError && error.code === 'hunk-does-not-fit';
      throw isMissing ? new ToolError('original-empty') : error;
    }
  });
};

/**
 * How much of two texts is the same, in percent.
 * @throws ToolError those of `diff`
 */
export const similarity: RunOf<typeof tool, 'similarity'> = (original, options, ctx) =>
  compareAll(original, options, ctx).counts.similarity;

/**
 * Two texts side by side.
 * @throws ToolError those of `diff`
 */
export const compare: RunOf<typeof tool, 'compare'> = (original, options, ctx) => {
  const { comparison, flow } = compareAll(original, options, ctx);
  const isSame = comparison.changes.every((change) => change === Change.same);
  const verdict = !isSame ? 'different' : comparison.before === comparison.after ? 'same' : 'ignored';
  return {
    comparison: packComparison(comparison),
    ...(flow && { merged: packComparison(mergeFlow(comparison, flow.changes)) }),
    verdict,
  };
};

/** More bytes have a dump that is longer than texts can be in all engines: it has five characters for each. */
const maxDumped = 100_000_000;

/**
 * A file as a hex dump, which can be compared where the file is no text.
 * @throws ToolError `too-big-for-text`
 */
export const dump: RunOf<typeof tool, 'dump'> = (bytes) => {
  if (bytes.length > maxDumped) throw new ToolError('too-big-for-text', { size: bytes.length });
  return bytes.length === 0 ? '' : `${formatHexDump(bytes)}\n`;
};

function compareAll(
  original: string,
  { changed, sortLines, unit, moved, ...options }: Comparing,
  ctx: Context,
  startsOf?: typeof lineStarts,
): { comparison: Comparison; counts: Counts; flow: FlowComparer | undefined; isComplete: boolean } {
  checkText(original);
  checkText(changed, 'changed');
  const [before, after] = sortLines ? [sorted(original), sorted(changed)] : [original, changed];
  const keyOf = lineKey(options, ctx);
  const flow = unit === 'line' ? undefined : new FlowComparer(flowSettings(options, unit));
  const run = () => compareTexts(before, after, keyOf, { flow, findsMoves: moved, ...(startsOf && { startsOf }) });
  const comparison = options.pattern === '' ? run() : limitPattern(ctx, 'pattern', run);
  const counts = flow ? flow.countsOf(before.length + after.length) : countChanges(comparison);
  return { comparison, counts, flow, isComplete: flow?.isComplete ?? true };
}

/** @throws ToolError `binary` (`number`), at the first NUL */
function checkText(text: string, field?: string): void {
  const offset = text.indexOf('\0');
  if (offset >= 0) throw new ToolError('binary', { number: offset + 1 }, { offset, ...(field && { field }) });
}

/** The lines by code points; each ends as a line does. */
function sorted(text: string): string {
  const starts = lineStarts(text);
  const lines = Array.from({ length: starts.length - 1 }, (_, line) =>
    splitLine(text.slice(starts[line], starts[line + 1])),
  );
  return lines
    .map(([content, end]) => content + (end || '\n'))
    .sort((a, b) => (a < b ? -1 : Number(a > b)))
    .join('');
}

/** Whether there are differences, but only in what ends lines. */
function differsInLineEnds(comparison: Comparison): boolean {
  let count = 0;
  for (let row = 0; row < comparison.changes.length; row++) {
    if (comparison.changes[row] === Change.same) continue;
    const [before, after] = [beforeLine(comparison, row), afterLine(comparison, row)];
    if (before === undefined || after === undefined) return false;
    const [[left, leftEnd], [right, rightEnd]] = [splitLine(before), splitLine(after)];
    // The patch itself contains a final line without an end.
    if (left !== right || leftEnd === '' || rightEnd === '') return false;
    count++;
  }
  return count > 0;
}

/** In Markdown, between more backticks than the text has in a row. */
function fenced(patch: string): string {
  const fence = codeFence(patch, 3);
  return `${fence}diff\n${patch}${fence}\n`;
}

const names = ['same', 'removed', 'added', 'changed', 'replaced'] as const;

/** The hunks with their lines, which count from 1. */
const hunks = (comparison: Comparison, context: number) =>
  Array.from(hunksOf(comparison, context), ({ from, to }) =>
    Array.from({ length: to - from }, (_, index) => {
      const row = from + index;
      const [x, y] = [comparison.beforeLines[row] ?? -1, comparison.afterLines[row] ?? -1];
      return {
        change: names[comparison.changes[row] ?? 0],
        ...(x >= 0 && { originalLine: x + 1, original: beforeLine(comparison, row) }),
        ...(y >= 0 && { changedLine: y + 1, changed: afterLine(comparison, row) }),
        ...movesOf(comparison, x, y),
      };
    }),
  );

function movesOf({ moves }: Comparison, x: number, y: number) {
  const [to, from] = [moves?.[0][x] ?? -1, moves?.[1][y] ?? -1];
  return { ...(to >= 0 && { movedTo: to + 1 }), ...(from >= 0 && { movedFrom: from + 1 }) };
}
