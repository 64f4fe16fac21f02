import { useEffect, useRef } from 'react';
import type { OutputOf } from '#core/tool.ts';
import { Examples } from '#page/examples.tsx';
import { ToolLayout } from '#page/layouts/tool-layout.tsx';
import { isEmptyInput, useTool } from '#page/services.ts';
import { usePageMessages } from '#page/session/use-page-messages.ts';
import { type Success, useRun } from '#page/session/use-run.ts';
import { useRunMessages } from '#page/session/use-run-messages.ts';
import { type ToolSession, useToolSession } from '#page/session/use-tool-session.ts';
import { Presets } from '#ui/controls/presets.tsx';
import { FactLine } from '#ui/display/fact-line.tsx';
import { Notices } from '#ui/display/notices.tsx';
import { Pane } from '#ui/display/pane.tsx';
import { TextView } from '#ui/display/text-view.tsx';
import { useMessages } from '#ui/messages.ts';
import tool from './tool.ts';

export default function Base64StringConverterPage() {
  const session = useToolSession();
  const found = useFacts(session);
  return (
    <>
      <ToolLayout session={session}>{found && <RunView session={session} found={found} />}</ToolLayout>
      <Examples session={session} />
    </>
  );
}

type Facts = Partial<OutputOf<(typeof tool.operations)['inspect']>>;

const factsOf: Readonly<Record<string, string>> = {
  encode: 'measureText',
  decode: 'inspect',
  encodeBytes: 'measureBytes',
  decodeBytes: 'inspect',
};

/** What is known of the input of the newest run, unless it is no Base64 or cannot be encoded. */
function useFacts({ name, input, options, run }: ToolSession): Success | undefined {
  const { start, clear, outcome, success } = useRun();
  const latest = useRef({ name, input, options });
  latest.current = { name, input, options };
  const ended = run.outcome;
  const isReadable =
    ended !== undefined && ('value' in ended || ('failure' in ended && ended.failure.code === 'invalid-byte'));
  useEffect(() => {
    const current = latest.current;
    if (!ended || !isReadable || isEmptyInput(current.input)) return clear();
    const operation = factsOf[current.name] ?? '';
    const known = tool.operations[operation as 'inspect'].options;
    const shared = Object.entries(current.options).filter(([field]) => Object.hasOwn(known, field));
    start(operation, 'text' in current.input ? current.input.text : current.input.file, Object.fromEntries(shared));
  }, [ended, isReadable, start, clear]);
  const isShown = outcome !== undefined && 'value' in outcome && isReadable && !isEmptyInput(input);
  return isShown && success?.operation === factsOf[name] ? success : undefined;
}

interface FindingsProps {
  readonly session: ToolSession;
  readonly found: Success;
}

/** The facts; of bytes that are no text in the chosen encoding the bytes themselves, and what else they may be. */
function RunView({ session, found }: FindingsProps) {
  const { messages } = useTool();
  const runMessages = useRunMessages();
  const message = usePageMessages();
  const facts = found.value as Facts;
  const labelOf = (name: string) => messages.outputs?.[name] ?? name;
  const isText = session.name === 'decode' && session.options['view'] === 'text';
  return (
    <>
      {isText && <Guesses session={session} guesses={facts.guesses} />}
      {isText && typeof facts.hexDump === 'string' && (
        <Pane title={labelOf('hexDump')}>
          <TextView text={facts.hexDump} label={messages.values?.['view']?.['hex-dump'] ?? ''} wrap={false} />
          <Notices messages={found.notices.map(runMessages.notice)} />
        </Pane>
      )}
      <FactLine label={message('facts')} facts={factsIn(facts, message)} />
      {typeof facts.fileType === 'string' && <FileLink session={session} />}
    </>
  );
}

/** What is known, in words. */
const factsIn = (
  { characters, bytes, base64Length, growth, fileType }: Facts,
  message: ReturnType<typeof usePageMessages>,
): readonly string[] => [
  ...(typeof characters === 'number' ? [message('characters', { n: characters })] : []),
  ...(typeof bytes === 'number' ? [message('bytes', { n: bytes })] : []),
  ...(typeof base64Length === 'number' ? [message('base64Length', { n: base64Length })] : []),
  ...(typeof growth === 'number' ? [message('growth', { growth })] : []),
  ...(typeof fileType === 'string' ? [fileType] : []),
];

/** The encodings that the bytes may be in; a press tries one. */
function Guesses({ session, guesses }: { readonly session: ToolSession; readonly guesses: unknown }) {
  const { messages } = useTool();
  const message = usePageMessages();
  if (!Array.isArray(guesses) || guesses.length === 0) return null;
  const labelOf = (encoding: unknown) => messages.values?.['encoding']?.[String(encoding)] ?? String(encoding);
  const encodings = new Map(guesses.map((encoding) => [labelOf(encoding), encoding]));
  return (
    <Presets
      title={message('guesses')}
      values={[...encodings.keys()]}
      current={labelOf(session.options['encoding'])}
      onPick={(label) => session.setOption('encoding', encodings.get(label))}
    />
  );
}

/** Leads to the tool for files, which finds the input there where it can read it. */
function FileLink({ session: { input, options } }: { readonly session: ToolSession }) {
  const { memory } = useTool();
  const { locale } = useMessages();
  const message = usePageMessages();
  const isReadable = options['alphabet'] === 'standard' || options['alphabet'] === 'url';
  return (
    <p>
      <a
        href={`${locale === 'en' ? '' : `${locale}/`}base64-file-converter?op=decode`}
        onClick={() => isReadable && memory.leaveInput('base64-file-converter', input)}
      >
        {message('openAsFile')}
      </a>
    </p>
  );
}
