import { type Context, type OptionsOf, type RunOf, ToolError } from '#core/tool.ts';
import { type FieldName, weekdayNames } from '#lib/cron/dialects.ts';
import { dialectNames } from '#lib/cron/options.ts';
import { type Cron, isAmbiguous, isSchedule, readCron, readCronAs, type Schedule } from '#lib/cron/read-cron.ts';
import { writeCsv } from '#lib/csv/write.ts';
import { listZones as listAllZones } from '#lib/date-time/list-zones.ts';
import { loadZones } from '#lib/date-time/zones.ts';
import { minOf } from '#lib/extremes.ts';
import { inField } from '#lib/in-field.ts';
import { inPart } from '#lib/in-part.ts';
import { readMoment, toMilliseconds } from '#lib/moment/read-moment.ts';
import { createRelativeFormat } from '#lib/moment/relative-time.ts';
import { writeCalendar } from './calendar.ts';
import { readCrontab } from './crontab.ts';
import { type CronContext, describeSchedule, type Wording } from './describe-schedule.ts';
import { offerDialects, offerOtherReadings } from './offer-dialects.ts';
import { allowedBy, createRuns, impossibleDate, type Runs, runsPerDay } from './runs.ts';
import { createLocalFormat, isoAt, showDuration } from './show.ts';
import { tableOfSigns } from './signs.ts';
import { longSteps } from './steps.ts';
import type tool from './tool.ts';
import { translate as translateCron, writeNumbers } from './translate.ts';
import { countByHour } from './week.ts';
import { splitZone } from './zone-line.ts';

type RunOptions = OptionsOf<typeof tool, 'nextRuns'>;

type Reading = Pick<RunOptions, 'dialect' | 'sunday'>;

/** Makes a function that reads an expression, with the choices of the options. */
function readerOf(text: string, { sunday }: Pick<Reading, 'sunday'>, { message }: CronContext) {
  const first = sunday === 'dialect' ? undefined : sunday === '0' ? 0 : 1;
  return (dialect: Reading['dialect']) => readCron(text, dialect, (field) => message(field), first);
}

/** Reads an expression; an error offers the dialects that accept it. */
function read(text: string, options: Reading, ctx: CronContext): Cron {
  const readAs = readerOf(text, options, ctx);
  try {
    return readAs(options.dialect);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    const { code, params, at } = error;
    throw new ToolError(code, params, at, offerDialects(error, options.dialect, readAs));
  }
}

/** Reads an expression, and the time zone that a setting above or in front of it names. */
function readZoned(text: string, options: Reading, ctx: CronContext) {
  const { expression, offset, zone } = splitZone(text);
  const cron = inPart(offset, () => read(expression, options, ctx));
  if (zone && cron.dialect !== 'linux')
    ctx.notice('zone-refused', { name: zone.name, dialect: cron.dialect }, { offset: zone.offset, length: 1 });
  else if (zone?.name === 'TZ') ctx.notice('command-zone', {}, { offset: zone.offset, length: 2 });
  if (options.dialect === 'auto' && isAmbiguous(expression)) {
    const offers = offerOtherReadings(cron.dialect, readerOf(expression, options, ctx));
    ctx.notice('six-fields', { dialect: cron.dialect }, undefined, offers);
  }
  noticeOddities(cron, ctx);
  return { cron, expression, zone };
}

