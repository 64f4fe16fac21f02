import type { OnError } from '#core/execution/each.ts';
import type { Changed, Parts } from './parts.ts';

/** What a value becomes, or why it does not. */
export type Change<F> = { readonly result: unknown } | { readonly failure: F };

/**
 * Changes each value of a text, one after another.
 * @param onFailed gets each failure, with the index of its value; what it throws ends the run
 * @param onDone gets how many values are done
 * @throws ToolError `not-text`
 */
export async function changeEach<F>(
  { values, join }: Parts,
  change: (value: string, index: number) => Promise<Change<F>>,
  failed: Exclude<OnError, 'stop'>,
  onFailed: (index: number, failure: F) => void | Promise<void>,
  onDone: (count: number) => void = () => {},
): Promise<string> {
  const changed: Changed[] = [];
  for (const [index, value] of values.entries()) {
    const one = value === undefined ? { result: undefined } : await change(value, index);
    if ('failure' in one) await onFailed(index, one.failure);
    changed.push('failure' in one ? { failed } : one);
    onDone(index + 1);
  }
  return join(changed);
}
