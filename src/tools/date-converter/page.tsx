import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Fields } from '#core/fields.ts';
import { kindInfo } from '#core/kinds.ts';
import type { OutputOf } from '#core/tool.ts';
import { Examples } from '#page/examples.tsx';
import { ToolLayout } from '#page/layouts/tool-layout.tsx';
import { emptyInput, useTool } from '#page/services.ts';
import { usePageMessages } from '#page/session/use-page-messages.ts';
import { type Success, useRun } from '#page/session/use-run.ts';
import { useRunView } from '#page/session/use-run-view.ts';
import { type ToolSession, useToolSession } from '#page/session/use-tool-session.ts';
import { Button } from '#ui/controls/button.tsx';
import { ControlRow } from '#ui/controls/control-row.tsx';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import { DateTimeField } from '#ui/controls/date-time-field.tsx';
import { Presets } from '#ui/controls/presets.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import { lazy } from '#ui/lazy.tsx';
import { ZoneFields } from './page/zone-fields.tsx';
import { rowGroups, toMarkdown } from './rows.ts';
import type tool from './tool.ts';

const ValueGroups = lazy(async () => (await import('#page/results/value-groups.tsx')).ValueGroups);

type Description = OutputOf<(typeof tool.operations)['describe']>;

const descriptionOf = ({ success }: { readonly success: Success | undefined }): Description | undefined =>
  success?.operation === 'describe' ? (success.value as Description) : undefined;

export default function DateConverterPage() {
  const session = useReadings(useToolSession());
  const isDescribing = session.name === 'describe';
  return (
    <>
      <ToolLayout
        session={{ ...session, fields: shownFields(session) }}
        hasNoticesByInput={isDescribing}
        control={<Controls session={session} />}
        {...(isDescribing
          ? {
              renderResult: ({ value }: Success) => <Rows value={value as Description} />,
              renderOutput: (pane: ReactNode) => <Output session={session}>{pane}</Output>,
            }
          : {})}
      />
      <Examples session={session} />
    </>
  );
}

/** What the controls of the page's own leave to the usual form; how to read odd times only where one is odd. */
function shownFields({ fields, options, run }: ToolSession): Fields {
  const isOdd = run.success?.notices.some(({ code }) => /^(?:skipped|repeated|odd)/.test(code)) ?? false;
  const hidden = ['other', 'zone', 'outputZone', 'zones'];
  if (!isOdd && options['disambiguation'] === 'compatible') hidden.push('disambiguation');
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !hidden.includes(name)));
}

const textOf = ({ input }: ToolSession): string => ('text' in input ? input.text : '');

/** A format that was picked for one text is not meant for the next. */
function useReadings(session: ToolSession): ToolSession {
  const picked = useRef(false);
  return {
    ...session,
    setInput: (input, how) => {
      if (picked.current) session.setOption('inputFormat', 'auto');
      picked.current = false;
      session.setInput(input, how);
    },
    setOptions: (values) => {
      picked.current = true;
      session.setOptions(values);
    },
  };
}

function Controls({ session }: { readonly session: ToolSession }) {
  return (
    <>
      {session.name === 'describe' && (
        <>
          <Clock session={session} />
          <Readings session={session} />
        </>
      )}
      {session.name === 'diff' && <OtherDate session={session} />}
      <ZoneFields session={session} />
    </>
  );
}

/** The second date of a difference. */
function OtherDate({ session }: { readonly session: ToolSession }) {
  const message = usePageMessages();
  const { messages } = useTool();
  const { issues } = useRunView(session);
  return (
    <TextField
      label={messages.options?.['other']}
      message={issues['other']}
      placeholder={message('now')}
      monospace
      value={String(session.options['other'])}
      onChange={(value) => session.setOption('other', value)}
    />
  );
}

