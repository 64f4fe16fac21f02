import { useLayoutEffect } from 'react';
import { fileKind } from '#core/file-kinds.ts';
import { recordOf } from '#core/record-of.ts';
import { DetailsView } from '#page/results/details-view.tsx';
import { ValueRows } from '#page/results/value-rows.tsx';
import { inputValue, useTool } from '#page/services.ts';
import { useOperation } from '#page/session/use-operation.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { resultOf, type SessionOf } from '#page/session/use-tool-session.ts';
import { LabelledParts } from '#ui/display/labelled-parts.tsx';
import { Pane } from '#ui/display/pane.tsx';
import { ValueView } from '#ui/display/value-view.tsx';
import { Verdict } from '#ui/display/verdict.tsx';
import type messages from '../en.json';
import type tool from '../tool.ts';

export interface StrengthProps {
  readonly session: SessionOf<typeof tool>;
  /** Whether the password may be seen. */
  readonly isShown: boolean;
  /** Called when there is a rating to see. */
  readonly onShown: () => void;
}

const kinds = recordOf(['time', 'guesses', 'warning', 'suggestions'], () => fileKind('text'));

/** A password that is only safe where it is hashed slowly is no good one everywhere. */
const tones = ['bad', 'bad', 'pending', 'pending', 'good'] as const;

/** How strong the password is, what is found in it, and what would be better. */
export function Strength({ session, isShown, onShown }: StrengthProps) {
  const { message, wordFor, labelOf } = useToolMessages<typeof messages>();
  const value = resultOf(session, 'passwordStrength');
  const isRated = typeof value?.score === 'number';
  useLayoutEffect(() => {
    if (isRated) onShown();
  }, [isRated, onShown]);
  if (!value || value.score === null) return null;
  const { score, strength, parts } = value;
  const found = (parts ?? []).map(({ part, found: label }) => ({
    text: isShown ? String(part) : '•'.repeat(String(part).length),
    label: String(label),
  }));
  return (
    <>
      <div role="status">
        <Verdict tone={tones[score] ?? 'bad'}>{wordFor('strength', strength ?? '')}</Verdict>
      </div>
      <LabelledParts label={message('parts')} parts={found} />
      <ValueRows values={value} kinds={kinds} labelOf={labelOf} />
    </>
  );
}

/** How long other attackers take. */
export function Attackers({ session }: { readonly session: SessionOf<typeof tool> }) {
  const { messages: all } = useTool();
  const { output } = useToolMessages<typeof messages>();
  const { attackers } = resultOf(session, 'passwordStrength') ?? {};
  if (!attackers) return null;
  const title = output('attackers');
  return (
    <Pane title={title}>
      <ValueView
        value={attackers}
        kind={fileKind('rows')}
        label={title}
        columnLabelOf={(column) => all.columns?.[column] ?? column}
      />
    </Pane>
  );
}

/** How long trying everything takes, at every key. */
export function BruteForce({ session }: { readonly session: SessionOf<typeof tool> }) {
  const input = inputValue(session.input);
  const operation = session.tool.operations.bruteForce;
  const { success } = useOperation(session, 'bruteForce', input);
  return success && success.value.length !== null ? (
    <DetailsView session={session} details={{ name: 'bruteForce', operation, success }} />
  ) : null;
}
