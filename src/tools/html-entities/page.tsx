import { ToolLayout } from '#page/layouts/tool-layout.tsx';
import { TwoWayLayout } from '#page/layouts/two-way-layout.tsx';
import { useToolSession } from '#page/session/use-tool-session.ts';
import { lazy } from '#ui/lazy.tsx';
import type tool from './tool.ts';

const NamesTable = lazy(() => import('./page/names-table.tsx'), 'NamesTable');

export default function HtmlEntitiesPage() {
  const session = useToolSession<typeof tool>();
  return (
    <>
      {session.name === 'names' ? (
        <ToolLayout session={session} renderResult={() => <NamesTable session={session} />} />
      ) : (
        <TwoWayLayout session={session} />
      )}
    </>
  );
}
