import { ToolError } from '#core/tool.ts';
import { hasUnclearOrder, type Reading } from './reading.ts';

/**
 * Reports how a date such as `20/11/26` was read.
 * @throws ToolError `unclear-date` {text, first, second} where day and month could be swapped: which of the numbers is
 * the year is then unclear, too. It offers both dates, or the formats in a text of several lines.
 */
export function checkShortYear(reading: Reading, text: string, isOneOfMany: boolean): Reading {
  const [, first = '', second = '', year = '', rest = ''] = /^(\d\d?)\/(\d\d?)\/(\d\d)(?!\d)(.*)$/s.exec(text) ?? [];
  const { format } = reading;
  if (year === '' || (format !== 'dayMonth' && format !== 'monthDay')) return reading;
  const century = Number(year) < 69 ? '20' : '19';
  const orders = [
    { inputFormat: 'dayMonth', month: second, day: first },
    { inputFormat: 'monthDay', month: first, day: second },
  ].map(({ inputFormat, month, day }) => ({
    inputFormat,
    date: `${century}${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
  }));
  const dates = new Set(orders.map(({ date }) => date));
  if (dates.size > 1 && hasUnclearOrder(reading, text)) {
    const offers = orders.map(({ inputFormat, date }) =>
      isOneOfMany ? { inputFormat } : { input: date + rest.replace(/^,/, '') },
    );
    const [one = '', other = ''] = dates;
    throw new ToolError(
      'unclear-date',
      { text, first: one, second: other },
      { offset: 0, length: text.length },
      offers,
    );
  }
  const date = orders.find(({ inputFormat }) => inputFormat === format)?.date ?? '';
  return { ...reading, notices: [{ code: 'short-year', params: { date, format } }, ...reading.notices] };
}
