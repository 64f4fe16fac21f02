import { Examples } from '#page/examples.tsx';
import { ToolLayout } from '#page/layouts/tool-layout.tsx';
import { FileBatch } from '#page/lazy-parts.tsx';
import { InputOptions } from '#page/options/input-options.tsx';
import { useExecute } from '#page/session/use-execute.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { type SessionOf, useToolSession } from '#page/session/use-tool-session.ts';
import { Button } from '#ui/controls/button.tsx';
import type messages from './en.json';
import type tool from './tool.ts';

const passphraseOptions = ['passphrase'];

export default function EncryptionPage() {
  const session = useToolSession<typeof tool>();
  const { operation } = useToolMessages<typeof messages>();
  const execute = useExecute<typeof tool>();
  const generate = async () => {
    const outcome = await execute('generatePassphrase', undefined, {});
    if ('value' in outcome) session.setOptions({ passphrase: outcome.value });
  };
  const isEncrypting = session.name === 'encrypt' || session.name === 'encryptFile';
  const control = (
    <InputOptions session={session} names={passphraseOptions}>
      {isEncrypting && (
        <Button icon="arrows-shuffle" onClick={() => void generate()}>
          {operation('generatePassphrase')}
        </Button>
      )}
    </InputOptions>
  );
  return (
    <>
      <ToolLayout
        session={session}
        hiddenOptions={passphraseOptions}
        control={control}
        fileName={fileNameOf(session)}
        renderBatch={(batch) => (
          <>
            {control}
            <FileBatch {...batch} />
          </>
        )}
      />
      <Examples session={session} />
    </>
  );
}

const extensions = { jwe: 'jwe', age: 'age', openssl: 'enc' } as const;

/** A file that is encrypted gets an extension more; one that is opened loses it. */
function fileNameOf({ name, input, optionsOf }: SessionOf<typeof tool>): string | undefined {
  if (!('file' in input)) return undefined;
  if (name === 'encryptFile') return `${input.file.name}.${extensions[optionsOf('encryptFile').format]}`;
  return name === 'decryptFile' ? input.file.name.replace(/\.(?:jwe|age|enc)$/i, '') : undefined;
}
