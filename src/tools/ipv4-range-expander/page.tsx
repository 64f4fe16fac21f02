import { ToolLayout } from '#page/layouts/tool-layout.tsx';
import { useToolSession } from '#page/session/use-tool-session.ts';
import { RangeEnds } from './page/range-ends.tsx';
import type tool from './tool.ts';

export default function RangeExpanderPage() {
  const session = useToolSession<typeof tool>();
  return <ToolLayout session={session} control={session.name === 'expand' && <RangeEnds session={session} />} />;
}
