import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCronAs } from '#lib/cron/read-cron.ts';
import { createRuns } from './runs.ts';

const minuteLength = 60_000;

/** Fields of the usual five: numbers, ranges, steps and lists. */
const fieldOf = (min: number, max: number) => {
  const value = fc.integer({ min, max });
  const range = fc.tuple(value, value).map(([a, b]) => `${Math.min(a, b)}-${Math.max(a, b)}`);
  const step = fc.integer({ min: 1, max: max + 40 });
  const item = fc.oneof(
    value.map(String),
    range,
    fc.tuple(range, step).map((parts) => parts.join('/')),
    step.map((by) => `*/${by}`),
  );
  const list = fc.array(item, { minLength: 1, maxLength: 3 }).map((items) => items.join(','));
  return fc.oneof(fc.constant('*'), list);
};

const expressions = fc
  .tuple(fieldOf(0, 59), fieldOf(0, 4), fieldOf(1, 31), fc.constant('*'), fieldOf(0, 7))
  .map((fields) => fields.join(' '));

/** Days on which clocks change (IANA tzdata), by an hour or half an hour, at night or at midnight, or not at all. */
const changes: readonly (readonly [zone: string, day: string])[] = [
  ['Europe/Paris', '2026-10-25'],
  ['Europe/Paris', '2027-03-28'],
  ['America/New_York', '2026-11-01'],
  ['America/New_York', '2027-03-14'],
  ['Australia/Lord_Howe', '2026-10-04'],
  ['Australia/Lord_Howe', '2027-04-04'],
  ['America/Santiago', '2026-09-06'],
  ['Africa/Cairo', '2027-04-30'],
  ['Asia/Kolkata', '2027-01-31'],
  ['UTC', '2028-02-29'],
];

/** Wall clocks as a browser shows them, in milliseconds since 1970 as if they were UTC. */
function createWallClock(zone: string): (moment: number) => number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  return (moment) => {
    const part = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
    return Date.UTC(part['year'] ?? 0, (part['month'] ?? 1) - 1, part['day'], part['hour'], part['minute']);
  };
}

function fits(field: string, value: number, min: number, max: number): boolean {
  return field.split(',').some((item) => {
    const [from = '', by = '1'] = item.split('/');
    const [first = '', last = first] = from === '*' ? [String(min), String(max)] : from.split('-');
    return value >= Number(first) && value <= Number(last) && (value - Number(first)) % Number(by) === 0;
  });
}

/** Whether a wall time is one of a schedule, by crontab(5). */
function matches(expression: string, wall: number): boolean {
  const [minute = '', hour = '', day = '', month = '', weekday = ''] = expression.split(' ');
  const date = new Date(wall);
  const isDay = fits(day, date.getUTCDate(), 1, 31);
  const number = date.getUTCDay();
  const isWeekday = fits(weekday, number, 0, 7) || (number === 0 && fits(weekday, 7, 0, 7));
  const hasStar = day.startsWith('*') || weekday.startsWith('*');
  return (
    fits(minute, date.getUTCMinutes(), 0, 59) &&
    fits(hour, date.getUTCHours(), 0, 23) &&
    fits(month, date.getUTCMonth() + 1, 1, 12) &&
    (hasStar ? isDay && isWeekday : isDay || isWeekday)
  );
}

/**
 * Goes through all minutes. Where clocks change, cron(8) of Vixie cron: jobs whose minute or hour begins with a star
 * follow the wall clock; of the others, those in a gap run at its end, and those in a repeated hour run once.
 */
function searchRuns(expression: string, from: number, walls: readonly number[]): readonly number[] {
  const isInterval = expression.split(' ', 2).some((field) => field.startsWith('*'));
  let [latest = 0] = walls;
  return walls.flatMap((wall, index) => {
    const missed = Array.from({ length: Math.max(0, (wall - latest) / minuteLength - 1) }, (_, skipped) =>
      matches(expression, latest + (skipped + 1) * minuteLength),
    );
    const isNew = wall > latest;
    latest = Math.max(latest, wall);
    const isRun = isInterval
      ? index > 0 && matches(expression, wall)
      : missed.includes(true) || (isNew && matches(expression, wall));
    return isRun ? from + index * minuteLength : [];
  });
}

const minutesSearched = 36 * 60;

/** The wall time of each minute from noon of the day before. */
const days = changes.map(([zone, day]) => {
  const from = Date.parse(`${day}T12:00Z`) - 1_440 * minuteLength;
  const wallAt = createWallClock(zone);
  return {
    zone,
    from,
    walls: Array.from({ length: minutesSearched + 1 }, (_, at) => wallAt(from + at * minuteLength)),
  };
});

test('runs are the minutes that a search through all minutes finds, also where clocks change', async () => {
  await fc.assert(
    fc.asyncProperty(expressions, fc.constantFrom(...days.keys()), async (expression, index) => {
      const { zone = '', from = 0, walls = [] } = days[index] ?? {};
      const end = from + minutesSearched * minuteLength;
      const expected = searchRuns(expression, from, walls);
      const runs = await createRuns(
        readCronAs(expression, 'linux', (name) => name),
        zone,
      );
      const next = runs.next(expected.length + 1, from).filter((run) => run <= end);
      expect(next).toEqual(expected);
      const previous = runs.previous(expected.length + 1, end + 1).filter((run) => run > from);
      expect(previous.toReversed()).toEqual(expected);
    }),
    { numRuns: 80 },
  );
});
