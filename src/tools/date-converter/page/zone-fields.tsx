import { useRef } from 'react';
import { useTool } from '#page/services.ts';
import { usePageMessages } from '#page/session/use-page-messages.ts';
import { useRun } from '#page/session/use-run.ts';
import { useRunView } from '#page/session/use-run-view.ts';
import type { ToolSession } from '#page/session/use-tool-session.ts';
import { ControlRow } from '#ui/controls/control-row.tsx';
import { SuggestField } from '#ui/controls/suggest-field.tsx';
import { TagField } from '#ui/controls/tag-field.tsx';

interface ListedZone {
  readonly zone: string;
  readonly offset: string;
  readonly names: string;
}

/** Those of the zone of the input, that of the output, and those pinned beside it that there are; searched by city, offset or abbreviation. */
export function ZoneFields({ session }: { readonly session: ToolSession }) {
  const message = usePageMessages();
  const { messages } = useTool();
  const { issues } = useRunView(session);
  const { start, success } = useRun();
  const fetched = useRef(false);
  const fetchZones = () => {
    if (!fetched.current) start('listZones', undefined, {});
    fetched.current = true;
  };
  const suggestions = ((success?.value ?? []) as readonly ListedZone[]).map(({ zone, offset, names }) => ({
    value: zone,
    label: `${zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')}, ${offset}, ${names}`,
  }));
  const zoneField = (name: 'zone' | 'outputZone') => (
    <SuggestField
      label={messages.options?.[name]}
      placeholder={message('localZone')}
      value={String(session.options[name])}
      message={issues[name]}
      suggestions={suggestions}
      onFocus={fetchZones}
      onChange={(value) => session.setOption(name, value)}
    />
  );
  const { zones } = session.options;
  const pinned = zones === undefined ? undefined : String(zones).split(',').filter(Boolean);
  return (
    <>
      <ControlRow isPair>
        {zoneField('zone')}
        {'outputZone' in session.options && zoneField('outputZone')}
      </ControlRow>
      {pinned && (
        <TagField
          label={message('pinned')}
          placeholder={message('addZone')}
          values={pinned}
          message={issues['zones']}
          suggestions={suggestions}
          onFocus={fetchZones}
          onChange={(values) => session.setOption('zones', values.join(','))}
        />
      )}
    </>
  );
}
