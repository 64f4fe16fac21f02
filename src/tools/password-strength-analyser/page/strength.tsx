import { fileKind } from '#core/kinds/file-kinds.ts';
import { recordOf } from '#core/record-of.ts';
import type { OwnComponentProps } from '#page/own-components.ts';
import { ValueRows } from '#page/results/value-rows.tsx';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { resultOf, type SessionOf } from '#page/session/use-tool-session.ts';
import { LabelledParts } from '#ui/display/text/labelled-parts.tsx';
import type messages from '../en.json';
import type tool from '../tool.ts';

type StrengthProps = OwnComponentProps & { readonly session: SessionOf<typeof tool> };

const kinds = recordOf(['guesses', 'ifRandom', 'warning', 'suggestions'], () => fileKind('text'));

/** What is found in the password, and what would be better: the assessment precedes it as the headline. */
export function Strength({ session, isMasked }: StrengthProps) {
  const { message, labelOf } = useToolMessages<typeof messages>();
  const value = resultOf(session, 'passwordStrength');
  if (!value || value.score === null) return null;
  const { parts } = value;
  const found = (parts ?? []).map(({ part, found: label }) => ({
    text: isMasked ? '•'.repeat(String(part).length) : String(part),
    label: String(label),
  }));
  return (
    <>
      <LabelledParts label={message('parts')} parts={found} />
      <ValueRows values={value} kinds={kinds} labelOf={labelOf} />
    </>
  );
}
