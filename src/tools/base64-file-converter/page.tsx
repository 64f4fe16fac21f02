import { useEffect, useRef, useState } from 'react';
import { text } from '#core/fields.ts';
import { kindInfo } from '#core/kinds.ts';
import { Examples } from '#page/examples.tsx';
import { ToolLayout } from '#page/layouts/tool-layout.tsx';
import { ValueRows } from '#page/lazy-parts.tsx';
import { OptionsForm } from '#page/options/options-form.tsx';
import { type Input, isEmptyInput, useTool } from '#page/services.ts';
import { usePageMessages } from '#page/session/use-page-messages.ts';
import { useRun } from '#page/session/use-run.ts';
import { type ToolSession, useToolSession } from '#page/session/use-tool-session.ts';
import { FilePreview } from '#ui/display/file-preview.tsx';
import { Pane } from '#ui/display/pane.tsx';
import tool from './tool.ts';

const offered = ['encode', 'decode'];

export default function Base64FileConverterPage() {
  const message = usePageMessages();
  const session = useToolSession(offered);
  const facts = useFacts(session);
  const target = useTargetName(session.input, facts?.['extension']);
  const isDecoding = session.name === 'decode';
  const file = 'file' in session.input ? session.input.file : undefined;
  return (
    <>
      <ToolLayout
        session={session}
        control={isDecoding && facts ? target.form : undefined}
        fileName={isDecoding ? target.name : file && `${file.name}.txt`}
        {...(isDecoding && {
          renderResult: ({ value }) => (
            <>
              {facts && <Facts values={facts} />}
              {value instanceof Uint8Array && <FilePreview file={value} label={message('preview')} isBare />}
            </>
          ),
        })}
      >
        {!isDecoding && facts && (
          <Pane title={message('facts')}>
            <Facts values={{ name: file?.name, ...facts }} />
            {file && <FilePreview file={file} label={message('preview')} isBare />}
          </Pane>
        )}
      </ToolLayout>
      <Examples session={session} />
    </>
  );
}

type Values = Readonly<Record<string, unknown>>;

const factsOf: Readonly<Record<string, string>> = { encode: 'sniff', decode: 'identify' };

/** What is known of the file that goes in or comes out, once there is a result. */
function useFacts({ name, input, run }: ToolSession): Values | undefined {
  const { start, success } = useRun();
  const operation = factsOf[name] ?? '';
  const latest = useRef(input);
  latest.current = input;
  const asked = useRef<{ readonly operation: string; readonly input: Input }>(undefined);
  const isDone = run.success?.operation === name ? run.success : undefined;
  useEffect(() => {
    const { current } = latest;
    // A change of options makes another result, but no other facts.
    if (!isDone || (asked.current?.operation === operation && asked.current.input === current)) return;
    asked.current = { operation, input: current };
    start(operation, 'text' in current ? current.text : current.file, {});
  }, [isDone, operation, start]);
  const isShown = success?.operation === operation && !isEmptyInput(input);
  return isShown ? (success.value as Values) : undefined;
}

const { identify, sniff } = tool.operations;
const factKinds = Object.fromEntries(
  Object.entries({ name: 'text', ...identify.output, ...sniff.output } as const).map(([name, kind]) => [
    name,
    kindInfo(kind),
  ]),
);

/** The facts as copyable rows. */
function Facts({ values }: { readonly values: Values }) {
  const { messages } = useTool();
  const message = usePageMessages();
  return <ValueRows values={values} kinds={factKinds} labelOf={(name) => messages.outputs?.[name] ?? message(name)} />;
}

const targetFields = { fileName: text('file', { maxLength: 200 }), extension: text('', { maxLength: 20 }) };

/** The name under which a decoded file is saved. Its extension is the one found, until the reader chooses another. */
function useTargetName(input: Input, found: unknown) {
  const { messages } = useTool();
  const message = usePageMessages();
  const [fileName, setFileName] = useState('file');
  const [chosen, setChosen] = useState<{ readonly extension: string; readonly for: Input }>();
  const extension = chosen?.for === input ? chosen.extension : String(found ?? '');
  const base = fileName.trim() || 'file';
  return {
    name: extension === '' ? base : `${base}.${extension}`,
    form: (
      <OptionsForm
        fields={targetFields}
        messages={{ options: { fileName: message('fileName'), extension: messages.outputs?.['extension'] ?? '' } }}
        values={{ fileName, extension }}
        onChange={(field, value) =>
          field === 'fileName'
            ? setFileName(String(value))
            : setChosen({ extension: String(value).replace(/^\.+/, ''), for: input })
        }
      />
    ),
  };
}
