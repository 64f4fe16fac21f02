import { fieldNames } from '#lib/cron/dialects.ts';
import { type CronField, isSchedule, type Schedule } from '#lib/cron/read-cron.ts';
import { accept, readingsOf, type Written } from './offer-dialects.ts';
import { allowedBy } from './runs.ts';

/** The other dialects that read an expression as another schedule, by what they read differently. */
export function otherReadings(written: Written, schedule: Schedule) {
  const meaning = meaningOf(schedule);
  const others = readingsOf(written, schedule.dialect)
    .filter(isSchedule)
    .filter((other) => meaningOf(other) !== meaning);
  return {
    /** Where both fields of days are restricted, one is enough, or both must match. */
    days: others.filter(({ isEither }) => isEither !== schedule.isEither),
    /** The numbers of weekdays. */
    weekdays: others.filter(({ isEither }) => isEither === schedule.isEither),
  };
}

/** A text that is the same for schedules that run at the same times, whatever their dialects. */
const meaningOf = ({ fields, isEither }: Schedule): string =>
  JSON.stringify([isEither, ...fieldNames.map((name) => valuesOf(fields[name], name === 'second' ? [0] : []))]);

function valuesOf(field: CronField | undefined, values: readonly number[]) {
  if (!field) return values;
  return field.isAny ? [] : [...allowedBy(field), ...field.items.filter(({ type }) => type !== 'numbers')];
}

/** Six fields with the year last, as AWS has them, where it would accept them with a `?` for one of the days. */
export function withYearLast(written: Written): string | undefined {
  const fields = written.expression.trim().split(/\s+/);
  const any = [4, 2].find((index) => fields[index] === '*');
  if (fields.length !== 6 || any === undefined) return undefined;
  const write = `cron(${fields.with(any, '?').join(' ')})`;
  return accept(written, 'aws', write) && write;
}
