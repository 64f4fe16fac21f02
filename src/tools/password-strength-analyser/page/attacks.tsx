import { useState } from 'react';
import { fileKind } from '#core/kinds/file-kinds.ts';
import { DetailsView } from '#page/results/details-view.tsx';
import { inputValue, useTool } from '#page/services.ts';
import { useOperation } from '#page/session/use-operation.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { resultOf, type SessionOf } from '#page/session/use-tool-session.ts';
import { Pane } from '#ui/display/pane.tsx';
import { ValueView } from '#ui/display/values/value-view.tsx';
import { useMessages } from '#ui/messages.ts';
import type messages from '../en.json';
import type tool from '../tool.ts';

interface AttacksProps {
  readonly session: SessionOf<typeof tool>;
}

/** How long attacks take, once the password was rated. */
export function Attacks({ session }: AttacksProps) {
  const [isRated, setRated] = useState(false);
  const score = resultOf(session, 'passwordStrength')?.score;
  if (!isRated && typeof score === 'number') setRated(true);
  return isRated && <RatedAttacks session={session} />;
}

/** How long trying everything takes, at every key; then the other attackers, which would be moved by it. */
function RatedAttacks({ session }: AttacksProps) {
  const operation = session.tool.operations.bruteForce;
  const { success } = useOperation(session, 'bruteForce', inputValue(session.input));
  if (!success) return null;
  return (
    <>
      {success.value.length !== null && (
        <DetailsView session={session} details={{ name: 'bruteForce', operation, success }} />
      )}
      <Attackers session={session} />
    </>
  );
}

/** How long other attackers take. */
function Attackers({ session }: AttacksProps) {
  const { messages: all } = useTool();
  const { t } = useMessages();
  const { output } = useToolMessages<typeof messages>();
  const { attackers } = resultOf(session, 'passwordStrength') ?? {};
  if (!attackers) return null;
  return (
    <Pane title={output('attackers')}>
      <ValueView
        value={attackers}
        kind={fileKind('rows')}
        label={t('table')}
        columnLabelOf={(column) => all.columns?.[column] ?? column}
      />
    </Pane>
  );
}
