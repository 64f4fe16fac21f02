import type { OptionsOf } from '#core/tool.ts';
import { isBigText } from '#lib/big-text/big-text.ts';
import { readCsv } from '#lib/csv/read.ts';
import { AnswerRows } from '#page/results/answer-rows.tsx';
import { isEmptyInput, useTool } from '#page/services.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { resultOf, type SessionOf } from '#page/session/use-tool-session.ts';
import { Button } from '#ui/controls/buttons/button.tsx';
import type messages from '../en.json';
import type tool from '../tool.ts';

/** The fragment of a link, which reaches no server; a plus sign is no space there. */
const linkTo = (values: Readonly<Record<string, string>>): string =>
  `#${String(new URLSearchParams(values)).replaceAll('+', '%20')}`;

/** The syntax with what it means, the languages that have it, and a way to try it. */
export function SyntaxList({ session }: { readonly session: SessionOf<typeof tool> }) {
  const { message } = useToolMessages<typeof messages>();
  const tester = useTool().linkTo('regex-tester')?.href;
  const table = resultOf(session, 'search');
  if (typeof table !== 'string' || isBigText(table)) return null;
  const [, ...records] = readCsv(table);
  const isGrouped = isEmptyInput(session.input);
  const answers = records.map(
    ({
      fields: [group = '', label = '', value = '', flavors = '', pattern = '', flags = '', input = '', id = ''],
    }) => ({
      id,
      label,
      value,
      group,
      // Beside the value they would be a line of their own.
      note: isGrouped || records.length === 1 ? flavors : `${group} · ${flavors}`,
      action: tester && pattern && (
        <Button size="small" icon="player-play" href={tester + linkTo({ pattern, flags, input })}>
          {message('try')}
        </Button>
      ),
    }),
  );
  return (
    <AnswerRows
      session={session}
      hasLongLabels
      answers={answers}
      unfiltered={{ section: 'all', flavor: 'all' } satisfies OptionsOf<typeof tool, 'search'>}
      isGrouped={isGrouped}
    />
  );
}
