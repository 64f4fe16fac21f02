import { type ReactNode, useState } from 'react';
import { isBigText } from '#lib/big-text.ts';
import { rowText } from '#lib/big-text-rows.ts';
import { Examples } from '#page/examples.tsx';
import { ToolLayout } from '#page/layouts/tool-layout.tsx';
import { usePageMessages } from '#page/session/use-page-messages.ts';
import { useRunMessages } from '#page/session/use-run-messages.ts';
import type { RunView } from '#page/session/use-run-view.ts';
import { type ToolSession, useToolSession } from '#page/session/use-tool-session.ts';
import { Segments } from '#ui/controls/segments.tsx';
import { Notices } from '#ui/display/notices.tsx';
import { lazy } from '#ui/lazy.tsx';
import { useDrawnSource } from './page/use-outline.ts';

const TreePane = lazy(async () => (await import('./page/tree-pane.tsx')).TreePane);
const TablePane = lazy(async () => (await import('./page/table-pane.tsx')).TablePane);
const ChangesPane = lazy(async () => (await import('./page/changes-pane.tsx')).ChangesPane);

type View = 'changes' | 'text' | 'tree' | 'table';

export default function JsonPrettifyPage() {
  const session = useToolSession();
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
  readonly session: ToolSession;
  readonly runView: RunView;
  /** The result as text. */
  readonly children: ReactNode;
}

/** The result in the way that the reader wants to see it. What a repair changed is shown first. */
function Output({ session, runView, children }: OutputProps) {
  const message = usePageMessages();
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
        labelOf={(name) => message(name)}
        onChange={isRepair ? setRepairView : setView}
      />
      {shown === 'text' && children}
      {shown !== 'text' && <Notices messages={(runView.success?.notices ?? []).map(runMessages.notice)} />}
      {shown === 'tree' && <TreePane source={source} />}
      {shown === 'table' && <TablePane source={source} />}
      {shown === 'changes' && <Changes session={session} runView={runView} />}
    </>
  );
}

/** Whether a result may be an array of objects, as far as its beginning tells. */
function looksLikeTable(result: unknown): boolean {
  const head = isBigText(result) ? rowText(result, 0) + rowText(result, 1) : result;
  return typeof head === 'string' && /^\s*\[\s*\{/.test(head.slice(0, 200));
}

/** Longer texts, in characters, are not compared. */
const maxComparedLength = 1_000_000;

function Changes({ session, runView }: Omit<OutputProps, 'children'>) {
  const { success, isStale } = runView;
  const isOld = isStale || session.run.running;
  const before =
    typeof success?.input === 'string' && success.input.length <= maxComparedLength ? success.input : undefined;
  const after = isOld ? undefined : textOf(success?.value);
  const use = (text: string) => {
    session.setOperation('format');
    session.setInput({ text }, 'replace');
  };
  return (
    <ChangesPane
      before={before}
      after={after}
      isTooLong={success !== undefined && !isOld && (before === undefined || after === undefined)}
      onUse={after === undefined ? undefined : () => use(after)}
    />
  );
}

function textOf(result: unknown): string | undefined {
  if (typeof result === 'string') return result;
  if (!isBigText(result) || result.byteCount > maxComparedLength) return undefined;
  const { content } = result;
  return typeof content === 'string' ? content : new TextDecoder('utf-8', { ignoreBOM: true }).decode(content);
}
