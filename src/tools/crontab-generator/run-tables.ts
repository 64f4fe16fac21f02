import type { OptionsOf } from '#core/tool.ts';
import { minOf } from '#lib/collections/extremes.ts';
import { type Cron, isSchedule, type Schedule } from '#lib/cron/read-cron.ts';
import { writeCsv } from '#lib/csv/write.ts';
import { loadZones } from '#lib/date-time/zones.ts';
import { readMoment, toMilliseconds } from '#lib/moment/read-moment.ts';
import { createRelativeFormat } from '#lib/relative-time/relative-time.ts';
import type { CronContext } from './describe-schedule.ts';
import { allowedBy, createRuns, impossibleDate, type Runs } from './runs.ts';
import { createLocalFormat, isoAt } from './show.ts';
import type tool from './tool.ts';
import { countByHour } from './week.ts';

type RunOptions = OptionsOf<typeof tool, 'nextRuns'>;

/** The runs as a table: each by local time and from the start, with notes where clocks are changed. */
export async function tableOfRuns(
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
  const relative = await createRelativeFormat({ ...ctx, timeZone: zone }, { isShort: true, hasSeconds });
  const span = randomSpan(cron);
  let isOdd = false;
  const rows = moments.map((moment) => {
    const offset = clocks.offsetAt(moment);
    const oddity = clocks.noteOn(moment, offset);
    isOdd ||= oddity !== '';
    const latest = new Date(moment + offset * 1_000 + span).toISOString().slice(11, 16);
    const note = oddity === '' && span > 0 ? ctx.message('window', { time: latest }) : oddity;
    return [isoAt(moment, offset), local(moment, offset), relative(moment, start), note];
  });
  if (isOdd) ctx.notice('daemons-differ');
  const columns = ['run', 'local', 'from', ...(rows.some(([, , , note]) => note !== '') ? ['note'] : [])];
  return writeCsv(
    columns,
    rows.map((row) => row.slice(0, columns.length)),
  );
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

/** The last run before the start, in the user's format; nothing if there is none. */
export async function previousRun(cron: Cron, zone: string, time: string, ctx: CronContext): Promise<string | null> {
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
export async function tableOfWeek(
  cron: Schedule,
  zone: string,
  time: string,
  ctx: CronContext,
): Promise<string | null> {
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
export async function shortestGap(cron: Cron, ctx: CronContext): Promise<number | undefined> {
  if (!isSchedule(cron)) return 'every' in cron ? cron.every : undefined;
  const runs = (await createRuns(cron, 'UTC')).next(sampledRuns, ctx.now().getTime());
  const gaps = runs.slice(1).map((run, index) => run - (runs[index] ?? 0));
  return gaps.length > 0 ? minOf(gaps) : undefined;
}
