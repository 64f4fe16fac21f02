import type { MathNode, OperatorNode } from 'mathjs';
import { nodesIn } from './nodes.ts';

/** An operation on truth values, and the call that works on the bits of the same numbers. */
export interface Logical {
  readonly text: string;
  readonly bits: string;
}

const onBits: Readonly<Record<string, string>> = { and: 'bitAnd', or: 'bitOr', xor: 'bitXor', not: 'bitNot' };

/** The first `and`, `or`, `xor` or `not` of a number other than 0 and 1: most people mean its bits. */
export function logicalOnNumbers(node: MathNode, scope: ReadonlyMap<string, unknown>): Logical | undefined {
  for (const part of nodesIn(node)) {
    const { fn, args } = part as OperatorNode;
    const call = part.type === 'OperatorNode' && Object.hasOwn(onBits, fn) ? onBits[fn] : undefined;
    if (call && args.some((arg) => isNumber(knownValue(arg, scope))))
      return { text: String(part), bits: `${call}(${args.join(', ')})` };
  }
  return undefined;
}

function knownValue(node: MathNode, scope: ReadonlyMap<string, unknown>): unknown {
  const { name, value } = node as unknown as { readonly name?: string; readonly value?: unknown };
  return node.type === 'ConstantNode' ? value : node.type === 'SymbolNode' ? scope.get(name ?? '') : undefined;
}

const isNumber = (value: unknown): boolean =>
  (typeof value === 'number' || (typeof value === 'object' && value !== null && 's' in value)) &&
  !['0', '1'].includes(String(value));
