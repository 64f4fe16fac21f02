import { expect, it } from 'vitest';
import type { Host } from '#page/services.ts';
import { createPool } from './host-pool.ts';

const call = { operation: 'run', options: {} };
const how = { signal: new AbortController().signal };

/** A pool of hosts whose jobs end on request; `of` has the number of the host of each job. */
function fakePool(size: number) {
  const of: number[] = [];
  const ends: (() => void)[] = [];
  let opened = 0;
  const open = (): Host => {
    const n = ++opened;
    return {
      run: () =>
        new Promise((resolve) => {
          of.push(n);
          ends.push(() => resolve({ value: n, notices: [], duration: 0 }));
        }),
    };
  };
  return { pool: createPool(open, size), of, ends };
}

it('opens hosts as they are needed, and no more than its size', () => {
  const { pool, of } = fakePool(2);
  for (let job = 0; job < 4; job++) void pool.run('', call, how);
  expect(of).toEqual([1, 2, 1, 2]);
  expect(pool.lanes).toBe(2);
});

it('gives a job to a host that is free before it opens another one', async () => {
  const { pool, of, ends } = fakePool(3);
  const first = pool.run('', call, how);
  void pool.run('', call, how);
  ends[0]?.();
  expect(await first).toMatchObject({ value: 1 });
  void pool.run('', call, how);
  void pool.run('', call, how);
  expect(of).toEqual([1, 2, 1, 3]);
});

it('counts a job that is cancelled as ended', async () => {
  const pool = createPool(() => ({ run: () => Promise.reject(new Error('cancelled')) }), 1);
  await expect(pool.run('', call, how)).rejects.toThrow('cancelled');
  await expect(pool.run('', call, how)).rejects.toThrow('cancelled');
});
