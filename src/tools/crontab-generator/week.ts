import type { Schedule } from '#lib/cron/read-cron.ts';
import { allowedBy, countedOf, createRuns } from './runs.ts';

interface DayOfRuns {
  /** Its midnight, in milliseconds since 1970 by local clocks. */
  readonly day: number;
  /** The number of runs in each hour. */
  readonly counts: readonly number[];
}

const hours = 24;
const hourLength = 3_600_000;
const dayLength = hours * hourLength;
const daysShown = 7;

/**
 * How often a schedule runs in each hour of seven days, by clocks that are never changed.
 * @param now milliseconds since 1970 by local clocks; its day is the first, and counts from then on
 */
export async function countByHour(schedule: Schedule, now: number): Promise<readonly DayOfRuns[]> {
  const first = Math.floor(now / dayLength) * dayLength;
  const { hour, minute, second } = schedule.fields;
  const allowed = new Set(hour ? allowedBy(hour) : []);
  const seconds = countedOf(second);
  const inHour = countedOf(minute).flatMap((min) => seconds.map((sec) => (min * 60 + sec) * 1_000));
  const days = new Set(await (await createRuns(atMidnight(schedule), 'UTC')).next(daysShown, first - 1));
  return Array.from({ length: daysShown }, (_, index) => {
    const day = first + index * dayLength;
    const countAt = (start: number) => (start > now ? inHour.length : inHour.filter((run) => start + run > now).length);
    const runsAt = (at: number) => (days.has(day) && allowed.has(at) ? countAt(day + at * hourLength) : 0);
    return { day, counts: Array.from({ length: hours }, (_, at) => runsAt(at)) };
  });
}

/** The days of a schedule: as if it ran at midnight only. */
function atMidnight(schedule: Schedule): Schedule {
  const zero = { text: '0', items: [{ type: 'numbers', numbers: [0] }], isAny: false, isStar: false } as const;
  const fields = {
    ...schedule.fields,
    second: { ...zero, name: 'second' },
    minute: { ...zero, name: 'minute' },
    hour: { ...zero, name: 'hour' },
  } as const;
  return { ...schedule, fields };
}
