import { Examples } from '#page/examples.tsx';
import { ToolLayout } from '#page/layouts/tool-layout.tsx';
import { FileBatch } from '#page/lazy-parts.tsx';
import { useExpected } from '#page/results/use-expected.tsx';
import { useToolSession } from '#page/session/use-tool-session.ts';
import { Command } from './page/command.tsx';
import { KeyControl, keyOptions } from './page/key-control.tsx';
import { Verification } from './page/verification.tsx';
import type tool from './tool.ts';

export default function HmacGeneratorPage() {
  const session = useToolSession<typeof tool>();
  const [expected, expectedField] = useExpected();
  const keyControl = <KeyControl session={session} />;
  return (
    <>
      <ToolLayout
        session={session}
        hiddenOptions={keyOptions}
        control={keyControl}
        renderBatch={(batch) => (
          <>
            {keyControl}
            <FileBatch {...batch} />
          </>
        )}
        renderOutput={(pane) => (
          <>
            {pane}
            {expectedField}
            <Verification session={session} expected={expected} />
            {session.name !== 'hmacAll' && <Command session={session} />}
          </>
        )}
      />
      <Examples session={session} />
    </>
  );
}
