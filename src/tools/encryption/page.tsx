import { Examples } from '#page/examples.tsx';
import { ToolLayout } from '#page/layouts/tool-layout.tsx';
import { FileBatch } from '#page/lazy-parts.tsx';
import { InputOptions } from '#page/options/input-options.tsx';
import { useMaskedInput } from '#page/panes/use-masked-input.tsx';
import { useExecute } from '#page/session/use-execute.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { type SessionOf, useToolSession } from '#page/session/use-tool-session.ts';
import { Button } from '#ui/controls/button.tsx';
import type messages from './en.json';
import type tool from './tool.ts';

const inputOptions = ['passphrase', 'key', 'iv', 'salt'];

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
    const { keyLength, ivLength } = rawLengths[cipher] ?? { keyLength: 32, ivLength: 16 };
    const outcome = await execute('generateBytes', undefined, { count: keyLength + ivLength });
    if (!('value' in outcome)) return;
    const key = outcome.value.slice(0, keyLength * 2);
    const iv = outcome.value.slice(keyLength * 2);
    session.setOptions({ key, keyEncoding: 'hex', iv, ivEncoding: 'hex' });
  };
  const { mask, reveal } = useMaskedInput(session, message('showPassphrase'), name === 'deriveKey');
  const isEncrypting = name === 'encrypt' || name === 'encryptFile';
  const control = (
    <>
      {reveal}
      <InputOptions session={session} names={inputOptions}>
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
      </InputOptions>
    </>
  );
  return (
    <>
      {mask(
        <ToolLayout
          session={session}
          hiddenOptions={inputOptions}
          control={control}
          fileName={fileNameOf(session)}
          renderBatch={(batch) => (
            <>
              {control}
              <FileBatch {...batch} />
            </>
          )}
        />,
      )}
      <Examples session={session} />
    </>
  );
}

/** What is generated for a cipher, in bytes, where it is not 32 for the key and 16 for the initialization vector. */
const rawLengths: Readonly<Record<string, { readonly keyLength: number; readonly ivLength: number }>> = {
  'aes-gcm': { keyLength: 32, ivLength: 12 },
  'aes-ecb': { keyLength: 32, ivLength: 0 },
  'chacha20-poly1305': { keyLength: 32, ivLength: 12 },
  'xchacha20-poly1305': { keyLength: 32, ivLength: 24 },
  'triple-des-cbc': { keyLength: 24, ivLength: 8 },
  'triple-des-ecb': { keyLength: 24, ivLength: 0 },
  rabbit: { keyLength: 16, ivLength: 8 },
  'rabbit-rfc': { keyLength: 16, ivLength: 8 },
  rc4: { keyLength: 16, ivLength: 0 },
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
