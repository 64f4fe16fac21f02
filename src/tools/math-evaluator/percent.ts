import type { FunctionNode, MathNode, OperatorNode } from 'mathjs';
import type { Engine } from './engine.ts';

/** The function as which `respell` writes a percentage that the parser would take for a modulus. */
export const percentName = '__percent';

/**
 * Adds two percentages as numbers, so that `25% + 25%` is 0.5. One that is added to anything else stays a percentage of
 * that: `100 + 10%` is 110. Calls of `percentName` become percentages.
 */
export function resolvePercentages(root: MathNode, { math, parse }: Pick<Engine, 'math' | 'parse'>): MathNode {
  const { OperatorNode: Operator } = math as unknown as {
    readonly OperatorNode: new (
      op: string,
      fn: string,
      args: readonly MathNode[],
      isImplicit?: boolean,
      isPercentage?: boolean,
    ) => OperatorNode;
  };
  const resolve = (node: MathNode): MathNode => {
    // The parser has made `a + b%` of `a + a * b%`.
    const [a, b] = argsOf(node);
    const added = isSum(node) && b && argsOf(b)[0] === a ? argsOf(b)[1] : undefined;
    if (a && added && isPercentage(added)) return sum(node as OperatorNode, resolve(a), resolve(added));
    const resolved = node.map(resolve);
    if (nameOf(resolved) === percentName)
      return new Operator('/', 'divide', [...argsOf(resolved), parse('100')], false, true);
    const [left, right] = argsOf(resolved);
    return isSum(resolved) && left && right && isPercentage(right)
      ? sum(resolved as OperatorNode, left, right)
      : resolved;
  };
  const sum = ({ op, fn }: OperatorNode, left: MathNode, right: MathNode): MathNode =>
    new Operator(op, fn, [left, isPercent(left) ? right : new Operator('*', 'multiply', [left, right])]);
  return resolve(root);
}

const argsOf = (node: MathNode): readonly MathNode[] => (node as Partial<OperatorNode>).args ?? [];
const nameOf = (node: MathNode): string =>
  node.type === 'FunctionNode' ? ((node as FunctionNode).fn as unknown as { readonly name: string }).name : '';
const operatorOf = (node: MathNode): unknown => (node as { readonly fn?: unknown }).fn;
const isSum = (node: MathNode): boolean => operatorOf(node) === 'add' || operatorOf(node) === 'subtract';
const isPercentage = (node: MathNode): boolean => 'isPercentage' in node && node.isPercentage === true;

/** A percentage, or a sum of such. */
function isPercent(node: MathNode): boolean {
  if (isPercentage(node)) return true;
  if (node.type === 'ParenthesisNode') return isPercent((node as unknown as { readonly content: MathNode }).content);
  const isMade = isSum(node) || operatorOf(node) === 'unaryMinus';
  return isMade && argsOf(node).every(isPercent);
}
