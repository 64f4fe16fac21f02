import { fileKind } from '#core/kinds/file-kinds.ts';
import { useOperation } from '#page/session/use-operation.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import type { SessionOf } from '#page/session/use-tool-session.ts';
import { Pane } from '#ui/display/pane.tsx';
import { ValueView } from '#ui/display/values/value-view.tsx';
import type messages from '../en.json';
import type tool from '../tool.ts';

/** What the pattern means, part by part. */
export function PatternExplanation({ session }: { readonly session: SessionOf<typeof tool> }) {
  const { output, columnOf } = useToolMessages<typeof messages>();
  const { pattern, flags } = session.optionsOf('match');
  const { success } = useOperation(session, 'explain', pattern === '' ? undefined : pattern, { flags });
  if (!success) return null;
  return (
    <Pane title={output('explanation')}>
      <ValueView
        value={success.value.explanation}
        kind={fileKind('csv')}
        label={columnOf('meaning')}
        columnLabelOf={columnOf}
      />
    </Pane>
  );
}
