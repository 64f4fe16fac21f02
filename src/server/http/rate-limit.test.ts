import { expect, test } from 'vitest';
import { createRateLimit } from './rate-limit.ts';

test('each address has its calls, which come back with time', () => {
  let now = 0;
  const mayCall = createRateLimit(2, () => now);
  expect([mayCall('a'), mayCall('a'), mayCall('a'), mayCall('b')]).toEqual([true, true, false, true]);
  now = 29_999;
  expect(mayCall('a')).toBe(false);
  now = 30_000;
  expect([mayCall('a'), mayCall('a')]).toEqual([true, false]);
  now = 1e9;
  expect([mayCall('a'), mayCall('a'), mayCall('a')]).toEqual([true, true, false]);
});
