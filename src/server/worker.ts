/** The entry of a thread of the pool: one job at a time. */
import { parentPort, workerData } from 'node:worker_threads';
import { DiskBlob } from '../cli/disk-blob.ts';
import { runHttpJob } from './http/http-job.ts';
import type { Job, JobOutcome, Request, Response } from './job.ts';
import type { PoolOptions } from './pool.ts';
import { toProblem } from './problem.ts';
import { sizeOfResult } from './result-size.ts';
import { runJob } from './run-job.ts';

/** In milliseconds. */
const progressInterval = 50;
const send = (response: Response) => parentPort?.postMessage(response);
const { maxResult } = workerData as Pick<Required<PoolOptions>, 'maxResult'>;
let controller = new AbortController();

async function answer(job: Job): Promise<void> {
  controller = new AbortController();
  let lastProgress = 0;
  const { signal } = controller;
  const progress = (fraction: number) => {
    const now = performance.now();
    if (now - lastProgress < progressInterval) return;
    lastProgress = now;
    send({ type: 'progress', fraction });
  };
  const context = { signal, progress };
  const outcome = 'http' in job ? await runHttpJob(job, context) : await runJob(job, context);
  send({ type: 'outcome', outcome: await toCloneable(await limitSize(outcome, job)) });
}

async function limitSize(outcome: JobOutcome, { locale }: Job): Promise<JobOutcome> {
  if (!('value' in outcome)) return outcome;
  const size = sizeOfResult(outcome.value);
  if (size <= maxResult) return outcome;
  const params = { megabytes: Math.ceil(size / 2 ** 20), most: maxResult / 2 ** 20 };
  const { notices, duration } = outcome;
  return { failure: await toProblem('memory', 'large-result', params, locale), notices, duration };
}

/** The outcome, with files on disk in memory: only their path would be passed on. */
async function toCloneable(outcome: JobOutcome): Promise<JobOutcome> {
  if (!('value' in outcome)) return outcome;
  const { value } = outcome;
  const isRecord = Object.getPrototypeOf(value ?? []) === Object.prototype;
  if (!isRecord) return { ...outcome, value: await inMemory(value) };
  const parts = Object.entries(value as object).map(async ([name, part]) => [name, await inMemory(part)] as const);
  return { ...outcome, value: Object.fromEntries(await Promise.all(parts)) };
}

const inMemory = async (value: unknown): Promise<unknown> =>
  value instanceof DiskBlob ? new Blob([await value.arrayBuffer()], { type: value.type }) : value;

parentPort?.on('message', (request: Request) => {
  if (request.type === 'abort') controller.abort();
  else void answer(request.job);
});
send({ type: 'ready' });
