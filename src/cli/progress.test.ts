import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startProgress } from './progress.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function watch(isTTY: boolean) {
  const stderr = Object.assign(new PassThrough({ encoding: 'utf8' }), { isTTY });
  const progress = startProgress({ stdin: new PassThrough(), stdout: new PassThrough(), stderr });
  return { progress, told: () => String(stderr.read() ?? '') };
}

test('work of less than 300 ms shows no progress; longer work shows it ten times a second, and clears it at the end', () => {
  const { progress, told } = watch(true);
  vi.advanceTimersByTime(299);
  progress.report(0.1);
  expect(told()).toBe('');
  vi.advanceTimersByTime(1);
  progress.report(0.256);
  progress.report(0.3);
  expect(told()).toBe('\r 25 %');
  vi.advanceTimersByTime(100);
  progress.report(1);
  expect(told()).toBe('\r100 %');
  progress.clear();
  expect(told()).toBe('\r     \r');
});

test('nothing is shown without a terminal', () => {
  const { progress, told } = watch(false);
  vi.advanceTimersByTime(1_000);
  progress.report(0.5);
  progress.clear();
  expect(told()).toBe('');
});
