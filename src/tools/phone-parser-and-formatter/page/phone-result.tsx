import { fileKind } from '#core/kinds/file-kinds.ts';
import { ValueRows } from '#page/results/value-rows.tsx';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { resultOf, type SessionOf } from '#page/session/use-tool-session.ts';
import type messages from '../en.json';
import tool from '../tool.ts';

const { output, outputGroups } = tool.operations.describe;
/** What the headline says. */
const elsewhere: readonly string[] = ['valid', 'possible', 'state', 'verdict', 'problem'];
const rowKinds = Object.fromEntries(
  Object.entries(output).flatMap(([name, kind]) => (elsewhere.includes(name) ? [] : [[name, fileKind(kind)]])),
);

/** Each form of a number, to be copied. */
export function PhoneResult({ session }: { readonly session: SessionOf<typeof tool> }) {
  const { labelOf } = useToolMessages<typeof messages>();
  const value = resultOf(session, 'describe');
  return value && <ValueRows values={value} kinds={rowKinds} labelOf={labelOf} groups={outputGroups} />;
}
