/** What cron expressions look like in the systems that take them. */
import type { DialectName } from './options.ts';

export const fieldNames = ['second', 'minute', 'hour', 'dayOfMonth', 'month', 'dayOfWeek', 'year'] as const;
export type FieldName = (typeof fieldNames)[number];

export interface Dialect {
  /** In order; the last may be left out where `optional` says so, the first in `extended`. */
  readonly fields: readonly FieldName[];
  readonly optional?: FieldName;
  /** The numbers of weekdays: from Sunday, which may have a second number at the end. */
  readonly weekdays: readonly [min: number, max: number];
  readonly years?: readonly [min: number, max: number];
  /** `L`, `W` and `#`. */
  readonly hasSigns?: true;
  /** `L-3`. */
  readonly hasDaysBeforeLast?: true;
  /** `?` for any day: allowed, or required in one of the two fields of days. */
  readonly question?: 'allowed' | 'required';
  /** `5/15` means `5-59/15`. */
  readonly hasOpenSteps?: true;
  /** Steps after `*` or a single value must not exceed the highest number of the field. */
  readonly limitsSteps?: true;
  /** Ignores everything after the third letter of a name: `MONDAY` is `MON`, and so is `MONDAY-FRIDAY`. */
  readonly truncatesNames?: true;
  /** `FRI-MON` and `22-2` go on at the beginning. */
  readonly wraps?: true;
  /** `0~30`: a random value, of cronie. */
  readonly hasRandom?: true;
  readonly nicknames?: readonly string[];
  /**
   * Where both fields of days are restricted: either may match, or both must. In `stars`, both must where one of them
   * begins with `*` (crontab(5)); in `either`, only a plain `*` is no restriction.
   */
  readonly days: 'either' | 'stars' | 'both';
}

const five = ['minute', 'hour', 'dayOfMonth', 'month', 'dayOfWeek'] as const;
const six = ['second', ...five] as const;
const usual = ['yearly', 'annually', 'monthly', 'weekly', 'daily', 'midnight', 'hourly'] as const;

/**
 * crontab(5) of cronie; robfig/cron 3 (`parser.go`, `spec.go`); “Events that trigger workflows” of GitHub; the
 * CronExpression of Quartz 2.5 and of Spring 6; “Cron expressions reference” of Amazon EventBridge; croner 11.
 */
export const dialects: Readonly<Record<DialectName, Dialect>> = {
  linux: { fields: five, weekdays: [0, 7], hasRandom: true, nicknames: [...usual, 'reboot'], days: 'stars' },
  kubernetes: {
    fields: five,
    weekdays: [0, 6],
    question: 'allowed',
    hasOpenSteps: true,
    nicknames: [...usual, 'every'],
    days: 'either',
  },
  github: { fields: five, weekdays: [0, 6], hasOpenSteps: true, days: 'either' },
  quartz: {
    fields: [...six, 'year'],
    optional: 'year',
    weekdays: [1, 7],
    years: [1970, 2099],
    hasSigns: true,
    hasDaysBeforeLast: true,
    question: 'required',
    hasOpenSteps: true,
    limitsSteps: true,
    truncatesNames: true,
    wraps: true,
    days: 'both',
  },
  spring: {
    fields: six,
    weekdays: [0, 7],
    hasSigns: true,
    hasDaysBeforeLast: true,
    question: 'allowed',
    hasOpenSteps: true,
    nicknames: usual,
    days: 'both',
  },
  aws: {
    fields: [...five, 'year'],
    weekdays: [1, 7],
    years: [1970, 2199],
    hasSigns: true,
    hasDaysBeforeLast: true,
    question: 'required',
    hasOpenSteps: true,
    days: 'both',
  },
  extended: {
    fields: six,
    optional: 'second',
    weekdays: [0, 7],
    hasSigns: true,
    question: 'allowed',
    hasOpenSteps: true,
    nicknames: usual,
    days: 'either',
  },
};

/** The meaning of the nicknames, in the five usual fields. */
export const nicknames: Readonly<Record<string, string>> = {
  yearly: '0 0 1 1 *',
  annually: '0 0 1 1 *',
  monthly: '0 0 1 * *',
  weekly: '0 0 * * 0',
  daily: '0 0 * * *',
  midnight: '0 0 * * *',
  hourly: '0 * * * *',
};

export const fullMonthNames = [
  'JANUARY',
  'FEBRUARY',
  'MARCH',
  'APRIL',
  'MAY',
  'JUNE',
  'JULY',
  'AUGUST',
  'SEPTEMBER',
  'OCTOBER',
  'NOVEMBER',
  'DECEMBER',
];
export const fullWeekdayNames = ['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'];

const abbreviate = (name: string): string => name.slice(0, 3);
export const monthNames = fullMonthNames.map(abbreviate);
export const weekdayNames = fullWeekdayNames.map(abbreviate);

const ranges = { second: [0, 59], minute: [0, 59], hour: [0, 23], dayOfMonth: [1, 31], month: [1, 12] } as const;

/** The lowest and the highest number of a field. */
export function rangeOf(field: FieldName, { weekdays, years = [1970, 2199] }: Dialect): readonly [number, number] {
  if (field === 'dayOfWeek') return weekdays;
  return field === 'year' ? years : ranges[field];
}
