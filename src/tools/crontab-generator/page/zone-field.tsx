import { useState } from 'react';
import { zoneSuggestions } from '#page/options/zone-suggestions.ts';
import { useOperation } from '#page/session/use-operation.ts';
import { useRunView } from '#page/session/use-run-view.ts';
import { useSettled } from '#page/session/use-settled.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { resultOf, type SessionOf } from '#page/session/use-tool-session.ts';
import { SuggestField } from '#ui/controls/fields/suggest-field.tsx';
import type messages from '../en.json';
import type tool from '../tool.ts';

/** The zone in which a schedule runs, where that matters. */
export function ZoneField({ session }: { readonly session: SessionOf<typeof tool> }) {
  const { message, option } = useToolMessages<typeof messages>();
  const { issues, offering } = useRunView(session);
  const problem = useSettled(issues['timeZone'], false);
  const [isAsked, setAsked] = useState(false);
  const { success } = useOperation(session, isAsked ? 'listZones' : undefined, undefined, {});
  const options = session.optionsOf(session.name);
  if (!('timeZone' in options)) return null;
  const change = (timeZone: string) => session.setOptionsOf(session.name, { timeZone });
  const closest = issues['timeZone'] && offering?.offers?.[0]?.['timeZone'];
  return (
    <SuggestField
      isSteady
      label={option('timeZone')}
      placeholder={resultOf(session, 'explain')?.timeZone ?? message('localZone')}
      value={options.timeZone}
      message={problem}
      suggestions={zoneSuggestions(success?.value)}
      onFocus={() => setAsked(true)}
      onChange={change}
      onEnter={() => closest && change(String(closest))}
    />
  );
}
