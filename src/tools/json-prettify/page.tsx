import { type ReactNode, useState } from 'react';
import { isBigText } from '#lib/big-text.ts';
import { rowText } from '#lib/big-text-rows.ts';
import { Examples } from '#page/examples.tsx';
import { ToolLayout } from '#page/layouts/tool-layout.tsx';
import { useRunMessages } from '#page/session/use-run-messages.ts';
import type { RunView } from '#page/session/use-run-view.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { type SessionOf, useToolSession } from '#page/session/use-tool-session.ts';
import { Segments } from '#ui/controls/segments.tsx';
import { Notices } from '#ui/display/notices.tsx';
import { lazy } from '#ui/lazy.tsx';
import type messages from './en.json';
import { useDrawnSource } from './page/use-drawn-source.ts';
import type tool from './tool.ts';

const TreePane = lazy(async () => (await import('./page/tree-pane.tsx')).TreePane);
const TablePane = lazy(async () => (await import('./page/table-pane.tsx')).TablePane);
const ChangesPane = lazy(async () => (await import('./page/changes-pane.tsx')).ChangesPane);

type View = 'changes' | 'text' | 'tree' | 'table';

export default function JsonPrettifyPage() {
  const session = useToolSession<typeof tool>();
  return (
    <>
      <ToolLayout
        session={session}
        renderOutput={(pane, runView) => (
          <Output session={session} runView={runView}>
            {pane}
          </Output>
        )}
      />
      <Examples session={session} />
    </>
  );
}

interface OutputProps {
  readonly session: SessionOf<typeof tool>;
  readonly runView: RunView;
  /** The result as text. */
  readonly children: ReactNode;
}

/** The result in the way that the reader wants to see it. What a repair changed is shown first. */
function Output({ session, runView, children }: OutputProps) {
  const { message } = useToolMessages<typeof messages>();
  const runMessages = useRunMessages();
  const [view, setView] = useState<View>('text');
  const [repairView, setRepairView] = useState<View>('changes');
  const source = useDrawnSource(session, runView);
  if (typeof session.operation.output !== 'string') return children;

  const isRepair = session.name === 'repair';
  const views: readonly View[] = [
    ...(isRepair ? (['changes'] as const) : []),
    'text',
    'tree',
    ...(looksLikeTable(runView.success?.value) ? (['table'] as const) : []),
  ];
  const wanted = isRepair ? repairView : view;
  const shown = views.includes(wanted) ? wanted : 'text';
  return (
    <>
      <Segments
        label={message('view')}
        values={views}
        value={shown}
        labelOf={message}
        onChange={isRepair ? setRepairView : setView}
      />
      {shown === 'text' && children}
      {shown !== 'text' && <Notices messages={(runView.success?.notices ?? []).map(runMessages.notice)} />}
      {shown === 'tree' && <TreePane session={session} source={source} />}
      {shown === 'table' && <TablePane session={session} source={source} />}
      {shown === 'changes' && <ChangesPane session={session} runView={runView} />}
    </>
  );
}

/** Whether a result may be an array of objects, as far as its beginning tells. */
function looksLikeTable(result: unknown): boolean {
  const head = isBigText(result) ? rowText(result, 0) + rowText(result, 1) : result;
  return typeof head === 'string' && /^\s*\[\s*\{/.test(head.slice(0, 200));
}
