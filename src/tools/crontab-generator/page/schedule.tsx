import { dialectNames } from '#lib/cron/options.ts';
import { readCsvRecord } from '#lib/csv/read.ts';
import { SplitPanes } from '#page/layouts/plain-layout.tsx';
import { useOperation } from '#page/session/use-operation.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { resultOf, type SessionOf } from '#page/session/use-tool-session.ts';
import { CopyButton } from '#ui/controls/copying/copy-button.tsx';
import { HeatMap } from '#ui/display/charts/heat-map.tsx';
import { Disclosure } from '#ui/display/disclosure.tsx';
import { Pane } from '#ui/display/pane.tsx';
import { FoldedTable } from '#ui/display/tables/folded-table.tsx';
import type messages from '../en.json';
import type tool from '../tool.ts';
import { Builder } from './builder.tsx';
import { CsvView } from './csv-view.tsx';
import { ZoneField } from './zone-field.tsx';

/** What gives the schedule, also while it has no result: its time zone and fields; its runs, its week, other dialects. */
export function Schedule({ session }: { readonly session: SessionOf<typeof tool> }) {
  // The newest good result outlives its input.
  const hasInput = !('text' in session.input) || session.input.text.trim() !== '';
  return (
    <>
      <SplitPanes aside={<Builder session={session} />}>
        <ZoneField session={session} />
        {hasInput && <Runs session={session} />}
      </SplitPanes>
      {hasInput && <Week session={session} />}
      {hasInput && <Tables session={session} />}
      <CheatSheet session={session} />
    </>
  );
}

/** All runs: as people read them first, also where there is no room for all columns. */
function Runs({ session }: { readonly session: SessionOf<typeof tool> }) {
  const { output, message, columnOf } = useToolMessages<typeof messages>();
  const runs = resultOf(session, 'explain')?.runs;
  if (!runs?.includes('\n')) return null;
  const [columns = [], ...records] = runs
    .split('\n')
    .map(readCsvRecord)
    .map(([run = '', ...others]) => [...others, run]);
  const rows = records.map((record) => Object.fromEntries(columns.map((column, at) => [column, record[at]])));
  return (
    <Pane title={output('runs')} actions={<CopyButton wide variant="text" content={() => runs} />}>
      <FoldedTable rows={rows} label={message('tableOf', { name: output('runs') })} labelOf={columnOf} />
    </Pane>
  );
}

/** What each field allows, and the same schedule in other dialects. */
function Tables({ session }: { readonly session: SessionOf<typeof tool> }) {
  const { output } = useToolMessages<typeof messages>();
  const values = resultOf(session, 'explain');
  return (['fields', 'dialects'] as const).map((name) => {
    const value = values?.[name];
    return (
      value && (
        <Pane key={name} title={output(name)} actions={<CopyButton wide variant="text" content={() => value} />}>
          <CsvView name={name} value={value} />
        </Pane>
      )
    );
  });
}

/** How often it runs in each hour of the next days. */
function Week({ session }: { readonly session: SessionOf<typeof tool> }) {
  const { output, message } = useToolMessages<typeof messages>();
  const week = resultOf(session, 'explain')?.week;
  if (!week) return null;
  const [[, ...hours] = [], ...days] = week.split('\n').map(readCsvRecord);
  return (
    <Pane title={output('week')} actions={<CopyButton wide variant="text" content={() => week} />}>
      <HeatMap
        label={message('tableOf', { name: output('week') })}
        columns={hours}
        rows={days.map(([label = '', ...counts]) => ({ label, values: counts.map(Number) }))}
      />
    </Pane>
  );
}

/** The signs of the dialect that is read. */
function CheatSheet({ session }: { readonly session: SessionOf<typeof tool> }) {
  const { message, value } = useToolMessages<typeof messages>();
  const dialect = resultOf(session, 'explain')?.dialect ?? '';
  const signsOf = dialectNames.find((name) => value('signsOf', name) === dialect) ?? 'linux';
  const { latest } = useOperation(session, 'cheatSheet', undefined, { signsOf });
  return (
    <Disclosure summary={message('cheatSheetOf', { dialect: value('signsOf', signsOf) })} isDeferred>
      {latest && <CsvView name="cheatSheet" value={latest.value} />}
    </Disclosure>
  );
}
