import type { OutputOf } from '#core/tool.ts';
import { Examples } from '#page/examples.tsx';
import { Workbench } from '#page/layouts/tool-layout.tsx';
import { useTool } from '#page/services.ts';
import { usePageWords } from '#page/session/use-page-messages.ts';
import { type ToolSession, useToolSession } from '#page/session/use-tool-session.ts';
import { Button } from '#ui/controls/button.tsx';
import { ControlRow } from '#ui/controls/control-row.tsx';
import { later } from '#ui/lazy.tsx';
import { PresetBar } from './page/preset-bar.tsx';
import type tool from './tool.ts';

const FileBatch = later(async () => (await import('#page/panes/file-batch.tsx')).FileBatch);

const offered = ['convert'];

export default function ListConverterPage() {
  const session = useToolSession(offered);
  return (
    <>
      <PresetBar session={session} />
      <Workbench
        session={onlyList(session)}
        renderOutput={(pane) => (
          <>
            {pane}
            <Shuffle session={session} />
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
  const { good } = run;
  return {
    ...session,
    operation: { ...operation, output: 'text' },
    run: good ? { ...run, good: { ...good, value: (good.value as Converted).list } } : run,
  };
};

function Shuffle({ session }: { readonly session: ToolSession }) {
  const say = usePageWords();
  if (session.options['order'] !== 'random') return null;
  return (
    <ControlRow>
      <Button icon="arrows-shuffle" onClick={session.refresh}>
        {say('shuffle')}
      </Button>
    </ControlRow>
  );
}

const counted = ['itemsIn', 'itemsOut', 'duplicates', 'empty', 'longest'] as const;

function Counts({ session: { run } }: { readonly session: ToolSession }) {
  const { strings } = useTool();
  const say = usePageWords();
  if (!run.good || (run.finished && !('value' in run.finished))) return null;
  const converted = run.good.value as Converted;
  const counts = counted.map((name) =>
    say('counts', { label: strings.outputs?.[name] ?? name, n: converted[name] ?? 0 }),
  );
  return (
    <p>
      <small>{counts.join(' · ')}</small>
    </p>
  );
}
