/** Runs jobs in worker threads, one in each at a time, so that none can block or crash the process. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Job, JobOutcome, Request, Response } from './job.ts';
import { type ServerCode, toProblem } from './problem.ts';

export interface PoolOptions {
  /** The number of threads; one for each core by default. */
  readonly size?: number;
  /** The number of jobs that wait for a thread; more are refused. */
  readonly maxQueue?: number;
  /** In milliseconds, from the start of a job. One that has waited longer than that is refused. */
  readonly timeout?: number;
  /** The heap of a thread in megabytes, with the code of the tools that it has loaded. */
  readonly memory?: number;
  /** The largest result in bytes; unlimited by default. */
  readonly maxResult?: number;
}

export interface RunOptions {
  /** Ends the job: at once where it waits or notices, else by ending its thread. */
  readonly signal?: AbortSignal | undefined;
  /** Called with fractions from 0 to 1, at most 20 times a second. */
  readonly progress?: ((fraction: number) => void) | undefined;
}

export interface Pool {
  /** Runs a job, or queues it while all threads are busy; never rejects. */
  run(job: Job, options?: RunOptions): Promise<JobOutcome>;
  /** What is going on now. */
  readonly load: { readonly running: number; readonly queued: number; readonly threads: number };
  /** Ends all threads and jobs; later jobs are refused. */
  close(): Promise<void>;
}

/** The entry of a thread: beside this module in the source, above its chunk in the package. */
const entry = new URL(import.meta.url.endsWith('.ts') ? './worker-from-source.mjs' : '../worker.js', import.meta.url);

/** How long an aborted job may take to notice, in milliseconds, before its thread is ended. */
const grace = 200;

/** How long threads may take to end, in milliseconds: native code runs on. */
const closing = 2_000;

interface Task {
  readonly job: Job;
  /** Refuses it where it has waited too long. */
  waiting?: NodeJS.Timeout | undefined;
  isAborted?: true;
  readonly progress: (fraction: number) => void;
  /** Only the first call counts. */
  readonly settle: (outcome: JobOutcome | Promise<JobOutcome>) => void;
}

interface Thread {
  readonly worker: Worker;
  /** It has loaded its code: the time of a job counts from then. */
  isReady: boolean;
  task?: Task | undefined;
  timer?: NodeJS.Timeout | undefined;
}

