import type { FieldName } from '#lib/cron/dialects.ts';
import { dialectNames } from '#lib/cron/options.ts';
import type { Cron, Schedule } from '#lib/cron/read-cron.ts';
import { writeCsv } from '#lib/csv/write.ts';
import type { CronContext } from './describe-schedule.ts';
import { allowedBy } from './runs.ts';
import { translate } from './translate.ts';

/** The values of each field. */
export function tableOfFields({ fields }: Schedule, ctx: CronContext): string {
  const weekday = new Intl.DateTimeFormat(ctx.locale, { weekday: 'short', timeZone: 'UTC' });
  const month = new Intl.DateTimeFormat(ctx.locale, { month: 'short', timeZone: 'UTC' });
  const show = (name: FieldName, value: number) => {
    // August 1, 2021, was a Sunday.
    if (name === 'dayOfWeek') return weekday.format(Date.UTC(2021, 7, 1 + value));
    return name === 'month' ? month.format(Date.UTC(2021, value - 1, 1)) : String(value);
  };
  const rows = Object.values(fields).map((field) => {
    const values = allowedBy(field).map((value) => show(field.name, value));
    const special = field.items.flatMap((item) => {
      if (item.type === 'last') return ctx.message(item.before === 0 ? 'sign-L' : 'sign-L-n');
      if (item.type === 'workday') return ctx.message(item.day === undefined ? 'sign-LW' : 'sign-W');
      if (item.type !== 'nth') return [];
      return item.n === undefined
        ? ctx.message('sign-dL', { day: show('dayOfWeek', item.weekday) })
        : ctx.message('sign-#');
    });
    const all = field.isAny ? [ctx.message('any')] : [...shortList(values), ...new Set(special)];
    return [ctx.message(field.name), field.text, all.join(', ')];
  });
  return writeCsv(['field', 'written', 'values'], rows);
}

const maxListed = 31;
const shortList = (values: readonly string[]): readonly string[] =>
  values.length > maxListed ? [...values.slice(0, maxListed), '…'] : values;

/** An expression in each dialect. None contains the time zone that was written with it. */
export function tableOfDialects(text: string, cron: Cron, zone: string | undefined, ctx: CronContext): string {
  const note = zone === undefined ? '' : ctx.message('without-zone', { zone });
  const rows = dialectNames.map((name) => {
    const translated = translate(text, cron, name);
    return 'text' in translated
      ? [ctx.message(name), translated.text, note]
      : [ctx.message(name), '', ctx.message(translated.obstacle)];
  });
  return writeCsv(['dialect', 'expression', 'note'], rows);
}
