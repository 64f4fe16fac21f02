import type { OptionsOf } from '#core/tool.ts';
import { AnswerRows } from '#page/results/answer-rows.tsx';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import type { SessionOf } from '#page/session/use-tool-session.ts';
import type messages from '../en.json';
import type tool from '../tool.ts';
import { readStatuses } from './read-statuses.ts';

/** The codes that were found, by class, each with what it means. */
export function StatusList({ session }: { readonly session: SessionOf<typeof tool> }) {
  const { message } = useToolMessages<typeof messages>();
  const answers = readStatuses(session).map(
    ([group = '', code = '', name = '', description, type, cacheable, headers, specification, formerName, vendor]) => ({
      id: code,
      label: code,
      value: name,
      copied: `${code} ${name}`,
      group,
      note: type,
      question: code,
      reading: [
        description,
        formerName && message('formerly', { name: formerName }),
        headers,
        cacheable,
        vendor ? message('unofficial', { vendor }) : specification,
      ]
        .filter(Boolean)
        .join(' · '),
    }),
  );
  return (
    <AnswerRows
      session={session}
      answers={answers}
      unfiltered={
        { class: 'all', webDavOnly: false, unofficial: true } satisfies Partial<OptionsOf<typeof tool, 'search'>>
      }
      isGrouped
      areGroupsOpen
    />
  );
}
