import { expect, test } from 'vitest';
import { floorDivide, readMoment, toMilliseconds } from './read-moment.ts';

const context = { now: () => new Date(1_000), timeZone: 'Europe/Paris' };

test.each([
  ['', 1_000n * 1_000_000n],
  [' 1645557742000 ', 1_645_557_742_000_000_000n],
  ['1645557742', 1_645_557_742_000_000_000n],
  ['-1', -1_000_000_000n],
  // Up to the year 5138 seconds, from 1973 on milliseconds.
  ['99999999999', 99_999_999_999_000_000_000n],
  ['100000000000', 100_000_000_000_000_000n],
  ['-100000000000', -100_000_000_000_000_000n],
  ['2022-02-22T19:22:22Z', 1_645_557_742_000_000_000n],
  ['2022-02-22 20:22:22.0000001+01:00', 1_645_557_742_000_000_100n],
  // In the user's time zone, an hour ahead.
  ['2022-02-22T20:22:22', 1_645_557_742_000_000_000n],
  ['1970-01-01', -3_600_000_000_000n],
])('%j', async (text, expected) => {
  expect(await readMoment(text, 'time', context)).toBe(expected);
});

test.each(['yesterday', '2022-02-30', '2022-02-22T25:00Z', '1e3'])('%j is none', async (text) => {
  await expect(readMoment(text, 'time', context)).rejects.toMatchObject({ code: 'no-moment', at: { field: 'time' } });
});

test('milliseconds before 1970 are rounded down', () => {
  expect(toMilliseconds(-1n)).toBe(-1);
  expect([floorDivide(-7n, 2n), floorDivide(7n, 2n), floorDivide(-8n, 2n)]).toEqual([-4n, 3n, -4n]);
});
