/** A stopwatch as data: what it shows is worked out whenever it is drawn, and never added up. */

/** One moment on two clocks, in milliseconds: one that only runs on, and that of the day. */
export interface Moment {
  readonly steady: number;
  readonly epoch: number;
}

export interface Watch {
  /** What had passed when it was last stopped, in milliseconds. */
  readonly total: number;
  /** When it was started; absent while it is stopped. */
  readonly since?: Moment | undefined;
  /** The time of day of its first start, and of its last stop while it is stopped, in milliseconds since 1970. */
  readonly begun?: number | undefined;
  readonly ended?: number | undefined;
}

export const stopped: Watch = { total: 0 };

/** Milliseconds by which the clock of the day has to be ahead for the machine to have slept. */
const sleepLeast = 2_000;

/** How long the machine slept since a watch was started: the steady clock pauses meanwhile. */
export function sleepOf({ since }: Watch, now: Moment): number {
  if (!since) return 0;
  const ahead = now.epoch - since.epoch - (now.steady - since.steady);
  return ahead > sleepLeast ? ahead : 0;
}

/** What a watch shows, in milliseconds. A clock of the day that was set back changes nothing. */
export const elapsed = (watch: Watch, now: Moment): number =>
  watch.total + (watch.since ? now.steady - watch.since.steady + sleepOf(watch, now) : 0);

export const start = ({ total, begun }: Watch, now: Moment): Watch => ({
  total,
  begun: begun ?? now.epoch,
  since: now,
});

export const stop = (watch: Watch, now: Moment): Watch => ({
  total: elapsed(watch, now),
  begun: watch.begun,
  ended: now.epoch,
});

/** A watch that stopped by itself at a time, however late that is noticed. */
export const stopAt = (watch: Watch, total: number, now: Moment): Watch => ({
  total,
  begun: watch.begun,
  ended: now.epoch - Math.max(0, elapsed(watch, now) - total),
});

/** A watch of another document, whose steady clock began at another moment. */
export function resume({ since, ...watch }: Watch, now: Moment): Watch {
  if (!since) return watch;
  return { ...watch, since: { epoch: since.epoch, steady: now.steady - Math.max(0, now.epoch - since.epoch) } };
}

/** The finest part that is shown. */
export type Show = 'milliseconds' | 'hundredths' | 'seconds';

const digits: Readonly<Record<Show, number>> = { milliseconds: 3, hundredths: 2, seconds: 0 };

/** A duration in milliseconds as `02:03.456`, with hours and days from one on; what is not shown is cut off. */
export function writeTime(milliseconds: number, show: Show = 'milliseconds'): string {
  const whole = Math.floor(milliseconds);
  const part = (unit: number, count: number) => String(Math.floor(whole / unit) % count).padStart(2, '0');
  const days = Math.floor(whole / 86_400_000);
  const hours = whole >= 3_600_000 ? `${part(3_600_000, 24)}:` : '';
  const fraction = String(whole % 1_000)
    .padStart(3, '0')
    .slice(0, digits[show]);
  return `${days > 0 ? `${days} d ` : ''}${hours}${part(60_000, 60)}:${part(1_000, 60)}${fraction && `.${fraction}`}`;
}

/** What is left of a countdown: below a millisecond's part it is not yet over, below zero it has a minus sign. */
export const writeLeft = (milliseconds: number, show: Show = 'milliseconds'): string => {
  if (milliseconds < 0) return `−${writeTime(-milliseconds, show)}`;
  return writeTime(show === 'seconds' ? Math.ceil(milliseconds / 1_000) * 1_000 : milliseconds, show);
};

const written = /^(?:(\d{1,6})\s*d\s+)?(?:(\d{1,6}):)?(?:(\d{1,6}):)?(\d{1,12})(?:[.,](\d{1,3}))?$/;
const bare = /^\d{1,15}$/;

const units = [
  ['d', 86_400_000],
  ['h', 3_600_000],
  ['m(?:in)?', 60_000],
  ['s(?:ec)?', 1_000],
  ['ms', 1],
] as const;
const amount = (unit: string) => String.raw`(\d{1,12}(?:[.,]\d{1,3})?)[ \t]*(?:${unit})(?![a-z])`;
/** Amounts with units, the largest first, none of which has to be there. */
const amounts = units.map(([unit]) => `(?:[ \\t]*${amount(unit)})?`).join('');
const withAmounts = new RegExp(`^${amounts}$`, 'i');

