import { type OptionsOf, ToolError } from '#core/tool.ts';
import type { FieldName } from '#lib/cron/dialects.ts';
import type { DialectName } from '#lib/cron/options.ts';
import { type Cron, isAmbiguous, isSchedule, readCron, type Schedule } from '#lib/cron/read-cron.ts';
import { zoneOfOption } from '#lib/date-time/zone-of-option.ts';
import { loadZones } from '#lib/date-time/zones.ts';
import { relocateToSlice } from '#lib/errors/relocate-to-slice.ts';
import type { CronContext } from './describe-schedule.ts';
import { offerReadings, type Written, withHelp } from './offer-dialects.ts';
import { otherReadings, withYearLast } from './other-readings.ts';
import { longSteps } from './steps.ts';
import type tool from './tool.ts';
import { splitZone } from './zone-line.ts';

type Reading = Pick<OptionsOf<typeof tool, 'nextRuns'>, 'dialect' | 'sunday'>;

/** An expression with the choices of the options. */
function writtenAs(
  expression: string,
  { sunday }: Pick<Reading, 'sunday'>,
  { message }: CronContext,
  before = '',
): Written {
  const first = sunday === 'dialect' ? undefined : sunday === '0' ? 0 : 1;
  const nameField = (field: FieldName) => message(field);
  return {
    expression,
    before,
    readAs: (dialect, other = expression) => readCron(other, dialect, nameField, first),
  };
}

/** Reads an expression; an error offers what would help. */
function read(written: Written, dialect: Reading['dialect']): Cron {
  try {
    return written.readAs(dialect);
  } catch (error) {
    throw error instanceof ToolError ? withHelp(error, written, dialect) : error;
  }
}

/** Reads an expression, and the time zone that a setting above or in front of it names. */
export function readZoned(text: string, options: Reading, ctx: CronContext) {
  const { expression, offset, before, zone } = splitZone(text);
  const written = writtenAs(expression, options, ctx, before);
  const cron = relocateToSlice(offset, () => read(written, options.dialect));
  if (zone && cron.dialect !== 'linux')
    ctx.notice('zone-refused', { name: zone.name, dialect: cron.dialect }, { offset: zone.offset, length: 1 });
  else if (zone?.name === 'TZ') ctx.notice('command-zone', {}, { offset: zone.offset, length: 2 });
  if (options.dialect === 'auto' && isSchedule(cron)) noticeOtherReadings(written, cron, ctx);
  noticeOddities(cron, ctx);
  return { cron, expression, zone };
}

/** Reports which dialects read an expression as another schedule than the one that was assumed. */
function noticeOtherReadings(written: Written, cron: Schedule, { locale, message, notice }: CronContext): void {
  const { dialect } = cron;
  const { days, weekdays } = otherReadings(written, cron);
  const list = new Intl.ListFormat(locale);
  const report = (code: string, crons: readonly Cron[]) => {
    const others = list.format(crons.map((other) => message(other.dialect)));
    if (crons.length > 0) notice(code, { dialect, others }, undefined, offerReadings(crons));
  };
  noticeRefusal(written, dialect, notice);
  report('both-days', days);
  report('weekday-numbers', weekdays);
  const write = isAmbiguous(written.expression) ? withYearLast(written) : undefined;
  if (write !== undefined) notice('six-fields', { write }, undefined, [{ input: written.before + write }]);
}

/** Reports why Linux cron, which five fields are assumed to be for, does not accept them. */
function noticeRefusal({ readAs }: Written, dialect: DialectName, notice: CronContext['notice']): void {
  try {
    readAs('linux');
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    // Errors about a field carry its text; all others are about the number of fields.
    const { i = '', name = '', x } = error.params;
    if (x !== undefined) notice('not-linux', { i, name, x, dialect });
  }
}

/** Reports what a dialect accepts, but reads otherwise than its author may think. */
export function noticeOddities(cron: Cron, { notice, message }: CronContext): void {
  if (!isSchedule(cron)) return;
  for (const { name, step } of longSteps(cron)) notice('long-step', { name: message(name), n: step });
  for (const { text, items } of Object.values(cron.fields)) {
    const [name] = /[A-Z]{4,}/i.exec(text) ?? [];
    if (name) notice('full-name', { x: name, write: name.slice(0, 3).toUpperCase() });
    if (cron.dialect === 'aws' && items.some((item) => item.type === 'last' && item.before > 0))
      notice('undocumented-sign', { x: text });
  }
}

/**
 * The zone that a setting or an option names: by default the user's, if the dialect does not run in UTC.
 * @throws ToolError of `Zones.identify`
 */
export async function readZone(
  written: string,
  { dialect }: Cron,
  { timeZone }: CronContext,
  own?: { readonly value: string; readonly offset: number } | undefined,
): Promise<string> {
  if (own) {
    const { identify } = await loadZones();
    return relocateToSlice(own.offset, () => identify(own.value));
  }
  if (written.trim() === '') return dialect === 'github' || dialect === 'aws' ? 'UTC' : timeZone;
  return zoneOfOption('timeZone', written, await loadZones());
}
