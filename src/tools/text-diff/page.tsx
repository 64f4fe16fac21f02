import type messages from '#generated/messages/text-diff.en.json';
import { PairLayout } from '#page/layouts/pair-layout.tsx';
import { useResultViews } from '#page/results/use-result-views.tsx';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { useToolSession } from '#page/session/use-tool-session.ts';
import { lazy } from '#ui/lazy.tsx';
import { useMerged } from './page/use-merged.ts';
import { useUndone } from './page/use-undone.ts';
import type tool from './tool.ts';

const MergedPane = lazy(() => import('./page/merged-pane.tsx'), 'MergedPane');
const SidesPane = lazy(() => import('./page/sides-pane.tsx'), 'SidesPane');

export default function TextDiffPage() {
  const session = useToolSession<typeof tool>();
  const { message } = useToolMessages<typeof messages>();
  const undone = useUndone(session);
  const isPatching = 'patch' in session.fields;
  const sides = (mode: 'split' | 'inline') => () => <SidesPane session={session} mode={mode} undone={undone} />;
  const views = useResultViews(
    isPatching
      ? []
      : [
          { id: 'split', label: message('sideBySide'), render: sides('split') },
          { id: 'inline', label: message('inline'), render: sides('inline') },
          { id: 'patch', label: message('patch') },
          { id: 'merged', label: message('merged') },
        ],
  );
  const isMerged = views?.id === 'merged';
  const merged = useMerged(session, undone, isMerged);
  return (
    <PairLayout
      session={session}
      second={isPatching ? 'patch' : 'changed'}
      swapLabel={isPatching ? undefined : message('swapSides')}
      adoptLabel={isPatching ? undefined : message('useAsOriginal')}
      placeholder={message(isPatching ? 'patchPlaceholder' : 'secondPlaceholder')}
      comparesLineBreaks={!isPatching}
      views={
        isMerged
          ? {
              ...views,
              shown: <MergedPane value={merged} undoneCount={undone.numbers.size} />,
              instead: { name: 'merge', kind: 'text', value: merged },
            }
          : views
      }
      asText={{ label: message('compareDumps'), codes: ['binary', 'not-text'] }}
      fileName={isMerged ? 'merged.txt' : undefined}
    />
  );
}