/**
 * The milliseconds of a number of them, of a time as `writeTime` writes it, or of one such as `1m 2.5s`; undefined where
 * it is none of these.
 */
export function readTime(text: string): number | undefined {
  if (bare.test(text)) return Number(text);
  const [, days = '0', first, second, seconds = '0', fraction = ''] = written.exec(text) ?? [];
  if (!written.test(text) || (first === undefined && fraction === '')) return readAmounts(text);
  const [hours, minutes] = second === undefined ? ['0', first ?? '0'] : [first ?? '0', second];
  return (
    ((Number(days) * 24 + Number(hours)) * 60 + Number(minutes)) * 60_000 +
    Number(seconds) * 1_000 +
    Number(fraction.padEnd(3, '0'))
  );
}

function readAmounts(text: string): number | undefined {
  const [whole, ...parts] = withAmounts.exec(text) ?? [];
  if (!whole) return undefined;
  return Math.round(
    units.reduce((sum, [, factor], index) => sum + Number((parts[index] ?? '0').replace(',', '.')) * factor, 0),
  );
}

const clockAfterDays = String.raw`\d+[ \t]*d[ \t]+\d+:[^\s;]*[^\s;,]`;
const someAmounts = `(?=${amount(units.map(([unit]) => unit).join('|'))})${amounts}(?![^\\s;,])`;
const times = new RegExp(`${clockAfterDays}|${someAmounts}|[^\\s;,](?:[^\\s;]*[^\\s;,])?`, 'gi');

/** The times of a text, without the blanks, commas and semicolons between them; `1 d 02:00` and `1m 2s` are one each. */
export const splitTimes = (line: string): readonly { readonly text: string; readonly offset: number }[] =>
  Array.from(line.matchAll(times), ({ 0: text, index }) => ({ text, offset: index }));

/** The laps that ended at the times of a text, in milliseconds; undefined where one is no time, or not a later one. */
export function readLaps(text: string): readonly number[] | undefined {
  let former = 0;
  const laps: number[] = [];
  for (const written of splitTimes(text)) {
    const end = readTime(written.text);
    if (end === undefined || end < former) return undefined;
    laps.push(end - former);
    former = end;
  }
  return laps;
}

/** The laps of a text that a watch with this time can have; none where one ended later, or cannot be read. */
export function lapsOfRun(laps: string, time: number): string {
  const times = readLaps(laps);
  return times && sum(times) <= time ? laps : '';
}

const sum = (times: readonly number[]) => times.reduce((total, time) => total + time, 0);

/** The number and the time of the lap that is running; undefined before the first one has ended. */
export const runningLap = (times: readonly number[] | undefined, time: number) =>
  times && times.length > 0 ? { n: times.length + 1, time: Math.max(0, time - sum(times)) } : undefined;

/** Whether a watch that was stopped at a time ran on after its laps, for at least a millisecond. */
export const hasTimeAfter = (times: readonly number[] | undefined, time: number): boolean =>
  times !== undefined && Math.floor(time) > sum(times);

/** The longest countdown: 99:59:59. */
const maxCountdown = 359_999_000;
const withColons = /^(?:(\d{1,3}):)?(\d{1,4}):(\d{1,6})$/;
const withUnits = /^(?:(\d{1,3})\s*h)?\s*(?:(\d{1,4})\s*m(?:in)?)?\s*(?:(\d{1,6})\s*s(?:ec)?)?$/i;
const minutesAlone = /^()(\d{1,4})()$/;

/** A countdown as it was written. */
export interface Countdown {
  /** In milliseconds. */
  readonly time: number;
  /** It was not written as it is shown: minutes alone, or more than 59 of something. */
  readonly isTaken: boolean;
}

/**
 * Reads `1:15:00`, `15:00`, `1 h 15 min` or `90 s`; a number alone is minutes. Undefined for what is no time from 1 second
 * to 99:59:59.
 */
export function readCountdown(text: string): Countdown | undefined {
  const written = text.trim();
  const parts = withColons.exec(written) ?? minutesAlone.exec(written) ?? withUnits.exec(written);
  if (!parts) return undefined;
  const [, hours = '0', minutes = '0', seconds = '0'] = parts;
  const [h, m, s] = [Number(hours), Number(minutes), Number(seconds)];
  const time = ((h * 60 + m) * 60 + s) * 1_000;
  if (time < 1_000 || time > maxCountdown) return undefined;
  return { time, isTaken: /^\d+$/.test(written) || m > 59 || s > 59 };
}
