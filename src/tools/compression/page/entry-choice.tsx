import { inputValue, isEmptyInput } from '#page/services.ts';
import { useOperation } from '#page/session/use-operation.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import type { SessionOf } from '#page/session/use-tool-session.ts';
import { SuggestField } from '#ui/controls/fields/suggest-field.tsx';
import type messages from '../en.json';
import type tool from '../tool.ts';

/** Chooses a file by its name in the archive. */
export function EntryChoice({ session }: { readonly session: SessionOf<typeof tool> }) {
  const { option } = useToolMessages<typeof messages>();
  const { input } = session;
  const { success } = useOperation(session, 'listNames', isEmptyInput(input) ? undefined : inputValue(input));
  const options = session.optionsOf(session.name);
  if (!('entry' in options)) return null;
  return (
    <SuggestField
      label={option('entry')}
      value={options.entry}
      suggestions={(success?.value ?? []).map((value) => ({ value, label: '' }))}
      onChange={(entry) => session.setOptionsOf('extract', { entry })}
    />
  );
}
