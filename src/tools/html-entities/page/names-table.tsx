import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { resultOf, type SessionOf } from '#page/session/use-tool-session.ts';
import { CsvTable } from '#ui/display/tables/csv-table.tsx';
import type messages from '../en.json';
import type tool from '../tool.ts';

/** The characters that were found, with their names: a press copies one of these. */
export function NamesTable({ session }: { readonly session: SessionOf<typeof tool> }) {
  const { output, columnOf } = useToolMessages<typeof messages>();
  const names = resultOf(session, 'names')?.names;
  return names ? <CsvTable text={names} label={output('names')} labelOf={columnOf} isCopied /> : null;
}