/** An empty field shows the present moment, every second until it is paused; a picked one fills the field. */
function Clock({ session }: { readonly session: ToolSession }) {
  const message = usePageMessages();
  const [isPaused, setPaused] = useState(false);
  const isLive = textOf(session) === '';
  const { refresh, options, run } = session;
  useEffect(() => {
    if (!isLive || isPaused) return;
    refresh();
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      timer = setTimeout(
        () => {
          refresh();
          tick();
        },
        1_000 - (Date.now() % 1_000),
      );
    };
    tick();
    return () => clearTimeout(timer);
  }, [isLive, isPaused, refresh]);
  const local = descriptionOf(run)?.iso9075?.slice(0, 19).replace(' ', 'T') ?? '';
  const isSameZone = options['zone'] === options['outputZone'];
  return (
    <ControlRow>
      <DateTimeField
        label={message('pick')}
        value={isLive || !isSameZone ? '' : local}
        onChange={(value) => session.setInput({ text: value })}
      />
      {isLive ? (
        <Button icon={isPaused ? 'player-play' : 'player-pause'} onClick={() => setPaused(!isPaused)}>
          {message(isPaused ? 'resume' : 'pause')}
        </Button>
      ) : (
        <Button icon="clock" onClick={() => session.setInput(emptyInput, 'replace')}>
          {message('now')}
        </Button>
      )}
    </ControlRow>
  );
}

/** Every format in which the text is a date; the one that holds is pressed. */
function Readings({ session }: { readonly session: ToolSession }) {
  const message = usePageMessages();
  const { messages } = useTool();
  const { start, clear, success } = useRun();
  const text = textOf(session);
  const { zone, excelSystem, epoch, epochUnit, inputFormat } = session.options;
  useEffect(() => {
    if (text.trim() === '') clear();
    else start('detect', text, { zone, excelSystem, epoch, epochUnit });
  }, [text, zone, excelSystem, epoch, epochUnit, start, clear]);
  const formats = ((success?.value ?? []) as readonly { readonly format: string }[]).map(({ format }) => format);
  if (formats.length === 0) return null;
  const nameOf = (format: string | undefined) => messages.values?.['inputFormat']?.[format ?? ''] ?? '';
  const pick = (name: string) => {
    const format = formats.find((known) => nameOf(known) === name) ?? 'auto';
    session.setOptions({ inputFormat: format === formats[0] ? 'auto' : format });
  };
  const current = inputFormat === 'auto' ? formats[0] : String(inputFormat);
  return <Presets title={message('readAs')} values={formats.map(nameOf)} current={nameOf(current)} onPick={pick} />;
}

/** The result, and a button for the table of it. */
function Output({ session, children }: { readonly session: ToolSession; readonly children: ReactNode }) {
  const message = usePageMessages();
  const { messages } = useTool();
  const description = descriptionOf(session.run);
  return (
    <>
      {children}
      {description && (
        <div>
          <CopyButton
            wide
            label={message('copyTable')}
            content={() =>
              toMarkdown([message('format'), message('value')], description, (name) => messages.outputs?.[name] ?? name)
            }
          />
        </div>
      )}
    </>
  );
}

const text = kindInfo('text');

function Rows({ value }: { readonly value: Description }) {
  const message = usePageMessages();
  const { messages } = useTool();
  const labelOf = (name: string) => messages.outputs?.[name] ?? name;
  const marked = value.inputFormat ?? undefined;
  const zones = value.zones ?? [];
  const noteOf = (name: string) => {
    const row = zones.find(({ zone }) => zone === name);
    return row && [row['offset'], row['name'], ...(row['summerTime'] ? [message('summer')] : [])].join(', ');
  };
  const zoneGroup = {
    title: message('zones'),
    values: Object.fromEntries(zones.map(({ zone, time }) => [String(zone), time])),
    kinds: Object.fromEntries(zones.map(({ zone }) => [String(zone), text])),
    labelOf: (zone: string) => zone,
    noteOf,
  };
  const groups = rowGroups.map(({ title, names }) => ({
    title: message(title),
    values: value,
    kinds: Object.fromEntries(names.map((name) => [name, text])),
    labelOf,
    marked,
  }));
  return <ValueGroups groups={[zoneGroup, ...groups]} />;
}
