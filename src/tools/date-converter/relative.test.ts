import { describe, expect, test } from 'vitest';
import messages from '#generated/messages/date-converter.en.json' with { type: 'json' };
import { testTool } from '#testing/test-tool.ts';
import * as logic from './logic.ts';
import tool from './tool.ts';

/** A Friday, 15:30:45 in Paris. */
const context = { timeZone: 'Europe/Paris', now: () => new Date('2026-11-20T14:30:45.678Z') };
const { run, error, report } = testTool(tool, logic, { context, messages });

describe('a time counted from now', () => {
  // By hand on a calendar; the spans by GNU date 9.1 (`date -d '2026-11-20 15:30:45 … CET'`).
  test.each([
    ['now', '2026-11-20T15:30:45+01:00'],
    ['Today', '2026-11-20T00:00:00+01:00'],
    ['tomorrow', '2026-11-21T00:00:00+01:00'],
    ['yesterday', '2026-11-19T00:00:00+01:00'],
    ['day before  yesterday', '2026-11-18T00:00:00+01:00'],
    ['tomorrow 9am', '2026-11-21T09:00:00+01:00'],
    ['tomorrow at 12:05 am', '2026-11-21T00:05:00+01:00'],
    ['yesterday at 23:59:59', '2026-11-19T23:59:59+01:00'],
    ['next Monday noon', '2026-11-23T12:00:00+01:00'],
    ['next monday', '2026-11-23T00:00:00+01:00'],
    ['next friday', '2026-11-27T00:00:00+01:00'],
    ['last friday', '2026-11-13T00:00:00+01:00'],
    ['last saturday', '2026-11-14T00:00:00+01:00'],
    ['last thursday', '2026-11-19T00:00:00+01:00'],
    ['in 3 days', '2026-11-23T15:30:45+01:00'],
    ['+90 min', '2026-11-20T17:00:45+01:00'],
    ['2 hours ago', '2026-11-20T13:30:45+01:00'],
    ['an hour ago', '2026-11-20T14:30:45+01:00'],
    ['1h30min ago', '2026-11-20T14:00:45+01:00'],
    ['2 weeks, 1 day and 3 hours ago', '2026-11-05T12:30:45+01:00'],
    ['3 months from now', '2027-02-20T15:30:45+01:00'],
    ['-1 year', '2025-11-20T15:30:45+01:00'],
    ['11 months ago', '2025-12-20T15:30:45+01:00'],
    // The clock goes back on 25 October: a day of 25 hours keeps the time on the wall, 24 hours do not.
    ['26 days ago', '2026-10-25T15:30:45+01:00'],
    ['27 days ago', '2026-10-24T15:30:45+02:00'],
    ['648 hours ago', '2026-10-24T16:30:45+02:00'],
    ['maintenant', '2026-11-20T15:30:45+01:00'],
    ['aujourd’hui', '2026-11-20T00:00:00+01:00'],
    ['après-demain', '2026-11-22T00:00:00+01:00'],
    ['demain à 14h30', '2026-11-21T14:30:00+01:00'],
    ['hier 8h', '2026-11-19T08:00:00+01:00'],
    ['lundi prochain', '2026-11-23T00:00:00+01:00'],
    ['vendredi dernier', '2026-11-13T00:00:00+01:00'],
    ['dans 3 jours', '2026-11-23T15:30:45+01:00'],
    ['il y a 2 heures', '2026-11-20T13:30:45+01:00'],
    ['il y a une semaine et 2 jours', '2026-11-11T15:30:45+01:00'],
  ])('%s', async (text, iso8601) => {
    expect(await report('describe', text)).toMatchObject({ value: { iso8601, inputFormat: 'relative' }, notices: [] });
  });

  // 678 milliseconds past a second; the clock goes forward on 28 March 2027.
  test.each([
    ['2026-11-20T14:30:45.678Z', 'in 3 days', 'in 3 days'],
    ['2026-11-20T14:30:45.678Z', 'dans 5 heures', 'in 5 hours'],
    ['2026-11-20T14:30:45.678Z', '3 days ago', '3 days ago'],
    ['2026-11-20T14:30:45.678Z', 'in 1 second', 'in 1 second'],
    ['2026-11-20T14:30:45.678Z', 'now', 'now'],
    ['2027-03-27T22:30:45.678Z', 'in 5 hours', 'in 5 hours'],
    ['2027-03-27T22:30:45.678Z', 'in 3 days', 'in 3 days'],
  ])('at %s, %s is shown as %s', async (start, text, relative) => {
    const clock = { ...context, now: () => new Date(start) };
    const { run: runThen } = testTool(tool, logic, { context: clock, messages });
    expect(await runThen('describe', text)).toMatchObject({ relative });
  });

  test('is shown as counted, though the clock runs on', async () => {
    let seconds = 0;
    const clock = { ...context, now: () => new Date(Date.UTC(2026, 10, 20, 14, 30, ++seconds)) };
    const { run: runThen } = testTool(tool, logic, { context: clock, messages });
    expect(await runThen('describe', '3 days ago')).toMatchObject({ relative: '3 days ago' });
  });

  test('is one in the zone of the option', async () => {
    expect(await run('describe', 'tomorrow', { zone: 'Asia/Tokyo', outputZone: 'Asia/Tokyo' })).toMatchObject({
      iso8601: '2026-11-21T00:00:00+09:00',
    });
  });

  test('may be one of two', async () => {
    expect(await run('diff', 'yesterday', { other: 'in 2 days' })).toMatchObject({ duration: 'P3DT15H30M45S' });
  });

  test.each([
    ['monday', 'next monday', 'last monday'],
    ['This Friday', 'next friday', 'last friday'],
    ['mardi', 'mardi prochain', 'mardi dernier'],
    ['3 days', 'in 3 days', '3 days ago'],
    ['2 heures', 'dans 2 heures', 'il y a 2 heures'],
    ['in 5m', 'in 5 min', 'in 5 months'],
    ['1h 5 m ago', '1h 5 min ago', '1h 5 months ago'],
    ['dans 5 m', 'dans 5 min', 'dans 5 mois'],
    ['tomorrow at 9', 'tomorrow 9:00', 'tomorrow 21:00'],
  ])('is unclear: %s', async (text, first, second) => {
    expect(await error('describe', text)).toMatchObject({
      code: 'unclear',
      params: { text, first, second },
      offers: [{ input: first }, { input: second }],
    });
    for (const input of [first, second])
      expect(await run('describe', input)).toMatchObject({ inputFormat: 'relative' });
  });

  test.each([
    ['tomorrow 25:00', 'no-such-hour'],
    ['tomorrow 13pm', 'no-such-hour'],
    ['tomorrow 9:61', 'no-such-minute'],
    ['tomorrow 9:00:60', 'no-such-second'],
    ['in 999999999999 years', 'out-of-range'],
    ['-999999999999 hours', 'out-of-range'],
    ['next week', 'not-a-date'],
    ['in ans', 'not-a-date'],
    ['in 3 days 2 days', 'not-a-date'],
    ['in', 'not-a-date'],
    ['tomorrow tomorrow', 'not-a-date'],
  ])('is none: %s', async (text, code) => {
    expect(await error('describe', text)).toMatchObject({ code });
  });

  test('has no day where the month is too short', async () => {
    const lateContext = { ...context, now: () => new Date('2027-01-31T12:00:00Z') };
    const late = testTool(tool, logic, { context: lateContext, messages });
    expect(await late.error('describe', 'in 1 month')).toMatchObject({
      code: 'no-such-day',
      params: { month: 'February 2027', days: 28, day: 31 },
    });
  });
});
