/** Runs the steps on each value of the input, or on each file. */
import { availableParallelism } from 'node:os';
import type { OnError } from '#core/execution/each.ts';
import type { Parts } from '#host/each/parts.ts';
import type { Report } from '../../call.ts';
import type { Streams } from '../../streams.ts';
import type { Step } from '../steps.ts';
import { changeAndReport } from './change-each.ts';
import { changeValue, type Item, type Job, withoutText } from './change-value.ts';
import { startThreads, type Threads } from './threads.ts';

export interface Division {
  readonly parts: Parts;
  /** The files that the results become. */
  readonly targets: readonly string[] | undefined;
  readonly onError: OnError;
  /** How many threads; where nothing is said, one for each core, once it takes a while. */
  readonly jobs: number | undefined;
}

/** This long this thread works alone, in milliseconds: another one has to load code before it helps. */
const patience = 300;

/**
 * Changes each value and returns the text with the results, and how many failed.
 * @throws UsageError, InputError naming a value where that ends the run, Bug, Interrupted
 */
export async function runEach(
  { parts, targets, onError, jobs }: Division,
  steps: readonly Step[],
  job: Job,
  report: Report,
  streams: Streams,
): Promise<{ readonly text: string; readonly failures: number }> {
  const items = parts.values.map((value, index): Item => ({ value, target: targets?.[index] }));
  const begun = performance.now();
  let threads: Threads | undefined;
  const change = (_: string, index: number) => {
    const isLong = index < items.length / 2 && performance.now() - begun > patience;
    const count = Math.min(jobs ?? availableParallelism(), items.length - index);
    if ((jobs !== undefined || isLong) && count > 1) threads ??= startThreads(items, index, job, count);
    return threads ? threads.done(index) : changeValue(items[index] as Item, steps, job, streams);
  };
  try {
    return await changeAndReport(parts, change, onError, report, streams);
  } catch (error) {
    throw withoutText(error);
  } finally {
    await threads?.close();
  }
}
