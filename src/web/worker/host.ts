import type { Call, RunOutcome } from '#core/execution/execute.ts';
import type { TextDocument } from '#lib/big-text/text-document.ts';
import type { Host, RunOptions } from '#page/services.ts';
import { notLoaded, type Request, type Response } from './worker-protocol.ts';

/** The part of a `Worker` that the host uses. */
export interface WorkerLike {
  postMessage(message: Request): void;
  terminate(): void;
  addEventListener<K extends 'message' | 'error' | 'messageerror'>(
    type: K,
    listener: (event: { message: MessageEvent<Response>; error: ErrorEvent; messageerror: MessageEvent }[K]) => void,
    options?: { signal: AbortSignal },
  ): void;
}

export interface HostOptions {
  /** Language and time zone of the context of operations. */
  readonly locale: () => string;
  readonly timeZone: () => string;
  /** How long an aborted job may take to end by itself, in milliseconds. */
  readonly grace?: number;
  /** The same while the worker may still load the modules of a tool: a new worker would have to load them anew. */
  readonly coldGrace?: number;
  /** The time without work after which the worker is terminated, in milliseconds. */
  readonly idle?: number;
}

/** A host that can prepare for the next run. */
export interface WarmHost extends Host {
  /** Spawns the worker and loads a tool's logic, so that the first run need not wait for them. */
  warm(id: string): void;
}

const isDocument = (value: unknown): value is TextDocument =>
  typeof value === 'object' && value !== null && 'slices' in value;

/**
 * A host with one worker, which runs one job at a time in the order of requests. An aborted job that does not end soon,
 * and one that exceeds a limit, is terminated with its worker: synchronous code cannot be stopped otherwise. The next
 * job spawns a new one. The first job of a tool in a worker has longer, until it shows that its modules are loaded; its
 * caller need not wait.
 */
export function createHost(spawn: () => WorkerLike, options: HostOptions): WarmHost {
  const { grace = 40, coldGrace = 10_000, idle = 60_000, locale, timeZone } = options;
  let worker: WorkerLike | undefined;
  /** The tools whose modules it has loaded: operations may import some of them only when they run. */
  const loaded = new Set<string>();
  let lastJob = 0;
  let queue: Promise<unknown> = Promise.resolve();
  let isBusy = false;
  let idleTimer: ReturnType<typeof setTimeout> | undefined;

  const terminate = () => {
    worker?.terminate();
    worker = undefined;
    loaded.clear();
  };

  const spawnOnce = (): WorkerLike => {
    if (worker) return worker;
    const spawned = spawn();
    // A worker that crashes while idle must not be used again; during a job, the job handles the event too.
    spawned.addEventListener('error', () => {
      if (worker === spawned) terminate();
    });
    worker = spawned;
    return spawned;
  };

  const startIdleTimer = () => {
    clearTimeout(idleTimer);
    if (!isBusy) idleTimer = setTimeout(terminate, idle);
  };

  const start = (id: string, call: Call, runOptions: RunOptions, stopped: readonly number[] = []) =>
    new Promise<RunOutcome>((resolve, reject) => {
      const { signal, onProgress } = runOptions;
      if (signal.aborted) return reject(signal.reason);
      clearTimeout(idleTimer);
      isBusy = true;
      const current = spawnOnce();
      const job = ++lastJob;
      const settled = new AbortController();
      let isSent = false;
      let graceTimer: ReturnType<typeof setTimeout> | undefined;
      let stallTimer: ReturnType<typeof setTimeout> | undefined;

      const settle = (end: () => void) => {
        clearTimeout(graceTimer);
        clearTimeout(stallTimer);
        settled.abort();
        isBusy = false;
        startIdleTimer();
        end();
      };
      const endWithWorker = (outcome: RunOutcome) =>
        settle(() => {
          terminate();
          resolve(outcome);
        });
      const startGrace = () => {
        clearTimeout(graceTimer);
        const stop = () =>
          settle(() => {
            terminate();
            reject(signal.reason);
          });
        graceTimer = setTimeout(stop, loaded.has(id) ? grace : coldGrace);
      };
      const crash = (message: string) => endWithWorker({ bug: { message, stack: '' }, duration: 0 });

      current.addEventListener(
        'message',
        ({ data }) => {
          if (data.job !== job) return;
          // Its first sign of work, after which it is as any other.
          if (!loaded.has(id)) {
            loaded.add(id);
            if (signal.aborted) startGrace();
          }
          if (data.type === 'progress') {
            if (!signal.aborted) onProgress?.(data.fraction);
          } else if (data.type === 'limit') {
            const { milliseconds, failure, part } = data;
            const stop = () =>
              part === undefined
                ? endWithWorker({ failure, notices: [], duration: milliseconds })
                : settle(() => {
                    terminate();
                    resolve(start(id, call, runOptions, [...stopped, part]));
                  });
            stallTimer = setTimeout(stop, milliseconds);
          } else if (data.type === 'unlimited') clearTimeout(stallTimer);
          else
            settle(() => {
              // A failed module import is retried only in a new worker.
              if ('failure' in data.outcome && data.outcome.failure.code === notLoaded) terminate();
              if (signal.aborted) reject(signal.reason);
              else resolve(data.outcome);
            });
        },
        { signal: settled.signal },
      );
      current.addEventListener('error', (event) => crash(event.message || 'The worker could not be started.'), {
        signal: settled.signal,
      });
      current.addEventListener('messageerror', () => crash('The result could not be read.'), {
        signal: settled.signal,
      });
      signal.addEventListener(
        'abort',
        () => {
          current.postMessage({ type: 'abort', job });
          if (!isSent) return settle(() => reject(signal.reason));
          startGrace();
        },
        { signal: settled.signal },
      );
      const send = (sent: Call) => {
        isSent = true;
        current.postMessage({ type: 'run', job, id, call: sent, locale: locale(), timeZone: timeZone(), stopped });
      };
      const { input } = call;
      if (!isDocument(input?.value)) return send(call);
      const { value: document, repr } = input;
      document
        .readInTasks((slice) => current.postMessage({ type: 'slice', job, slice }), settled.signal)
        .then(
          () => send({ ...call, input: { repr, value: '' } }),
          () => {},
        );
    });

  return {
    warm(id) {
      spawnOnce().postMessage({ type: 'load', id, locale: locale() });
      startIdleTimer();
    },
    run(id, call, runOptions) {
      const result = queue.then(() => start(id, call, runOptions));
      queue = result.catch(() => {});
      const { signal } = runOptions;
      const ended = new AbortController();
      return new Promise<RunOutcome>((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason), { signal: ended.signal });
        result.then(resolve, reject).finally(() => ended.abort());
      });
    },
  };
}
