import { ToolLayout } from '#page/layouts/tool-layout.tsx';
import { useToolSession } from '#page/session/use-tool-session.ts';
import { Counts } from './page/counts.tsx';
import type tool from './tool.ts';

/** The usual page, whose counts tell of what is selected, too. */
export default function TextStatisticsPage() {
  const session = useToolSession<typeof tool>();
  return (
    <ToolLayout
      session={session}
      renderResult={session.name === 'stats' ? () => <Counts session={session} /> : undefined}
    />
  );
}
