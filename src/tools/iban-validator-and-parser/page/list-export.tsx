import { rowsToCsv } from '#lib/csv.ts';
import { ExportBar } from '#page/results/export-bar.tsx';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { resultOf, type SessionOf } from '#page/session/use-tool-session.ts';
import type messages from '../en.json';
import type tool from '../tool.ts';

/** Copies or downloads the checked list. */
export function ListExport({ session }: { readonly session: SessionOf<typeof tool> }) {
  const { message } = useToolMessages<typeof messages>();
  const rows = resultOf(session, 'checkList')?.list;
  if (!rows || rows.length === 0) return null;
  const forms = [
    { id: 'csv', label: message('csv'), fileName: 'ibans.csv' },
    { id: 'json', label: message('json'), fileName: 'ibans.json' },
  ] as const;
  const contentOf = async (form: 'csv' | 'json') => (form === 'csv' ? rowsToCsv(rows) : JSON.stringify(rows, null, 2));
  return <ExportBar label={message('export')} forms={forms} contentOf={contentOf} />;
}
