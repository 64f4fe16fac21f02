import { type AST, visitRegExpAST } from '@eslint-community/regexpp';
import { findRisk } from './find-risk.ts';
import { parseSource } from './parse-source.ts';
import type { ReadPattern } from './pattern.ts';

/** Nested repetitions that are rewritten. */
const maxRewritten = 10;

/**
 * Rewrites repetitions in repetitions, such as `(a+)+`, as ones that match the same text in the same groups.
 * @returns the source of a pattern without a risk; undefined where none is known
 */
export function rewriteSafely(pattern: ReadPattern): string | undefined {
  let present = pattern;
  for (let n = 0; n < maxRewritten; n++) {
    const source = rewriteFirst(present);
    if (source === undefined) return undefined;
    present = { ...present, source, tree: parseSource(source, pattern.flags) };
    if (!findRisk(present)) return source;
  }
  return undefined;
}

/** The source with the first nested repetition rewritten. */
function rewriteFirst({ source, tree }: ReadPattern): string | undefined {
  let rewritten: string | undefined;
  visitRegExpAST(tree, {
    onQuantifierEnter(outer) {
      const inner = onlyPartOf(outer.element);
      if (rewritten !== undefined || !inner || ![outer, inner].every(isOpen) || isReferredTo(outer)) return;
      const { raw, start } = inner.element;
      const before = source.slice(outer.start, start);
      const after = source.slice(inner.end, outer.element.end);
      // Where the group may be absent, no round of it is empty.
      const repeated = outer.min === 0 ? `${raw}+${after}?` : `${source.slice(start, inner.end)}${after}`;
      rewritten = source.slice(0, outer.start) + before + repeated + source.slice(outer.end);
    },
  });
  return rewritten;
}

/** Greedy `*` and `+`, however they are written. */
const isOpen = ({ min, max, greedy }: AST.Quantifier): boolean =>
  greedy && max === Number.POSITIVE_INFINITY && min <= 1;

/** Whether a backreference depends on how the rounds of a repetition share its text. */
function isReferredTo(outer: AST.Quantifier): boolean {
  let isFound = false;
  visitRegExpAST(outer, {
    onCapturingGroupEnter: ({ references }) => {
      isFound ||= references.length > 0;
    },
  });
  return isFound;
}

/** The repetition that is all of a group. */
function onlyPartOf(node: AST.Element): AST.Quantifier | undefined {
  if ((node.type !== 'Group' && node.type !== 'CapturingGroup') || node.alternatives.length !== 1) return undefined;
  const [only, ...others] = node.alternatives[0]?.elements ?? [];
  return only?.type === 'Quantifier' && others.length === 0 ? only : undefined;
}
