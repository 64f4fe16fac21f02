import { type Context, type OptionsOf, type RunOf, ToolError } from '#core/tool.ts';
import { weekdayNames } from '#lib/cron/dialects.ts';
import type { DialectName } from '#lib/cron/options.ts';
import { type Cron, isSchedule, readCronAs } from '#lib/cron/read-cron.ts';
import { writeCsv } from '#lib/csv/write.ts';
import { listZones as listAllZones } from '#lib/date-time/list-zones.ts';
import { loadZones } from '#lib/date-time/zones.ts';
import { relocateToSlice } from '#lib/errors/relocate-to-slice.ts';
import { readMoment, toMilliseconds } from '#lib/moment/read-moment.ts';
import { writeCalendar } from './calendar.ts';
import { type Entry, hasUser, readCrontab } from './crontab.ts';
import { type CronContext, describeSchedule, type Wording } from './describe-schedule.ts';
import type messages from './en.json';
import { noticeOddities, readZone, readZoned } from './read-expression.ts';
import { previousRun, shortestGap, tableOfRuns, tableOfWeek } from './run-tables.ts';
import { createRuns, runsPerDay } from './runs.ts';
import { tableOfDialects, tableOfFields } from './schedule-tables.ts';
import { isoAt, showDuration } from './show.ts';
import { tableOfSigns } from './signs.ts';
import type tool from './tool.ts';
import { translate as translateCron, writeNumbers } from './translate.ts';

/**
 * What a cron expression means: in words, its runs, the values of each field, the same in other dialects.
 * @throws ToolError of `readCron`, `readZone`, `readMoment` and `createRuns`
 */
export const explain: RunOf<typeof tool, 'explain'> = async (text, options, ctx: CronContext) => {
  const { cron, expression, zone: own } = readZoned(text, options, ctx);
  const zone = await readZone(options.timeZone, cron, ctx, own);
  const table = await tableOfRuns(cron, zone, options, ctx);
  const gap = await shortestGap(cron, ctx);
  if (cron.dialect === 'github' && gap !== undefined && gap < 300_000) ctx.notice('github-interval');
  return {
    description: await describe(cron, options, ctx),
    runs: table,
    dialect: ctx.message(cron.dialect),
    timeZone: zone,
    perDay: isSchedule(cron) && table.includes('\n') ? runsPerDay(cron) : null,
    shortestGap: gap === undefined ? null : showDuration(gap, ctx.locale),
    previous: await previousRun(cron, zone, options.time, ctx),
    week: isSchedule(cron) ? await tableOfWeek(cron, zone, options.time, ctx) : null,
    fields: isSchedule(cron) ? tableOfFields(cron, ctx) : null,
    dialects: tableOfDialects(expression, cron, own?.value, ctx),
  };
};

/**
 * When a cron expression runs next, or last ran.
 * @throws ToolError of `readCron`, `readZone`, `readMoment` and `createRuns`
 */
export const nextRuns: RunOf<typeof tool, 'nextRuns'> = async (text, options, ctx: CronContext) => {
  const { cron, zone } = readZoned(text, options, ctx);
  return tableOfRuns(cron, await readZone(options.timeZone, cron, ctx, zone), options, ctx);
};

/** A schedule in words, with notices of what may surprise. */
async function describe(cron: Cron, wording: Wording, ctx: CronContext): Promise<string> {
  if (isSchedule(cron)) {
    if (cron.isEither) ctx.notice('either');
    for (const { name, items } of Object.values(cron.fields))
      for (const item of items)
        if (item.type === 'random') ctx.notice('random', { name: ctx.message(name), a: item.first, b: item.last });
  }
  return writeWords(cron, wording, ctx);
}

async function writeWords(cron: Cron, { verbose, clock24 }: Wording, ctx: CronContext): Promise<string> {
  if (isSchedule(cron)) return describeSchedule(cron, { verbose, clock24 }, ctx);
  return 'every' in cron
    ? ctx.message('every', { duration: showDuration(cron.every, ctx.locale) })
    : ctx.message('reboot');
}

/** The time zones to choose from. */
export const listZones: RunOf<typeof tool, 'listZones'> = (_options, ctx) => listAllZones(ctx);

/** The signs and names that a dialect knows, each with an example. */
export const cheatSheet: RunOf<typeof tool, 'cheatSheet'> = ({ signsOf }, ctx: CronContext) =>
  tableOfSigns(signsOf, (key) => ctx.message(key));

/**
 * The entries of a crontab in words, each with its next run; those that are wrong, with what is.
 * @throws ToolError of `readCronAs` for Linux and `readZone`, where no entry is right, and of `readMoment`; `no-entries`
 */
