import { Examples } from '#page/examples.tsx';
import { ToolLayout } from '#page/layouts/tool-layout.tsx';
import { useToolSession } from '#page/session/use-tool-session.ts';
import type tool from './tool.ts';

export default function DockerPage() {
  const session = useToolSession<typeof tool>();
  return (
    <>
      <ToolLayout session={session} fileName={session.name === 'toCompose' ? 'compose.yaml' : undefined} />
      <Examples session={session} />
    </>
  );
}
