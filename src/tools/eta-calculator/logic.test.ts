import { describe, expect, test } from 'vitest';
import messages from '#generated/messages/eta-calculator.en.json' with { type: 'json' };
import french from '#generated/messages/eta-calculator.fr.json' with { type: 'json' };
import { type TestOptions, testTool } from '#testing/test-tool.ts';
import * as logic from './logic.ts';
import tool from './tool.ts';

const now = new Date('2026-11-20T12:00:00Z');
const context = { now: () => now, timeZone: 'UTC' };
const { run, error, report } = testTool(tool, logic, { messages, context });

describe('a unit behind a number counts instead of the chosen one', () => {
  test.each<[TestOptions<typeof tool, 'transferTime'>, string]>([
    [{ size: '4700 MB' }, '6 minutes 16 seconds'],
    [{ size: '4.7GB', speed: '12.5 MB/s' }, '6 minutes 16 seconds'],
    [{ speed: '100 Mb/s', speedUnit: 'B/s' }, '6 minutes 16 seconds'],
    [{ speed: '12.5 MBps' }, '6 minutes 16 seconds'],
    [{ size: '4700 mb' }, '6 minutes 16 seconds'],
    [{ speed: '100mbps' }, '6 minutes 16 seconds'],
    [{ size: '1e3 MiB', sizeUnit: 'B', speed: '8 Mbit/s' }, '17 minutes 28 seconds 576 ms'],
    // What is transferred is counted in the unit of the size, unless it has its own.
    [{ size: '4700 MB', transferred: '2350' }, '3 minutes 8 seconds'],
    [{ size: '4.7', transferred: '2350 MB' }, '3 minutes 8 seconds'],
  ])('%j', async (options, remaining) => {
    expect(await run('transferTime', options)).toMatchObject({ remaining });
  });

  // 5 GB at 10 MB each second: 500 seconds.
  test.each<[TestOptions<typeof tool, 'eta'>, object]>([
    [
      { amount: '5 GB', units: '10 MB' },
      { remaining: '8 minutes 20 seconds', perMinute: '0.6 GB' },
    ],
    [
      { amount: '5GB', units: '0.01', done: '2500 MB' },
      { remaining: '4 minutes 10 seconds', percent: '50' },
    ],
    [{ amount: '5 GB', units: '0.01 GB', done: '50%' }, { remaining: '4 minutes 10 seconds' }],
    [
      { amount: '5', units: '0.01' },
      { remaining: '8 minutes 20 seconds', perMinute: '0.6' },
    ],
  ])('an amount: %j', async (options, expected) => {
    expect(await run('eta', { span: '1', spanUnit: 's', ...options })).toMatchObject(expected);
  });

  test('a progress', async () => {
    expect(await run('fromProgress', { amount: '5 GB', done: '1250 MB', ago: '10' })).toMatchObject({
      remaining: '30 minutes',
      perMinute: '0.125 GB',
    });
  });

  test('a part with a unit needs a total with one', async () => {
    expect(await error('eta', { amount: '186', units: '3 MB' })).toMatchObject({
      code: 'unit-missing',
      params: { x: '3 MB', total: '186', unit: 'MB' },
      at: { field: 'amount' },
    });
  });

  test.each([
    ['1h30', 5_400_000],
    ['1 h 30 min', 5_400_000],
    ['90m', 5_400_000],
    ['5400 sec', 5_400_000],
    ['1,5 h', 5_400_000],
    ['2 d 4 h', 187_200_000],
  ])('%s', async (span, milliseconds) => {
    const { remainingExact } = await run('eta', { amount: '1', units: '1', span, spanUnit: 'ms' });
    const expected = await run('eta', { amount: '1', units: '1', span: String(milliseconds), spanUnit: 'ms' });
    expect(remainingExact).toBe(expected.remainingExact);
  });

  test.each([
    [{ span: '5 parsecs' }, 'bad-number', 'span', 2],
    [{ span: '1h x' }, 'bad-number', 'span', 1],
    [{ span: '5 ms 3' }, 'bad-number', 'span', 2],
    [{ span: 'h' }, 'number-missing', 'span', 0],
  ])('%j is refused', async (options, code, field, offset) => {
    expect(await error('eta', options)).toMatchObject({ code, at: { field, offset } });
  });

  test.each([
    ['90 min', '1 hour 30 minutes'],
    ['1h 30m', '1 hour 30 minutes'],
    ['1:30:00', '1 hour 30 minutes'],
    [' 100:00:01.5', '4 days 4 hours 1 second 500 ms'],
    // ISO 8601-1, section 5.5.2.
    ['PT1H30M', '1 hour 30 minutes'],
    ['P1DT0,5S', '1 day 500 ms'],
    ['p2w', '14 days'],
    ['93784005', '1 day 2 hours 3 minutes 4 seconds 5 ms'],
  ])('%s as a duration', async (text, words) => {
    expect(await run('formatDuration', text)).toBe(words);
  });

  test.each(['P', 'PT', 'P1H', '1:60:00', '1:30'])('%s is no duration', async (text) => {
    expect(await error('formatDuration', text)).toMatchObject({ code: 'bad-number' });
  });

  test('a time of two parts offers both readings', async () => {
    expect(await error('formatDuration', '1:30')).toMatchObject({
      offers: [{ input: '1:30:00' }, { input: '0:01:30' }],
    });
    expect(await error('eta', { span: '12:05' })).toMatchObject({
      at: { field: 'span' },
      offers: [{ span: '12:05:00' }, { span: '0:12:05' }],
    });
  });

  test.each([
    ['3 months', 'months', 2],
    ['1 year', 'year', 2],
    ['2 d 1 mois', 'mois', 6],
  ])('%s has no fixed length', async (span, x, offset) => {
    const expected = { code: 'no-fixed-length', params: { x } };
    expect(await error('eta', { span })).toMatchObject({ ...expected, at: { field: 'span', offset } });
    expect(await error('formatDuration', span)).toMatchObject({ ...expected, at: { offset } });
  });

  test('units may be French', async () => {
    expect(await run('formatDuration', '2 jours 1 heure')).toBe('2 days 1 hour');
  });

  test('a long text of many parts is refused at once', async () => {
    const text = '1h '.repeat(300_000);
    expect(await error('formatDuration', text)).toMatchObject({ code: 'number-too-long' });
  });

  test('what may be bits or bytes is refused', async () => {
    for (const options of [{ speed: '5 mb/s' }, { speed: '5 MB/S' }, { size: '5 Mb' }])
      expect(await error('transferTime', options)).toMatchObject({ code: 'bad-number' });
    expect(await error('transferTime', { size: '5 MB 3 MB' })).toMatchObject({ code: 'bad-number' });
  });
});

