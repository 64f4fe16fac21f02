import { GeneratorLayout } from '#page/layouts/generator-layout.tsx';
import { ToolLayout } from '#page/layouts/tool-layout.tsx';
import { useToolSession } from '#page/session/use-tool-session.ts';
import { lazy } from '#ui/lazy.tsx';
import type tool from './tool.ts';

const CommandList = lazy(() => import('./page/command-list.tsx'), 'CommandList', undefined, true);

export default function GitMemoPage() {
  const session = useToolSession<typeof tool>();
  return (
    <>
      {session.name === 'search' ? (
        <ToolLayout session={session} renderResult={() => <CommandList session={session} />} />
      ) : (
        <GeneratorLayout session={session} />
      )}
    </>
  );
}
