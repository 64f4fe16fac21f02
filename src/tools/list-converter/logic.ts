import type { Context, OptionsOf, RunOf } from '#core/tool.ts';
import { countGraphemes } from '#lib/text/graphemes.ts';
import { cleanItems } from './clean-items.ts';
import { fitItems, takeItems } from './cut-items.ts';
import { readEscapes } from './escapes.ts';
import { dedupeItems, filterItems, showCounts } from './filter-items.ts';
import { joinItems } from './join-items.ts';
import { changeLines, splitLines, usualBreakOf } from './lines.ts';
import { arrangeItems } from './sort-items.ts';
import { splitItems } from './split-items.ts';
import type tool from './tool.ts';
import { transposeRows } from './transpose-rows.ts';
import { wrapItems } from './wrap-items.ts';

/**
 * Reshapes a list step by step: split, clean, filter, sort, cut, wrap, join, each only on request. Rows and
 * columns are swapped before the rows are wrapped and joined: then there are none any more.
 * @throws ToolError `bad-split-pattern`, `bad-find-pattern`, `bad-filter-pattern` {reason}, `pattern-too-slow`,
 * `too-large`
 */
export const convert: RunOf<typeof tool, 'convert'> = (text, options, ctx) => {
  const step = createSteps(ctx, 9);
  const split = step((inner) => splitItems(text, options, inner));
  const cleaned = step((inner) => cleanItems(split, options, inner));
  const filled = options.dropEmpty ? cleaned.filter((item) => item !== '') : cleaned;
  const filtered = step((inner) => filterItems(filled, options, inner));
  const deduped = step(() => dedupeItems(filtered, options));
  const duplicates = filtered.length - deduped.items.length;
  if (options.duplicates === 'remove' && duplicates > 0) {
    ctx.notice('duplicates-removed', { n: duplicates }, undefined, [{ duplicates: 'keep' }]);
  }
  const arranged = step((inner) => arrangeItems(deduped.items, options, inner));
  const counted = showCounts(takeItems(arranged, options), deduped);
  const cut = step(() => fitItems(counted, options));
  const rows = step((inner) => (options.transpose ? transposeRows(cut, options.columnSeparator, inner) : cut));
  reportTexts(rows, options, ctx);
  const wrapped = step(() => wrapItems(rows, options, readEscapes(options.joinWith)));
  return {
    list: step(() => joinItems(wrapped, options, usualBreakOf(text))),
    itemsIn: split.length,
    itemsOut: rows.length,
    duplicates,
    empty: cleaned.length - filled.length,
    longest: maxLengthOf(rows),
  };
};

const number = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

/** Numbers in parentheses, without quotes, are for SQL, which takes a text among them for the name of a column. */
function reportTexts(items: readonly string[], options: OptionsOf<typeof tool, 'convert'>, ctx: Context): void {
  if (options.listPrefix !== '(' || options.prefix !== '' || options.escape !== 'off') return;
  const texts = items.filter((item) => !number.test(item));
  if (texts.length === 0 || texts.length === items.length) return;
  const [x = ''] = texts;
  ctx.notice('texts-among-numbers', { n: texts.length, x }, undefined, [{ prefix: "'", suffix: "'", escape: 'sql' }]);
}

/** Runs one step after another, each with its share of the progress. */
function createSteps(ctx: Context, count: number) {
  let done = 0;
  return <T>(run: (inner: Context) => T): T => {
    const tell = (fraction: number) => ctx.progress((done + fraction) / count);
    tell(0);
    const result = run({ ...ctx, progress: tell });
    done++;
    return result;
  };
}

/** In visible characters, of which there are never more than units. */
const maxLengthOf = (items: readonly string[]): number =>
  items.reduce((longest, item) => (item.length > longest ? Math.max(longest, countGraphemes(item)) : longest), 0);

/**
 * Cuts a text into items, one per line.
 * @throws ToolError `bad-split-pattern` {reason}, `pattern-too-slow`
 */
export const split: RunOf<typeof tool, 'split'> = (text, options, ctx) =>
  splitItems(text, options, ctx).join(usualBreakOf(text));

/** Leaves each line once, or only those that were there several times or once. */
export const dedupe: RunOf<typeof tool, 'dedupe'> = (text, options) =>
  changeLines(text, (lines) => {
    const deduped = dedupeItems(lines, options);
    return showCounts(deduped.items, deduped);
  });

/** Sorts lines; what has no place in the order comes last, and is reported. */
export const sort: RunOf<typeof tool, 'sort'> = (text, options, ctx) =>
  changeLines(text, (lines) => arrangeItems(lines, options, ctx));

/** Puts a prefix and a suffix around each line. */
export const wrap: RunOf<typeof tool, 'wrap'> = (text, options) =>
  changeLines(text, (lines) => wrapItems(lines, options));

/**
 * Joins lines to a list.
 * @throws ToolError `too-large`
 */
export const join: RunOf<typeof tool, 'join'> = (text, options) =>
  joinItems(splitLines(text), options, usualBreakOf(text));

/**
 * Swaps rows and columns of lines.
 * @throws ToolError `too-large`
 */
export const transpose: RunOf<typeof tool, 'transpose'> = (text, { columnSeparator }, ctx) =>
  changeLines(text, (lines) => transposeRows(lines, columnSeparator, ctx));
