import type { OnError } from '#core/execution/each.ts';
import { changeEach } from '#host/each/change-each.ts';
import type { Parts } from '#host/each/parts.ts';
import type { Diagnostic } from '../../diagnostics.ts';
import { InputError } from '../../report.ts';

/** Reports of further failures are counted only. */
const maxReported = 20;

/**
 * Changes each value of a text. Reports those that fail.
 * @param change throws InputError where a value is wrong
 * @param nameOf what a value is called in messages instead of by its number
 * @throws InputError naming the value, where that ends the run; ToolError `not-text`
 */
export async function changeAndReport(
  parts: Parts,
  change: (value: string) => Promise<unknown>,
  onError: OnError,
  report: (failure: Diagnostic) => Promise<void>,
  nameOf = (index: number) => `${parts.noun} ${index + 1}`,
): Promise<{ readonly text: string; readonly failures: number }> {
  let failures = 0;
  const attempt = async (value: string) => {
    try {
      return { result: await change(value) };
    } catch (error) {
      if (error instanceof InputError) return { failure: error.diagnostic };
      throw error;
    }
  };
  const onFailed = async (index: number, diagnostic: Diagnostic) => {
    const failure = { ...diagnostic, message: `${nameOf(index)}, ${diagnostic.message}` };
    if (onError === 'stop') throw new InputError(failure);
    if (failures++ < maxReported) await report(failure);
  };
  const text = await changeEach(parts, attempt, onError === 'stop' ? 'skip' : onError, onFailed);
  if (failures > maxReported)
    await report({ code: 'more-failures', message: `${failures - maxReported} more ${parts.noun}s failed.` });
  return { text, failures };
}
