import { ScanButton } from '#page/camera/scan-button.tsx';
import { ToolLayout } from '#page/layouts/tool-layout.tsx';
import { useToolSession } from '#page/session/use-tool-session.ts';
import { Codes } from './page/codes.tsx';
import { NewSecret } from './page/new-secret.tsx';
import { operationFor } from './page/operation-for.ts';
import { useReadAddress } from './page/use-read-address.ts';
import type tool from './tool.ts';

export default function OtpGeneratorPage() {
  const session = useToolSession<typeof tool>({
    impliedBy: (input, { name }) => ('text' in input ? operationFor(input.text, name) : {}),
  });
  useReadAddress(session);
  const { name } = session;
  return (
    <ToolLayout
      session={session}
      inputAction={<ScanButton session={session} />}
      control={name !== 'readAddress' && name !== 'readPicture' && <NewSecret session={session} />}
      hasMainValue={name === 'totp' || name === 'hotp'}
      renderResult={name === 'totp' ? () => <Codes session={session} /> : undefined}
    />
  );
}
