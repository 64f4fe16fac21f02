import { useState } from 'react';
import { text } from '#core/fields.ts';
import { fileKind } from '#core/kinds/file-kinds.ts';
import { OptionsForm } from '#page/options/options-form.tsx';
import { DetailsView } from '#page/results/details-view.tsx';
import { useTool } from '#page/services.ts';
import { useOperation } from '#page/session/use-operation.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { resultOf, type SessionOf } from '#page/session/use-tool-session.ts';
import { CopyButton } from '#ui/controls/copying/copy-button.tsx';
import { Pane } from '#ui/display/pane.tsx';
import { ValueView } from '#ui/display/values/value-view.tsx';
import type texts from '../en.json';
import type tool from '../tool.ts';

export interface DerivedProps {
  readonly session: SessionOf<typeof tool>;
}

const fields = { passphrase: text('', { secret: true }) };

/** What follows from the mnemonic on the page: its seed, with the passphrase that it depends on, and its words. */
export function Derived({ session }: DerivedProps) {
  const { messages } = useTool();
  const { message } = useToolMessages<typeof texts>();
  const [passphrase, setPassphrase] = useState('');
  const { mnemonicToSeed, checkMnemonic } = session.tool.operations;
  const mnemonic = mnemonicOf(session) || undefined;
  // The options of all operations of the page have it.
  const language = session.options['language'] as 'auto';
  const seed = useOperation(session, 'mnemonicToSeed', mnemonic, { language, passphrase });
  const words = useOperation(session, 'checkMnemonic', mnemonic, { language });
  const entropy = useOperation(session, 'mnemonicToEntropy', mnemonic, { language, entropyForm: 'hex' });
  const { input } = session.operation;
  const isEntropyShown = input === 'mnemonic' || (input === 'text' && session.options['entropyForm'] === 'hex');
  return (
    <>
      {entropy.latest && !isEntropyShown && (
        <Pane
          title={message('entropy')}
          actions={<CopyButton wide variant="text" content={() => entropy.latest?.value ?? ''} />}
        >
          <ValueView value={entropy.latest.value} kind={fileKind('text')} label={message('entropy')} />
        </Pane>
      )}
      <OptionsForm
        fields={fields}
        messages={messages}
        values={{ passphrase }}
        onChange={(_, value) => setPassphrase(String(value))}
      />
      {seed.latest && (
        <DetailsView
          session={session}
          details={{ name: 'mnemonicToSeed', operation: mnemonicToSeed, success: seed.latest }}
        />
      )}
      {words.latest && (
        <DetailsView
          session={session}
          details={{ name: 'checkMnemonic', operation: checkMnemonic, success: words.latest }}
        />
      )}
    </>
  );
}

/** The mnemonic on the page, whichever side it is on; nothing where there is none that is right. */
function mnemonicOf(session: SessionOf<typeof tool>): string | undefined {
  const { success, outcome } = session.run;
  if (!success || !outcome || !('value' in outcome)) return undefined;
  const given = success.operation === 'mnemonicToEntropy' ? String(success.input) : undefined;
  return given ?? resultOf(session, 'entropyToMnemonic') ?? resultOf(session, 'mnemonic')?.mnemonic ?? undefined;
}
