import type messages from '#generated/messages/json-diff.en.json';
import { useRunView } from '#page/session/use-run-view.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { resultOf, type SessionOf } from '#page/session/use-tool-session.ts';
import { ViewNote } from '#ui/controls/tree-bar.tsx';
import { CsvTable } from '#ui/display/tables/csv-table.tsx';
import { useMessages } from '#ui/messages.ts';
import type tool from '../tool.ts';

/** The changes as a table: a press copies a path or a value. */
export function ListPane({ session }: { readonly session: SessionOf<typeof tool> }) {
  const { message, columnOf } = useToolMessages<typeof messages>();
  const { t } = useMessages();
  const { missing } = useRunView(session);
  const changes = resultOf(session, 'diff')?.changes;
  if (missing || typeof changes !== 'string') return <ViewNote>{missing ?? t('empty')}</ViewNote>;
  return <CsvTable text={changes} label={message('list')} labelOf={columnOf} isCopied />;
}
