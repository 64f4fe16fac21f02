import { PlainLayout } from '#page/layouts/plain-layout.tsx';
import { useToolSession } from '#page/session/use-tool-session.ts';
import { Camera } from './page/camera.tsx';
import type tool from './tool.ts';

export default function CameraRecorderPage() {
  const session = useToolSession<typeof tool>();
  return (
    <PlainLayout session={session}>
      <Camera />
    </PlainLayout>
  );
}
