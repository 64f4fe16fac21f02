import { useEffect } from 'react';
import type { OutputOf } from '#core/tool.ts';
import { Examples } from '#page/examples.tsx';
import { ToolLayout } from '#page/layouts/tool-layout.tsx';
import { TwoWayLayout } from '#page/layouts/two-way-layout.tsx';
import { useTool } from '#page/services.ts';
import { usePageMessages } from '#page/session/use-page-messages.ts';
import { useRun } from '#page/session/use-run.ts';
import { useRunMessages } from '#page/session/use-run-messages.ts';
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
        <TwoWayLayout session={session}>
          <Measures session={session} />
        </TwoWayLayout>
      ) : (
        <ToolLayout session={session} />
      )}
      <Examples session={session} />
    </>
  );
}

type Measured = OutputOf<(typeof tool.operations)['measure']>;

/** How long the text is, and what its characters are made of. */
function Measures({ session: { run, options } }: { readonly session: ToolSession }) {
  const { messages } = useTool();
  const message = usePageMessages();
  const runMessages = useRunMessages();
  const { start, success } = useRun();
  const result = run.outcome && 'value' in run.outcome ? run.success : undefined;
  const text = result?.operation === 'decode' ? result.value : result?.input;
  const { encoding } = options;
  useEffect(() => {
    if (typeof text === 'string') start('measure', text, { encoding });
  }, [text, encoding, start]);
  if (text === undefined || text === '' || !success || success.input !== text) return null;
  const { characters, bytes, bits, table } = success.value as Measured;
  const rows = (table ?? []).map((row) => ({
    [message('character')]: row['character'],
    [message('codePoint')]: row['codePoint'],
    ...(bytes === null ? {} : { [message('bytes')]: row['bytes'] }),
    [message('bits')]: row['bits'],
  }));
  const counts =
    bytes === null || bits === null || characters === null
      ? message('characters', { n: characters ?? 0 })
      : message('counts', { characters, bytes, bits });
  return (
    <Pane title={messages.operations['measure'] ?? ''} actions={<small>{counts}</small>}>
      <Table label={message('rows')} rows={rows} />
      <Notices isInPane messages={success.notices.map(runMessages.notice)} />
    </Pane>
  );
}
