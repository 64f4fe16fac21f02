import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { growsLinearly } from './effort.ts';

/** Processor time that the work under test has taken, in microseconds: the verdict must not depend on this machine. */
let used = 0;

beforeEach(() => {
  used = 0;
  vi.spyOn(process, 'cpuUsage').mockImplementation((since) => ({ user: used - (since?.user ?? 0), system: 0 }));
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Work that takes a number of milliseconds. */
const take = (milliseconds: number) => {
  used += milliseconds * 1000;
};

test('linear work is distinguished from quadratic work', async () => {
  expect(await growsLinearly(take, 1000)).toBe(true);
  expect(await growsLinearly((size) => take(size ** 2 / 1000), 1000)).toBe(false);
});

test('a delay that other work causes is measured again', async () => {
  let delay = 10_000;
  const delayedOnce = (size: number) => {
    take(size + (size === 1000 ? delay : 0));
    if (size === 1000) delay = 0;
  };
  expect(await growsLinearly(delayedOnce, 1000)).toBe(true);
});

test('work that is too short to measure counts as linear', async () => {
  expect(await growsLinearly((size) => take(size ** 2 / 1000), 100)).toBe(true);
});
