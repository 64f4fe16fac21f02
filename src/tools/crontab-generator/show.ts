import { isoOf } from '#lib/moment/show-moment.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** A moment by ISO 8601 in a zone that is a number of seconds ahead of UTC. */
export function isoAt(moment: number, offset: number): string {
  const local = isoOf(moment + offset * second).replace(/(?:\.000)?Z$/, '');
  if (offset === 0) return `${local}Z`;
  const ahead = Math.abs(offset) / 60;
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${local}${offset < 0 ? '-' : '+'}${two(ahead / 60)}:${two(ahead % 60)}`;
}

interface LocalFormat {
  readonly locale: string;
  readonly hasSeconds: boolean;
  /** Dates of this year are written without it. */
  readonly year: number;
}

/** Writes local dates and times in the user's format. */
export function createLocalFormat({
  locale,
  hasSeconds,
  year,
}: LocalFormat): (moment: number, offset: number) => string {
  const parts = {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    ...(hasSeconds && { second: '2-digit' as const }),
    hourCycle: 'h23',
    timeZone: 'UTC',
  } as const;
  const near = new Intl.DateTimeFormat(locale, parts);
  const far = new Intl.DateTimeFormat(locale, { ...parts, year: 'numeric' });
  return (moment, offset) => {
    const wall = new Date(moment + offset * second);
    return (wall.getUTCFullYear() === year ? near : far).format(wall);
  };
}

const parts = [
  ['day', day],
  ['hour', hour],
  ['minute', minute],
  ['second', second],
] as const;

/** A duration in its units: “1 hour 30 minutes”. */
export function showDuration(milliseconds: number, locale: string): string {
  let left = milliseconds;
  const shown = parts.flatMap(([unit, size]) => {
    const count = Math.floor(left / size);
    left -= count * size;
    return count > 0 ? new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count) : [];
  });
  return shown.join(' ');
}
