import { fileKind } from '#core/kinds/file-kinds.ts';
import { ValueRows } from '#page/results/value-rows.tsx';
import { useRunView } from '#page/session/use-run-view.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { resultOf, type SessionOf } from '#page/session/use-tool-session.ts';
import { Pane } from '#ui/display/pane.tsx';
import { LinkedPart } from '#ui/display/text/linked-part.tsx';
import type messages from '../en.json';
import type tool from '../tool.ts';
import { ClaimRows } from './claim-rows.tsx';

/** The header with what it means, and the signature. */
export function Parts({ session }: { readonly session: SessionOf<typeof tool> }) {
  const { output, labelOf } = useToolMessages<typeof messages>();
  const { isStale } = useRunView(session);
  const value = resultOf(session, 'decode');
  if (!value) return null;
  const { header, headerClaims, signature, signatureHex } = value;
  return (
    <>
      <ClaimRows session={session} part={1} title={output('header')} claims={headerClaims} written={header} />
      {signature && (
        <LinkedPart n={3}>
          <Pane title={output('signatureState')} isOld={isStale}>
            <ValueRows
              values={{ signature, signatureHex }}
              kinds={{ signature: fileKind('text'), signatureHex: fileKind('hex') }}
              labelOf={labelOf}
            />
          </Pane>
        </LinkedPart>
      )}
    </>
  );
}
