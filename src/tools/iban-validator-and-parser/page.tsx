import { useRef } from 'react';
import ibanRegistry from '#generated/data/iban-registry-about.ts';
import { hasSeveralLines } from '#lib/line-breaks.ts';
import { Examples } from '#page/examples.tsx';
import { ToolLayout } from '#page/layouts/tool-layout.tsx';
import type { Input } from '#page/services.ts';
import { useOperation } from '#page/session/use-operation.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { resultOf, type SessionOf, useToolSession } from '#page/session/use-tool-session.ts';
import { ViewNote } from '#ui/controls/tree-bar.tsx';
import { Pane } from '#ui/display/pane.tsx';
import { lazy } from '#ui/lazy.tsx';
import { useMessages } from '#ui/messages.ts';
import type messages from './en.json';
import { IbanResult } from './page/iban-result.tsx';
import type tool from './tool.ts';

const AccountFields = lazy(async () => (await import('./page/account-fields.tsx')).AccountFields);
const ListExport = lazy(async () => (await import('./page/list-export.tsx')).ListExport);

export default function IbanPage() {
  const session = useIbanSession();
  const { name } = session;
  return (
    <>
      <ToolLayout
        session={session}
        hiddenOptions={['country']}
        control={name === 'build' && <AccountFields session={session} />}
        renderResult={name === 'check' ? () => <IbanResult value={resultOf(session, 'check')} /> : undefined}
        renderOutput={(pane) => (
          <>
            {pane}
            {name === 'checkList' && <ListExport session={session} />}
            {name === 'build' && <BuiltIban session={session} />}
          </>
        )}
      />
      <Source />
      <Examples session={session} />
    </>
  );
}

/** Several lines are a list; a single one after them is an IBAN again. */
function useIbanSession(): SessionOf<typeof tool> {
  const isImplied = useRef(false);
  return useToolSession<typeof tool>({
    impliedBy: (input, { name }) => {
      const isList = isSeveral(input);
      if (name === 'check' && isList) {
        isImplied.current = true;
        return { operation: 'checkList' };
      }
      if (name !== 'checkList' || isList || !isImplied.current) return {};
      isImplied.current = false;
      return { operation: 'check' };
    },
  });
}

const isSeveral = (input: Input): boolean => !('text' in input) || hasSeveralLines(input.text);

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

/** Where the countries are from, and of when. */
function Source() {
  const { message } = useToolMessages<typeof messages>();
  const { locale } = useMessages();
  const { title, version, date } = ibanRegistry;
  const month = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' });
  return <ViewNote>{message('source', { title, version, date: month.format(new Date(date)) })}</ViewNote>;
}
