import { PlainLayout } from '#page/layouts/plain-layout.tsx';
import { useToolSession } from '#page/session/use-tool-session.ts';
import { DeviceFacts } from './page/device-facts.tsx';
import type tool from './tool.ts';

export default function DeviceInformationPage() {
  const session = useToolSession<typeof tool>();
  return (
    <PlainLayout session={session}>
      <DeviceFacts />
    </PlainLayout>
  );
}
