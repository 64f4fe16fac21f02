import { fileKind } from '#core/kinds/file-kinds.ts';
import { ValueRows } from '#page/results/value-rows.tsx';
import { useOperation } from '#page/session/use-operation.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import type { SessionOf } from '#page/session/use-tool-session.ts';
import { Pane } from '#ui/display/pane.tsx';
import { ValueView } from '#ui/display/values/value-view.tsx';
import type messages from '../en.json';
import tool from '../tool.ts';

const codeKinds = Object.fromEntries(
  Object.keys(tool.operations.writeCode.output).map((name) => [name, fileKind('text')]),
);

/** What the pattern means, what is different in other languages, and code for them. */
export function PatternNotes({ session }: { readonly session: SessionOf<typeof tool> }) {
  const { output, operation, columnOf, labelOf } = useToolMessages<typeof messages>();
  const { pattern, flags } = session.optionsOf('match');
  const input = pattern === '' ? undefined : pattern;
  const explained = useOperation(session, 'explain', input, { flags }).success?.value;
  const code = useOperation(session, 'writeCode', input, { flags }).success?.value;
  if (!explained || !code) return null;
  const table = { kind: fileKind('csv'), columnLabelOf: columnOf };
  return (
    <>
      <Pane title={output('explanation')}>
        <ValueView {...table} value={explained.explanation} label={output('explanation')} />
      </Pane>
      <Pane title={output('flavors')}>
        <ValueView {...table} value={explained.flavors} label={output('flavors')} />
      </Pane>
      <Pane title={operation('writeCode')}>
        <ValueRows values={code} kinds={codeKinds} labelOf={labelOf} />
      </Pane>
    </>
  );
}
