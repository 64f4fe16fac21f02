import { ToolLayout } from '#page/layouts/tool-layout.tsx';
import { useResultViews } from '#page/results/use-result-views.tsx';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { useToolSession } from '#page/session/use-tool-session.ts';
import { lazy } from '#ui/lazy.tsx';
import type messages from './en.json';
import type tool from './tool.ts';

const TreePane = lazy(() => import('./page/tree-pane.tsx'), 'TreePane');

export default function XmlFormatterPage() {
  const { message } = useToolMessages<typeof messages>();
  const session = useToolSession<typeof tool>();
  const views = useResultViews(
    session.name === 'validate'
      ? []
      : [
          { id: 'text', label: message('text') },
          { id: 'tree', label: message('tree'), render: () => <TreePane session={session} />, isOfInput: true },
        ],
  );
  return <ToolLayout session={session} views={views} />;
}