export const crontab: RunOf<typeof tool, 'crontab'> = async (text, options, ctx: CronContext) => {
  const entries = readCrontab(text, options.users);
  if (entries.length === 0) throw new ToolError('no-entries', {}, 0);
  const start = toMilliseconds(await readMoment(options.time, 'time', ctx));
  const problems: ToolError[] = [];
  const rows: Record<(typeof columns)[number], string>[] = [];
  for (const entry of entries) {
    const { line, schedule, user, command } = entry;
    const explained = await explainEntry(entry, options, start, ctx).catch((error: unknown) => {
      if (!(error instanceof ToolError) || error.at?.field !== undefined) throw error;
      problems.push(error);
      return { problem: problemText(error, ctx), description: '', next: '' };
    });
    rows.push({ line: String(line), schedule, ...explained, user, command });
    ctx.progress(rows.length / entries.length);
  }
  const [first] = problems;
  if (first && problems.length === entries.length) throw first;
  if (first) ctx.notice('wrong-lines', { n: problems.length }, first.at);
  if (!options.users && entries.some(hasUser)) ctx.notice('has-users', {}, undefined, [{ users: true }]);
  const shown = columns.filter((name) => (name !== 'user' || options.users) && (name !== 'problem' || first));
  return writeCsv(
    shown,
    rows.map((row) => shown.map((name) => row[name])),
  );
};

const columns = ['line', 'schedule', 'problem', 'description', 'next', 'user', 'command'] as const;

async function explainEntry(
  { offset, schedule, zone: own }: Entry,
  options: OptionsOf<typeof tool, 'crontab'>,
  start: number,
  ctx: CronContext,
) {
  const cron = relocateToSlice(offset, () => readCronAs(schedule, 'linux', (name) => ctx.message(name)));
  const zone = await readZone(options.timeZone, cron, ctx, own === undefined ? own : { value: own, offset });
  const [run] = (await createRuns(cron, zone)).next(1, start);
  const { offsetAt } = await loadZones();
  const next = run === undefined ? '' : isoAt(run, offsetAt(zone, BigInt(run) * 1_000_000n));
  const notice: Context['notice'] = (code, params) => ctx.notice(code, params, { offset, length: schedule.length });
  noticeOddities(cron, { ...ctx, notice });
  return { problem: '', description: await describe(cron, options, { ...ctx, notice }), next };
}

/** The message of an error, in which a dialect has its name. */
const problemText = ({ code, params }: ToolError, { message }: CronContext): string =>
  message(code as keyof typeof messages.errors, {
    ...params,
    ...('dialect' in params && { dialect: message(params['dialect'] as DialectName) }),
  });

/**
 * A cron expression in another dialect.
 * @throws ToolError of `readCron`; `no-translation` {dialect, reason}
 */
export const translate: RunOf<typeof tool, 'translate'> = (text, options, ctx: CronContext) => {
  const { cron, expression, zone } = readZoned(text, options, ctx);
  const translated = translateCron(expression, cron, options.to);
  if (zone) ctx.notice('zone-left-out', { name: zone.name, zone: zone.value });
  if ('text' in translated) return translated.text;
  throw new ToolError('no-translation', { dialect: options.to, reason: ctx.message(translated.obstacle) }, 0);
};

/**
 * An expression for a schedule that is described by how often it repeats.
 * @throws ToolError `no-weekday`
 */
export const build: RunOf<typeof tool, 'build'> = (options, ctx: CronContext) => {
  const { repeat, every, minute, hour, weekdays, day, month, to } = options;
  if (repeat === 'weeks' && weekdays.length === 0) throw new ToolError('no-weekday');
  const time = `${minute} ${hour}`;
  const step = every === 1 ? '*' : `*/${every}`;
  const numbers = weekdays.map((name) => weekdayNames.indexOf(name.toUpperCase()));
  const written = {
    minutes: `${step} * * * *`,
    hours: `${minute} ${step} * * *`,
    days: `${time} * * *`,
    weeks: `${time} * * ${writeNumbers(numbers.toSorted(), String)}`,
    months: `${time} ${day} * *`,
    years: `${time} ${day} ${month} *`,
  }[repeat];
  const translated = translateCron(
    written,
    readCronAs(written, 'linux', (name) => ctx.message(name)),
    to,
  );
  return 'text' in translated ? translated.text : written;
};

/**
 * The next runs as events of a calendar.
 * @throws ToolError of `readCron`, `readZone`, `readMoment` and `createRuns`; `no-runs`
 */
export const calendar: RunOf<typeof tool, 'calendar'> = async (text, options, ctx: CronContext) => {
  const { cron, expression, zone: own } = readZoned(text, options, ctx);
  const zone = await readZone(options.timeZone, cron, ctx, own);
  const start = toMilliseconds(await readMoment(options.time, 'time', ctx));
  const runs = (await createRuns(cron, zone)).next(options.count, start);
  if (runs.length === 0) throw new ToolError('no-runs', {}, 0);
  const words = await writeWords(cron, { verbose: false, clock24: true }, ctx);
  const title = options.title.trim() || `${expression.trim()} (${words})`;
  return writeCalendar({ runs, minutes: options.minutes, title, now: ctx.now().getTime() });
};
