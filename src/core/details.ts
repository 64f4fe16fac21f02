import { flows } from './kinds.ts';
import type { Operation, Tool } from './tool.ts';

/**
 * Whether the details of an operation run on its input or on its output: on the value whose kind they take, else on one
 * that flows into it, the input first. Undefined where neither does.
 */
export function detailsSource(
  { input, output }: Operation,
  { input: wanted }: Operation,
): 'input' | 'output' | undefined {
  if (wanted === undefined) return undefined;
  const result = typeof output === 'string' ? output : undefined;
  if (input === wanted) return 'input';
  if (result === wanted) return 'output';
  if (input !== undefined && flows(input, wanted) !== 'no') return 'input';
  return result !== undefined && flows(result, wanted) !== 'no' ? 'output' : undefined;
}

/** The operations that a page offers: those declared, else all public ones that are not details of another. */
export function offeredOperations({ page, operations }: Tool): readonly string[] {
  if (page?.operations) return page.operations;
  const details = new Set(Object.values(operations).map((operation) => operation.details));
  return Object.keys(operations).filter((name) => !operations[name]?.internal && !details.has(name));
}
