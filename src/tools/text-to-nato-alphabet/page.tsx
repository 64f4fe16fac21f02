import { useEffect, useRef } from 'react';
import { Examples } from '#page/examples.tsx';
import { TwoWayLayout } from '#page/layouts/two-way-layout.tsx';
import { usePageMessages } from '#page/session/use-page-messages.ts';
import { useRun } from '#page/session/use-run.ts';
import { useRunMessages } from '#page/session/use-run-messages.ts';
import { type ToolSession, useToolSession } from '#page/session/use-tool-session.ts';
import { ReadAloud } from '#ui/controls/read-aloud.tsx';
import { Notices } from '#ui/display/notices.tsx';
import { Pane } from '#ui/display/pane.tsx';
import { Table } from '#ui/display/table.tsx';
import type { Spoken } from './spell.ts';
import tool from './tool.ts';

const offered = ['spell', 'unspell'];

export default function TextToNatoAlphabetPage() {
  const session = useToolSession(offered);
  return (
    <>
      <TwoWayLayout session={session}>
        <Speech session={session} />
      </TwoWayLayout>
      <Examples session={session} />
    </>
  );
}

/** The text as it is spelled, to be heard and to be read letter by letter. */
function Speech({ session }: { readonly session: ToolSession }) {
  const message = usePageMessages();
  const runMessages = useRunMessages();
  const { start, success: table } = useRun();
  const { outcome, success } = session.run;
  const options = useRef(session.options);
  options.current = session.options;
  const result = outcome && 'value' in outcome ? success : undefined;
  useEffect(() => {
    if (!result) return;
    const text = result.operation === 'spell' ? result.input : result.value;
    const known = Object.entries(options.current).filter(([name]) =>
      Object.hasOwn(tool.operations.tabulate.options, name),
    );
    start('tabulate', text, Object.fromEntries(known));
  }, [result, start]);
  if (!result || !table) return null;
  const rows = table.value as readonly Spoken[];
  if (rows.length === 0) return null;
  const columns = rows.map(({ character, word, pronunciation }) => ({
    [message('character')]: character,
    [message('word')]: word,
    [message('pronunciation')]: pronunciation,
  }));
  return (
    <>
      <ReadAloud
        text={rows.map(({ word }) => word).join(', ')}
        language="en"
        labels={{ read: message('read'), stop: message('stop'), rate: message('rate') }}
      />
      <Pane title={message('table')}>
        <Table label={message('rows')} rows={columns} />
        <Notices isInPane messages={table.notices.map(runMessages.notice)} />
      </Pane>
    </>
  );
}
