import { useRef } from 'react';
import { useTool } from '#page/services.ts';
import { usePageWords } from '#page/session/use-page-messages.ts';
import { useRun } from '#page/session/use-run.ts';
import { useFindings } from '#page/session/use-run-view.ts';
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
  const say = usePageWords();
  const { strings } = useTool();
  const { issues } = useFindings(session);
  const { start, good } = useRun();
  const fetched = useRef(false);
  const fetchZones = () => {
    if (!fetched.current) start('listZones', undefined, {});
    fetched.current = true;
  };
  const suggestions = ((good?.value ?? []) as readonly ListedZone[]).map(({ zone, offset, names }) => ({
    value: zone,
    label: `${zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')}, ${offset}, ${names}`,
  }));
  const zoneField = (name: 'zone' | 'outputZone') => (
    <SuggestField
      label={strings.options?.[name]}
      placeholder={say('localZone')}
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
          label={say('pinned')}
          placeholder={say('addZone')}
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
