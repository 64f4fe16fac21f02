import { ToolLayout } from '#page/layouts/tool-layout.tsx';
import { useToolSession } from '#page/session/use-tool-session.ts';
import { lazy } from '#ui/lazy.tsx';
import type tool from './tool.ts';

const UrlEditor = lazy(() => import('./page/url-editor.tsx'), 'UrlEditor');

export default function UrlParserPage() {
  const session = useToolSession<typeof tool>();
  return <ToolLayout session={session}>{session.name === 'parse' && <UrlEditor session={session} />}</ToolLayout>;
}