/** Creates a pool, whose threads start when they are needed. While no job runs, it does not keep the process alive. */
export function createPool({
  size = availableParallelism(),
  maxQueue = 256,
  timeout = 30_000,
  memory = 256,
  maxResult = Number.POSITIVE_INFINITY,
}: PoolOptions = {}): Pool {
  const threads = new Set<Thread>();
  const queue: Task[] = [];
  let isClosed = false;

  const refuse = async (
    { locale }: Job,
    reason: 'aborted' | 'overloaded' | 'timeout' | 'memory' | 'bug',
    code: ServerCode = reason,
    detail = '',
  ): Promise<JobOutcome> => {
    const params = { seconds: timeout / 1_000, megabytes: memory, reason: detail };
    return { failure: await toProblem(reason, code, params, locale), notices: [], duration: 0 };
  };

  /** Takes the task from a thread, whose limits end with it. */
  const release = (thread: Thread): Task | undefined => {
    clearTimeout(thread.timer);
    const { task } = thread;
    thread.task = undefined;
    return task;
  };

  const stop = (thread: Thread): void => {
    const { task } = thread;
    // It is busy until it has ended, so that no more threads than `size` exist.
    void thread.worker.terminate();
    if (task) task.settle(refuse(task.job, 'timeout'));
  };

  const start = (thread: Thread, task: Task): void => {
    thread.task = task;
    thread.worker.ref();
    if (thread.isReady) limitTime(thread);
    try {
      send(thread, { type: 'run', job: task.job });
    } catch (error) {
      // Not everything can be cloned.
      release(thread)?.settle(refuse(task.job, 'bug', 'bug', String(error)));
    }
  };

  /** Of a job that was aborted, the grace time goes on. */
  const limitTime = (thread: Thread): void => {
    if (thread.task?.isAborted) return;
    clearTimeout(thread.timer);
    thread.timer = setTimeout(stop, timeout, thread);
  };

  const leaveQueue = (index: number): Task | undefined => {
    const [task] = index < 0 ? [] : queue.splice(index, 1);
    clearTimeout(task?.waiting);
    return task;
  };

  const next = (): void => {
    while (queue.length > 0) {
      const idle = [...threads].find(({ task }) => !task);
      if (!idle && threads.size >= size) return;
      start(idle ?? spawn(), leaveQueue(0) as Task);
    }
  };

  const spawn = (): Thread => {
    const worker = new Worker(entry, {
      workerData: { maxResult },
      resourceLimits: { maxOldGenerationSizeMb: memory },
      // What a library prints could hold an input, and belongs to no protocol.
      stdout: true,
      stderr: true,
    });
    worker.stdout.resume();
    worker.stderr.resume();
    const thread: Thread = { worker, isReady: false };
    threads.add(thread);
    worker.on('message', (response: Response) => {
      if (response.type === 'progress') return thread.task?.progress(response.fraction);
      if (response.type === 'ready') {
        thread.isReady = true;
        if (thread.task) limitTime(thread);
        return;
      }
      worker.unref();
      release(thread)?.settle(response.outcome);
      next();
    });
    worker.on('error', (error: NodeJS.ErrnoException) => {
      const { task } = thread;
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') task?.settle(refuse(task.job, 'memory'));
      else task?.settle(refuse(task.job, 'bug', 'bug', error.message));
    });
    worker.on('exit', () => {
      const task = release(thread);
      threads.delete(thread);
      task?.settle(refuse(task.job, isClosed ? 'aborted' : 'bug', isClosed ? 'closed' : 'bug'));
      next();
    });
    return thread;
  };

  const abort = (task: Task): void => {
    task.isAborted = true;
    task.settle(refuse(task.job, 'aborted'));
    leaveQueue(queue.indexOf(task));
    const thread = [...threads].find((one) => one.task === task);
    if (!thread) return;
    clearTimeout(thread.timer);
    thread.timer = setTimeout(stop, grace, thread);
    send(thread, { type: 'abort' });
  };

  return {
    async run(job, { signal, progress } = {}) {
      if (isClosed) return refuse(job, 'aborted', 'closed');
      if (signal?.aborted) return refuse(job, 'aborted');
      const isFull = threads.size >= size && [...threads].every(({ task }) => task);
      if (isFull && queue.length >= maxQueue) return refuse(job, 'overloaded');
      const { promise, settle } = withResolver<JobOutcome>();
      const report = (fraction: number) => signal?.aborted || progress?.(fraction);
      const task: Task = { job: ownBytes(job), progress: report, settle };
      // Threads may be busy with what cannot be ended.
      task.waiting = setTimeout(
        () => leaveQueue(queue.indexOf(task))?.settle(refuse(job, 'overloaded')),
        timeout,
      ).unref();
      const cancel = () => abort(task);
      signal?.addEventListener('abort', cancel);
      queue.push(task);
      next();
      return promise.finally(() => signal?.removeEventListener('abort', cancel));
    },
    get load() {
      const running = [...threads].filter(({ task }) => task).length;
      return { running, queued: queue.length, threads: threads.size };
    },
    async close() {
      isClosed = true;
      for (let task = leaveQueue(0); task; task = leaveQueue(0)) task.settle(refuse(task.job, 'aborted', 'closed'));
      const ended = Promise.all([...threads].map(({ worker }) => worker.terminate()));
      await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, closing).unref())]);
    },
  };
}

const send = ({ worker }: Thread, request: Request): void => worker.postMessage(request);

/** The job with bytes of their own: of a part of a buffer, the whole would be copied, with what others have in it. */
const ownBytes = (job: Job): Job =>
  'input' in job && job.input instanceof Uint8Array ? { ...job, input: new Uint8Array(job.input) } : job;

function withResolver<T>() {
  let settle: (value: T | Promise<T>) => void = () => {};
  const promise = new Promise<T>((resolve) => {
    settle = resolve;
  });
  return { promise, settle };
}
