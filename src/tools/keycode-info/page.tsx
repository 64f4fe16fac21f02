import { PlainLayout } from '#page/layouts/plain-layout.tsx';
import { ToolLayout } from '#page/layouts/tool-layout.tsx';
import { useToolSession } from '#page/session/use-tool-session.ts';
import { PressKeys } from './page/press-keys.tsx';
import type tool from './tool.ts';

export default function KeycodeInfoPage() {
  const session = useToolSession<typeof tool>();
  return (
    <>
      {session.name === 'describe' ? (
        <PlainLayout session={session}>
          <PressKeys session={session} />
        </PlainLayout>
      ) : (
        <ToolLayout session={session} />
      )}
    </>
  );
}
