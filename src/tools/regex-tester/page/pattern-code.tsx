import { fileKind } from '#core/kinds/file-kinds.ts';
import type { OptionsOf } from '#core/tool.ts';
import { ValueRows } from '#page/results/value-rows.tsx';
import { useOperation } from '#page/session/use-operation.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import type { SessionOf } from '#page/session/use-tool-session.ts';
import { Pane } from '#ui/display/pane.tsx';
import type messages from '../en.json';
import { languages } from '../snippets.ts';
import type tool from '../tool.ts';

const kinds = Object.fromEntries(languages.map((language) => [language, fileKind('text')]));

interface PatternCodeProps {
  readonly session: SessionOf<typeof tool>;
  readonly purpose: OptionsOf<typeof tool, 'writeCode'>['purpose'];
}

/** Code that does the same as the operation, in each language that can. */
export function PatternCode({ session, purpose }: PatternCodeProps) {
  const { labelOf, message } = useToolMessages<typeof messages>();
  const { pattern, ...options } = session.optionsOf('replace');
  const { success } = useOperation(session, 'writeCode', pattern === '' ? undefined : pattern, { ...options, purpose });
  if (!success) return null;
  return (
    <Pane title={message('code')}>
      <ValueRows values={success.value} kinds={kinds} labelOf={labelOf} />
    </Pane>
  );
}
