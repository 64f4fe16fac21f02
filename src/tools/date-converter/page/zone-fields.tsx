import { useState } from 'react';
import { zoneSuggestions } from '#page/options/zone-suggestions.ts';
import { useOperation } from '#page/session/use-operation.ts';
import { useRunView } from '#page/session/use-run-view.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import type { SessionOf } from '#page/session/use-tool-session.ts';
import { ControlRow } from '#ui/controls/control-row.tsx';
import { SuggestField } from '#ui/controls/fields/suggest-field.tsx';
import { TagField } from '#ui/controls/fields/tag-field.tsx';
import type messages from '../en.json';
import type tool from '../tool.ts';

/** Those of the zone of the input, that of the output, and those pinned beside it that there are; searched by city, offset or abbreviation. */
export function ZoneFields({ session }: { readonly session: SessionOf<typeof tool> }) {
  const { message, option } = useToolMessages<typeof messages>();
  const { issues } = useRunView(session);
  const [isAsked, setAsked] = useState(false);
  const { success } = useOperation(session, isAsked ? 'listZones' : undefined, undefined, {});
  const suggestions = zoneSuggestions(success?.value);
  const zoneField = (name: 'zone' | 'outputZone', value: string) => (
    <SuggestField
      label={option(name)}
      placeholder={message('localZone')}
      value={value}
      message={issues[name]}
      suggestions={suggestions}
      onFocus={() => setAsked(true)}
      onChange={(next) => session.setOptionsOf(session.name, { [name]: next })}
    />
  );
  const options = session.optionsOf(session.name);
  return (
    <>
      <ControlRow isPair>
        {'zone' in options && zoneField('zone', options.zone)}
        {'outputZone' in options && zoneField('outputZone', options.outputZone)}
      </ControlRow>
      {'zones' in options && (
        <TagField
          label={message('pinned')}
          placeholder={message('addZone')}
          values={options.zones.split(',').filter(Boolean)}
          message={issues['zones']}
          suggestions={suggestions}
          onFocus={() => setAsked(true)}
          onChange={(values) => session.setOptionsOf('describe', { zones: values.join(',') })}
        />
      )}
    </>
  );
}
