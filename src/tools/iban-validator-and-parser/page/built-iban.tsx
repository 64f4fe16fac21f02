import { hasSeveralLines } from '#lib/lines/breaks.ts';
import { useOperation } from '#page/session/use-operation.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { resultOf, type SessionOf } from '#page/session/use-tool-session.ts';
import { Pane } from '#ui/display/pane.tsx';
import type messages from '../en.json';
import type tool from '../tool.ts';
import { IbanResult } from './iban-result.tsx';

/** What is in an IBAN that was made. */
export function BuiltIban({ session }: { readonly session: SessionOf<typeof tool> }) {
  const iban = resultOf(session, 'build');
  const isOne = iban !== undefined && iban !== '' && !hasSeveralLines(iban);
  const { output } = useToolMessages<typeof messages>();
  const { latest } = useOperation(session, 'check', isOne ? iban : undefined, {});
  if (!isOne || !latest) return null;
  return (
    <Pane title={output('parts')}>
      <IbanResult value={latest.value} />
    </Pane>
  );
}
