import { useOperation } from '#page/session/use-operation.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import type { SessionOf } from '#page/session/use-tool-session.ts';
import { Pane } from '#ui/display/pane.tsx';
import { MarkedText } from '#ui/display/text/marked-text.tsx';
import type messages from '../en.json';
import type tool from '../tool.ts';

/** Longer texts, in characters, are not shown again. */
const maxShown = 50_000;

/** The text with the numbers that were found in it. */
export function MarkedNumbers({ session }: { readonly session: SessionOf<typeof tool> }) {
  const { message } = useToolMessages<typeof messages>();
  const { country } = session.optionsOf('find');
  const text = 'text' in session.input && session.input.text.length <= maxShown ? session.input.text : undefined;
  const { success } = useOperation(session, 'mark', text, { country });
  if (!success || success.value.length < 2) return null;
  return (
    <Pane title={message('inText')}>
      <MarkedText label={message('marked')} pieces={success.value} />
    </Pane>
  );
}
