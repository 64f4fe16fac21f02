import { Examples } from '#page/examples.tsx';
import { ToolLayout } from '#page/layouts/tool-layout.tsx';
import { useToolSession } from '#page/session/use-tool-session.ts';
import { Countdown } from './page/countdown.tsx';
import { NewSecret } from './page/new-secret.tsx';
import type tool from './tool.ts';

export default function OtpGeneratorPage() {
  const session = useToolSession<typeof tool>({
    // An export holds several accounts.
    impliedBy: (input) =>
      'text' in input && /^\s*otpauth-migration:/i.test(input.text) ? { operation: 'readAddress' } : {},
  });
  return (
    <>
      <ToolLayout
        session={session}
        control={session.name !== 'readAddress' && <NewSecret session={session} />}
        renderOutput={(pane) => (
          <>
            {pane}
            {session.name === 'totp' && <Countdown session={session} />}
          </>
        )}
      />
      <Examples session={session} />
    </>
  );
}
