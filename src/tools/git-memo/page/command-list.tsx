import { kindInfo } from '#core/kinds.ts';
import { isBigText } from '#lib/big-text.ts';
import { readCsv } from '#lib/csv/read.ts';
import { ValueRows } from '#page/results/value-rows.tsx';
import { isEmptyInput } from '#page/services.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { resultOf, type SessionOf } from '#page/session/use-tool-session.ts';
import type messages from '../en.json';
import type tool from '../tool.ts';

/** The commands, each under what it does, with what it changes and how it is undone. */
export function CommandList({ session }: { readonly session: SessionOf<typeof tool> }) {
  const { message } = useToolMessages<typeof messages>();
  const table = resultOf(session, 'search');
  if (typeof table !== 'string' || isBigText(table)) return null;
  const [, ...records] = readCsv(table);
  // All of them are an overview by section; what was searched for stands in its order.
  const isSearched = !isEmptyInput(session.input);
  const byTitle = new Map(
    records.map(({ fields: [section = '', title = '', command = '', changes, undo, danger, since] }) => [
      title,
      {
        title,
        command,
        section,
        reading: [
          danger,
          changes && message('changes', { what: changes }),
          undo && (undo.startsWith('git ') || undo.startsWith('rm ') ? message('undo', { command: undo }) : undo),
          since && message('since', { version: since }),
        ]
          .filter(Boolean)
          .join(' · '),
      },
    ]),
  );
  return (
    <ValueRows
      isAnswer
      groups={isSearched ? {} : groupsOf([...byTitle.values()])}
      values={Object.fromEntries([...byTitle].map(([title, { command }]) => [title, command]))}
      kinds={Object.fromEntries([...byTitle.keys()].map((title) => [title, kindInfo('text')]))}
      labelOf={(title) => title}
      noteOf={(title) => (isSearched ? byTitle.get(title)?.section : undefined)}
      lookOf={(title) => ({ reading: byTitle.get(title)?.reading || undefined })}
    />
  );
}

interface Titled {
  readonly title: string;
  readonly section: string;
}

/** The titles of each section. */
function groupsOf(commands: readonly Titled[]): Readonly<Record<string, readonly string[]>> {
  const groups: Record<string, string[]> = {};
  for (const { title, section } of commands) groups[section] = [...(groups[section] ?? []), title];
  return groups;
}
