import { useEffect, useRef } from 'react';
import { fileKind } from '#core/kinds/file-kinds.ts';
import { ValueRows } from '#page/results/value-rows.tsx';
import { inputValue } from '#page/services.ts';
import { useExecute } from '#page/session/use-execute.ts';
import { useRunView } from '#page/session/use-run-view.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { resultOf, type SessionOf } from '#page/session/use-tool-session.ts';
import { Pane } from '#ui/display/pane.tsx';
import { LinkedPart } from '#ui/display/text/linked-part.tsx';
import type messages from '../en.json';
import type tool from '../tool.ts';
import { ClaimRows, OpenTokens } from './claim-rows.tsx';

/**
 * The payload, its claims each with what it means, or what it is instead. On arrival a payload that was signed becomes
 * the token, and one that a token was only exchanged for becomes that token again.
 */
export function Claims({ session }: { readonly session: SessionOf<typeof tool> }) {
  const { message, output } = useToolMessages<typeof messages>();
  const { isStale } = useRunView(session);
  const execute = useExecute<typeof tool>();
  const latest = useRef(session);
  latest.current = session;
  useEffect(() => {
    const { run, input, setInput, replaced } = latest.current;
    const { success } = run;
    const payload = inputValue(input);
    if (success?.operation === 'sign' && success.input === payload) return setInput({ text: success.value }, 'fill');
    if (replaced === undefined) return;
    const bringBack = async () => {
      const outcome = await execute('edit', inputValue(replaced), {});
      const isUntouched = 'value' in outcome && outcome.value.payload === payload && latest.current.input === input;
      if (isUntouched) setInput(replaced, 'fill');
    };
    bringBack().catch(() => {});
  }, [execute]);
  const { payload, payloadAsSigned, payloadClaims, disclosures, content, tokens } = resultOf(session, 'decode') ?? {};
  return (
    <>
      <ClaimRows
        session={session}
        part={2}
        title={output('payloadClaims')}
        claims={payloadClaims}
        text={payload}
        written={payloadAsSigned}
      />
      {typeof content === 'string' && content !== '' && (
        <LinkedPart n={2}>
          <Pane title={output('content')} isOld={isStale}>
            <ValueRows
              values={{ content }}
              kinds={{ content: fileKind('text') }}
              labelOf={() => output('content')}
              lookOf={() => ({ actions: tokens && <OpenTokens session={session} tokens={tokens} /> })}
            />
          </Pane>
        </LinkedPart>
      )}
      <ClaimRows session={session} part={4} title={message('disclosed')} claims={disclosures} />
    </>
  );
}