// Python's fractions and datetime.
describe('known speed', () => {
  test.each<[TestOptions<typeof tool, 'eta'>, object]>([
    [
      {},
      {
        remaining: '5 hours 10 minutes',
        total: '5 hours 10 minutes',
        endIso: '2026-11-20T17:10:00+00:00',
        relative: 'today at 5:10 PM, in 5 hours 10 minutes',
        percent: '0',
        timePerUnit: '1 minute 40 seconds',
        perMinute: '0.6',
      },
    ],
    [
      { amount: '500' },
      { remaining: '13 hours 53 minutes 20 seconds', endIso: '2026-11-21T01:53:20+00:00', at25: '2026-11-20 15:28:20' },
    ],
    [{ amount: '500', units: '5', span: '3' }, { remaining: '5 hours' }],
    [{ amount: '500', units: '5', span: '3', parallel: 2 }, { remaining: '2 hours 30 minutes' }],
    [
      { amount: '1000', units: '1', span: '1', spanUnit: 'h' },
      { remaining: '41 days 16 hours', relative: 'in 41 days 16 hours' },
    ],
    // A time of day is one of today.
    [
      { start: '7:30', clock: '24' },
      { endIso: '2026-11-20T12:40:00+00:00', relative: 'today at 12:40, in 40 minutes' },
    ],
    [
      { start: '2026-11-19', clock: '24' },
      { end: 'Thursday, November 19, 2026 at 05:10:00 UTC', relative: 'yesterday at 05:10, 1 day 6 hours ago' },
    ],
    [{ done: '50 %' }, { remaining: '2 hours 35 minutes', percent: '50', at25: null, at50: '2026-11-20 12:00:00' }],
    [{ done: '186' }, { remaining: '0 seconds', percent: '100', endIso: '2026-11-20T12:00:00+00:00' }],
    [{ amount: '1', units: '3', span: '1', spanUnit: 'ms' }, { remaining: 'less than 1 ms' }],
    // Not 59 minutes 60 seconds.
    [{ amount: '3599,9999', units: '1', span: '1', spanUnit: 's' }, { remaining: '1 hour' }],
    // Clocks go forward in Paris on 2026-03-29: five hours and ten minutes all the same.
    [{ start: '2026-03-29T00:00:00Z', zone: 'europe/paris' }, { endIso: '2026-03-29T07:10:00+02:00' }],
    [{ start: '2026-03-28T23:30:00Z', zone: 'Europe/Paris' }, { at25: '2026-03-29 01:47:30' }],
  ])('%j', async (options, values) => {
    expect(await run('eta', options)).toMatchObject(values);
  });

  test.each<[TestOptions<typeof tool, 'eta'>, string, string]>([
    [{ amount: '0' }, 'not-positive-amount', 'amount'],
    [{ units: '-1' }, 'not-positive-speed', 'units'],
    [{ span: '0' }, 'not-positive-span', 'span'],
    [{ amount: '500', done: '600' }, 'more-than-total', 'done'],
    [{ done: '101%' }, 'more-than-total', 'done'],
    [{ done: '-1' }, 'negative-done', 'done'],
    [{ amount: '12a' }, 'bad-number', 'amount'],
    [{ amount: '' }, 'number-missing', 'amount'],
    [{ start: 'noon' }, 'no-moment', 'start'],
    [{ zone: 'Europe/Pariss' }, 'misspelt-zone', 'zone'],
  ])('%j is refused', async (options, code, field) => {
    expect(await error('eta', options)).toMatchObject({ code, at: { field } });
  });

  test('an end that no date can show is reported', async () => {
    const { value, notices } = await report('eta', { amount: '1e30', units: '1', span: '1', spanUnit: 's' });
    expect(value).toMatchObject({ end: null, endIso: null, at90: null });
    expect(value?.remainingExact).toBe('11574074074074074074074074 days 1 hour 46 minutes 40 seconds');
    expect(notices).toEqual([messages.notices['end-too-far']]);
  });

  test('now is one moment, however long the work takes', async () => {
    let time = now.getTime();
    const ticking = { now: () => new Date(time++) };
    expect(await run('eta', { amount: '180' }, ticking)).toMatchObject({
      remaining: '5 hours',
      relative: 'today at 5:00 PM, in 5 hours',
    });
  });

  test('in French', async () => {
    const { run: runFrench } = testTool(tool, logic, { messages: french, context: { ...context, locale: 'fr' } });
    expect(await runFrench('eta', { amount: '500' })).toMatchObject({
      remaining: '13 heures 53 minutes 20 secondes',
      relative: expect.stringMatching(/^demain à 01:53, dans 13\sheures 53\sminutes$/),
    });
  });
});

