import type { OnError } from '#core/execution/each.ts';
import { changeEach } from '#host/each/change-each.ts';
import type { Parts } from '#host/each/parts.ts';
import type { Report } from '../../call.ts';
import type { Diagnostic } from '../../diagnostics.ts';
import { startProgress } from '../../progress.ts';
import { InputError } from '../../report.ts';
import type { Streams } from '../../streams.ts';
import type { Done } from './change-value.ts';

/** Reports of further failures are counted only; those of files are all made, since each has to be found. */
const maxReported = 20;

/**
 * Changes each value of a text, with progress. Reports notices, and those that fail, by their number and name.
 * @throws InputError naming the value, where that ends the run; ToolError `not-text`
 */
export async function changeAndReport(
  parts: Parts,
  change: (value: string, index: number) => Promise<Done>,
  onError: OnError,
  report: Report,
  streams: Streams,
): Promise<{ readonly text: string; readonly failures: number }> {
  const { noun, values } = parts;
  const progress = startProgress(streams);
  let failures = 0;
  const named = (index: number, diagnostic: Diagnostic): Diagnostic => {
    const name = noun === 'file' ? ` (${values[index]})` : '';
    return { ...diagnostic, message: `${noun} ${index + 1}${name}, ${diagnostic.message}` };
  };
  const tell: Report = (diagnostic) => {
    progress.clear();
    return report(diagnostic);
  };
  const attempt = async (value: string, index: number) => {
    const { notices, ...changed } = await change(value, index);
    for (const notice of notices) await tell(named(index, notice));
    return changed;
  };
  const onFailed = async (index: number, diagnostic: Diagnostic) => {
    const failure = named(index, diagnostic);
    if (onError === 'stop') throw new InputError(failure);
    if (failures++ < maxReported || noun === 'file') await tell(failure);
  };
  try {
    const text = await changeEach(parts, attempt, onError === 'stop' ? 'skip' : onError, onFailed, (count) =>
      progress.report(count / values.length),
    );
    if (failures > maxReported && noun !== 'file')
      await tell({ code: 'more-failures', message: `${failures - maxReported} more ${noun}s failed.` });
    return { text, failures };
  } finally {
    progress.clear();
  }
}
