import { ToolError } from '#core/tool.ts';
import type { Comparison } from '#lib/diff/comparison.ts';
import { patchLineStarts, splitLine } from '#lib/diff/lines.ts';
import { writePatch } from '#lib/diff/write-patch.ts';

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
