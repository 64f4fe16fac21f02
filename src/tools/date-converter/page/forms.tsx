import { kindInfo } from '#core/kinds.ts';
import { recordOf } from '#core/record-of.ts';
import { ValueGroups } from '#page/results/value-groups.tsx';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { resultOf, type SessionOf } from '#page/session/use-tool-session.ts';
import type messages from '../en.json';
import { rowGroups } from '../rows.ts';
import type tool from '../tool.ts';

const text = kindInfo('text');

/** The date in every form, and in the pinned zones. */
export function Forms({ session }: { readonly session: SessionOf<typeof tool> }) {
  const { message, labelOf } = useToolMessages<typeof messages>();
  const values = resultOf(session, 'describe');
  if (!values) return null;
  const zones = new Map((values.zones ?? []).map((row) => [String(row['zone']), row]));
  const noteOf = (zone: string) => {
    const row = zones.get(zone);
    return row && [row['offset'], row['name'], ...(row['summerTime'] ? [message('summer')] : [])].join(', ');
  };
  const zoneGroup = {
    title: message('zones'),
    values: Object.fromEntries([...zones].map(([zone, { time }]) => [zone, time])),
    kinds: recordOf([...zones.keys()], () => text),
    labelOf: (zone: string) => zone,
    noteOf,
  };
  const groups = rowGroups.map(({ title, names }) => ({
    title: message(title),
    values,
    kinds: recordOf(names, () => text),
    labelOf,
    marked: values.inputFormat ?? undefined,
  }));
  return <ValueGroups groups={[zoneGroup, ...groups]} />;
}
