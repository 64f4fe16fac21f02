import { useEffect, useRef, useState } from 'react';
import type { OutputOf } from '#core/tool.ts';
import { Examples } from '#page/examples.tsx';
import { ToolLayout } from '#page/layouts/tool-layout.tsx';
import { useTool } from '#page/services.ts';
import { usePageMessages } from '#page/session/use-page-messages.ts';
import { useRun } from '#page/session/use-run.ts';
import { type ToolSession, useToolSession } from '#page/session/use-tool-session.ts';
import { CheckTable } from '#ui/controls/check-table.tsx';
import { Presets } from '#ui/controls/presets.tsx';
import { Pane } from '#ui/display/pane.tsx';
import { Table } from '#ui/display/table.tsx';
import { classes, formatOctal } from './mode.ts';
import type { WrittenSetting } from './read-mode.ts';
import type tool from './tool.ts';
import { isChange, rewriteMode, tryReadMode } from './two-way.ts';

const presets = ['644', '755', '600', '700', '640', '664', '775', '400', '440', '1777', '2775', '4755'];

export default function ChmodCalculatorPage() {
  const message = usePageMessages();
  const { session, mode, setMode } = useMode(useToolSession());
  return (
    <>
      <ToolLayout
        session={session}
        control={
          <>
            <Presets
              title={message('presets')}
              values={presets}
              current={formatOctal(mode)}
              onPick={(preset) => session.setInput({ text: preset })}
            />
            <ModeGrid mode={mode} onChange={setMode} />
          </>
        }
      >
        <UmaskTable session={session} />
      </ToolLayout>
      <Examples session={session} />
    </>
  );
}

interface TwoWay {
  /** Whose input brings along the options that it implies. */
  readonly session: ToolSession;
  /** What the input says, or said before it could no longer be read. */
  readonly mode: number;
  /** Rewrites the input. */
  readonly setMode: (mode: number) => void;
}

function useMode(session: ToolSession): TwoWay {
  const text = 'text' in session.input ? session.input.text : '';
  const setting = settingOf(session);
  const read = tryReadMode(text, setting)?.mode;
  const [last, setLast] = useState(0);
  if (read !== undefined && read !== last) setLast(read);
  const mode = read ?? last;
  /** The current mode that the page itself has filled in. */
  const lent = useRef<string>(undefined);

  const impliedOptions = (next: string): Partial<WrittenSetting> => {
    const reading = tryReadMode(next, setting);
    if (isChange(next, setting)) {
      if (setting.current !== '' || mode === 0) return {};
      lent.current = formatOctal(mode);
      return { current: lent.current };
    }
    const kind = reading?.type === 'd' ? 'directory' : reading?.type === '-' ? 'file' : setting.kind;
    return {
      ...(kind === setting.kind ? {} : { kind }),
      ...(reading && setting.current !== '' && setting.current === lent.current ? { current: '' } : {}),
    };
  };
  const setInput: ToolSession['setInput'] = (input, how) => {
    const implied = 'text' in input && input.text.trim() !== '' ? impliedOptions(input.text) : {};
    if (Object.keys(implied).length > 0) session.setOptions(implied);
    session.setInput(input, how);
  };
  return {
    session: { ...session, setInput },
    mode,
    setMode: (next) => setInput({ text: rewriteMode(text, next) }),
  };
}

const settingOf = ({ options }: ToolSession): WrittenSetting => ({
  kind: String(options['kind']),
  umask: String(options['umask']),
  current: String(options['current']),
});

const names = { u: 'owner', g: 'group', o: 'others' } as const;
const specials = { u: 'setuid', g: 'setgid', o: 'sticky' } as const;

interface ModeGridProps {
  readonly mode: number;
  readonly onChange: (mode: number) => void;
}

/** The twelve bits of a mode: a row for each class, a column for each permission. */
function ModeGrid({ mode, onChange }: ModeGridProps) {
  const message = usePageMessages();
  const permissions = ['read', 'write', 'execute'].map((name) => message(name));
  const checkOf = (bit: number) => ({
    checked: (mode & bit) !== 0,
    onChange: (checked: boolean) => onChange(checked ? mode | bit : mode & ~bit),
  });
  const rows = classes.map(({ who, shift, special }) => {
    const title = message(names[who]);
    const specialName = message(specials[who]);
    const checks = permissions.map((permission, index) => ({
      label: message('permission', { who: title, permission }),
      ...checkOf((4 >> index) << shift),
    }));
    return { title, checks: [...checks, { label: specialName, text: specialName, ...checkOf(special) }] };
  });
  return (
    <Pane title={message('permissions')}>
      <CheckTable corner={message('class')} columns={[...permissions, message('special')]} rows={rows} />
    </Pane>
  );
}

type Umask = OutputOf<(typeof tool.operations)['fromUmask']>;

/** What the umask leaves to what is newly created. */
function UmaskTable({ session }: { readonly session: ToolSession }) {
  const { messages } = useTool();
  const message = usePageMessages();
  const { start, success } = useRun();
  const { umask } = settingOf(session);
  const isAwake = session.run.outcome !== undefined;
  useEffect(() => {
    if (isAwake) start('fromUmask', umask, {});
  }, [isAwake, umask, start]);
  if (!success) return null;
  const { files, directories, table } = success.value as Umask;
  const columns = [
    message('class'),
    message('taken'),
    messages.outputs?.['files'] ?? '',
    messages.outputs?.['directories'] ?? '',
  ];
  const byClass = table ?? [];
  const rows = [
    ...byClass.map((row, index) => [
      message(names[classes[index]?.who ?? 'o']),
      row['umask'],
      row['files'],
      row['directories'],
    ]),
    [message('all'), byClass.map((row) => row['umask']).join(''), files, directories],
  ];
  return (
    <Pane title={message('umaskTable')}>
      <Table
        label={messages.outputs?.['table'] ?? ''}
        rows={rows.map((cells) => Object.fromEntries(columns.map((column, index) => [column, cells[index]])))}
      />
    </Pane>
  );
}