/** Reports what a dialect accepts, but reads otherwise than its author may think. */
function noticeOddities(cron: Cron, { notice, message }: CronContext): void {
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
 * What a cron expression means: in words, its runs, the values of each field, the same in other dialects.
 * @throws ToolError of `readCron`, `readZone`, `readMoment` and `createRuns`
 */
export const explain: RunOf<typeof tool, 'explain'> = async (text, options, ctx: CronContext) => {
  const { cron, expression, zone: own } = readZoned(text, options, ctx);
  const zone = await readZone(options.timeZone, cron, ctx, own);
  const table = await tableOfRuns(cron, zone, options, ctx);
  const fallback =
    options.dialect === 'auto' && ['kubernetes', 'extended'].includes(cron.dialect) && !/^\s*@/.test(expression);
  if (fallback) ctx.notice('not-linux', { dialect: cron.dialect }, undefined, [{ dialect: 'linux' }]);
  const gap = await shortestGap(cron, ctx);
  if (cron.dialect === 'github' && gap !== undefined && gap < 300_000) ctx.notice('github-interval');
  return {
    description: await describe(cron, options, ctx),
    runs: table,
    dialect: ctx.message(cron.dialect),
    timeZone: zone,
    perDay: isSchedule(cron) ? runsPerDay(cron) : null,
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

/**
 * The zone that a setting or an option names: by default the reader's, where the dialect does not run in UTC.
 * @throws ToolError of `Zones.identify`
 */
async function readZone(
  written: string,
  { dialect }: Cron,
  { timeZone }: CronContext,
  own?: { readonly value: string; readonly offset: number } | undefined,
): Promise<string> {
  if (own) {
    const { identify } = await loadZones();
    return inPart(own.offset, () => identify(own.value));
  }
  if (written.trim() === '') return dialect === 'github' || dialect === 'aws' ? 'UTC' : timeZone;
  const { identify } = await loadZones();
  return inField('timeZone', () => identify(written));
}

async function describe(cron: Cron, { verbose, clock24 }: Wording, ctx: CronContext): Promise<string> {
  if (isSchedule(cron)) {
    if (cron.isEither) ctx.notice('either');
    for (const { name, items } of Object.values(cron.fields))
      for (const item of items)
        if (item.type === 'random') ctx.notice('random', { name: ctx.message(name), a: item.first, b: item.last });
    return describeSchedule(cron, { verbose, clock24 }, ctx);
  }
  return 'every' in cron
    ? ctx.message('every', { duration: showDuration(cron.every, ctx.locale) })
    : ctx.message('reboot');
}

async function tableOfRuns(
  cron: Cron,
  zone: string,
  options: Omit<RunOptions, 'dialect' | 'sunday'>,
  ctx: CronContext,
) {
  const start = toMilliseconds(await readMoment(options.time, 'time', ctx));
  const runs = await createRuns(cron, zone);
  const moments = options.direction === 'next' ? runs.next(options.count, start) : runs.previous(options.count, start);
  if (moments.length === 0) noticeNever(cron, runs, start, ctx);
  const clocks = await createClocks(cron, zone, ctx);
  const hasSeconds = moments.some((moment) => moment % 60_000 !== 0);
  const local = createLocalFormat({ locale: ctx.locale, hasSeconds, year: new Date(start).getUTCFullYear() });
  const relative = createRelativeFormat(ctx.locale);
  const span = randomSpan(cron);
  let isOdd = false;
  const rows = moments.map((moment) => {
    const offset = clocks.offsetAt(moment);
    const oddity = clocks.noteOn(moment, offset);
    isOdd ||= oddity !== '';
    const latest = new Date(moment + offset * 1_000 + span).toISOString().slice(11, 16);
    const note = oddity === '' && span > 0 ? ctx.message('window', { time: latest }) : oddity;
    return [isoAt(moment, offset), local(moment, offset), relative(moment - start), note];
  });
  if (isOdd) ctx.notice('daemons-differ');
  return writeCsv(['run', 'local', 'from', 'note'], rows);
}

function noticeNever(cron: Cron, runs: Runs, start: number, ctx: CronContext): void {
  if (!isSchedule(cron)) return;
  const date = impossibleDate(cron);
  if (date) ctx.notice('never-date', { date: nameDate(date, ctx.locale) });
  else if (runs.next(1, start).length === 0) ctx.notice('never');
}

/** “February 31”, which no calendar would write. */
function nameDate({ day, month }: { day: number; month: number }, locale: string): string {
  const date = new Date(Date.UTC(2000, month - 1, 11));
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' })
    .format(date)
    .replace('11', String(day));
}

/** How long after the time that is shown a run may be, in milliseconds, where hour or minute is random. */
function randomSpan(cron: Cron): number {
  if (!isSchedule(cron)) return 0;
  const { fields } = cron;
  const spanOf = (name: 'hour' | 'minute') => {
    const [item, ...others] = fields[name]?.items ?? [];
    return item?.type === 'random' && others.length === 0 ? item.last - item.first : 0;
  };
  return (spanOf('hour') * 60 + spanOf('minute')) * 60_000;
}

/** The clocks of a zone, and what they do to a run. */
async function createClocks(cron: Cron, zone: string, { message }: CronContext) {
  const zones = await loadZones();
  const nanoseconds = (milliseconds: number) => BigInt(milliseconds) * 1_000_000n;
  const fields = isSchedule(cron) ? cron.fields : {};
  const allowed = { hour: fields.hour && allowedBy(fields.hour), minute: fields.minute && allowedBy(fields.minute) };
  return {
    offsetAt: (moment: number) => zones.offsetAt(zone, nanoseconds(moment)),
    noteOn(moment: number, offset: number): string {
      if (!isSchedule(cron)) return '';
      const wall = new Date(moment + offset * 1_000);
      const isMoved =
        allowed.hour?.includes(wall.getUTCHours()) === false ||
        allowed.minute?.includes(wall.getUTCMinutes()) === false;
      if (isMoved) return message('skipped', { time: wall.toISOString().slice(11, 16) });
      const { oddity } = zones.toInstant(zone, nanoseconds(wall.getTime()), 'earlier');
      return oddity === 'repeated' ? message('repeated') : '';
    },
  };
}

/** When it last ran before the start, as the reader writes it; nothing where it never did. */
async function previousRun(cron: Cron, zone: string, time: string, ctx: CronContext): Promise<string | null> {
  const start = toMilliseconds(await readMoment(time, 'time', ctx));
  const [last] = (await createRuns(cron, zone)).previous(1, start);
  if (last === undefined) return null;
  const { offsetAt } = await loadZones();
  const year = new Date(start).getUTCFullYear();
  return createLocalFormat({ locale: ctx.locale, hasSeconds: last % 60_000 !== 0, year })(
    last,
    offsetAt(zone, BigInt(last) * 1_000_000n),
  );
}

/** How often it runs in each hour of the seven days that begin with that of the start; nothing where it does not. */
async function tableOfWeek(cron: Schedule, zone: string, time: string, ctx: CronContext): Promise<string | null> {
  const start = toMilliseconds(await readMoment(time, 'time', ctx));
  const { offsetAt } = await loadZones();
  const days = await countByHour(cron, start + offsetAt(zone, BigInt(start) * 1_000_000n) * 1_000);
  if (days.every(({ counts }) => counts.every((count) => count === 0))) return null;
  const format = new Intl.DateTimeFormat(ctx.locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  const hours = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'));
  return writeCsv(
    ['day', ...hours],
    days.map(({ day, counts }) => [format.format(day), ...counts.map(String)]),
  );
}

const sampledRuns = 200;

/** The shortest time between two runs, in milliseconds, on clocks that are never changed. */
async function shortestGap(cron: Cron, ctx: CronContext): Promise<number | undefined> {
  if (!isSchedule(cron)) return 'every' in cron ? cron.every : undefined;
  const runs = (await createRuns(cron, 'UTC')).next(sampledRuns, ctx.now().getTime());
  const gaps = runs.slice(1).map((run, index) => run - (runs[index] ?? 0));
  return gaps.length > 0 ? minOf(gaps) : undefined;
}

const signs = { last: 'L', workday: 'W', nth: '#' } as const;

function tableOfFields({ fields }: Schedule, ctx: CronContext): string {
  const weekday = new Intl.DateTimeFormat(ctx.locale, { weekday: 'short', timeZone: 'UTC' });
  const month = new Intl.DateTimeFormat(ctx.locale, { month: 'short', timeZone: 'UTC' });
  const show = (name: FieldName, value: number) => {
    // August 1, 2021, was a Sunday.
    if (name === 'dayOfWeek') return weekday.format(Date.UTC(2021, 7, 1 + value));
    return name === 'month' ? month.format(Date.UTC(2021, value - 1, 1)) : String(value);
  };
  const rows = Object.values(fields).map((field) => {
    const values = allowedBy(field).map((value) => show(field.name, value));
    const special = field.items.flatMap((item) =>
      item.type in signs ? ctx.message(`sign-${signs[item.type as keyof typeof signs]}`) : [],
    );
    const all = field.isAny ? [ctx.message('any')] : [...shortList(values), ...new Set(special)];
    return [ctx.message(field.name), field.text, all.join(', ')];
  });
  return writeCsv(['field', 'written', 'values'], rows);
}

const maxListed = 31;
const shortList = (values: readonly string[]): readonly string[] =>
  values.length > maxListed ? [...values.slice(0, maxListed), '…'] : values;

/** An expression in each dialect. None contains the time zone that was written with it. */
function tableOfDialects(text: string, cron: Cron, zone: string | undefined, ctx: CronContext): string {
  const note = zone === undefined ? '' : ctx.message('without-zone', { zone });
  const rows = dialectNames.map((name) => {
    const translated = translateCron(text, cron, name);
    return 'text' in translated
      ? [ctx.message(name), translated.text, note]
      : [ctx.message(name), '', ctx.message(translated.obstacle)];
  });
  return writeCsv(['dialect', 'expression', 'note'], rows);
}

/** The time zones to choose from. */
export const listZones: RunOf<typeof tool, 'listZones'> = (_options, ctx) => listAllZones(ctx);

/** The signs and names that a dialect knows, each with an example. */
export const cheatSheet: RunOf<typeof tool, 'cheatSheet'> = ({ signsOf }, ctx: CronContext) =>
  tableOfSigns(signsOf, (key) => ctx.message(key));

/**
 * The entries of a crontab in words, each with its next run.
 * @throws ToolError of `readCronAs` for Linux, `readZone` and `readMoment`; `no-entries`
 */
export const crontab: RunOf<typeof tool, 'crontab'> = async (text, options, ctx: CronContext) => {
  const entries = readCrontab(text, options.users);
  if (entries.length === 0) throw new ToolError('no-entries', {}, 0);
  const start = toMilliseconds(await readMoment(options.time, 'time', ctx));
  const { offsetAt } = await loadZones();
  const rows: string[][] = [];
  for (const { offset, line, schedule, user, command, zone: own } of entries) {
    const cron = inPart(offset, () => readCronAs(schedule, 'linux', (name) => ctx.message(name)));
    const zone = await readZone(options.timeZone, cron, ctx, own === undefined ? own : { value: own, offset });
    const [next] = (await createRuns(cron, zone)).next(1, start);
    const run = next === undefined ? '' : isoAt(next, offsetAt(zone, BigInt(next) * 1_000_000n));
    const notice: Context['notice'] = (code, params) => ctx.notice(code, params, { offset, length: schedule.length });
    noticeOddities(cron, { ...ctx, notice });
    const description = await describe(cron, options, { ...ctx, notice });
    rows.push([String(line), schedule, description, run, ...(options.users ? [user] : []), command]);
    ctx.progress(rows.length / entries.length);
  }
  return writeCsv(['line', 'schedule', 'description', 'run', ...(options.users ? ['user'] : []), 'command'], rows);
};

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
 * An expression for a schedule that is told by how often it repeats.
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
  const translated = translateCron(written, read(written, { dialect: 'linux', sunday: 'dialect' }, ctx), to);
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
  const title = options.title.trim() || expression.trim();
  return writeCalendar({ runs, minutes: options.minutes, title, now: ctx.now().getTime() });
};
