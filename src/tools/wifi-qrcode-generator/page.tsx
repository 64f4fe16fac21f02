import { ScanButton } from '#page/camera/scan-button.tsx';
import { Examples } from '#page/examples.tsx';
import { ToolLayout } from '#page/layouts/tool-layout.tsx';
import { InputOptions } from '#page/options/input-options.tsx';
import { SaveOther } from '#page/results/save-other.tsx';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { useToolSession } from '#page/session/use-tool-session.ts';
import type messages from './en.json';
import type tool from './tool.ts';

const password = ['password'];

export default function WifiPage() {
  const session = useToolSession<typeof tool>({
    // What a code says is read.
    impliedBy: (input) => ('text' in input && /^\s*WIFI:.*S:/is.test(input.text) ? { operation: 'parse' } : {}),
  });
  const { message } = useToolMessages<typeof messages>();
  const needsPassword = session.name === 'build' && session.optionsOf('build').encryption !== 'nopass';
  return (
    <>
      <ToolLayout
        session={session}
        hiddenOptions={password}
        inputAction={session.name !== 'build' && <ScanButton session={session} />}
        control={needsPassword && <InputOptions session={session} names={password} />}
        renderOutput={(pane) => (
          <>
            {pane}
            {session.name === 'build' && (
              <SaveOther session={session} operation="png" extension="png">
                {message('savePng')}
              </SaveOther>
            )}
          </>
        )}
      />
      <Examples session={session} />
    </>
  );
}
