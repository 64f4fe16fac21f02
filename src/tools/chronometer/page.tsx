import { ToolLayout } from '#page/layouts/tool-layout.tsx';
import { useToolSession } from '#page/session/use-tool-session.ts';
import { Stopwatches } from './page/stopwatch.tsx';
import type tool from './tool.ts';

export default function ChronometerPage() {
  const session = useToolSession<typeof tool>();
  const isTable = typeof session.operation.output === 'object';
  return <ToolLayout session={session} lead={isTable && <Stopwatches session={session} />} />;
}
