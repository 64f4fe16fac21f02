import { useTool } from '#page/services.ts';
import { resultOf, type SessionOf } from '#page/session/use-tool-session.ts';
import { CsvTable } from '#ui/display/tables/csv-table.tsx';
import { delimiterOf } from '../delimiter-of.ts';
import type tool from '../tool.ts';

/** CSV as a table. */
export function CsvRows({ session }: { readonly session: SessionOf<typeof tool> }) {
  const { views } = useTool().messages;
  const text = resultOf(session, 'toCsv');
  const options = session.optionsOf('toCsv');
  const style = { delimiter: delimiterOf(options) ?? ',', quote: options.quote };
  return text !== undefined && <CsvTable text={text} label={views?.['table'] ?? ''} style={style} />;
}
