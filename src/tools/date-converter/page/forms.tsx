import { fileKind } from '#core/kinds/file-kinds.ts';
import { ValueRows } from '#page/lazy-parts.tsx';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { resultOf, type SessionOf } from '#page/session/use-tool-session.ts';
import type messages from '../en.json';
import tool from '../tool.ts';

const { output, facts, outputGroups } = tool.operations.describe;
const { zones: _zones, ...forms } = output;
const text = fileKind('text');

/** The date in the pinned zones, and in every form. */
export function Forms({ session }: { readonly session: SessionOf<typeof tool> }) {
  const { message, labelOf } = useToolMessages<typeof messages>();
  const values = resultOf(session, 'describe');
  if (!values) return null;
  const zones = new Map((values.zones ?? []).map((row) => [String(row['zone']), row]));
  const noteOf = (zone: string) => {
    const row = zones.get(zone);
    return row && [row['offset'], row['name'], ...(row['summerTime'] ? [message('summer')] : [])].join(', ');
  };
  const names = [...zones.keys(), ...Object.keys(forms).filter((name) => facts.every((fact) => fact !== name))];
  return (
    <ValueRows
      values={{ ...values, ...Object.fromEntries([...zones].map(([zone, { time }]) => [zone, time])) }}
      kinds={Object.fromEntries(names.map((name) => [name, text]))}
      labelOf={labelOf}
      noteOf={noteOf}
      marked={values.inputFormat ?? undefined}
      groups={outputGroups}
    />
  );
}
