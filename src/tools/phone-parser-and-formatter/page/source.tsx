import phoneNumbers from '#generated/data/phone-numbers-about.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { ViewNote } from '#ui/controls/tree-bar.tsx';
import { useMessages } from '#ui/messages.ts';
import type messages from '../en.json';

/** What possible and valid mean, and where the numbering plans are from. */
export function Source() {
  const { message } = useToolMessages<typeof messages>();
  const { locale } = useMessages();
  const { title, version, date } = phoneNumbers;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <ViewNote>
      {message('explain')} {message('source', { title, version, date: day.format(new Date(date)) })}
    </ViewNote>
  );
}
