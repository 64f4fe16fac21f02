import { ToolLayout } from '#page/layouts/tool-layout.tsx';
import { useMaskedInput } from '#page/panes/use-masked-input.tsx';
import { useExecute } from '#page/session/use-execute.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { type SessionOf, useToolSession } from '#page/session/use-tool-session.ts';
import { Button } from '#ui/controls/button.tsx';
import type messages from './en.json';
import type tool from './tool.ts';

export default function EncryptionPage() {
  const session = useToolSession<typeof tool>();
  const { message, operation } = useToolMessages<typeof messages>();
  const execute = useExecute<typeof tool>();
  const generate = async () => {
    const outcome = await execute('generatePassphrase', undefined, {});
    if ('value' in outcome) session.setOptions({ passphrase: outcome.value });
  };
  const { name } = session;
  const keyed = name === 'encipher' || name === 'encipherFile' ? session.optionsOf(name) : undefined;
  const generateKey = async (cipher: string) => {
    const outcome = await execute('generateBytes', undefined, { count: keyLengths[cipher] ?? 32 });
    // Without a typed IV, each run makes its own.
    if ('value' in outcome) session.setOptions({ key: outcome.value, keyEncoding: 'hex', iv: '' });
  };
  const { mask, reveal } = useMaskedInput(session, message('showPassphrase'), name === 'deriveKey');
  const isEncrypting = name === 'encrypt' || name === 'encryptFile';
  return (
    <>
      {mask(
        <ToolLayout
          session={session}
          control={reveal}
          optionButtons={
            <>
              {isEncrypting && (
                <Button icon="arrows-shuffle" onClick={() => void generate()}>
                  {operation('generatePassphrase')}
                </Button>
              )}
              {keyed && (
                <Button icon="arrows-shuffle" onClick={() => void generateKey(keyed.cipher)}>
                  {message('generateKey')}
                </Button>
              )}
            </>
          }
          fileName={fileNameOf(session)}
        />,
      )}
    </>
  );
}

/** The size of a generated key in bytes, where it is not 32. */
const keyLengths: Readonly<Record<string, number>> = {
  'triple-des-cbc': 24,
  'triple-des-ecb': 24,
  rabbit: 16,
  'rabbit-rfc': 16,
  rc4: 16,
};

const extensions = { jwe: 'jwe', age: 'age', openssl: 'enc' } as const;

/** A file that is encrypted gets an extension more; one that is opened loses it. */
function fileNameOf({ name, input, optionsOf }: SessionOf<typeof tool>): string | undefined {
  if (!('file' in input)) return undefined;
  const given = input.file.name;
  if (name === 'encryptFile') return `${given}.${extensions[optionsOf('encryptFile').format]}`;
  if (name === 'encipherFile') return `${given}.enc`;
  return name === 'decryptFile' || name === 'decipherFile' ? given.replace(/\.(?:jwe|age|enc)$/i, '') : undefined;
}
