import { type AST, visitRegExpAST } from '@eslint-community/regexpp';
import { maxOf, minOf } from '#lib/collections/extremes.ts';

/** The groups that capture, in the order of their numbers. */
export function groupsIn(node: AST.Node): readonly AST.CapturingGroup[] {
  const own = node.type === 'CapturingGroup' ? [node] : [];
  const children =
    'alternatives' in node && node.type !== 'ClassStringDisjunction'
      ? node.alternatives
      : 'elements' in node && node.type === 'Alternative'
        ? node.elements
        : node.type === 'Quantifier'
          ? [node.element]
          : [];
  return [...own, ...children.flatMap((child) => groupsIn(child))];
}

/** The lengths, in characters, that a part of a pattern can match. */
export function lengthOf(node: AST.Element | AST.Alternative): readonly [min: number, max: number] {
  switch (node.type) {
    case 'Alternative':
      return sum(node.elements.map((element) => lengthOf(element)));
    case 'Group':
    case 'CapturingGroup': {
      const all = node.alternatives.map((alternative) => lengthOf(alternative));
      return [
        minOf(
          all.map(([min]) => min),
          Number.POSITIVE_INFINITY,
        ),
        maxOf(
          all.map(([, max]) => max),
          0,
        ),
      ];
    }
    case 'Quantifier': {
      const [min, max] = lengthOf(node.element);
      return [min * node.min, max === 0 ? 0 : max * node.max];
    }
    case 'Assertion':
      return [0, 0];
    case 'Backreference':
      return [0, Number.POSITIVE_INFINITY];
    default:
      return [1, 1];
  }
}

const sum = (lengths: readonly (readonly [number, number])[]): readonly [number, number] =>
  lengths.reduce(([a, b], [min, max]) => [a + min, b + max], [0, 0]);

/** Whether a pattern can match without a group: it is optional, or in one of several alternatives. */
export function mayBeUnset(group: AST.CapturingGroup): boolean {
  for (let node: AST.Node | null = group; node?.parent; node = node.parent) {
    const { parent }: AST.Node = node;
    if (parent.type === 'Quantifier' && parent.min === 0) return true;
    if (node.type === 'Alternative' && 'alternatives' in parent && parent.alternatives.length > 1) return true;
  }
  return false;
}

/** Whether a reference is in its own group or before it: there, JavaScript has always forgotten the group. */
export function isNeverSet(group: AST.CapturingGroup, reference: AST.Backreference): boolean {
  if (group.start < reference.start && reference.end < group.end) return true;
  return reference.end <= group.start && !isBehind(group, reference);
}

/** Whether both are in one lookbehind, which is matched from its end. */
function isBehind(group: AST.CapturingGroup, reference: AST.Backreference): boolean {
  const nodes: AST.Node[] = [reference];
  for (let node = reference.parent as AST.Node | null; node; node = node.parent) nodes.push(node);
  return nodes.some(
    (node) =>
      node.type === 'Assertion' && node.kind === 'lookbehind' && node.start < group.start && group.end < node.end,
  );
}

/** Whether a pattern may match nothing where it could also match more: by a lazy quantifier, or an earlier alternative. */
export function mayPreferEmpty(tree: AST.Pattern): boolean {
  const { alternatives } = tree;
  const lengths = alternatives.map((alternative) => lengthOf(alternative));
  if (!lengths.some(([min]) => min === 0) || !lengths.some(([, max]) => max > 0)) return false;
  let isFound = lengths.slice(0, -1).some(([min]) => min === 0);
  const isEmptyFirst = (node: AST.Group | AST.CapturingGroup) => {
    isFound ||= node.alternatives.slice(0, -1).some((alternative) => lengthOf(alternative)[0] === 0);
  };
  visitRegExpAST(tree, {
    onGroupEnter: isEmptyFirst,
    onCapturingGroupEnter: isEmptyFirst,
    onQuantifierEnter: ({ greedy, min, max }) => {
      isFound ||= !greedy && min < max;
    },
  });
  return isFound;
}
