import { ToolError } from '#core/tool.ts';
import { relocateToOption } from '#lib/errors/relocate-to-option.ts';
import { shorten } from '#lib/text/shorten.ts';
import { escapeValue, joinLines, readComponent, writeLines } from './content-lines.ts';
import type { FilledForm, Form } from './form.ts';

/** An event of a calendar (RFC 5545), at the clocks of the place. */
export function writeEvent(title: string, form: Form): string {
  const [start = '', end = ''] = (['start', 'end'] as const).map((field) =>
    relocateToOption(field, () => writeTime(form[field])),
  );
  if (end !== '' && end.replace('Z', '') < start.replace('Z', ''))
    throw new ToolError('ends-early', {}, { offset: 0, field: 'end' });
  const nameOf = (name: string, time: string) => (time === '' || time.includes('T') ? name : `${name};VALUE=DATE`);
  return (
    'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\n' +
    writeLines([
      ['SUMMARY', escapeValue(title)],
      [nameOf('DTSTART', start), start],
      [nameOf('DTEND', end), end],
      ['LOCATION', escapeValue(form.place.trim())],
      ['DESCRIPTION', escapeValue(form.description)],
    ]) +
    'END:VEVENT\r\nEND:VCALENDAR\r\n'
  );
}

/** A date, or a date and a time, as calendars write them; nothing of nothing. */
function writeTime(text: string): string {
  const written = text.trim();
  if (written === '') return '';
  const [, year, month, day, hour, minute, second = '00', zone = ''] =
    /^(\d{4})-(\d\d)-(\d\d)(?:[T ]([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?(Z?))?$/.exec(written) ?? [];
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  if (day === undefined || date.getUTCDate() !== Number(day) || date.getUTCMonth() !== Number(month) - 1)
    throw new ToolError('not-a-time', { x: shorten(text) });
  return `${year}${month}${day}${hour === undefined ? '' : `T${hour}${minute}${second}${zone}`}`;
}

/** What an event of iCalendar says, for the form. */
export function readEvent(text: string): FilledForm {
  const { first, textOf, rest } = readComponent(text, 'VEVENT');
  const [start, end] = [first('DTSTART'), first('DTEND')];
  const zones = [start, end].flatMap((line) => line?.params ?? []).filter((param) => /^tzid=/i.test(param));
  return {
    content: 'event',
    input: textOf('SUMMARY'),
    fields: {
      start: readTime(start?.value),
      end: readTime(end?.value),
      place: joinLines(textOf('LOCATION')),
      description: textOf('DESCRIPTION'),
    },
    lost: [...new Set(zones), ...rest()],
  };
}

const readTime = (time = ''): string =>
  time
    .trim()
    .replace(/^(\d{4})(\d\d)(\d\d)(?=T|$)/, '$1-$2-$3')
    .replace(/T(\d\d)(\d\d)(\d\d)(Z?)$/, 'T$1:$2:$3$4');
