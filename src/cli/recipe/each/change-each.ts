import type { Diagnostic } from '../../diagnostics.ts';
import { InputError } from '../../report.ts';

export const onErrors = ['stop', 'empty', 'keep', 'skip'] as const;

/** What happens to a value that fails: it ends the run, becomes empty, stays as it is, or is left out. */
export type OnError = (typeof onErrors)[number];

/** What became of a value. */
export type Changed = { readonly result: unknown } | { readonly failed: Exclude<OnError, 'stop'> };

/** A text taken apart into the values that the steps run on. */
export interface Parts {
  /** What a value is called in messages. */
  readonly noun: 'line' | 'item' | 'record' | 'file';
  /** What one of them is called there instead of by its number. */
  readonly nameOf?: (index: number) => string;
  /** Undefined is one that stays: it counts, but nothing runs on it. */
  readonly values: readonly (string | undefined)[];
  /** The text with what became of each value. */
  join(changed: readonly Changed[]): string | Promise<string>;
}

/** Reports of further failures are counted only. */
const maxReported = 20;

/**
 * Changes each value of a text. Reports those that fail.
 * @throws InputError naming the value, where that ends the run
 */
export async function changeEach(
  { noun, nameOf = (index) => `${noun} ${index + 1}`, values, join }: Parts,
  change: (value: string) => Promise<unknown>,
  onError: OnError,
  report: (failure: Diagnostic) => Promise<void>,
): Promise<{ readonly text: string; readonly failures: number }> {
  const changed: Changed[] = [];
  let failures = 0;
  for (const [index, value] of values.entries()) {
    try {
      changed.push({ result: value === undefined ? undefined : await change(value) });
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      const { diagnostic } = error;
      const failure = { ...diagnostic, message: `${nameOf(index)}, ${diagnostic.message}` };
      if (onError === 'stop') throw new InputError(failure);
      if (failures++ < maxReported) await report(failure);
      changed.push({ failed: onError });
    }
  }
  if (failures > maxReported)
    await report({ code: 'more-failures', message: `${failures - maxReported} more ${noun}s failed.` });
  return { text: await join(changed), failures };
}
