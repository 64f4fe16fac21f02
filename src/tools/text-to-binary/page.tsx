import { useEffect } from 'react';
import type { OutputOf } from '#core/tool.ts';
import { Examples } from '#page/examples.tsx';
import { Workbench } from '#page/layouts/tool-layout.tsx';
import { TwoWayBench } from '#page/layouts/two-way-layout.tsx';
import { useTool } from '#page/services.ts';
import { usePageWords } from '#page/session/use-page-messages.ts';
import { useRun } from '#page/session/use-run.ts';
import { useSentences } from '#page/session/use-run-messages.ts';
import { type ToolSession, useToolSession } from '#page/session/use-tool-session.ts';
import { Notices } from '#ui/display/notices.tsx';
import { Pane } from '#ui/display/pane.tsx';
import { Table } from '#ui/display/table.tsx';
import type tool from './tool.ts';

const offered = ['encode', 'decode', 'toBytes'];

export default function TextToBinaryPage() {
  const session = useToolSession(offered);
  return (
    <>
      {session.operation.inverse ? (
        <TwoWayBench session={session}>
          <Measures session={session} />
        </TwoWayBench>
      ) : (
        <Workbench session={session} />
      )}
      <Examples session={session} />
    </>
  );
}

type Measured = OutputOf<(typeof tool.operations)['measure']>;

/** How long the text is, and what its characters are made of. */
function Measures({ session: { run, options } }: { readonly session: ToolSession }) {
  const { strings } = useTool();
  const say = usePageWords();
  const sentences = useSentences();
  const { start, good } = useRun();
  const result = run.finished && 'value' in run.finished ? run.good : undefined;
  const text = result?.operation === 'decode' ? result.value : result?.input;
  const { encoding } = options;
  useEffect(() => {
    if (typeof text === 'string') start('measure', text, { encoding });
  }, [text, encoding, start]);
  if (text === undefined || text === '' || !good || good.input !== text) return null;
  const { characters, bytes, bits, table } = good.value as Measured;
  const rows = (table ?? []).map((row) => ({
    [say('character')]: row['character'],
    [say('codePoint')]: row['codePoint'],
    ...(bytes === null ? {} : { [say('bytes')]: row['bytes'] }),
    [say('bits')]: row['bits'],
  }));
  const counts =
    bytes === null || bits === null || characters === null
      ? say('characters', { n: characters ?? 0 })
      : say('counts', { characters, bytes, bits });
  return (
    <Pane title={strings.operations['measure'] ?? ''} actions={<small>{counts}</small>}>
      <Table label={say('rows')} rows={rows} />
      <Notices isInPane messages={good.notices.map(sentences.notice)} />
    </Pane>
  );
}
