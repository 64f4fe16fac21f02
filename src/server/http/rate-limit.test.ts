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

test('all addresses of an IPv6 network of 64 bits are one client, mapped IPv4 addresses are not', () => {
  const mayCall = createRateLimit(1, () => 0);
  expect(['2001:db8::1', '2001:db8:0:0:ffff::2', 'fe80::1%eth0', 'fe80::2%eth0'].map(mayCall)).toEqual([
    ...[true, false],
    ...[true, false],
  ]);
  expect(['2001:db8:0:1::1', '::ffff:192.0.2.1', '::ffff:192.0.2.2'].map(mayCall)).toEqual([true, true, true]);
});
