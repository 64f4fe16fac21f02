import type { Context, RunOf } from '#core/tool.ts';
import { writeCsv } from '#lib/csv/write.ts';
import type { Node } from '#lib/data/node.ts';
import { roundedShare } from '#lib/diff/comparison.ts';
import { writePath } from '#lib/json/path.ts';
import { areLookAlikes, type CharacterName, reportLookAlike } from '#lib/look-alikes/look-alikes.ts';
import { codeFence } from '#lib/text/code-fence.ts';
import { applyJsonPatch } from './apply-patch.ts';
import { changesOf, type ValueChange } from './changes.ts';
import { type Comparing, exactly } from './comparing.ts';
import { csvDiff } from './csv/diff-tables.ts';
import { countLeaves, Differ } from './differ.ts';
import { applyMergePatch, makeMergePatch } from './merge-patch.ts';
import { writeJsonPatch } from './patch.ts';
import { type Notation, readSecond, readValue } from './read.ts';
import { compareDocuments } from './rows.ts';
import type tool from './tool.ts';
import { writeUnified } from './unified.ts';
import { ValueWriter, withoutComments } from './write.ts';

/**
 * What differs between two documents by meaning: each value with its path.
 * @throws ToolError a syntax error of either, `right-empty`, `bad-pointer`, `bad-array-key`
 */
export const diff: RunOf<typeof tool, 'diff'> = (json, options, ctx) => {
  const { left, right, differ } = read(json, options, options, ctx);
  const { rows, counts, differing } = listChanges(differ, left, right, options.paths, ctx);
  const leaves = countLeaves(left) + countLeaves(right);
  return {
    changes: writeCsv(['path', 'change', 'left', 'right', 'types'], rows),
    added: counts.added,
    removed: counts.removed,
    moved: counts.moved,
    changed: counts.changed + counts.order,
    // A moved item counts twice if it differs, too.
    similarity: roundedShare(Math.max(0, leaves - differing), leaves),
  };
};

/**
 * What differs, as a table in Markdown.
 * @throws ToolError those of `diff`
 */
