import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromWall, nanosPerSecond, type Wall } from './calendar.ts';
import { loadTemporal } from './load-temporal.ts';
import { loadZones } from './zones.ts';

const zones = await loadZones();
const { PlainDateTime, ZonedDateTime } = await loadTemporal();
const names = [
  'Europe/Paris',
  'America/New_York',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Africa/Casablanca',
  '+05:30',
];

const someSecond = fc.integer({ min: -4e9, max: 6e9 });

test('offsets are those of Temporal', () => {
  fc.assert(
    fc.property(fc.constantFrom(...names), someSecond, (zone, second) => {
      const instant = BigInt(second) * nanosPerSecond;
      expect(zones.offsetAt(zone, instant)).toBe(new ZonedDateTime(instant, zone).offsetNanoseconds / 1e9);
    }),
  );
});

test('times on walls are the instants of Temporal', () => {
  const someDay = fc.record({
    year: fc.integer({ min: 1850, max: 2150 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
    hour: fc.integer({ min: 0, max: 23 }),
    minute: fc.integer({ min: 0, max: 59 }),
  });
  const some = fc.constantFrom('compatible' as const, 'earlier' as const, 'later' as const);
  fc.assert(
    fc.property(fc.constantFrom(...names), someDay, some, (zone, day, disambiguation) => {
      const wall: Wall = { ...day, second: 0, nanosecond: 0 };
      const { year, month, day: date, hour, minute } = day;
      const expected = new PlainDateTime(year, month, date, hour, minute).toZonedDateTime(zone, { disambiguation });
      expect(zones.toInstant(zone, fromWall(wall), disambiguation).instant).toBe(expected.epochNanoseconds);
    }),
  );
});

test.each([
  ['europe/paris', 'Europe/Paris'],
  [' UTC ', 'UTC'],
  ['z', 'UTC'],
  ['-0330', '-03:30'],
])('%j is %s', (written, zone) => {
  expect(zones.identify(written)).toBe(zone);
});

test.each([
  ['Europe/Pariss', 'misspelt-zone', 'Europe/Paris'],
  ['new york', 'misspelt-zone', 'America/New_York'],
  ['paris', 'misspelt-zone', 'Europe/Paris'],
  ['america/new', 'misspelt-zone', 'America/New_York'],
  ['tokio', 'misspelt-zone', 'Asia/Tokyo'],
  ['America', 'unknown-zone', undefined],
  ['Europ', 'unknown-zone', undefined],
  ['CEST', 'unknown-zone', undefined],
  ['', 'unknown-zone', undefined],
  ['x'.repeat(10_000), 'unknown-zone', undefined],
])('%j is not one', (written, code, closest) => {
  expect(() => zones.identify(written)).toThrow(
    expect.objectContaining({ code, params: expect.objectContaining(closest === undefined ? {} : { closest }) }),
  );
});
