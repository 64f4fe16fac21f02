import { useRef, useState } from 'react';
import { ToolLayout } from '#page/layouts/tool-layout.tsx';
import type { Input } from '#page/services.ts';
import { useOperation } from '#page/session/use-operation.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { type SessionOf, useToolSession } from '#page/session/use-tool-session.ts';
import { Presets } from '#ui/controls/buttons/presets.tsx';
import { CheckTable } from '#ui/controls/choices/check-table.tsx';
import { Pane } from '#ui/display/pane.tsx';
import { Table } from '#ui/display/tables/table.tsx';
import type messages from './en.json';
import { classes, formatOctal } from './mode.ts';
import type { WrittenSetting } from './read-mode.ts';
import type tool from './tool.ts';
import { impliedKind, isChange, rewriteMode, tryReadMode } from './two-way.ts';

const presets = ['644', '755', '600', '700', '640', '664', '775', '400', '440', '1777', '2775', '4755'];

export default function ChmodCalculatorPage() {
  const { message } = useToolMessages<typeof messages>();
  const { session, mode, setMode } = useMode();
  return (
    <ToolLayout session={session} control={<ModeGrid mode={mode} onChange={setMode} />}>
      <Presets
        title={message('presets')}
        values={presets}
        current={formatOctal(mode)}
        onPick={(preset) => session.setInput({ text: preset })}
      />
      <UmaskTable session={session} />
    </ToolLayout>
  );
}

interface TwoWay {
  readonly session: SessionOf<typeof tool>;
  /** What the input says, or said before it could no longer be read. */
  readonly mode: number;
  /** Rewrites the input. */
  readonly setMode: (mode: number) => void;
}

/** The session, whose input sets the options that it implies, and the mode of the input. */
function useMode(): TwoWay {
  const [last, setLast] = useState(0);
  /** The current mode that the page itself has filled in. */
  const autoFilledMode = useRef<string>(undefined);
  const session = useToolSession<typeof tool>({ impliedBy: (input) => ({ options: impliedOptions(textOf(input)) }) });
  const setting: WrittenSetting = session.optionsOf('describe');
  const text = textOf(session.input);
  const read = tryReadMode(text, setting)?.mode;
  if (read !== undefined && read !== last) setLast(read);
  const mode = read ?? last;

  function impliedOptions(next: string): Partial<WrittenSetting> {
    const kind = impliedKind(next, text, setting);
    const implied = kind === setting.kind ? {} : { kind };
    if (next.trim() === '') return implied;
    if (isChange(next, { ...setting, kind })) {
      if (setting.current !== '' || mode === 0) return implied;
      autoFilledMode.current = formatOctal(mode);
      return { ...implied, current: autoFilledMode.current };
    }
    const isAutoFilled = setting.current !== '' && setting.current === autoFilledMode.current;
    return { ...implied, ...(isAutoFilled && tryReadMode(next, setting) ? { current: '' } : {}) };
  }
  return { session, mode, setMode: (next) => session.setInput({ text: rewriteMode(text, next) }) };
}

const textOf = (input: Input): string => ('text' in input ? input.text : '');

const names = { u: 'owner', g: 'group', o: 'others' } as const;
const specials = { u: 'setuid', g: 'setgid', o: 'sticky' } as const;

interface ModeGridProps {
  readonly mode: number;
  readonly onChange: (mode: number) => void;
}

/** The twelve bits of a mode: a row for each class, a column for each permission. */
function ModeGrid({ mode, onChange }: ModeGridProps) {
  const { message } = useToolMessages<typeof messages>();
  const permissions = [message('read'), message('write'), message('execute')];
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

/** What the umask leaves to what is newly created. */
function UmaskTable({ session }: Pick<TwoWay, 'session'>) {
  const { message, output } = useToolMessages<typeof messages>();
  const { umask } = session.optionsOf('describe');
  const { success } = useOperation(session, 'fromUmask', session.run.outcome && umask, {});
  if (!success) return null;
  const { files, directories, table } = success.value;
  const columns = [message('class'), message('taken'), output('files'), output('directories')];
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
        label={output('table')}
        rows={rows.map((cells) => Object.fromEntries(columns.map((column, index) => [column, cells[index]])))}
      />
    </Pane>
  );
}
