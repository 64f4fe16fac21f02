import type { Context, RunOf } from '#core/tool.ts';
import { writeCsv } from '#lib/csv/write.ts';
import type { Node } from '#lib/data/node.ts';
import { Change, packComparison } from '#lib/diff/comparison.ts';
import { writePath } from '#lib/json/path.ts';
import { applyJsonPatch } from './apply-patch.ts';
import { changesOf } from './changes.ts';
import { type Comparing, countLeaves, Differ, exactly } from './differ.ts';
import { applyMergePatch, makeMergePatch } from './merge-patch.ts';
import { writeJsonPatch } from './patch.ts';
import { readSecond, readValue } from './read.ts';
import { compareDocuments } from './rows.ts';
import type tool from './tool.ts';
import { ValueWriter, withoutComments } from './write.ts';

/**
 * What differs between two documents by meaning: each value with its path.
 * @throws ToolError a syntax error of either, `right-empty`, `bad-pointer`
 */
export const diff: RunOf<typeof tool, 'diff'> = (json, options, ctx) => {
  const { left, right, differ } = read(json, options.right, options, ctx);
  const notation = options.paths === 'pointer' ? 'pointer' : 'javascript';
  const counts = { added: 0, removed: 0, changed: 0, order: 0 };
  let differing = 0;
  const rows: string[][] = [];
  const values = new ValueWriter();
  for (const change of changesOf(differ, left, right)) {
    counts[change.type]++;
    const [before, after] = [change.left, change.right];
    if (change.type !== 'order') differing += (before ? countLeaves(before) : 0) + (after ? countLeaves(after) : 0);
    const path = writePath(change.path, notation, '');
    const isOrder = change.type === 'order';
    const written = (node: Node | undefined) => (node ? (isOrder ? keysOf(node) : values.onLine(node)) : '');
    rows.push([
      notation === 'javascript' ? path.replace(/^\./, '') : path,
      change.type,
      written(before),
      written(after),
    ]);
  }
  const leaves = countLeaves(left) + countLeaves(right);
  return {
    changes: writeCsv(['path', 'change', 'before', 'after'], rows),
    added: counts.added,
    removed: counts.removed,
    changed: counts.changed + counts.order,
    // Rounded down: nothing that differs is 100 % the same.
    similarity: Math.floor((1_000 * (leaves - differing)) / leaves) / 10,
  };
};

const keysOf = (node: Node): string => (node.type === 'object' ? node.entries.map(({ key }) => key).join(', ') : '');

/**
 * A JSON Patch (RFC 6902) that makes one document of the other.
 * @throws ToolError a syntax error of either, `right-empty`
 */
export const patch: RunOf<typeof tool, 'patch'> = (json, { right: other, direction, test, ...arrays }, ctx) => {
  const { left, right, differ } = read(json, other, { ...exactly, ...arrays }, ctx);
  const values = new ValueWriter();
  const written = writeJsonPatch(differ, direction === 'forward' ? [left, right] : [right, left], test, values);
  values.report(ctx);
  return written;
};

/**
 * A JSON Merge Patch (RFC 7396) that makes one document of the other, as far as one can.
 * @throws ToolError a syntax error of either, `right-empty`
 */
export const mergePatch: RunOf<typeof tool, 'mergePatch'> = (json, { right: other, direction }, ctx) => {
  const { left, right, differ } = read(json, other, exactly, ctx);
  const [from, to] = direction === 'forward' ? [left, right] : [right, left];
  return write(makeMergePatch(differ, from, to, ctx), ctx);
};

/**
 * What a JSON Patch, which is an array, or a JSON Merge Patch makes of a document.
 * @throws ToolError a syntax error of either, `patch-empty`, those of `applyJsonPatch`
 */
export const applyPatch: RunOf<typeof tool, 'applyPatch'> = (json, options, ctx) => {
  const document = readValue(json, ctx);
  const changes = readSecond('patch', options.patch, ctx);
  const comments = withoutComments(document);
  if (comments > 0) ctx.notice('comments-dropped', { n: comments });
  withoutComments(changes);
  return write(changes.type === 'object' ? applyMergePatch(document, changes) : applyJsonPatch(document, changes), ctx);
};

/**
 * Whether two documents are the same by meaning.
 * @throws ToolError a syntax error of either, `right-empty`, `bad-pointer`
 */
export const equal: RunOf<typeof tool, 'equal'> = (json, options, ctx) => {
  const { left, right, differ } = read(json, options.right, options, ctx);
  return changesOf(differ, left, right).next().done === true;
};

/**
 * Two documents side by side.
 * @throws ToolError a syntax error of either, `right-empty`, `bad-pointer`
 */
export const compare: RunOf<typeof tool, 'compare'> = (json, options, ctx) => {
  const { left, right, differ } = read(json, options.right, options, ctx);
  const comparison = compareDocuments(differ, left, right);
  const isSame = comparison.changes.every((change) => change === Change.same);
  const isSpelledAlike = () => {
    const strictly = new Differ(left, right, { ...exactly, numbers: 'text', keyOrder: true });
    return strictly.isSame(left, right);
  };
  return {
    comparison: packComparison(comparison),
    verdict: isSame ? (isSpelledAlike() ? 'same' : 'spelled') : 'different',
  };
};

function write(node: Node, ctx: Context): string {
  const values = new ValueWriter();
  const written = values.indented(node);
  values.report(ctx);
  return written;
}

function read(json: string, other: string, comparing: Comparing, ctx: Context) {
  const left = readValue(json, ctx);
  ctx.progress(1 / 3);
  const right = readSecond('right', other, ctx);
  ctx.progress(2 / 3);
  for (const node of [left, right]) withoutComments(node);
  return { left, right, differ: new Differ(left, right, comparing) };
}
