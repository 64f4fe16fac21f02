import { useMessages } from '#ui/messages.ts';

/** The date of a data set as the reader writes it; one without a day is a month. */
export function useDataDate(date: string): string {
  const { locale } = useMessages();
  const day = /^\d+-\d+-\d+$/.test(date) ? ({ day: 'numeric' } as const) : {};
  return new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', ...day, timeZone: 'UTC' }).format(
    new Date(date),
  );
}
