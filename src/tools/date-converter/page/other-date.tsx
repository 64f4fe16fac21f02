import { useRunView } from '#page/session/use-run-view.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import type { SessionOf } from '#page/session/use-tool-session.ts';
import { TextField } from '#ui/controls/fields/text-field.tsx';
import type messages from '../en.json';
import type tool from '../tool.ts';

/** The second date of a difference. */
export function OtherDate({ session }: { readonly session: SessionOf<typeof tool> }) {
  const { message, option } = useToolMessages<typeof messages>();
  const { issues } = useRunView(session);
  return (
    <TextField
      label={option('other')}
      message={issues['other']}
      placeholder={message('now')}
      monospace
      value={session.optionsOf('diff').other}
      onChange={(other) => session.setOptionsOf('diff', { other })}
    />
  );
}
