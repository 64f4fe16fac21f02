import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** A fake worker, which keeps what it is sent. */
class FakeWorker extends EventTarget {
  readonly received: unknown[] = [];
  postMessage(message: unknown): void {
    this.received.push(message);
  }
}

/** Loads the module in a document, of a tool's page or another. */
async function load(dataset: { readonly tool?: string }) {
  vi.stubGlobal('document', { documentElement: { lang: 'fr', dataset } });
  const made: FakeWorker[] = [];
  const Worker = class extends FakeWorker {
    constructor() {
      super();
      made.push(this);
    }
  };
  vi.stubGlobal('Worker', Worker);
  return { made, ...(await import('./early-worker.ts')) };
}

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

test('the document of a tool starts the worker, which loads the logic and is the first to be used', async () => {
  const { made, spawnWorker } = await load({ tool: 'hash-text' });
  expect(made.map(({ received }) => received)).toEqual([[{ type: 'load', id: 'hash-text', locale: 'fr' }]]);
  expect(spawnWorker()).toBe(made[0]);
  expect(spawnWorker()).toBe(made[1]);
  expect(made).toHaveLength(2);
});

test('other documents start none', async () => {
  const { made, spawnWorker } = await load({});
  expect(made).toEqual([]);
  expect(spawnWorker()).toBe(made[0]);
});

test('a worker that could not be started is not used', async () => {
  const { made, spawnWorker } = await load({ tool: 'hash-text' });
  made[0]?.dispatchEvent(new Event('error'));
  expect(spawnWorker()).toBe(made[1]);
});
