import type { OptionsOf } from '#core/tool.ts';
import { isBigText } from '#lib/big-text/big-text.ts';
import { readCsv } from '#lib/csv/read.ts';
import { AnswerRows } from '#page/results/answer-rows.tsx';
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
  const answers = records.map(
    ({ fields: [section = '', title = '', command = '', changes, undo, danger, since, id = ''] }) => ({
      id,
      label: title,
      value: command,
      group: section,
      reading: [
        danger,
        changes && message('changes', { what: changes }),
        undo && (undo.startsWith('git ') ? message('undo', { command: undo }) : undo),
        since && message('since', { version: since }),
      ]
        .filter(Boolean)
        .join(' · '),
    }),
  );
  // All commands are an overview by section; results of a search are in their own order.
  return (
    <AnswerRows
      session={session}
      hasLongLabels
      answers={answers}
      unfiltered={{ section: 'all', onlySafe: false } satisfies Partial<OptionsOf<typeof tool, 'search'>>}
      isGrouped={isEmptyInput(session.input)}
    />
  );
}
