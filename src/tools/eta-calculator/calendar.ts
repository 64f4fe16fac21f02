import { type OptionsOf, ToolError } from '#core/tool.ts';
import { nanosPerDay, nanosPerSecond, weekdayOf } from '#lib/date-time/calendar.ts';
import type { Zones } from '#lib/date-time/zones.ts';
import { relocateToOption } from '#lib/errors/relocate-to-option.ts';
import { floorDivide } from '#lib/moment/read-moment.ts';
import { add, compare, type Rational, rational, subtract } from '#lib/rational/rational.ts';
import type tool from './tool.ts';

const nanosPerMillisecond = 1_000_000n;
const nanosPerMinute = 60n * nanosPerSecond;
const minutesPerDay = 1_440;

/** Working hours are counted for 100 years, in days. */
const maxDays = 36_525;

/** Which time counts. Moments are milliseconds since 1970, durations milliseconds. */
export interface Calendar {
  /** The moments when durations, in rising order, have counted since `from`; undefined where that is too far. */
  after(from: Rational, durations: readonly Rational[]): readonly (Rational | undefined)[];
  /** The time that counts from a moment to a later one; undefined where they are too far from each other. */
  between(from: Rational, to: Rational): Rational | undefined;
}

/** All time counts. */
export const always: Calendar = {
  after: (from, durations) => durations.map((duration) => add(from, duration)),
  between: (from, to) => subtract(to, from),
};

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/**
 * Only the working hours of some weekdays count, by the clocks of a zone.
 * @throws ToolError `no-days`, `bad-hours`, `hours-overlap`, in the options
 */
export function workingCalendar(
  { days, hours: written }: Pick<OptionsOf<typeof tool, 'eta'>, 'days' | 'hours'>,
  timeZone: string,
  zones: Zones,
): Calendar {
  if (days.length === 0) throw new ToolError('no-days', {}, { offset: 0, length: 0, field: 'days' });
  const hours = relocateToOption('hours', () => readHours(written));
  const momentOf = (day: number, minutes: number): Rational => {
    const wall = BigInt(day) * nanosPerDay + BigInt(minutes) * nanosPerMinute;
    return rational(zones.toInstant(timeZone, wall, 'compatible').instant, nanosPerMillisecond);
  };
  /** The working hours that follow a moment, from their begin or that moment to their end. */
  function* hoursAfter(from: Rational): Generator<readonly [begin: Rational, end: Rational]> {
    const instant = floorDivide(from.numerator * nanosPerMillisecond, from.denominator);
    const wall = instant + BigInt(zones.offsetAt(timeZone, instant)) * nanosPerSecond;
    const today = Number(floorDivide(wall, nanosPerDay));
    // Those of the day before may end today.
    for (let day = today - 1; day < today + maxDays; day++) {
      if (!days.some((weekday) => weekday === weekdays[weekdayOf(day) - 1])) continue;
      for (const { opening, closing } of hours) {
        const opened = momentOf(day, opening);
        const begin = compare(opened, from) < 0 ? from : opened;
        const end = momentOf(day, closing);
        if (compare(begin, end) < 0) yield [begin, end];
      }
    }
  }
  return {
    after(from, durations) {
      const rest = hoursAfter(from);
      let [begin, end] = [from, from];
      /** At `begin`. */
      let counted = rational(0n);
      return durations.map((duration) => {
        for (;;) {
          const atEnd = add(counted, subtract(end, begin));
          if (compare(duration, atEnd) <= 0) return add(begin, subtract(duration, counted));
          const { value: next } = rest.next();
          if (!next) return undefined;
          counted = atEnd;
          [begin, end] = next;
        }
      });
    },
    between(from, to) {
      let counted = rational(0n);
      for (const [begin, end] of hoursAfter(from)) {
        if (compare(begin, to) >= 0) return counted;
        if (compare(end, to) >= 0) return add(counted, subtract(to, begin));
        counted = add(counted, subtract(end, begin));
      }
      return undefined;
    },
  };
}

/** A part of the working day, in minutes since midnight; it closes after 24 hours where that is on the day after. */
interface Hours {
  readonly opening: number;
  readonly closing: number;
}

const writtenHours = /^(\d{1,2})(?::(\d{2}))?\s*[-–]\s*(\d{1,2})(?::(\d{2}))?$/;

/** Reads `09:00-12:30, 13-17`; the ones after midnight belong to the day before: `22:00-06:00`. */
function readHours(text: string): readonly Hours[] {
  const all: Hours[] = [];
  let offset = 0;
  for (const part of text.split(',')) {
    const place = { offset: offset + part.length - part.trimStart().length, length: part.trim().length };
    offset += part.length + 1;
    const parts = writtenHours.exec(part.trim());
    const [, fromHour, fromMinute = '0', toHour, toMinute = '0'] = parts ?? [];
    const opening = Number(fromHour) * 60 + Number(fromMinute);
    const to = Number(toHour) * 60 + Number(toMinute);
    const isTime = Math.max(Number(fromMinute), Number(toMinute)) < 60 && Math.max(opening, to) <= minutesPerDay;
    if (!parts || !isTime || opening === to) throw new ToolError('bad-hours', {}, place);
    all.push({ opening, closing: to < opening ? to + minutesPerDay : to });
  }
  all.sort((a, b) => a.opening - b.opening);
  const [first] = all;
  for (const [index, { closing }] of all.entries()) {
    const next = all[index + 1]?.opening ?? (first?.opening ?? 0) + minutesPerDay;
    if (closing > next) throw new ToolError('hours-overlap', {}, { offset: 0, length: text.length });
  }
  return all;
}
