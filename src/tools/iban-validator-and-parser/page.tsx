import { hasSeveralLines } from '#lib/line-breaks.ts';
import { ToolLayout } from '#page/layouts/tool-layout.tsx';
import { useOperation } from '#page/session/use-operation.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { resultOf, type SessionOf, useToolSession } from '#page/session/use-tool-session.ts';
import { Pane } from '#ui/display/pane.tsx';
import { lazy } from '#ui/lazy.tsx';
import type messages from './en.json';
import { IbanResult } from './page/iban-result.tsx';
import type tool from './tool.ts';

const AccountFields = lazy(() => import('./page/account-fields.tsx'), 'AccountFields');

export default function IbanPage() {
  const session = useToolSession<typeof tool>();
  const { name } = session;
  return (
    <ToolLayout
      session={session}
      hiddenOptions={['country']}
      control={name === 'build' && <AccountFields session={session} />}
      renderResult={name === 'check' ? () => <IbanResult value={resultOf(session, 'check')} /> : undefined}
      renderOutput={(pane) => (
        <>
          {pane}
          {name === 'build' && <BuiltIban session={session} />}
        </>
      )}
    />
  );
}

/** What is in an IBAN that was made. */
function BuiltIban({ session }: { readonly session: SessionOf<typeof tool> }) {
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
