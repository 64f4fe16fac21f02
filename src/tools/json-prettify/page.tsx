import type { ReactNode } from 'react';
import { isBigText } from '#lib/big-text/big-text.ts';
import { rowText } from '#lib/big-text/big-text-rows.ts';
import { ToolLayout } from '#page/layouts/tool-layout.tsx';
import { useResultViews } from '#page/results/use-result-views.tsx';
import { type RunView, useRunView } from '#page/session/use-run-view.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { type SessionOf, useToolSession } from '#page/session/use-tool-session.ts';
import { lazy } from '#ui/lazy.tsx';
import type messages from './en.json';
import { useDrawnSource } from './page/use-drawn-source.ts';
import type tool from './tool.ts';

const TreePane = lazy(() => import('./page/tree-pane.tsx'), 'TreePane');
const TablePane = lazy(() => import('./page/table-pane.tsx'), 'TablePane');
const ChangesPane = lazy(() => import('./page/changes-pane.tsx'), 'ChangesPane');

export default function JsonPrettifyPage() {
  const session = useToolSession<typeof tool>();
  const runView = useRunView(session);
  const views = useViews(session, runView);
  return <ToolLayout session={session} views={views} />;
}

/** The ways to see a result that is JSON. What a repair changed is shown first. */
function useViews(session: SessionOf<typeof tool>, runView: RunView) {
  const { message } = useToolMessages<typeof messages>();
  const source = useDrawnSource(session, runView);
  const viewOf = (id: 'changes' | 'text' | 'tree' | 'table', render?: () => ReactNode) => ({
    id,
    label: message(id),
    render,
    isOfInput: id === 'tree' || id === 'table',
  });
  const all = [
    // What is repaired is a text, no JSON yet.
    ...(session.operation.input === 'text'
      ? [viewOf('changes', () => <ChangesPane session={session} runView={runView} />)]
      : []),
    viewOf('text'),
    viewOf('tree', () => <TreePane session={session} source={source} />),
    ...(looksLikeTable(runView.success?.value)
      ? [viewOf('table', () => <TablePane session={session} source={source} />)]
      : []),
  ];
  return useResultViews(typeof session.operation.output === 'string' ? all : []);
}

/** Whether a result may be an array of objects, judging by its beginning. */
function looksLikeTable(result: unknown): boolean {
  const head = isBigText(result) ? rowText(result, 0) + rowText(result, 1) : result;
  return typeof head === 'string' && /^\s*\[\s*\{/.test(head.slice(0, 200));
}
