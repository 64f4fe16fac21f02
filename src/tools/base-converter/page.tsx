import { useEffect, useRef, useState } from 'react';
import { checkField } from '#core/fields.ts';
import { kindInfo } from '#core/kinds.ts';
import type { OutputOf } from '#core/tool.ts';
import { Examples } from '#page/examples.tsx';
import { ToolLayout } from '#page/layouts/tool-layout.tsx';
import { ValueRows } from '#page/lazy-parts.tsx';
import { EditRows } from '#page/results/edit-rows.tsx';
import { useTool } from '#page/services.ts';
import { usePageMessages } from '#page/session/use-page-messages.ts';
import { type Success, useRun } from '#page/session/use-run.ts';
import { useRunMessages } from '#page/session/use-run-messages.ts';
import { type ToolSession, useToolSession } from '#page/session/use-tool-session.ts';
import { BitBoard } from '#ui/controls/bit-board.tsx';
import { Pane } from '#ui/display/pane.tsx';
import { toggleBit } from './toggle-bit.ts';
import tool from './tool.ts';

export default function BaseConverterPage() {
  const session = useToolSession();
  const edits = useEdits(session);
  return (
    <>
      <ToolLayout
        session={session}
        renderResult={(success) => <Bases session={session} edits={edits} success={success} />}
      >
        <Board session={session} edits={edits} />
      </ToolLayout>
      <Examples session={session} />
    </>
  );
}

type Description = OutputOf<(typeof tool.operations)['describe']>;

interface Draft {
  /** The row that was edited. */
  readonly name: string;
  readonly base: number;
  readonly text: string;
}

interface Edits {
  readonly draft: Draft | undefined;
  /** What is wrong with the draft. */
  readonly problem: string | undefined;
  /** Makes what was typed in a row the input. */
  edit(draft: Draft): void;
  /** The row shows its number again as it is written, unless it cannot be read. */
  leave(): void;
}

/** What is typed in a row is converted to the base of the input and goes on from there, until there is another input. */
function useEdits(session: ToolSession): Edits {
  const { start, clear, outcome, success } = useRun();
  const runMessages = useRunMessages();
  const [draft, setDraft] = useState<Draft>();
  const latest = useRef({ session, draft });
  latest.current = { session, draft };
  /** The input that came from a row. */
  const own = useRef<string>(undefined);

  useEffect(() => {
    const { session: current, draft: written } = latest.current;
    if (!success || !written) return;
    // What is cut in the base of the input would no longer be the same number.
    const isCut = success.notices.some(({ code }) => code === 'cut');
    if (isCut) current.setOption('from', written.base);
    own.current = isCut ? written.text : String(success.value);
    current.setInput({ text: own.current });
  }, [success]);

  const { input } = session;
  useEffect(() => {
    if ('text' in input && input.text === own.current) return;
    setDraft(undefined);
    clear();
  }, [input, clear]);

  const failure = outcome && 'failure' in outcome ? outcome.failure : undefined;
  return {
    draft,
    problem: draft && failure && runMessages.failure(failure),
    edit: (next) => {
      setDraft(next);
      const { alphabet, customAlphabet, from } = session.options;
      const options = { alphabet, customAlphabet, from: next.base, to: from ?? 10, fractionDigits: 1000 };
      start('convert', next.text, options);
    },
    leave: () => {
      if (!failure) setDraft(undefined);
    },
  };
}

const bases = [
  ['binary', 2],
  ['octal', 8],
  ['decimal', 10],
  ['hexadecimal', 16],
  ['base32', 32],
  ['base64', 64],
] as const;
const text = kindInfo('text');
const { to } = tool.operations.describe.options;
const { bits: _bits, custom: _custom, ...outputs } = tool.operations.describe.output;
const otherKinds = Object.fromEntries(
  Object.entries(outputs)
    .filter(([name]) => !name.endsWith('Exactness') && bases.every(([base]) => base !== name))
    .map(([name, kind]) => [name, kindInfo(kind)]),
);

interface PartProps {
  readonly session: ToolSession;
  readonly edits: Edits;
}
interface BasesProps extends PartProps {
  readonly success: Success;
}

/** The number in every base, to be edited, and how a computer holds it. */
function Bases({ session, edits: { draft, problem, edit, leave }, success }: BasesProps) {
  const { messages } = useTool();
  const message = usePageMessages();
  const values = success.value as Description;
  const labelOf = (name: string) => messages.outputs?.[name] ?? name;
  const custom = ['custom', Number(session.options['to'])] as const;
  const isCustomRight = checkField('to', to, custom[1]) === undefined;
  const rows = [...bases, custom].map(([name, base]) => {
    const label = name === 'custom' && isCustomRight ? message('base', { n: base }) : labelOf(name);
    return draft?.name === name
      ? { name, base, label, value: draft.text, message: problem }
      : { name, base, label, value: values[name] };
  });
  const exactnessOf = (name: string) => {
    const code = name === 'float32' ? values.float32Exactness : name === 'float64' ? values.float64Exactness : null;
    return messages.values?.['float64Exactness']?.[code ?? ''];
  };
  return (
    <>
      <EditRows
        rows={rows}
        kind={text}
        onEdit={({ name, base }, written) => edit({ name, base, text: written })}
        onLeave={leave}
      />
      <ValueRows values={withoutEchoes(values)} kinds={otherKinds} labelOf={labelOf} noteOf={exactnessOf} />
    </>
  );
}

/** What a float holds is worth a row only where it is another number. */
const withoutEchoes = (values: Description): Description => ({
  ...values,
  float32Value: values.float32Exactness === 'exact' ? null : values.float32Value,
  float64Value: values.float64Exactness === 'exact' ? null : values.float64Value,
});

/** The bits of a whole number, to be turned over. */
function Board({ session, edits: { edit } }: PartProps) {
  const message = usePageMessages();
  const { success } = session.run;
  const values = success?.value as Description | undefined;
  const bits = (values?.twosComplement ?? values?.bits ?? '').replace(/[ _]/g, '');
  const isSigned = typeof values?.twosComplement === 'string';
  if (!/^[01]{1,128}$/.test(bits)) return null;
  return (
    <Pane title={message('board')}>
      <BitBoard
        bits={bits}
        labelOf={(n, value) => message('bit', { n, value })}
        onToggle={(bit) => edit({ name: 'bits', base: 2, text: toggleBit(bits, bit, isSigned) })}
      />
    </Pane>
  );
}
