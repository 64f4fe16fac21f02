import { fileKind } from '#core/kinds/file-kinds.ts';
import { ValueRows } from '#page/results/value-rows.tsx';
import { useIsWriting } from '#page/session/use-is-writing.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { resultOf, type SessionOf } from '#page/session/use-tool-session.ts';
import { Verdict } from '#ui/display/values/verdict.tsx';
import type messages from '../en.json';
import tool from '../tool.ts';

const { output, outputGroups } = tool.operations.describe;
/** What is shown above the rows. */
const elsewhere: readonly string[] = ['valid', 'possible', 'state', 'problem'];
const rowKinds = Object.fromEntries(
  Object.entries(output).flatMap(([name, kind]) => (elsewhere.includes(name) ? [] : [[name, fileKind(kind)]])),
);

/** Whether a number is valid and why not, then each form to be copied. */
export function PhoneResult({ session }: { readonly session: SessionOf<typeof tool> }) {
  const { labelOf, message } = useToolMessages<typeof messages>();
  const isWriting = useIsWriting();
  const value = resultOf(session, 'describe');
  if (!value) return null;
  const { state, problem } = value;
  const tone = state === 'valid' ? 'good' : isWriting || state === 'possible' ? 'pending' : 'bad';
  return (
    <>
      <div role="status">
        {state === 'valid' && <Verdict tone="good">{message('valid')}</Verdict>}
        {problem && <Verdict tone={tone}>{problem}</Verdict>}
      </div>
      <ValueRows values={value} kinds={rowKinds} labelOf={labelOf} groups={outputGroups} />
    </>
  );
}
