import { fileKind } from '#core/file-kinds.ts';
import type { BigText } from '#lib/big-text.ts';
import { ToolLayout } from '#page/layouts/tool-layout.tsx';
import { ValueView } from '#page/lazy-parts.tsx';
import { useResultViews } from '#page/results/use-result-views.tsx';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { type SessionOf, useToolSession } from '#page/session/use-tool-session.ts';
import { lazy } from '#ui/lazy.tsx';
import { delimiterOf } from './delimiter-of.ts';
import type messages from './en.json';
import type tool from './tool.ts';

const ColumnPicker = lazy(() => import('./page/column-picker.tsx'), 'ColumnPicker');
const CsvTable = lazy(() => import('#ui/display/csv-table.tsx'), 'CsvTable');
/** The text itself, not the table of its kind. */
const plain = fileKind('text');

export default function JsonToCsvPage() {
  const { message } = useToolMessages<typeof messages>();
  const session = useToolSession<typeof tool>();
  const views = useViews(session);
  const isTabbed = session.name === 'toCsv' && session.optionsOf('toCsv').delimiter === 'tab';
  return (
    <ToolLayout
      session={session}
      views={views}
      renderResult={
        views &&
        (({ value }, wrap) => <ValueView value={value} kind={plain} label={message('text')} wrap={wrap} isDocument />)
      }
      fileName={isTabbed ? 'json-to-csv.tsv' : undefined}
      renderOutput={(pane, { success }) => (
        <>
          {pane}
          {success && session.name !== 'fromCsv' && <ColumnPicker session={session} />}
        </>
      )}
    />
  );
}

/** CSV as text, or as a table. */
function useViews(session: SessionOf<typeof tool>) {
  const { message } = useToolMessages<typeof messages>();
  const { success } = session.run;
  const value = success?.operation === 'toCsv' ? (success.value as string | BigText) : undefined;
  const options = session.optionsOf('toCsv');
  const { quote } = options;
  const style = { delimiter: delimiterOf(options) ?? ',', quote };
  return useResultViews(
    session.name === 'toCsv'
      ? [
          { id: 'text', label: message('text') },
          {
            id: 'table',
            label: message('table'),
            render: () => value !== undefined && <CsvTable text={value} label={message('table')} style={style} />,
          },
        ]
      : [],
  );
}
