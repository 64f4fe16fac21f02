import { describe, expect, it, test } from 'vitest';
import { brief, testTool } from '#testing/test-tool.ts';
import {
  elapsed,
  hasTimeAfter,
  lapsOfRun,
  readCountdown,
  readLaps,
  readTime,
  resume,
  runningLap,
  sleepOf,
  start,
  stop,
  stopAt,
  stopped,
  writeLeft,
  writeTime,
} from './chronometer.ts';
import messages from './en.json' with { type: 'json' };
import * as logic from './logic.ts';
import tool from './tool.ts';

const { run, error } = testTool(tool, logic, { messages });

/** A moment at which both clocks have gone on alike. */
const at = (time: number) => ({ steady: time, epoch: 1_000_000 + time });

test.each<[string, readonly number[] | undefined]>([
  ['', []],
  ['00:01.000\n00:02.500\n\n00:06.000\n', [1_000, 1_500, 3_500]],
  ['1000\n1000', [1_000, 0]],
  ['00:01.000 00:02.500, 00:06.000', [1_000, 1_500, 3_500]],
  ['1 2 d 00:00:01 3 d 00:00:01', [1, 172_801_000 - 1, 86_400_000]],
  ['1000 2 d', [1_000, 172_799_000]],
  ['1m 2s, 2m 5.5s; 1h', [62_000, 63_500, 3_474_500]],
  ['1m 2s 2m 2s', [62_000, 60_000]],
  ['2 d 3 h 3 d 00:00', [183_600_000, 75_600_000]],
  ['1m 2s/km', undefined],
  ['2 d\n00:00:01', undefined],
  ['00:02.000\n00:01.000', undefined],
  ['soon', undefined],
])('the laps of %j', (text, times) => {
  expect(readLaps(text)).toEqual(times);
});

test.each([
  ['00:01.000\n00:02.500', 2_500, '00:01.000\n00:02.500'],
  ['00:01.000\n00:02.500', 2_499, ''],
  ['00:01.000', 0, ''],
  ['soon', 5_000, ''],
  ['', 0, ''],
])('of the laps %j, a watch at %d ms has %j', (laps, time, kept) => {
  expect(lapsOfRun(laps, time)).toBe(kept);
});

test('the lap that is running', () => {
  expect(runningLap([1_000, 1_500], 4_000)).toEqual({ n: 3, time: 1_500 });
  expect(runningLap([1_000], 500)).toEqual({ n: 2, time: 0 });
  expect(runningLap([], 4_000)).toBeUndefined();
  expect(runningLap(undefined, 4_000)).toBeUndefined();
});

test.each([
  [[1_000, 1_500], 4_000, true],
  [[1_000], 1_000.7, false],
  [[], 4_000, true],
  [[], 0, false],
  [undefined, 4_000, false],
])('after the laps %j, a watch that stopped at %d ms ran on: %s', (laps, time, hasTime) => {
  expect(hasTimeAfter(laps, time)).toBe(hasTime);
});

test('reads 1,500 as 1.5 seconds, which are 1,500 milliseconds', () => {
  expect(readTime('1,500')).toBe(1_500);
  expect(readTime('1,500,000')).toBeUndefined();
});

describe('a watch', () => {
  it('counts only while it runs', () => {
    const watch = start(stop(start(stopped, at(0)), at(5_000)), at(9_000));
    expect(elapsed(watch, at(10_500))).toBe(6_500);
    expect(elapsed(stopped, at(10_500))).toBe(0);
  });

  it('counts sleep, and ignores a clock of the day that was set back', () => {
    const watch = start(stopped, at(0));
    expect(elapsed(watch, { steady: 1_000, epoch: 1_000_000 - 3_600_000 })).toBe(1_000);
    const awake = { steady: 1_000, epoch: 1_000_000 + 193_000 };
    expect(elapsed(watch, awake)).toBe(193_000);
    expect(sleepOf(watch, awake)).toBe(192_000);
    expect(sleepOf(watch, { steady: 1_000, epoch: 1_002_500 })).toBe(0);
    expect(elapsed(stop(watch, awake), at(0))).toBe(193_000);
  });

  it('goes on in another document, whose steady clock began later', () => {
    const watch = start({ total: 500 }, { steady: 70_000, epoch: 1_000_000 });
    const later = { steady: 30, epoch: 1_060_000 };
    expect(elapsed(resume(watch, later), later)).toBe(60_500);
    expect(elapsed(resume(watch, { steady: 30, epoch: 900_000 }), { steady: 40, epoch: 900_010 })).toBe(510);
    expect(resume({ total: 3 }, later)).toEqual({ total: 3 });
  });
});

