import type { Diagnostic } from '../diagnostics.ts';
import { InputError } from '../report.ts';
import { UsageError } from '../usage-error.ts';

export const onErrors = ['stop', 'empty', 'keep', 'skip'] as const;

/** What happens to a line that fails: it ends the run, becomes an empty line, stays as it is, or is left out. */
export type OnError = (typeof onErrors)[number];

/** Reports of further failures are counted only. */
const maxReported = 20;

/**
 * Changes each line of a text; their line breaks stay. Reports the lines that fail.
 * @throws InputError naming the line, where that ends the run
 */
export async function changeLines(
  text: string,
  change: (line: string) => Promise<unknown>,
  onError: OnError,
  report: (failure: Diagnostic) => Promise<void>,
): Promise<{ readonly text: string; readonly failures: number }> {
  const parts = text.split(/(\r\n|\r|\n)/);
  if (parts.at(-1) === '') parts.pop();
  const changed: string[] = [];
  let failures = 0;
  for (let at = 0; at < parts.length; at += 2) {
    const [line = '', lineBreak = ''] = parts.slice(at, at + 2);
    try {
      changed.push(toLine(await change(line)), lineBreak);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      const { diagnostic } = error;
      const failure = { ...diagnostic, message: `line ${at / 2 + 1}, ${diagnostic.message}` };
      if (onError === 'stop') throw new InputError(failure);
      if (failures++ < maxReported) await report(failure);
      if (onError !== 'skip') changed.push(onError === 'keep' ? line : '', lineBreak);
    }
  }
  if (failures > maxReported)
    await report({ code: 'more-failures', message: `${failures - maxReported} more lines failed.` });
  return { text: changed.join(''), failures };
}

/** @throws UsageError for a result that is not text */
function toLine(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'object')
    throw new UsageError('With --each line, the last step must give text. Use --pick, or add a step.');
  return String(value);
}