// A simulation in Python, minute by minute, with zoneinfo.
describe('working hours', () => {
  const work = { count: 'working', units: '1', span: '1', spanUnit: 'h' } as const;
  const daily = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
  test.each<[TestOptions<typeof tool, 'eta'>, string]>([
    [{ amount: '40' }, '2026-11-27T12:00:00+00:00'],
    [{ amount: '10', hours: '13:30-17, 09:00-12:30' }, '2026-11-23T16:00:00+00:00'],
    [{ amount: '1', start: '2026-11-21T12:00:00Z' }, '2026-11-23T10:00:00+00:00'],
    [{ amount: '20', days: ['mon', 'wed'], zone: 'America/New_York' }, '2026-11-30T13:00:00-05:00'],
    // A night that begins on a Friday ends on a Saturday.
    [{ amount: '6', days: ['fri'], hours: '22:00-06:00' }, '2026-11-21T04:00:00+00:00'],
    // Clocks go forward: the night has seven hours.
    [
      { amount: '8', days: daily, hours: '22:00–06:00', start: '2026-03-28T20:00:00Z', zone: 'Europe/Paris' },
      '2026-03-29T23:00:00+02:00',
    ],
    [
      { amount: '10', days: daily, hours: '0-24', start: '2026-10-24T20:00:00Z', zone: 'Europe/Paris' },
      '2026-10-25T07:00:00+01:00',
    ],
    [{ amount: '8', start: '2026-11-20T09:00:00Z' }, '2026-11-20T17:00:00+00:00'],
    [{ amount: '8', done: '8' }, '2026-11-20T12:00:00+00:00'],
  ])('%j ends at %s', async (options, endIso) => {
    expect(await run('eta', { ...work, ...options })).toMatchObject({ endIso });
  });

  test('they are shown in hours, and have milestones', async () => {
    expect(await run('eta', { ...work, amount: '40' })).toMatchObject({
      remaining: '40 hours',
      perDay: null,
      at25: '2026-11-23 14:00:00',
      at90: '2026-11-26 16:00:00',
    });
  });

  test('what was done in them gives the speed', async () => {
    const options = { count: 'working', amount: '100', done: '50', begun: 'at', begunAt: '2026-11-16T12:00' } as const;
    expect(await run('fromProgress', options)).toMatchObject({ elapsed: '32 hours', perHour: '1.5625' });
    expect(await run('fromProgress', { ...options, begun: 'ago', ago: '4', agoUnit: 'd' })).toMatchObject({
      elapsed: '32 hours',
    });
  });

  test.each<[TestOptions<typeof tool, 'eta'>, object]>([
    [{ days: [] }, { code: 'no-days', at: { field: 'days' } }],
    [{ hours: '' }, { code: 'bad-hours' }],
    [{ hours: '9:00-12:00, 13' }, { code: 'bad-hours', at: { field: 'hours', offset: 12, length: 2 } }],
    [{ hours: '9:00-24:01' }, { code: 'bad-hours' }],
    [{ hours: '9:00-9:60' }, { code: 'bad-hours' }],
    [{ hours: '9:00-9:00' }, { code: 'bad-hours' }],
    [{ hours: '9-12, 11-13' }, { code: 'hours-overlap' }],
    [{ hours: '22-6, 5-9' }, { code: 'hours-overlap' }],
  ])('%j is refused', async (options, expected) => {
    expect(await error('eta', { ...work, ...options })).toMatchObject(expected);
  });

  test('progress that none has seen, or that began too long ago, is refused', async () => {
    const progress = { count: 'working', begun: 'at' } as const;
    const at = { field: 'begunAt' };
    expect(await error('fromProgress', { ...progress, begunAt: '2026-11-21', measured: '2026-11-22' })).toMatchObject({
      code: 'no-working-time',
      at,
    });
    expect(await error('fromProgress', { ...progress, begunAt: '1900-01-01' })).toMatchObject({
      code: 'too-long-ago',
      at,
    });
  });

  test('an end beyond 100 years is reported', async () => {
    const { value, notices } = await report('eta', { ...work, amount: '1e7' });
    expect(value).toMatchObject({ remaining: '10000000 hours', end: null, at25: null });
    expect(notices).toEqual([messages.notices['end-too-far-working']]);
  });
});

