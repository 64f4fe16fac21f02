import { useEffect, useRef } from 'react';
import type { OutputOf } from '#core/tool.ts';
import { Examples } from '#page/examples.tsx';
import { Workbench } from '#page/layouts/tool-layout.tsx';
import { isEmptyInput, useTool } from '#page/services.ts';
import { usePageWords } from '#page/session/use-page-messages.ts';
import { type Good, useRun } from '#page/session/use-run.ts';
import { useSentences } from '#page/session/use-run-messages.ts';
import { type ToolSession, useToolSession } from '#page/session/use-tool-session.ts';
import { Presets } from '#ui/controls/presets.tsx';
import { FactLine } from '#ui/display/fact-line.tsx';
import { Notices } from '#ui/display/notices.tsx';
import { Pane } from '#ui/display/pane.tsx';
import { TextView } from '#ui/display/text-view.tsx';
import { useWords } from '#ui/messages.ts';
import tool from './tool.ts';

export default function Base64StringConverterPage() {
  const session = useToolSession();
  const found = useFacts(session);
  return (
    <>
      <Workbench session={session}>{found && <Findings session={session} found={found} />}</Workbench>
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
function useFacts({ name, input, options, run }: ToolSession): Good | undefined {
  const { start, clear, finished, good } = useRun();
  const latest = useRef({ name, input, options });
  latest.current = { name, input, options };
  const ended = run.finished;
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
  const isShown = finished !== undefined && 'value' in finished && isReadable && !isEmptyInput(input);
  return isShown && good?.operation === factsOf[name] ? good : undefined;
}

interface FindingsProps {
  readonly session: ToolSession;
  readonly found: Good;
}

/** The facts; of bytes that are no text in the chosen encoding the bytes themselves, and what else they may be. */
function Findings({ session, found }: FindingsProps) {
  const { strings } = useTool();
  const sentences = useSentences();
  const say = usePageWords();
  const facts = found.value as Facts;
  const labelOf = (name: string) => strings.outputs?.[name] ?? name;
  const isText = session.name === 'decode' && session.options['view'] === 'text';
  return (
    <>
      {isText && <Guesses session={session} guesses={facts.guesses} />}
      {isText && typeof facts.hexDump === 'string' && (
        <Pane title={labelOf('hexDump')}>
          <TextView text={facts.hexDump} label={strings.values?.['view']?.['hex-dump'] ?? ''} wrap={false} />
          <Notices messages={found.notices.map(sentences.notice)} />
        </Pane>
      )}
      <FactLine label={say('facts')} facts={factsIn(facts, say)} />
      {typeof facts.fileType === 'string' && <FileLink session={session} />}
    </>
  );
}

/** What is known, in words. */
const factsIn = (
  { characters, bytes, base64Length, growth, fileType }: Facts,
  say: ReturnType<typeof usePageWords>,
): readonly string[] => [
  ...(typeof characters === 'number' ? [say('characters', { n: characters })] : []),
  ...(typeof bytes === 'number' ? [say('bytes', { n: bytes })] : []),
  ...(typeof base64Length === 'number' ? [say('base64Length', { n: base64Length })] : []),
  ...(typeof growth === 'number' ? [say('growth', { growth })] : []),
  ...(typeof fileType === 'string' ? [fileType] : []),
];

/** The encodings that the bytes may be in; a press tries one. */
function Guesses({ session, guesses }: { readonly session: ToolSession; readonly guesses: unknown }) {
  const { strings } = useTool();
  const say = usePageWords();
  if (!Array.isArray(guesses) || guesses.length === 0) return null;
  const labelOf = (encoding: unknown) => strings.values?.['encoding']?.[String(encoding)] ?? String(encoding);
  const encodings = new Map(guesses.map((encoding) => [labelOf(encoding), encoding]));
  return (
    <Presets
      title={say('guesses')}
      values={[...encodings.keys()]}
      current={labelOf(session.options['encoding'])}
      onPick={(label) => session.setOption('encoding', encodings.get(label))}
    />
  );
}

/** Leads to the tool for files, which finds the input there where it can read it. */
function FileLink({ session: { input, options } }: { readonly session: ToolSession }) {
  const { memory } = useTool();
  const { locale } = useWords();
  const say = usePageWords();
  const isReadable = options['alphabet'] === 'standard' || options['alphabet'] === 'url';
  return (
    <p>
      <a
        href={`${locale === 'en' ? '' : `${locale}/`}base64-file-converter?op=decode`}
        onClick={() => isReadable && memory.leaveInput('base64-file-converter', input)}
      >
        {say('openAsFile')}
      </a>
    </p>
  );
}
