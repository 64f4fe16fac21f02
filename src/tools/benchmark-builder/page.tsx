import { ToolLayout } from '#page/layouts/tool-layout.tsx';
import { useToolSession } from '#page/session/use-tool-session.ts';
import { SuiteEditor } from './page/suite-editor.tsx';
import type tool from './tool.ts';

export default function BenchmarkBuilderPage() {
  const session = useToolSession<typeof tool>();
  return <ToolLayout session={session} control={session.name !== 'stats' && <SuiteEditor session={session} />} />;
}
