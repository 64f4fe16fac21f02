import { ToolError } from '#core/tool.ts';
import { append } from '#lib/collections/append.ts';
import { afterLine, beforeLine, Change, type Comparison, hunksOf, type Stretch } from '#lib/diff/comparison.ts';
import { patchLineStarts, splitLine } from '#lib/diff/lines.ts';

const noEnd = '\n\\ No newline at end of file\n';

/** The unified patch of a comparison, whose lines LF ends, as `diff -u` writes it; empty where nothing differs. */
export function writePatch(
  comparison: Comparison,
  names: { readonly before: string; readonly after: string },
  context: number,
): string {
  const hunks = [...hunksOf(comparison, context)];
  if (hunks.length === 0) return '';
  const header = `--- ${names.before}\n+++ ${names.after}\n`;
  let [before, after, row] = [0, 0, 0];
  const parts = hunks.map((hunk) => {
    for (; row < hunk.from; row++) {
      if ((comparison.beforeLines[row] ?? -1) >= 0) before++;
      if ((comparison.afterLines[row] ?? -1) >= 0) after++;
    }
    const { lines, removed, added } = writeHunk(comparison, hunk);
    const range = `@@ -${span(before, removed)} +${span(after, added)} @@\n`;
    before += removed;
    after += added;
    row = hunk.to;
    return range + lines;
  });
  return header + parts.join('');
}

/** The same as git writes it, for one file; empty where nothing differs. */
export function writeGitPatch(comparison: Comparison, path: string, context: number): string {
  const [before, after] = [gitName(`a/${path}`), gitName(`b/${path}`)];
  // A tab ends a name in which there are spaces.
  const end = path.includes(' ') ? '\t' : '';
  const patch = writePatch(comparison, { before: before + end, after: after + end }, context);
  return patch && `diff --git ${before} ${after}\n${patch}`;
}

/** In quotes, with escapes, where it has characters that would end or change it. */
const gitName = (name: string): string => (/["\\\t]/.test(name) ? JSON.stringify(name) : name);

/** The first line and the number of lines; of none, the line before. */
const span = (before: number, count: number): string => {
  const first = count === 0 ? before : before + 1;
  return count === 1 ? String(first) : `${first},${count}`;
};

function writeHunk(comparison: Comparison, { from, to }: Stretch) {
  const written: string[] = [];
  const held: string[] = [];
  let [removed, added] = [0, 0];
  const line = (sign: string, text: string): string => sign + (/[\n]$/.test(text) ? text : text + noEnd);
  const flush = () => append(written, held.splice(0));
  for (let row = from; row < to; row++) {
    const [before, after] = [beforeLine(comparison, row), afterLine(comparison, row)];
    const isSame = comparison.changes[row] === Change.same && before !== undefined && after !== undefined;
    if (isSame) flush();
    if (before !== undefined) {
      removed++;
      written.push(line(isSame ? ' ' : '-', before));
    }
    if (after !== undefined) added++;
    // Additions follow all removals of their block.
    if (after !== undefined && !isSame) held.push(line('+', after));
  }
  flush();
  return { lines: written.join(''), removed, added };
}

interface Hunk {
  /** Where it begins in the patch. */
  readonly at: number;
  readonly start: number;
  readonly lines: readonly string[];
}

/**
 * The text that a unified patch makes of another; every line of the patch has to fit exactly.
 * @throws ToolError `no-patch`, `several-files`, `bad-hunk` {n}, `hunk-does-not-fit` {n, number, wanted, found}; places are in the patch
 */
export function applyPatch(text: string, patch: string): string {
  const starts = patchLineStarts(text);
  const lineOf = (line: number): string | undefined =>
    line < starts.length - 1 ? text.slice(starts[line], starts[line + 1]) : undefined;
  const result: string[] = [];
  let next = 0;
  for (const [index, { at, start, lines }] of readHunks(patch).entries()) {
    const n = index + 1;
    if (start < next) throw new ToolError('bad-hunk', { n }, at);
    result.push(text.slice(starts[next], starts[start] ?? text.length));
    next = start;
    for (const line of lines) {
      const [sign, content] = [line.charAt(0), line.slice(1)];
      if (sign !== '+') {
        const found = lineOf(next);
        if (found !== content)
          throw new ToolError(
            'hunk-does-not-fit',
            { n, number: next + 1, wanted: splitLine(content)[0], found: splitLine(found ?? '')[0] },
            at,
          );
        next++;
      }
      if (sign !== '-') result.push(content);
    }
  }
  return result.join('') + text.slice(starts[next] ?? text.length);
}

const header = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/;

/** The hunks of a patch of one file; other lines are passed over. */
function readHunks(patch: string): readonly Hunk[] {
  const lines = patch.match(/[^\n]*\n|[^\n]+$/g) ?? [];
  let offset = 0;
  const hunks: Hunk[] = [];
  for (let at = 0; at < lines.length; ) {
    const begin = offset;
    const first = lines[at++] ?? '';
    offset += first.length;
    const found = header.exec(first);
    if (hunks.length > 0 && /^(?:diff --git|--- )/.test(first))
      throw new ToolError('several-files', {}, offset - first.length);
    if (!found) continue;
    const [before, after] = [Number(found[2] ?? 1), Number(found[4] ?? 1)];
    const own: string[] = [];
    let [removed, added] = [0, 0];
    for (; removed < before || added < after; at++) {
      const line = lines[at];
      offset += line?.length ?? 0;
      // Some programs drop the space of an empty line.
      const whole = line === '\n' ? ' \n' : line;
      if (whole === undefined || !/^[-+ ]/.test(whole)) {
        if (whole?.startsWith('\\')) continue;
        throw new ToolError('bad-hunk', { n: hunks.length + 1 }, begin);
      }
      if (!whole.startsWith('+')) removed++;
      if (!whole.startsWith('-')) added++;
      own.push(lines[at + 1]?.startsWith('\\') ? whole.replace(/\n$/, '') : whole);
    }
    hunks.push({ at: begin, start: before === 0 ? Number(found[1]) : Number(found[1]) - 1, lines: own });
  }
  if (hunks.length === 0) throw new ToolError('no-patch');
  return hunks;
}
