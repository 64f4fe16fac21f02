import type { Schedule } from '#lib/cron/read-cron.ts';
import { allowedBy, countOf, createRuns } from './runs.ts';

interface DayOfRuns {
  /** Its midnight, in milliseconds since 1970 by local clocks. */
  readonly day: number;
  /** The number of runs in each hour. */
  readonly counts: readonly number[];
}

const hours = 24;
const dayLength = 86_400_000;
const daysShown = 7;

/**
 * How often a schedule runs in each hour of seven days, by clocks that are never changed.
 * @param now milliseconds since 1970 by local clocks; its day is the first
 */
export async function countByHour(schedule: Schedule, now: number): Promise<readonly DayOfRuns[]> {
  const first = Math.floor(now / dayLength) * dayLength;
  const { hour, minute, second } = schedule.fields;
  const allowed = new Set(hour ? allowedBy(hour) : []);
  const perHour = countOf(minute) * countOf(second);
  const days = new Set(await (await createRuns(atMidnight(schedule), 'UTC')).next(daysShown, first - 1));
  return Array.from({ length: daysShown }, (_, index) => {
    const day = first + index * dayLength;
    const runs = days.has(day) ? perHour : 0;
    return { day, counts: Array.from({ length: hours }, (_, at) => (allowed.has(at) ? runs : 0)) };
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
