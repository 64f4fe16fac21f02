import { ScanButton } from '#page/camera/scan-button.tsx';
import { ToolLayout } from '#page/layouts/tool-layout.tsx';
import { useToolSession } from '#page/session/use-tool-session.ts';
import { lazy, Nothing } from '#ui/lazy.tsx';
import type tool from './tool.ts';

const LookControl = lazy(() => import('#page/qr/look-control.tsx'), 'LookControl', Nothing);
const CodeRows = lazy(() => import('./page/code-rows.tsx'), 'CodeRows', undefined, true);

const hidden = ['logo'];

export default function WifiPage() {
  const session = useToolSession<typeof tool>({
    // What a code says is read.
    impliedBy: (input) => ('text' in input && /^\s*WIFI:.*S:/is.test(input.text) ? { operation: 'parse' } : {}),
  });
  const isCode = session.name === 'build';
  return (
    <ToolLayout
      session={session}
      hiddenOptions={hidden}
      hasMainValue={isCode}
      inputAction={session.name !== 'build' && <ScanButton session={session} />}
      renderResult={isCode ? () => <CodeRows session={session} /> : undefined}
      renderOutput={(pane) => (
        <>
          {pane}
          {isCode && <LookControl session={session} />}
        </>
      )}
    />
  );
}
