import { ToolError } from '#core/tool.ts';
import type { FieldName } from '#lib/cron/dialects.ts';
import { type Cron, type CronField, type Item, isSchedule, type Schedule } from '#lib/cron/read-cron.ts';

/** Moments are in milliseconds since 1970. */
export interface Runs {
  /** The first runs after a moment, within a hundred years. */
  next(count: number, after: number): readonly number[];
  /** The last runs before a moment, the latest first. */
  previous(count: number, before: number): readonly number[];
}

const hundredYears = 36_525 * 86_400_000;
const fixedOffset = /^([+-])(\d{2}):?(\d{2})$/;

/**
 * The runs of a schedule.
 * @param zone a name of the IANA, or an offset such as `+02:00`
 * @throws ToolError `before-last`: days before the last of the month are known only if they are alone
 */
export async function createRuns(cron: Cron, zone: string): Promise<Runs> {
  if (!isSchedule(cron)) return runsOfSpecial('every' in cron ? cron.every : undefined);
  const { Cron: Croner } = await import('croner');
  const [, sign, hours, minutes] = fixedOffset.exec(zone) ?? [];
  // Not every platform takes an offset for a time zone.
  const shift = sign === undefined ? 0 : Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) * 60_000;
  const dayOffset = -daysBeforeLast(cron);
  const croner = new Croner(patternOf(cron), {
    timezone: sign === undefined ? zone : 'UTC',
    domAndDow: !cron.isEither,
    fixedTimeRule: 'no-wildcard',
    ...(dayOffset !== 0 && { dayOffset }),
  });
  const shifted = (moment: number) => new Date(moment + shift);
  const back = (dates: readonly Date[]) => dates.map((date) => date.getTime() - shift);
  return {
    next: (count, after) => back(croner.nextRuns(count, shifted(after))).filter((run) => run - after <= hundredYears),
    previous: (count, before) =>
      back(croner.previousRuns(count, shifted(before))).filter((run) => before - run <= hundredYears),
  };
}

/** `@every` counts from the start of the daemon, which is taken to be the moment; `@reboot` is at no known time. */
const runsOfSpecial = (every: number | undefined): Runs => ({
  next: (count, after) =>
    every === undefined ? [] : Array.from({ length: count }, (_, index) => after + (index + 1) * every),
  previous: () => [],
});

/** A pattern of croner in which every field lists what it allows, so that no dialect matters. */
function patternOf({ fields }: Schedule): string {
  const write = (name: FieldName, other: string) => {
    const field = fields[name];
    if (!field) return other;
    if (field.isAny) return '*';
    const list = field.items.map(writeItem).join(',');
    // A step makes an interval job of it: as in crontab(8), clock changes do not move what begins with a star.
    return field.isStar ? list.replace(/^\d+/, '$&-$&/1') : list;
  };
  return [
    write('second', '0'),
    ...(['minute', 'hour', 'dayOfMonth', 'month', 'dayOfWeek', 'year'] as const).map((name) => write(name, '*')),
  ].join(' ');
}

function writeItem(item: Item): string {
  switch (item.type) {
    case 'numbers':
      return item.numbers.join(',');
    case 'random':
      return String(item.first);
    case 'last':
      return 'L';
    case 'workday':
      return item.day === undefined ? 'LW' : `${item.day}W`;
    case 'nth':
      return item.n === undefined ? `${item.weekday}L` : `${item.weekday}#${item.n}`;
  }
}

/**
 * The number of days before the last one of the month.
 * @throws ToolError `before-last`
 */
export function daysBeforeLast({ fields: { dayOfMonth, dayOfWeek } }: Schedule): number {
  const befores =
    dayOfMonth?.items.flatMap((item) => (item.type === 'last' && item.before > 0 ? item.before : [])) ?? [];
  const [before = 0] = befores;
  if (before > 0 && (dayOfMonth?.items.length !== 1 || !dayOfWeek?.isAny)) throw new ToolError('before-last');
  return before;
}

/** The numbers that a field allows, in order; of a random one all that it may be. */
export const allowedBy = (field: CronField): readonly number[] =>
  [
    ...new Set(
      field.items.flatMap((item) => {
        if (item.type === 'numbers') return item.numbers;
        return item.type === 'random'
          ? Array.from({ length: item.last - item.first + 1 }, (_, index) => item.first + index)
          : [];
      }),
    ),
  ].toSorted((a, b) => a - b);

/** How many times it runs on a day on which it runs. */
export const runsPerDay = ({ fields: { second, minute, hour } }: Schedule): number =>
  countOf(second) * countOf(minute) * countOf(hour);

const countOf = (field: CronField | undefined): number => countedOf(field).length;

/** The values of a field that count; of a random one, the first does. */
export const countedOf = (field: CronField | undefined): readonly number[] =>
  field
    ? [
        ...new Set(
          field.items.flatMap((item) =>
            item.type === 'numbers' ? item.numbers : item.type === 'random' ? [item.first] : [],
          ),
        ),
      ]
    : [0];

const maxDays = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** The day of the month, and the month, that never come together; undefined where it runs. */
export function impossibleDate({ fields, isEither }: Schedule): { day: number; month: number } | undefined {
  const { dayOfMonth, month } = fields;
  if (isEither || !dayOfMonth || !month || dayOfMonth.items.some(({ type }) => type !== 'numbers')) return undefined;
  const [day = 1] = allowedBy(dayOfMonth);
  const months = allowedBy(month);
  return months.some((number) => day <= (maxDays[number - 1] ?? 0)) ? undefined : { day, month: months[0] ?? 1 };
}
