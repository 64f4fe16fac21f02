import { type OptionsOf, ToolError } from '#core/tool.ts';
import { type Cron, isAmbiguous, isSchedule, readCron } from '#lib/cron/read-cron.ts';
import { loadZones } from '#lib/date-time/zones.ts';
import { inField } from '#lib/in-field.ts';
import { inPart } from '#lib/in-part.ts';
import type { CronContext } from './describe-schedule.ts';
import { offerDialects, offerOtherReadings } from './offer-dialects.ts';
import { longSteps } from './steps.ts';
import type tool from './tool.ts';
import { splitZone } from './zone-line.ts';

type Reading = Pick<OptionsOf<typeof tool, 'nextRuns'>, 'dialect' | 'sunday'>;

/** Makes a function that reads an expression, with the choices of the options. */
function readerOf(text: string, { sunday }: Pick<Reading, 'sunday'>, { message }: CronContext) {
  const first = sunday === 'dialect' ? undefined : sunday === '0' ? 0 : 1;
  return (dialect: Reading['dialect']) => readCron(text, dialect, (field) => message(field), first);
}

/** Reads an expression; an error offers the dialects that accept it. */
export function read(text: string, options: Reading, ctx: CronContext): Cron {
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
export function readZoned(text: string, options: Reading, ctx: CronContext) {
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
 * The zone that a setting or an option names: by default the reader's, where the dialect does not run in UTC.
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
    return inPart(own.offset, () => identify(own.value));
  }
  if (written.trim() === '') return dialect === 'github' || dialect === 'aws' ? 'UTC' : timeZone;
  const { identify } = await loadZones();
  return inField('timeZone', () => identify(written));
}
