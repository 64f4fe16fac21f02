import type { RunOf } from '#core/tool.ts';
import type tool from './tool.ts';

/** The name of a file that is taken now, by the user's clock: `penknife-photo-20261120-134501.png`. */
export const nameFile: RunOf<typeof tool, 'nameFile'> = ({ medium, extension }, { now, timeZone }) => {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    numberingSystem: 'latn',
    calendar: 'iso8601',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
  const parts = new Map(format.formatToParts(now()).map(({ type, value }) => [type, value]));
  const join = (...types: readonly Intl.DateTimeFormatPartTypes[]) => types.map((type) => parts.get(type)).join('');
  return `penknife-${medium}-${join('year', 'month', 'day')}-${join('hour', 'minute', 'second')}.${extension}`;
};
