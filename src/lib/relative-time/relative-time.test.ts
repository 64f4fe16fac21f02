import { expect, test } from 'vitest';
import english from './en.json' with { type: 'json' };
import french from './fr.json' with { type: 'json' };
import { createRelativeFormat } from './relative-time.ts';

type Options = Parameters<typeof createRelativeFormat>[1];

async function describe(now: string, moment: string | number, options?: Options, timeZone = 'UTC', locale = 'en') {
  const { logic } = locale === 'fr' ? french : english;
  const message = (key: keyof typeof logic, params = {}) =>
    logic[key].replace('{time}', String(Object.values(params)[0]));
  const relative = await createRelativeFormat({ locale, timeZone, message }, options);
  return relative(Number(new Date(moment)) || Number(moment), Date.parse(now)).replace(/\s/g, ' ');
}

// Counted with Python: dateutil.relativedelta, and by the calendar.
test.each([
  ['2026-11-30T12:00Z', '2027-03-01T12:00Z', 'in 3 months 1 day'],
  ['2026-11-30T12:00Z', '2024-02-03T12:00Z', '2 years 9 months ago'],
  ['2026-11-30T12:00Z', '2024-02-29T23:59:59Z', '2 years 9 months ago'],
  ['2026-11-30T12:00Z', '2024-12-30T12:00Z', '1 year 11 months ago'],
  ['2027-05-30T12:00Z', '2027-02-28T12:00Z', '3 months 2 days ago'],
  ['2026-11-30T12:00Z', '2025-12-02T12:00Z', '11 months 28 days ago'],
  ['2026-11-30T12:00Z', '2024-12-10T12:00Z', '1 year 11 months ago'],
  ['2026-11-30T12:00Z', '2023-11-14T22:13:20Z', '3 years ago'],
  ['2026-11-30T12:00Z', '2025-11-14T12:00Z', '1 year ago'],
  ['2026-11-30T12:00Z', '2028-02-29T00:00Z', 'in 1 year 2 months'],
  ['2026-11-30T12:00Z', '2027-01-28T12:00Z', 'in 59 days'],
  ['2026-11-30T12:00Z', '2027-01-29T12:00Z', 'in 1 month 30 days'],
  ['2026-11-30T12:00Z', '2026-12-01T11:59:40Z', 'in 23 hours 59 minutes'],
  ['2026-11-30T12:00Z', '2026-11-30T09:39:31Z', '2 hours 20 minutes ago'],
  ['2026-11-30T12:00Z', '2026-11-30T12:01:30Z', 'in 1 minute 30 seconds'],
  ['2026-11-30T12:00Z', '2026-11-30T11:59:59Z', '1 second ago'],
  ['2026-11-30T12:00Z', '2026-11-30T12:00Z', 'now'],
  ['2026-11-30T12:00Z', '2026-11-30T12:00:00.400Z', 'now'],
])('from %s, %s is %s', async (now, moment, expected) => {
  expect(await describe(now, moment)).toBe(expected);
});

test('days and months are those of the zone', async () => {
  const [now, moment] = ['2027-03-27T23:30:00Z', '2027-03-28T22:30:00Z'];
  expect(await describe(now, moment, {}, 'Europe/Paris')).toBe('in 1 day');
  expect(await describe(now, moment)).toBe('in 23 hours');
});

test('moments that Temporal cannot hold are counted in average years', async () => {
  expect(await describe('2026-11-30T12:00Z', 31_556_952_000 * 1_000_056.9)).toBe('in 999,999 years');
  expect(await describe('2026-11-30T12:00Z', -Infinity)).toBe('∞ years ago');
});

test.each([
  ['2026-11-30T12:00Z', 8.64e15, 'in 273,733 years'],
  ['2026-11-30T12:00Z', -8.64e15, '273,847 years ago'],
  ['+275760-09-13T00:00Z', Date.UTC(2026, 10, 30, 12), '273,733 years ago'],
])('from %s, the moment %s is %s', async (now, moment, expected) => {
  expect(await describe(now, moment)).toBe(expected);
});

test('short units, without seconds from a minute on', async () => {
  const options = { isShort: true, hasSeconds: false };
  expect(await describe('2026-11-30T12:00Z', '2026-11-30T13:20:40Z', options)).toBe('in 1 hr 20 min');
  expect(await describe('2026-11-30T12:00Z', '2026-11-30T12:59:40Z', options)).toBe('in 59 min');
  expect(await describe('2026-11-30T12:00Z', '2026-11-30T12:00:40Z', options)).toBe('in 40 sec');
  expect(await describe('2026-11-30T12:00Z', '2027-03-01T12:00Z', options)).toBe('in 3 months 1 day');
});

test('in French', async () => {
  expect(await describe('2026-11-30T12:00Z', '2024-02-03T12:00Z', {}, 'UTC', 'fr')).toBe('il y a 2 ans 9 mois');
});
