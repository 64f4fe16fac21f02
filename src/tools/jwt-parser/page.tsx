import { ToolLayout } from '#page/layouts/tool-layout.tsx';
import { InputOptions } from '#page/options/input-options.tsx';
import { useToolSession } from '#page/session/use-tool-session.ts';
import { lazy } from '#ui/lazy.tsx';
import { keyOptionsOf } from './page/key-options.ts';
import type tool from './tool.ts';

const parts = () => import('./page/token-view.tsx');
const Verdicts = lazy(parts, 'Verdicts');
const Claims = lazy(parts, 'Claims');
const Parts = lazy(parts, 'Parts');

const keyOptions = ['key', 'keyEncoding', 'passphrase'];

export default function JwtParserPage() {
  const session = useToolSession<typeof tool>();
  const isRead = session.name === 'decode';
  return (
    <ToolLayout
      session={session}
      hiddenOptions={keyOptions}
      control={!isRead && <InputOptions session={session} names={keyOptionsOf(session)} />}
      renderResult={isRead ? () => <Verdicts session={session} /> : undefined}
      renderOutput={(pane) => (
        <>
          {pane}
          {isRead && <Claims session={session} />}
        </>
      )}
    >
      {isRead && <Parts session={session} />}
    </ToolLayout>
  );
}
