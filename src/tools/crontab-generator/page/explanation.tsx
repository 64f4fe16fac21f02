import { fileKind } from '#core/kinds/file-kinds.ts';
import { readCsvRecord } from '#lib/csv/read.ts';
import { writeCsv } from '#lib/csv/write.ts';
import { SplitPanes } from '#page/layouts/plain-layout.tsx';
import { ValueRows } from '#page/results/value-rows.tsx';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { resultOf, type SessionOf } from '#page/session/use-tool-session.ts';
import type messages from '../en.json';
import type tool from '../tool.ts';
import { Builder } from './builder.tsx';
import { CsvView } from './csv-view.tsx';
import { ZoneField } from './zone-field.tsx';

const text = fileKind('text');

/** The runs as people read them, also where there is no room for all columns. */
const localFirst = (runs: string): string => {
  const [columns = [], ...rows] = runs
    .split('\n')
    .map(readCsvRecord)
    .map(([run = '', local = '', from = '', ...note]) => [local, from, ...note, run]);
  return writeCsv(columns, rows);
};

/** The schedule in words, its next run, all runs with their time zone, and beside them its fields, which change it. */
export function Explanation({ session }: { readonly session: SessionOf<typeof tool> }) {
  const { labelOf, message } = useToolMessages<typeof messages>();
  const values = resultOf(session, 'explain');
  if (!values) return null;
  const { description, runs } = values;
  const [, first] = (runs ?? '').split('\n').map(readCsvRecord);
  const [, local = '', from = ''] = first ?? [];
  return (
    <>
      <ValueRows values={{ description }} kinds={{ description: text }} labelOf={labelOf} />
      {first && <p>{message(session.optionsOf('explain').direction, { local, from })}</p>}
      <SplitPanes aside={<Builder session={session} />}>
        <ZoneField session={session} />
        {runs?.includes('\n') && <CsvView name="runs" value={localFirst(runs)} />}
      </SplitPanes>
    </>
  );
}
