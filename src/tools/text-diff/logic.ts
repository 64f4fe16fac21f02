import { type Context, type OptionsOf, type RunOf, ToolError } from '#core/tool.ts';
import { compareTexts } from '#lib/diff/compare-texts.ts';
import {
  afterLine,
  beforeLine,
  Change,
  type Comparison,
  countChanges,
  hunksOf,
  packComparison,
} from '#lib/diff/comparison.ts';
import { lineStarts, splitLine } from '#lib/diff/lines.ts';
import { applyPatch as apply, writePatch } from '#lib/diff/patch.ts';
import { inField } from '#lib/in-field.ts';
import { limitPattern } from '#lib/user-pattern.ts';
import { lineKey } from './line-key.ts';
import type tool from './tool.ts';
import { writeHtml } from './write-html.ts';

type Comparing = OptionsOf<typeof tool, 'compare'>;

/**
 * What differs between two texts, line by line: as a patch, which makes one of the other where nothing is ignored.
 * @throws ToolError `binary`, `bad-pattern`, `pattern-too-slow`
 */
export const diff: RunOf<typeof tool, 'diff'> = (original, { within, context, format, ...options }, ctx) => {
  const comparison = compareAll(original, options, ctx);
  if (differsInLineEnds(comparison)) ctx.notice('line-ends-only');
  const around = context ?? comparison.changes.length;
  if (format === 'html' && comparison.runs.length > 0) {
    const page = writeHtml(comparison, { grain: within, context: around }, ctx);
    return { patch: page, ...countChanges(comparison) };
  }
  const patch = writePatch(comparison, { before: 'original', after: 'changed' }, around);
  const written = patch === '' || format === 'html' ? '' : formatted(patch, format, comparison, around);
  return { patch: written, ...countChanges(comparison) };
};

/**
 * The text that a unified patch makes of another.
 * @throws ToolError `binary`, `patch-empty`, those of the patch, in the option `patch`
 */
export const applyPatch: RunOf<typeof tool, 'applyPatch'> = (original, { patch }) => {
  checkText(original);
  if (patch.trim() === '') throw new ToolError('patch-empty', {}, { offset: 0, field: 'patch' });
  return inField('patch', () => apply(original, patch));
};

/**
 * How much of two texts is the same, in percent.
 * @throws ToolError those of `diff`
 */
export const similarity: RunOf<typeof tool, 'similarity'> = (original, options, ctx) =>
  countChanges(compareAll(original, options, ctx)).similarity;

/**
 * Two texts side by side.
 * @throws ToolError those of `diff`
 */
export const compare: RunOf<typeof tool, 'compare'> = (original, options, ctx) => {
  const comparison = compareAll(original, options, ctx);
  const isSame = comparison.changes.every((change) => change === Change.same);
  const verdict = !isSame ? 'different' : comparison.before === comparison.after ? 'same' : 'ignored';
  return { comparison: packComparison(comparison), verdict };
};

function compareAll(original: string, { changed, sortLines, ...options }: Comparing, ctx: Context): Comparison {
  checkText(original);
  checkText(changed, 'changed');
  const [before, after] = sortLines ? [sorted(original), sorted(changed)] : [original, changed];
  const keyOf = lineKey(options);
  const run = () => compareTexts(before, after, keyOf);
  return options.pattern === '' ? run() : limitPattern(ctx, 'pattern', run);
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
    // A final line without an end is told by the patch.
    if (left !== right || leftEnd === '' || rightEnd === '') return false;
    count++;
  }
  return count > 0;
}

function formatted(
  patch: string,
  format: 'unified' | 'markdown' | 'json',
  comparison: Comparison,
  context: number,
): string {
  if (format === 'unified') return patch;
  if (format === 'json') return `${JSON.stringify(hunks(comparison, context), null, 2)}\n`;
  // Longer than any run of backticks in the text.
  const longest = Math.max(2, ...(patch.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(longest + 1);
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
      };
    }),
  );
