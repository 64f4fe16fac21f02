import { UsageError } from '../../usage-error.ts';

/**
 * The result of the steps as text, for a line or a field.
 * @throws UsageError for one that is not text
 */
export function textOf(result: unknown, each: string): string {
  if (result === undefined || result === null) return '';
  if (typeof result === 'object')
    throw new UsageError(`With --each ${each}, the last step must give text. Use --pick, or add a step.`);
  return String(result);
}
