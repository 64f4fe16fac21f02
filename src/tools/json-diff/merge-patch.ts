import type { Context } from '#core/tool.ts';
import type { Entry, Node, ObjectNode } from '#lib/data/node.ts';
import type { Differ } from './differ.ts';

const objectOf = (entries: Entry[]): ObjectNode => ({ type: 'object', entries, start: 0, end: 0, comments: undefined });

const entryOf = (key: string, literal: string | undefined, value: Node): Entry => ({
  key,
  literal,
  keyStart: 0,
  keyEnd: 0,
  value,
});

const nothing: Node = { type: 'null', start: 0, end: 0, comments: undefined };

/**
 * The JSON Merge Patch (RFC 7396) that makes the right value of the left one. What it cannot express is reported:
 * `nulls-lost` (`n`), `arrays-replaced` (`n`).
 */
export function makeMergePatch(differ: Differ, left: Node, right: Node, ctx: Pick<Context, 'notice'>): Node {
  const lost = { nulls: 0, arrays: 0 };
  const patchOf = (before: Node | undefined, after: Node): Node => {
    if (after.type !== 'object') {
      if (before?.type === 'array' && after.type === 'array') lost.arrays++;
      return after;
    }
    const former = before?.type === 'object' ? before : objectOf([]);
    const entries = differ.members(former, after).flatMap(({ key = '', literal, left: old, right: value, isSame }) => {
      if (!value) return [entryOf(key, literal, nothing)];
      if (isSame) return [];
      if (value.type === 'null') lost.nulls++;
      return [entryOf(key, literal, patchOf(old, value))];
    });
    return objectOf(entries);
  };
  const patch = patchOf(left, right);
  if (lost.nulls > 0) ctx.notice('nulls-lost', { n: lost.nulls });
  if (lost.arrays > 0) ctx.notice('arrays-replaced', { n: lost.arrays });
  return patch;
}

/** The value that a merge patch makes of another. */
export function applyMergePatch(target: Node | undefined, patch: Node): Node {
  if (patch.type !== 'object') return patch;
  const entries = new Map(target?.type === 'object' ? target.entries.map((entry) => [entry.key, entry]) : []);
  for (const { key, literal, value } of patch.entries) {
    const known = entries.get(key);
    if (value.type === 'null') entries.delete(key);
    else entries.set(key, entryOf(key, known?.literal ?? literal, applyMergePatch(known?.value, value)));
  }
  return objectOf([...entries.values()]);
}