export const list: RunOf<typeof tool, 'list'> = (json, options, ctx) => {
  const { left, right, differ } = read(json, options, options, ctx);
  const { rows } = listChanges(differ, left, right, options.paths, ctx);
  if (rows.length === 0) return ctx.message('nothing-differs');
  const head = (['path', 'change', 'before', 'after'] as const).map((name) => ctx.message(`column-${name}`));
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |\n`;
  const code = (text: string): string => (text === '' ? '' : markdownCode(text));
  return [
    line(head),
    line(head.map(() => '---')),
    ...rows.map(([path = '', change, before = '', after = '', types]) => {
      const what = ctx.message(`change-${change as ValueChange['type']}`);
      return line([code(path), types ? `${what} (${types})` : what, code(before), code(after)]);
    }),
  ].join('');
};

/** Code in a cell of a table: between more backticks than it has in a row, and without the sign that ends a cell. */
function markdownCode(text: string): string {
  const fence = codeFence(text);
  const pad = /^[` ]|[` ]$/.test(text) ? ' ' : '';
  return `${fence}${pad}${text.replaceAll('|', '\\|')}${pad}${fence}`;
}

function listChanges(
  differ: Differ,
  left: Node,
  right: Node,
  paths: 'pointer' | 'javascript',
  ctx: Context<CharacterName>,
) {
  const counts = { added: 0, removed: 0, changed: 0, order: 0, moved: 0 };
  let differing = 0;
  const rows: string[][] = [];
  const values = new ValueWriter();
  const alike: { readonly path: string; readonly left: string; readonly right: string }[] = [];
  for (const change of changesOf(differ, left, right)) {
    counts[change.type]++;
    const [before, after] = [change.left, change.right];
    if (change.type !== 'order') differing += (before ? countLeaves(before) : 0) + (after ? countLeaves(after) : 0);
    const path = writePath(change.path, paths, '');
    const isOrder = change.type === 'order';
    const written = (node: Node | undefined) => (node ? (isOrder ? keysOf(node) : values.onLine(node)) : '');
    const to = change.to && writePath(change.to, paths, '');
    const types = before && after && before.type !== after.type ? `${before.type} → ${after.type}` : '';
    const shown = (written: string) => (paths === 'javascript' ? written.replace(/^\./, '') : written);
    if (before?.type === 'string' && after?.type === 'string' && areLookAlikes(before.value, after.value))
      alike.push({ path: shown(path), left: before.value, right: after.value });
    rows.push([shown(path), change.type, written(before), to === undefined ? written(after) : shown(to), types]);
  }
  const [first] = alike;
  if (first) reportLookAlike(first.left, first.right, { n: alike.length, path: first.path }, ctx);
  return { rows, counts, differing };
}

const keysOf = (node: Node): string => (node.type === 'object' ? node.entries.map(({ key }) => key).join(', ') : '');

/**
 * A JSON Patch (RFC 6902) that makes one document of the other.
 * @throws ToolError a syntax error of either, `right-empty`
 */
export const patch: RunOf<typeof tool, 'patch'> = (json, options, ctx) => {
  const { direction, test, arrays, arrayKey, arrayKeys } = options;
  const { left, right, differ } = read(json, options, { ...exactly, arrays, arrayKey, arrayKeys }, ctx);
  const values = new ValueWriter();
  const written = writeJsonPatch(differ, direction === 'forward' ? [left, right] : [right, left], test, values);
  values.report(ctx);
  return written;
};

/**
 * A JSON Merge Patch (RFC 7396) that makes one document of the other, as far as one can.
 * @throws ToolError a syntax error of either, `right-empty`
 */
export const mergePatch: RunOf<typeof tool, 'mergePatch'> = (json, options, ctx) => {
  const { direction } = options;
  const { left, right, differ } = read(json, options, exactly, ctx);
  const [from, to] = direction === 'forward' ? [left, right] : [right, left];
  return write(makeMergePatch(differ, from, to, ctx), ctx);
};

/**
 * What a JSON Patch, which is an array, or a JSON Merge Patch makes of a document.
 * @throws ToolError a syntax error of either, `patch-empty`, those of `applyJsonPatch`
 */
export const applyPatch: RunOf<typeof tool, 'applyPatch'> = (json, options, ctx) => {
  const document = readValue(json, options.notation, ctx);
  const changes = readSecond('patch', options.patch, 'json', ctx);
  const comments = withoutComments(document);
  if (comments > 0) ctx.notice('comments-dropped', { n: comments });
  withoutComments(changes);
  return write(changes.type === 'object' ? applyMergePatch(document, changes) : applyJsonPatch(document, changes), ctx);
};

/**
 * Whether two documents are the same by meaning.
 * @throws ToolError a syntax error of either, `right-empty`, `bad-pointer`, `bad-array-key`
 */
export const equal: RunOf<typeof tool, 'equal'> = (json, options, ctx) => {
  const { left, right, differ } = read(json, options, options, ctx);
  return changesOf(differ, left, right).next().done === true;
};

/**
 * Two documents side by side.
 * @throws ToolError a syntax error of either, `right-empty`, `bad-pointer`, `bad-array-key`
 */
export const compare: RunOf<typeof tool, 'compare'> = (json, options, ctx) => {
  const { left, right, differ } = read(json, options, options, ctx);
  const { comparison, places } = compareDocuments(differ, left, right);
  const isSame = comparison.runs.length === 0;
  const isSpelledAlike = () => {
    const strictly = new Differ(left, right, { ...exactly, numbers: 'text', keyOrder: true });
    return strictly.isSame(left, right);
  };
  return {
    comparison,
    places,
    unified: writeUnified(comparison),
    verdict: isSame ? (isSpelledAlike() ? 'same' : 'spelled') : 'different',
  };
};

function write(node: Node, ctx: Context): string {
  const values = new ValueWriter();
  const written = values.indented(node);
  values.report(ctx);
  return written;
}

/** Both documents and what compares them, which the operations of the page share. */
function read(
  text: string,
  { right: other, notation }: { readonly right: string; readonly notation: Notation },
  comparing: Comparing,
  ctx: Context,
) {
  const [left, right] = ctx.reuse(['documents', text, other, notation], (notice) => {
    const host = { ...ctx, notice };
    const first = readValue(text, notation, host);
    ctx.progress(1 / 3);
    const second = readSecond('right', other, notation, host);
    ctx.progress(2 / 3);
    for (const node of [first, second]) withoutComments(node);
    return [first, second] as const;
  });
  const { arrays, arrayKey, arrayKeys, numbers, tolerance, strings, nullIsMissing, keyOrder, ignore } = comparing;
  const inputs = [
    left,
    right,
    arrays,
    arrayKey,
    arrayKeys,
    numbers,
    tolerance,
    strings,
    nullIsMissing,
    keyOrder,
    ignore,
  ];
  return { left, right, differ: ctx.reuse(['differ', ...inputs], () => new Differ(left, right, comparing)) };
}

export { csvDiff };
