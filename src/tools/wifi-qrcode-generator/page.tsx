import { ScanButton } from '#page/camera/scan-button.tsx';
import { Examples } from '#page/examples.tsx';
import { ToolLayout } from '#page/layouts/tool-layout.tsx';
import { InputOptions } from '#page/options/input-options.tsx';
import { useToolSession } from '#page/session/use-tool-session.ts';
import { lazy, Nothing } from '#ui/lazy.tsx';
import type tool from './tool.ts';

const LookControl = lazy(() => import('#page/qr/look-control.tsx'), 'LookControl', Nothing);
const CodeRows = lazy(() => import('./page/code-rows.tsx'), 'CodeRows', undefined, true);

const password = ['password'];
const hidden = [...password, 'logo'];

export default function WifiPage() {
  const session = useToolSession<typeof tool>({
    // What a code says is read.
    impliedBy: (input) => ('text' in input && /^\s*WIFI:.*S:/is.test(input.text) ? { operation: 'parse' } : {}),
  });
  const isCode = session.name === 'build';
  const needsPassword = isCode && session.optionsOf('build').encryption !== 'nopass';
  return (
    <>
      <ToolLayout
        session={session}
        hiddenOptions={hidden}
        hasMainValue={isCode}
        inputAction={session.name !== 'build' && <ScanButton session={session} />}
        control={needsPassword && <InputOptions session={session} names={password} />}
        renderResult={isCode ? () => <CodeRows session={session} /> : undefined}
        renderOutput={(pane) => (
          <>
            {pane}
            {isCode && <LookControl session={session} />}
          </>
        )}
      />
      <Examples session={session} />
    </>
  );
}
