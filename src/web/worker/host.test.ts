import { Text } from '@codemirror/state';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { RunOutcome } from '#core/execution/execute.ts';
import { sliceLength } from '#lib/big-text/big-text.ts';
import { TextDocument } from '#lib/big-text/text-document.ts';
import { createHost, type WorkerLike } from './host.ts';
import type { Request, Response } from './worker-protocol.ts';

/** A fake worker; the test sends its responses. */
class FakeWorker implements WorkerLike {
  readonly received: Request[] = [];
  terminated = false;
  readonly #target = new EventTarget();
  addEventListener: WorkerLike['addEventListener'] = (type, listener, options) =>
    this.#target.addEventListener(type, listener as unknown as EventListener, options);
  postMessage(message: Request): void {
    this.received.push(message);
  }
  terminate(): void {
    this.terminated = true;
  }
  answer(response: Response): void {
    this.#target.dispatchEvent(Object.assign(new Event('message'), { data: response }));
  }
  crash(message: string): void {
    this.#target.dispatchEvent(Object.assign(new Event('error'), { message }));
  }
}

const call = { operation: 'x', options: {} };
const outcome: RunOutcome = { value: 1, notices: [], duration: 2 };
const workers: FakeWorker[] = [];
const spawn = () => {
  const worker = new FakeWorker();
  workers.push(worker);
  return worker;
};
const makeHost = () => createHost(spawn, { locale: () => 'fr', timeZone: () => 'UTC', grace: 40, idle: 1000 });
const tick = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  workers.length = 0;
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe('host', () => {
  test('starts no worker until something runs, then one for all jobs, one after another', async () => {
    const host = makeHost();
    expect(workers).toHaveLength(0);
    const { signal } = new AbortController();
    const first = host.run('a', call, { signal });
    const second = host.run('b', call, { signal });
    await tick();
    expect(workers[0]?.received).toEqual([
      { type: 'run', job: 1, id: 'a', call, locale: 'fr', timeZone: 'UTC', stopped: [] },
    ]);
    workers[0]?.answer({ type: 'outcome', job: 1, outcome });
    expect(await first).toBe(outcome);
    await tick();
    expect(workers[0]?.received[1]).toMatchObject({ job: 2, id: 'b' });
    workers[0]?.answer({ type: 'outcome', job: 2, outcome });
    expect(await second).toBe(outcome);
    expect(workers).toHaveLength(1);
  });

  test('warms the worker that the first run uses', async () => {
    const host = makeHost();
    host.warm('a');
    void host.run('a', call, { signal: new AbortController().signal });
    await tick();
    expect(workers).toHaveLength(1);
    expect(workers[0]?.received.map(({ type }) => type)).toEqual(['load', 'run']);
    expect(workers[0]?.received[0]).toEqual({ type: 'load', id: 'a', locale: 'fr' });
  });

  describe('a document', () => {
    const text = 'ab\n'.repeat(sliceLength);
    const value = new TextDocument(Text.of(text.split('\n')), '\n');
    const long = { ...call, input: { repr: 'text', value } } as const;
    const typesOf = (worker: FakeWorker | undefined) => worker?.received.map(({ type }) => type);

    test('goes before its call, a slice in each task', async () => {
      const run = makeHost().run('a', long, { signal: new AbortController().signal });
      await tick();
      expect(typesOf(workers[0])).toEqual(['slice', 'slice']);
      await vi.advanceTimersToNextTimerAsync();
      expect(typesOf(workers[0])).toEqual(['slice', 'slice', 'slice', 'run']);
      const sent = workers[0]?.received.map((request) => ('slice' in request ? request.slice : '')).join('');
      expect(sent === text).toBe(true);
      expect(workers[0]?.received[3]).toMatchObject({ job: 1, call: { input: { repr: 'text', value: '' } } });
      workers[0]?.answer({ type: 'outcome', job: 1, outcome });
      expect(await run).toBe(outcome);
    });

    test('is not sent on after the job is aborted; the worker goes on', async () => {
      const host = makeHost();
      const controller = new AbortController();
      const run = host.run('a', long, { signal: controller.signal });
      const failed = expect(run).rejects.toThrow('enough');
      await tick();
      controller.abort(new Error('enough'));
      await failed;
      await vi.advanceTimersByTimeAsync(100);
      expect(typesOf(workers[0])).toEqual(['slice', 'slice', 'abort']);
      expect(workers[0]?.terminated).toBe(false);
    });
  });

  test('progress reaches the caller', async () => {
    const onProgress = vi.fn();
    const run = makeHost().run('a', call, { signal: new AbortController().signal, onProgress });
    await tick();
    workers[0]?.answer({ type: 'progress', job: 1, fraction: 0.5 });
    workers[0]?.answer({ type: 'progress', job: 9, fraction: 0.9 });
    workers[0]?.answer({ type: 'outcome', job: 1, outcome });
    await run;
    expect(onProgress.mock.calls).toEqual([[0.5]]);
  });

  test('an aborted job that ends in time keeps its worker', async () => {
    const host = makeHost();
    const controller = new AbortController();
    const run = host.run('a', call, { signal: controller.signal });
    const failed = expect(run).rejects.toThrow('enough');
    await tick();
    controller.abort(new Error('enough'));
    expect(workers[0]?.received[1]).toEqual({ type: 'abort', job: 1 });
    workers[0]?.answer({ type: 'outcome', job: 1, outcome });
    await failed;
    expect(workers[0]?.terminated).toBe(false);
  });

  test('an aborted job that does not end is terminated with its worker, and the next gets a new one', async () => {
    const host = makeHost();
    const controller = new AbortController();
    const run = host.run('a', call, { signal: controller.signal });
    const failed = expect(run).rejects.toThrow('enough');
    const next = host.run('b', call, { signal: new AbortController().signal });
    await tick();
    workers[0]?.answer({ type: 'progress', job: 1, fraction: 0.5 });
    controller.abort(new Error('enough'));
    await vi.advanceTimersByTimeAsync(40);
    await failed;
    expect(workers[0]?.terminated).toBe(true);
    workers[1]?.answer({ type: 'outcome', job: 2, outcome });
    expect(await next).toBe(outcome);
  });

  describe('a job aborted while its modules may still load', () => {
    const abortCold = async () => {
      const host = makeHost();
      const controller = new AbortController();
      const run = host.run('a', call, { signal: controller.signal });
      const failed = expect(run).rejects.toThrow('enough');
      await tick();
      controller.abort(new Error('enough'));
      await failed;
      return host;
    };

    test('keeps its worker, and the next job waits for it; later ones have the usual time', async () => {
      const host = await abortCold();
      const controller = new AbortController();
      const next = host.run('a', call, { signal: controller.signal });
      await vi.advanceTimersByTimeAsync(9_000);
      expect(workers[0]?.terminated).toBe(false);
      workers[0]?.answer({ type: 'outcome', job: 1, outcome });
      await tick();
      expect(workers[0]?.received.at(-1)).toMatchObject({ type: 'run', job: 2 });
      const failed = expect(next).rejects.toThrow('enough');
      controller.abort(new Error('enough'));
      await vi.advanceTimersByTimeAsync(40);
      await failed;
      expect(workers[0]?.terminated).toBe(true);
    });

    test('has the usual time once it works', async () => {
      await abortCold();
      await vi.advanceTimersByTimeAsync(5_000);
      workers[0]?.answer({ type: 'limit', job: 1, milliseconds: 2_000, failure: { code: 'slow', params: {} } });
      await vi.advanceTimersByTimeAsync(39);
      expect(workers[0]?.terminated).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      expect(workers[0]?.terminated).toBe(true);
    });

    test('is terminated after a longer time', async () => {
      await abortCold();
      await vi.advanceTimersByTimeAsync(9_999);
      expect(workers[0]?.terminated).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      expect(workers[0]?.terminated).toBe(true);
    });
  });

  describe('what may never end', () => {
    const failure = { code: 'slow', params: { seconds: 2 } };
    const limit = { type: 'limit', job: 1, milliseconds: 2_000, failure } as const;

    test('is terminated with its worker, and the next job gets a new one', async () => {
      const host = makeHost();
      const { signal } = new AbortController();
      const run = host.run('a', call, { signal });
      const next = host.run('b', call, { signal });
      await tick();
      workers[0]?.answer(limit);
      await vi.advanceTimersByTimeAsync(1_999);
      expect(workers[0]?.terminated).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      expect(await run).toEqual({ failure, notices: [], duration: 2_000 });
      expect(workers[0]?.terminated).toBe(true);
      workers[1]?.answer({ type: 'outcome', job: 2, outcome });
      expect(await next).toBe(outcome);
    });

    test('is left out of a run that begins again where it is a part of it', async () => {
      const run = makeHost().run('a', call, { signal: new AbortController().signal });
      await tick();
      workers[0]?.answer({ ...limit, part: 0 });
      workers[0]?.answer({ type: 'unlimited', job: 1 });
      workers[0]?.answer({ ...limit, part: 1 });
      await vi.advanceTimersByTimeAsync(2_000);
      expect(workers[0]?.terminated).toBe(true);
      expect(workers[1]?.received[0]).toMatchObject({ type: 'run', job: 2, stopped: [1] });
      workers[1]?.answer({ type: 'limit', job: 2, milliseconds: 2_000, failure, part: 2 });
      await vi.advanceTimersByTimeAsync(2_000);
      expect(workers[2]?.received[0]).toMatchObject({ job: 3, stopped: [1, 2] });
      workers[2]?.answer({ type: 'outcome', job: 3, outcome });
      expect(await run).toBe(outcome);
    });

    test('is not limited once it has ended, however long the other work takes', async () => {
      const host = makeHost();
      const run = host.run('a', call, { signal: new AbortController().signal });
      await tick();
      workers[0]?.answer(limit);
      workers[0]?.answer({ type: 'unlimited', job: 1 });
      await vi.advanceTimersByTimeAsync(10_000);
      expect(workers[0]?.terminated).toBe(false);
      workers[0]?.answer({ type: 'outcome', job: 1, outcome });
      expect(await run).toBe(outcome);
    });

    test('is no longer watched after the job has ended', async () => {
      const host = makeHost();
      const run = host.run('a', call, { signal: new AbortController().signal });
      await tick();
      workers[0]?.answer(limit);
      workers[0]?.answer({ type: 'outcome', job: 1, outcome });
      await run;
      void host.run('b', call, { signal: new AbortController().signal });
      await vi.advanceTimersByTimeAsync(2_000);
      expect(workers[0]?.terminated).toBe(false);
    });
  });

  test('a job aborted while it waits never starts', async () => {
    const controller = new AbortController();
    controller.abort(new Error('enough'));
    await expect(makeHost().run('a', call, { signal: controller.signal })).rejects.toThrow('enough');
    expect(workers).toHaveLength(0);
  });

  test('a crash is reported as a bug, and the next job gets a new worker', async () => {
    const host = makeHost();
    const { signal } = new AbortController();
    const run = host.run('a', call, { signal });
    await tick();
    workers[0]?.crash('out of memory');
    expect(await run).toMatchObject({ bug: { message: 'out of memory' } });
    void host.run('b', call, { signal });
    await tick();
    expect(workers).toHaveLength(2);
  });

  test('a worker that crashes while idle is not used again', async () => {
    const host = makeHost();
    host.warm('a');
    workers[0]?.crash('gone');
    void host.run('a', call, { signal: new AbortController().signal });
    await tick();
    expect(workers).toHaveLength(2);
    expect(workers[1]?.received.map(({ type }) => type)).toEqual(['run']);
  });

  test('a worker warmed during a long job is kept, and terminated afterwards', async () => {
    const host = makeHost();
    const run = host.run('a', call, { signal: new AbortController().signal });
    await tick();
    host.warm('b');
    await vi.advanceTimersByTimeAsync(5000);
    expect(workers[0]?.terminated).toBe(false);
    workers[0]?.answer({ type: 'outcome', job: 1, outcome });
    await run;
    host.warm('b');
    await vi.advanceTimersByTimeAsync(1000);
    expect(workers[0]?.terminated).toBe(true);
  });

  test('an idle worker is terminated', async () => {
    const host = makeHost();
    const run = host.run('a', call, { signal: new AbortController().signal });
    await tick();
    workers[0]?.answer({ type: 'outcome', job: 1, outcome });
    await run;
    await vi.advanceTimersByTimeAsync(1000);
    expect(workers[0]?.terminated).toBe(true);
  });
});