describe('from progress', () => {
  test.each<[TestOptions<typeof tool, 'fromProgress'>, object]>([
    [{}, { remaining: '30 minutes', total: '40 minutes', elapsed: '10 minutes', endIso: '2026-11-20T12:30:00+00:00' }],
    [{ done: '25%' }, { remaining: '30 minutes' }],
    [
      { begun: 'at', begunAt: '2026-11-20 11:50' },
      { remaining: '30 minutes', perMinute: '125' },
    ],
    [
      { earlierDone: '1000', earlierAt: '2026-11-20T11:59:00Z' },
      { remaining: '15 minutes', perMinute: '250', elapsed: '10 minutes' },
    ],
  ])('%j', async (options, values) => {
    expect(await run('fromProgress', options)).toMatchObject(values);
  });

  test.each<[TestOptions<typeof tool, 'fromProgress'>, string, string]>([
    [{ done: '0' }, 'nothing-done', 'done'],
    [{ begun: 'at' }, 'begun-missing', 'begunAt'],
    [{ begun: 'at', begunAt: '2026-11-21' }, 'not-begun', 'begunAt'],
    [{ ago: '0' }, 'not-begun', 'ago'],
    [{ earlierDone: '5' }, 'earlier-incomplete', 'earlierAt'],
    [{ earlierAt: '2026-11-20T11:59:00Z' }, 'earlier-incomplete', 'earlierDone'],
    [{ earlierDone: '1250', earlierAt: '2026-11-20T11:59:00Z' }, 'nothing-between', 'earlierDone'],
    [{ earlierDone: '1', earlierAt: '2026-11-20T12:59:00Z' }, 'earlier-not-before', 'earlierAt'],
  ])('%j is refused', async (options, code, field) => {
    expect(await error('fromProgress', options)).toMatchObject({ code, at: { field } });
  });
});

