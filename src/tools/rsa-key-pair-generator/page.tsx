import { Examples } from '#page/examples.tsx';
import { GeneratorLayout } from '#page/layouts/generator-layout.tsx';
import { ToolLayout } from '#page/layouts/tool-layout.tsx';
import { InputOptions } from '#page/options/input-options.tsx';
import { useToolSession } from '#page/session/use-tool-session.ts';
import { lazy } from '#ui/lazy.tsx';
import type tool from './tool.ts';

const Finish = lazy(async () => (await import('./page/finish.tsx')).Finish);

const passphrase = ['passphrase'];

export default function RsaKeyPairPage() {
  const session = useToolSession<typeof tool>();
  return (
    <>
      {session.name === 'generate' ? (
        <GeneratorLayout session={session} isLong>
          <Finish session={session} />
        </GeneratorLayout>
      ) : (
        <ToolLayout
          session={session}
          hiddenOptions={passphrase}
          control={<InputOptions session={session} names={passphrase} />}
        />
      )}
      <Examples session={session} />
    </>
  );
}
