import type messages from '#generated/messages/json-diff.en.json';
import { ComparisonPane } from '#page/results/comparison-pane.tsx';
import { inputValue, isEmptyInput } from '#page/services.ts';
import { useOperation } from '#page/session/use-operation.ts';
import { useRunView } from '#page/session/use-run-view.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import type { SessionOf } from '#page/session/use-tool-session.ts';
import { ViewNote } from '#ui/controls/tree-bar.tsx';
import { Verdict } from '#ui/display/verdict.tsx';
import type tool from '../tool.ts';

export interface SidesPaneProps {
  readonly session: SessionOf<typeof tool>;
  readonly mode: 'split' | 'inline';
}

/** Both documents beside each other, each value on the row of its counterpart. */
export function SidesPane({ session, mode }: SidesPaneProps) {
  const { message } = useToolMessages<typeof messages>();
  const { missing } = useRunView(session);
  const input = isEmptyInput(session.input) ? undefined : inputValue(session.input);
  const { latest } = useOperation(session, 'compare', input);
  if (input === undefined || missing || !latest) return missing && <ViewNote>{missing}</ViewNote>;
  const { comparison, verdict } = latest.value;
  return (
    <>
      {verdict !== 'different' && <Verdict tone="good">{message(verdict)}</Verdict>}
      <ComparisonPane comparison={comparison} mode={mode} language="json" />
    </>
  );
}
