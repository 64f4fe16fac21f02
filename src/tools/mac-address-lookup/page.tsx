import oui from '#generated/data/oui-about.ts';
import { Examples } from '#page/examples.tsx';
import { AnyLayout } from '#page/layouts/any-layout.tsx';
import { useDataDate } from '#page/session/use-data-date.ts';
import { useListSession } from '#page/session/use-list-session.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { ViewNote } from '#ui/controls/tree-bar.tsx';
import type messages from './en.json';
import type tool from './tool.ts';

export default function MacPage() {
  const session = useListSession<typeof tool>({ one: 'lookup', list: 'table' });
  const { message } = useToolMessages<typeof messages>();
  const { title, version } = oui;
  const date = useDataDate(oui.date);
  return (
    <>
      <AnyLayout session={session} />
      <ViewNote>{message('source', { title, version, date })}</ViewNote>
      <Examples session={session} />
    </>
  );
}
