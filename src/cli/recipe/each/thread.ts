/** The entry of a thread that changes values. */
import { parentPort, workerData } from 'node:worker_threads';
import { UsageError } from '../../usage-error.ts';
import { toSteps } from '../to-steps.ts';
import { changeValue, type Done, type Item, type Job } from './change-value.ts';
import type { Answer } from './threads.ts';

const job = workerData as Job;
const steps = toSteps(job.recipe);

async function answer(items: readonly Item[]): Promise<Answer> {
  try {
    const done: Done[] = [];
    for (const item of items) {
      const one = await changeValue(item, await steps, job, process);
      done.push('result' in one ? { ...one, result: await toCloneable(one.result) } : one);
    }
    return { done };
  } catch (error) {
    const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
    return { error: { isUsage: error instanceof UsageError, message, stack } };
  }
}

/** A result with bytes of its own: of a file that is read as it is needed, only the path would be passed on. */
const toCloneable = async (result: unknown): Promise<unknown> =>
  result instanceof Blob
    ? new Uint8Array(await result.arrayBuffer())
    : result instanceof Uint8Array
      ? result.slice()
      : result;

parentPort?.on('message', (message: readonly Item[] | NodeJS.Signals) => {
  // Signals reach only the main thread.
  if (typeof message === 'string') process.emit(message as 'SIGTERM', message as 'SIGTERM');
  else void answer(message).then((answered) => parentPort?.postMessage(answered));
});
