import { ToolLayout } from '#page/layouts/tool-layout.tsx';
import { useToolSession } from '#page/session/use-tool-session.ts';
import { lazy } from '#ui/lazy.tsx';
import type tool from './tool.ts';

const StatusList = lazy(() => import('./page/status-list.tsx'), 'StatusList', undefined, true);
const StatusInCode = lazy(
  () => import('./page/status-in-code.tsx'),
  'StatusInCode',
  () => null,
);

export default function HttpStatusCodesPage() {
  const session = useToolSession<typeof tool>();
  return (
    <ToolLayout session={session} renderResult={() => <StatusList session={session} />}>
      <StatusInCode session={session} />
    </ToolLayout>
  );
}
