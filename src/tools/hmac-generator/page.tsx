import { ToolLayout } from '#page/layouts/tool-layout.tsx';
import { useExpected } from '#page/results/use-expected.tsx';
import { useToolSession } from '#page/session/use-tool-session.ts';
import { Command } from './page/command.tsx';
import { Verification } from './page/verification.tsx';
import type tool from './tool.ts';

export default function HmacGeneratorPage() {
  const session = useToolSession<typeof tool>();
  const [expected, expectedField] = useExpected();
  return (
    <ToolLayout
      session={session}
      renderOutput={(pane) => (
        <>
          {pane}
          {expectedField}
          <Verification session={session} expected={expected} />
          {session.name !== 'hmacAll' && <Command session={session} />}
        </>
      )}
    />
  );
}
