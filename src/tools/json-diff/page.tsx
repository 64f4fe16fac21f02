import type messages from '#generated/messages/json-diff.en.json';
import { PairLayout } from '#page/layouts/pair-layout.tsx';
import { useResultViews } from '#page/results/use-result-views.tsx';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { useToolSession } from '#page/session/use-tool-session.ts';
import { lazy } from '#ui/lazy.tsx';
import { useCompared } from './page/use-compared.ts';
import type tool from './tool.ts';

const ListPane = lazy(() => import('./page/list-pane.tsx'), 'ListPane');
const SidesPane = lazy(() => import('./page/sides-pane.tsx'), 'SidesPane');

export default function JsonDiffPage() {
  const session = useToolSession<typeof tool>();
  const { message } = useToolMessages<typeof messages>();
  const isPatching = 'patch' in session.fields;
  const isComparing = 'arrays' in session.fields && typeof session.operation.output === 'object';
  const views = useResultViews(
    isComparing
      ? [
          { id: 'split', label: message('sideBySide') },
          { id: 'inline', label: message('inline') },
          { id: 'list', label: message('list'), render: () => <ListPane session={session} /> },
        ]
      : [],
  );
  const mode = views?.id === 'split' || views?.id === 'inline' ? views.id : undefined;
  const compared = useCompared(session, mode !== undefined);
  return (
    <PairLayout
      session={session}
      second={isPatching ? 'patch' : 'right'}
      swapLabel={isPatching ? undefined : message('swapSides')}
      placeholder={message(isPatching ? 'patchPlaceholder' : 'secondPlaceholder')}
      views={
        mode && views
          ? {
              ...views,
              shown: <SidesPane session={session} mode={mode} compared={compared} />,
              instead: { name: 'compare', kind: 'text', value: compared?.unified || undefined },
            }
          : views
      }
      fileName={mode && 'changes.diff'}
    />
  );
}
