import { fileKind } from '#core/kinds/file-kinds.ts';
import { recordOf } from '#core/record-of.ts';
import { ValueRows } from '#page/results/value-rows.tsx';
import { useTool } from '#page/services.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { resultOf, type SessionOf } from '#page/session/use-tool-session.ts';
import { Pane } from '#ui/display/pane.tsx';
import { ValueView } from '#ui/display/values/value-view.tsx';
import { useMessages } from '#ui/messages.ts';
import type messages from '../en.json';
import tool from '../tool.ts';

const { output, outputGroups } = tool.operations.passwordStrength;
const exhaustive = recordOf(outputGroups.bruteForce, (name) => fileKind(output[name]));

/** How long trying everything takes, and how long other attackers take. */
export function Attacks({ session }: { readonly session: SessionOf<typeof tool> }) {
  const { messages: all } = useTool();
  const { t } = useMessages();
  const { message, output: outputLabel, labelOf } = useToolMessages<typeof messages>();
  const value = resultOf(session, 'passwordStrength');
  if (!value?.attackers) return null;
  return (
    <>
      <Pane title={message('blind')}>
        <ValueRows values={value} kinds={exhaustive} labelOf={labelOf} />
      </Pane>
      <Pane title={outputLabel('attackers')}>
        <ValueView
          value={value.attackers}
          kind={fileKind('rows')}
          label={t('table')}
          columnLabelOf={(column) => all.columns?.[column] ?? column}
        />
      </Pane>
    </>
  );
}
