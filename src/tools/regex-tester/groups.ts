import type { AST } from '@eslint-community/regexpp';
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