test('a watch knows when it was started first and stopped last', () => {
  const first = stop(start(stopped, at(0)), at(5_000));
  expect(first).toMatchObject({ begun: 1_000_000, ended: 1_005_000 });
  const again = start(first, at(9_000));
  expect(again).toMatchObject({ begun: 1_000_000, total: 5_000 });
  expect(again.ended).toBeUndefined();
  expect(stopAt(again, 6_000, at(20_000))).toEqual({ total: 6_000, begun: 1_000_000, ended: 1_010_000 });
});

test.each([
  ['5:00', { time: 300_000, isTaken: false }],
  ['1:15:00', { time: 4_500_000, isTaken: false }],
  ['0:01', { time: 1_000, isTaken: false }],
  ['99:59:59', { time: 359_999_000, isTaken: false }],
  ['75', { time: 4_500_000, isTaken: true }],
  ['75:00', { time: 4_500_000, isTaken: true }],
  ['0:90', { time: 90_000, isTaken: true }],
  ['1 h 15 min', { time: 4_500_000, isTaken: false }],
  ['30 s', { time: 30_000, isTaken: false }],
  ['1h', { time: 3_600_000, isTaken: false }],
  ['0:00', undefined],
  ['100:00:00', undefined],
  ['-5', undefined],
  ['soon', undefined],
  ['', undefined],
])('a countdown from %j', (text, expected) => expect(readCountdown(text)).toEqual(expected));

test('what is left of a countdown', () => {
  expect([1_500, 1, 0, -1_500].map((time) => writeLeft(time, 'seconds'))).toEqual([
    '00:02',
    '00:01',
    '00:00',
    '−00:01',
  ]);
  expect(writeLeft(1_500)).toBe('00:01.500');
});

test.each([
  [0, '00:00.000'],
  [1, '00:00.001'],
  [123_456, '02:03.456'],
  [12_345_600, '03:25:45.600'],
  [90_061_001, '1 d 01:01:01.001'],
])('%d ms is %s, and back', (time, written) => {
  expect(writeTime(time)).toBe(written);
  expect(readTime(written)).toBe(time);
});

test('what is not shown is cut off', () => {
  expect(['hundredths', 'seconds'].map((show) => writeTime(59_999.9, show as 'seconds'))).toEqual([
    '00:59.99',
    '00:59',
  ]);
});

test.each([
  ['1:2', 62_000],
  ['90', 90],
  ['1.5', 1_500],
  ['0:00,25', 250],
  ['2 d 03:00', 2 * 86_400_000 + 180_000],
  ['1m 2s', 62_000],
  ['1 min 2,5 sec', 62_500],
  ['1h30m', 5_400_000],
  ['1.5 h', 5_400_000],
  ['250 ms', 250],
  ['2s 1m', undefined],
  ['5 x', undefined],
  ['x', undefined],
  ['1:2:3:4', undefined],
  ['', undefined],
  ['-1', undefined],
  ['9'.repeat(40), undefined],
])('%j is read as %s', (text, time) => {
  expect(readTime(text)).toBe(time);
});

test('laps and what they have in common', async () => {
  expect(await run('laps', '1000\n2500\r\n6000\n')).toEqual({
    table: [
      'lap,time,total,vs. previous,vs. average,note',
      '1,00:01.000,00:01.000,,-00:01.000,best',
      '2,00:01.500,00:02.500,+00:00.500,-00:00.500,',
      '3,00:03.500,00:06.000,+00:02.000,+00:01.500,worst',
    ].join('\n'),
    mean: '00:02.000',
    median: '00:01.500',
    best: '00:01.000',
    worst: '00:03.500',
    deviation: '00:01.080',
  });
  expect((await run('laps', '00:05.000')).table).toContain('1,00:05.000,00:05.000,,+00:00.000,');
});

test('each line is a time, blank ones stay', async () => {
  expect(await run('format', '0\n\n123456\r\n 12345600 ', { show: 'hundredths' })).toBe(
    '00:00.00\n\n02:03.45\r\n03:25:45.60',
  );
});

test.each([
  ['laps', 'soon', ['not-a-time', { x: 'soon' }, 0]],
  ['laps', '1000\n500', ['not-later', { x: '500', previous: '00:01.000' }, 5]],
  ['format', '1\n2x', ['not-a-time', { x: '2x' }, 2]],
] as const)('%s refuses %j', async (operation, text, expected) => {
  expect(brief(await error(operation, text))).toEqual(expected);
});
