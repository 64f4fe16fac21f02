import type messages from '#generated/messages/json-diff.en.json';
import { PairLayout } from '#page/layouts/pair-layout.tsx';
import { useResultViews } from '#page/results/use-result-views.tsx';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { useToolSession } from '#page/session/use-tool-session.ts';
import { lazy } from '#ui/lazy.tsx';
import type tool from './tool.ts';

const ListPane = lazy(() => import('./page/list-pane.tsx'), 'ListPane');
const SidesPane = lazy(() => import('./page/sides-pane.tsx'), 'SidesPane');

export default function JsonDiffPage() {
  const session = useToolSession<typeof tool>();
  const { message } = useToolMessages<typeof messages>();
  const isPatching = 'patch' in session.fields;
  const sides = (mode: 'split' | 'inline') => () => <SidesPane session={session} mode={mode} />;
  const views = useResultViews(
    'arrays' in session.fields && typeof session.operation.output === 'object'
      ? [
          { id: 'split', label: message('sideBySide'), render: sides('split') },
          { id: 'inline', label: message('inline'), render: sides('inline') },
          { id: 'list', label: message('list'), render: () => <ListPane session={session} /> },
        ]
      : [],
  );
  return (
    <PairLayout
      session={session}
      second={isPatching ? 'patch' : 'right'}
      swapLabel={isPatching ? undefined : message('swapSides')}
      placeholder={message(isPatching ? 'patchPlaceholder' : 'secondPlaceholder')}
      views={views}
    />
  );
}
