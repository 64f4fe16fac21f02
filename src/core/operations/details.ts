import { flows } from '#core/kinds/kinds.ts';
import type { Operation } from '#core/tool.ts';

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
