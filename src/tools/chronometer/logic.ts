import { type Context, type RunOf, ToolError } from '#core/tool.ts';
import { writeCsv } from '#lib/csv/write.ts';
import { relocateToSlice } from '#lib/errors/relocate-to-slice.ts';
import { mapNonBlankLines } from '#lib/lines/parse.ts';
import { readTime, type Show, splitTimes, writeTime } from './chronometer.ts';
import type messages from './en.json';
import type tool from './tool.ts';

type Ctx = Context<keyof typeof messages.logic>;

function toTime(text: string): number {
  const time = readTime(text);
  if (time === undefined) throw new ToolError('not-a-time', { x: text }, 0);
  return time;
}

/** Reads each time of a text, of which a line may have several. */
const readTimes = <T>(text: string, read: (time: string) => T): readonly T[] =>
  splitTimes(text).map(({ text: time, offset }) => relocateToSlice(offset, () => read(time)));

/**
 * The times on each line: milliseconds, or a time, as a time.
 * @throws ToolError `not-a-time` {x}
 */
export const format: RunOf<typeof tool, 'format'> = (text, { show }) =>
  mapNonBlankLines(text, (line) => readTimes(line, (time) => writeTime(toTime(time), show)).join(' '));

/**
 * The laps that ended at the times of a text, and what they have in common.
 * @throws ToolError `no-laps`; `not-a-time` {x}; `not-later` {x, previous}
 */
export const laps: RunOf<typeof tool, 'laps'> = (text, { show }, ctx: Ctx) => {
  const ends: number[] = [];
  readTimes(text, (time) => {
    const former = ends.at(-1) ?? 0;
    const end = toTime(time);
    if (end < former) throw new ToolError('not-later', { x: time, previous: writeTime(former) }, 0);
    ends.push(end);
  });
  if (ends.length === 0) throw new ToolError('no-laps');
  const times = ends.map((end, index) => end - (ends[index - 1] ?? 0));
  return { table: writeTable(ends, times, show, ctx), ...describe(times, show) };
};

function writeTable(ends: readonly number[], times: readonly number[], show: Show, { message }: Ctx): string {
  const { mean, best, worst } = figuresOf(times);
  const signed = (time: number) => `${time < 0 ? '-' : '+'}${writeTime(Math.abs(time), show)}`;
  const noteOn = (time: number) => {
    if (best === worst) return '';
    return time === best ? message('best') : time === worst ? message('worst') : '';
  };
  const header = (['lap', 'time', 'total', 'toFormer', 'toMean', 'note'] as const).map((key) => message(key));
  const rows = times.map((time, index) => [
    String(index + 1),
    writeTime(time, show),
    writeTime(ends[index] ?? 0, show),
    index === 0 ? '' : signed(time - (times[index - 1] ?? 0)),
    signed(Math.round(time - mean)),
    noteOn(time),
  ]);
  return writeCsv(header, rows);
}

function describe(times: readonly number[], show: Show) {
  const { mean, median, best, worst, deviation } = figuresOf(times);
  const write = (time: number) => writeTime(Math.round(time), show);
  return {
    mean: write(mean),
    median: write(median),
    best: write(best),
    worst: write(worst),
    deviation: write(deviation),
  };
}

/** Of one time at least; the deviation is that of all laps there are, not of a sample. */
function figuresOf(times: readonly number[]) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (index: number) => sorted[index] ?? 0;
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
  const variance = times.reduce((sum, time) => sum + (time - mean) ** 2, 0) / times.length;
  return {
    mean,
    median: (at((times.length - 1) >> 1) + at(times.length >> 1)) / 2,
    best: at(0),
    worst: at(times.length - 1),
    deviation: Math.sqrt(variance),
  };
}
