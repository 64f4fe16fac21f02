import type { RunOf } from '#core/tool.ts';
import { writeOffset } from './facts.ts';
import type tool from './tool.ts';

/** Newer engines have a method, others only a property; Firefox has neither. */
type WeekLocale = Intl.Locale & { readonly weekInfo?: Week; getWeekInfo?(): Week };
interface Week {
  /** From 1, Monday, to 7. */
  readonly firstDay: number;
}

/** A Monday. */
const monday = Date.UTC(2024, 0, 1);
const dayLength = 86_400_000;

/** The formats of dates and numbers in a language, by default that of the page, and the user's time zone. */
export const describeLocale: RunOf<typeof tool, 'describeLocale'> = ({ language }, { locale, timeZone, now }) => {
  const tag = language === '' ? locale : language;
  const { calendar, numberingSystem, hourCycle } = new Intl.DateTimeFormat(tag, { hour: 'numeric' }).resolvedOptions();
  const weeks: WeekLocale = new Intl.Locale(tag);
  const firstDay = (weeks.getWeekInfo?.() ?? weeks.weekInfo)?.firstDay;
  const moment = now();
  return {
    timeZone,
    offset: writeOffset(offsetOf(moment, timeZone)),
    calendar,
    numberingSystem,
    hourCycle: hourCycle ?? null,
    firstDay:
      firstDay === undefined
        ? null
        : new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(
            monday + (firstDay - 1) * dayLength,
          ),
    sampleDate: new Intl.DateTimeFormat(tag, { dateStyle: 'full', timeStyle: 'short', timeZone }).format(moment),
    sampleNumber: new Intl.NumberFormat(tag).format(1_234_567.89),
    sampleCurrency: new Intl.NumberFormat(tag, { style: 'currency', currency: 'EUR' }).format(1_234.5),
  };
};

/** The offset as in `Date`: minutes from local time to UTC. */
function offsetOf(moment: Date, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const name = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes] = /([+-])(\d+):(\d+)/.exec(name) ?? [];
  return (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * (sign === '+' ? -1 : 1);
}
