import { useState } from 'react';
import { Options } from '#page/layouts/layout-frame.tsx';
import { zoneSuggestions } from '#page/options/zone-suggestions.ts';
import { useOperation } from '#page/session/use-operation.ts';
import { useRunView } from '#page/session/use-run-view.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import type { SessionOf } from '#page/session/use-tool-session.ts';
import { SuggestField } from '#ui/controls/fields/suggest-field.tsx';
import { Disclosure } from '#ui/display/disclosure.tsx';
import type messages from '../en.json';
import type tool from '../tool.ts';

const shown = ['start', 'measured', 'count', 'days', 'hours', 'clock', 'decimalSign'];
export const calendarOptions = [...shown, 'zone'];

/** Which time counts, and how it and numbers are written: collapsed unless one of them has changed or has an issue. */
export function CalendarFields({ session }: { readonly session: SessionOf<typeof tool> }) {
  const { message, option } = useToolMessages<typeof messages>();
  const view = useRunView(session);
  const [isAsked, setAsked] = useState(false);
  const { success } = useOperation(session, isAsked ? 'listZones' : undefined, undefined, {});
  const options = session.optionsOf(session.name);
  if (!('zone' in options)) return null;
  const { changedOptions } = session;
  const fields = Object.fromEntries(Object.entries(session.fields).filter(([name]) => shown.includes(name)));
  return (
    <Disclosure
      summary={message('calendar')}
      isOpen={calendarOptions.some((name) => changedOptions.includes(name) || view.issues[name] !== undefined)}
    >
      <Options session={session} view={view} fields={fields} />
      <SuggestField
        label={option('zone')}
        value={options.zone}
        message={view.issues['zone']}
        suggestions={zoneSuggestions(success?.value)}
        onFocus={() => setAsked(true)}
        onChange={(zone) => session.setOptionsOf(session.name, { zone })}
      />
    </Disclosure>
  );
}