describe('transfers', () => {
  test.each<[TestOptions<typeof tool, 'transferTime'>, string]>([
    [{}, '6 minutes 16 seconds'],
    [{ size: '1', sizeUnit: 'GiB', speed: '10', speedUnit: 'MB/s' }, '1 minute 47 seconds 374 ms'],
    [{ transferred: '2.35' }, '3 minutes 8 seconds'],
    [{ overhead: '25' }, '7 minutes 50 seconds'],
    [{ size: '8', sizeUnit: 'KiB', speed: '1', speedUnit: 'KiB/s' }, '8 seconds'],
  ])('%j', async (options, remaining) => {
    expect(await run('transferTime', options)).toMatchObject({ remaining });
  });

  test('an overhead below zero is refused', async () => {
    expect(await error('transferTime', { overhead: '-1' })).toMatchObject({
      code: 'negative-overhead',
      at: { field: 'overhead' },
    });
  });
});

describe('durations', () => {
  test.each<[string, number | null, string]>([
    ['3600000000', null, '41 days 16 hours'],
    ['93784005', null, '1 day 2 hours 3 minutes 4 seconds 5 ms'],
    ['93784005', 2, '1 day 2 hours'],
    ['86399999', 2, '1 day'],
    ['0', null, '0 seconds'],
    ['0.4', null, 'less than 1 ms'],
    ['', null, ''],
  ])('%j in %j parts is %j', async (text, parts, written) => {
    expect(await run('formatDuration', text, { parts })).toBe(written);
  });

  test('one below zero is refused', async () => {
    expect(await error('formatDuration', '-1')).toMatchObject({ code: 'negative-duration', at: { column: 1 } });
  });
});

test('a comma before three digits follows the language and is reported', async () => {
  const options = { amount: '1,500', units: '1', span: '1', spanUnit: 's' } as const;
  expect(await report('eta', options)).toMatchObject({ value: { total: '25 minutes' }, notices: [expect.any(String)] });
  expect(await report('eta', { ...options, decimalSign: 'point' })).toMatchObject({
    value: { total: '25 minutes' },
    notices: [],
  });
  expect(await report('eta', { ...options, decimalSign: 'comma' })).toMatchObject({
    value: { total: '1 second 500 ms' },
    notices: [],
  });
});
