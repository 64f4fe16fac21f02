import type messages from '#generated/messages/text-diff.en.json';
import { ComparisonPane } from '#page/results/comparison-pane.tsx';
import { inputValue } from '#page/services.ts';
import { useOperation } from '#page/session/use-operation.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import type { SessionOf } from '#page/session/use-tool-session.ts';
import { Verdict } from '#ui/display/verdict.tsx';
import type tool from '../tool.ts';

export interface SidesPaneProps {
  readonly session: SessionOf<typeof tool>;
  readonly mode: 'split' | 'inline';
}

/** Both texts, and what differs. */
export function SidesPane({ session, mode }: SidesPaneProps) {
  const { message } = useToolMessages<typeof messages>();
  const { changed, within, context } = session.optionsOf('diff');
  const input = inputValue(session.input);
  const isEmpty = input === '' && changed === '';
  const { latest } = useOperation(session, 'compare', isEmpty ? undefined : input);
  if (isEmpty || !latest) return null;
  const { comparison, verdict } = latest.value;
  return (
    <>
      {verdict !== 'different' && <Verdict tone="good">{message(verdict)}</Verdict>}
      <ComparisonPane
        comparison={comparison}
        mode={mode}
        grain={within}
        context={context ?? comparison.changes.length}
      />
    </>
  );
}
