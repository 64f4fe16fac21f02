import type { OutputOf } from '#core/tool.ts';
import { Examples } from '#page/examples.tsx';
import { ToolLayout } from '#page/layouts/tool-layout.tsx';
import { useTool } from '#page/services.ts';
import { usePageMessages } from '#page/session/use-page-messages.ts';
import { type ToolSession, useToolSession } from '#page/session/use-tool-session.ts';
import { lazy } from '#ui/lazy.tsx';
import { PresetBar } from './page/preset-bar.tsx';
import type tool from './tool.ts';

const FileBatch = lazy(async () => (await import('#page/panes/file-batch.tsx')).FileBatch);

export default function ListConverterPage() {
  const session = useToolSession<typeof tool>();
  return (
    <>
      <PresetBar session={session} />
      <ToolLayout
        session={onlyList(session)}
        renderOutput={(pane) => (
          <>
            {pane}
            <Counts session={session} />
          </>
        )}
        renderBatch={(batch) => <FileBatch {...batch} session={session} />}
      />
      <Examples session={session} />
    </>
  );
}

type Converted = OutputOf<(typeof tool.operations)['convert']>;

/** The list as the one result, to be copied and saved as it is; the counts stand beneath. */
const onlyList = (session: ToolSession): ToolSession => {
  const { operation, run } = session;
  const { success } = run;
  return {
    ...session,
    operation: { ...operation, output: 'text' },
    run: success ? { ...run, success: { ...success, value: (success.value as Converted).list } } : run,
  };
};

const counted = ['itemsIn', 'itemsOut', 'duplicates', 'empty', 'longest'] as const;

function Counts({ session: { run } }: { readonly session: ToolSession }) {
  const { messages } = useTool();
  const message = usePageMessages();
  if (!run.success || (run.outcome && !('value' in run.outcome))) return null;
  const converted = run.success.value as Converted;
  const counts = counted.map((name) =>
    message('counts', { label: messages.outputs?.[name] ?? name, n: converted[name] ?? 0 }),
  );
  return (
    <p>
      <small>{counts.join(' · ')}</small>
    </p>
  );
}
