/** Changes values in worker threads, several at a time. */
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { onInterruption } from '../../interruptions.ts';
import { Interrupted } from '../../report.ts';
import { UsageError } from '../../usage-error.ts';
import type { Done, Item, Job } from './change-value.ts';

/** What a thread says of the items that it got. */
export type Answer = { readonly done: readonly Done[] } | { readonly error: PlainError };

/** An error as it passes from a thread. */
interface PlainError {
  readonly isUsage: boolean;
  readonly message: string;
  readonly stack: string;
}

export interface Threads {
  /** What becomes of an item. */
  done(index: number): Promise<Done>;
  /** Ends the threads; they leave no partial file. */
  close(): Promise<void>;
}

/** The entry of a thread: beside this module in the source, above its chunk in the package. */
const entry = new URL(
  import.meta.url.endsWith('.ts') ? './thread-from-source.mjs' : '../pipe-worker.js',
  import.meta.url,
);

/** A message costs as much as many cheap values; the others wait for the thread that has the last ones. */
const maxBatch = 250;
const batchesOfThread = 8;

/** How long a thread may take to end what it writes, in milliseconds. One that does not notice is computing. */
const grace = 1_000;

/**
 * Starts threads that change items in their order, from an index on.
 * @param count of threads
 */
export function startThreads(items: readonly Item[], from: number, job: Job, count: number): Threads {
  const rest = items.length - from;
  const size = job.isFile ? 1 : Math.min(maxBatch, Math.ceil(rest / (count * batchesOfThread)));
  const batches = Array.from({ length: Math.ceil(rest / size) }, () => promised<readonly Done[]>());
  const waiting = batches.entries();
  let isOver = false;

  const end = (error: unknown): void => {
    isOver = true;
    for (const { reject } of batches) reject(error);
  };
  const work = async (worker: Worker): Promise<void> => {
    for (const [index, { resolve }] of waiting) {
      const start = from + index * size;
      worker.postMessage(items.slice(start, start + size));
      const [answer] = (await once(worker, 'message')) as [Answer];
      if ('error' in answer) return end(toError(answer.error));
      resolve(answer.done);
      isOver ||= job.stops && answer.done.some((one) => 'failure' in one);
      if (isOver) return;
    }
  };
  const workers = Array.from({ length: Math.min(count, batches.length) }, () => new Worker(entry, { workerData: job }));
  const ended = Promise.all(workers.map((worker) => work(worker).catch(end)));
  const ignoreInterruption = onInterruption((signal) => end(new Interrupted(signal)));

  return {
    async done(index) {
      const at = index - from;
      const done = await batches[Math.floor(at / size)]?.promise;
      return done?.[at % size] as Done;
    },
    async close() {
      isOver = true;
      for (const worker of workers) worker.postMessage('SIGTERM');
      const waited = new AbortController();
      await Promise.race([ended, setTimeout(grace, undefined, { signal: waited.signal }).catch(() => {})]);
      waited.abort();
      ignoreInterruption();
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}

/** A promise with what settles it. */
function promised<T>() {
  let resolve: (value: T) => void = () => {};
  let reject: (error: unknown) => void = () => {};
  const promise = new Promise<T>((...settle) => {
    [resolve, reject] = settle;
  });
  // Who waits for it gets the error; nobody has to.
  promise.catch(() => {});
  return { promise, resolve, reject };
}

const toError = ({ isUsage, message, stack }: PlainError): Error =>
  isUsage ? new UsageError(message) : Object.assign(new Error(message), { stack });
