import { checkField } from '#core/fields.ts';
import { fileKind } from '#core/kinds/file-kinds.ts';
import { headlineOf } from '#core/operations/headline.ts';
import { ToolLayout } from '#page/layouts/tool-layout.tsx';
import { ValueRows } from '#page/lazy-parts.tsx';
import type { RowEdit } from '#page/results/value-rows.tsx';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { resultOf, type SessionOf, useToolSession } from '#page/session/use-tool-session.ts';
import { BitBoard } from '#ui/controls/choices/bit-board.tsx';
import { Pane } from '#ui/display/pane.tsx';
import type messages from './en.json';
import { type Edits, useEdits } from './page/use-edits.ts';
import { toggleBit } from './toggle-bit.ts';
import tool from './tool.ts';

export default function BaseConverterPage() {
  const session = useToolSession<typeof tool>();
  const edits = useEdits(session);
  const isAll = 'signed' in session.fields;
  return (
    <ToolLayout session={session} renderResult={isAll ? () => <Bases session={session} edits={edits} /> : undefined}>
      {isAll && <Board session={session} edits={edits} />}
    </ToolLayout>
  );
}

const bases: Readonly<Record<string, number>> = {
  binary: 2,
  octal: 8,
  decimal: 10,
  hexadecimal: 16,
  base32: 32,
  base64: 64,
};
const { describe } = tool.operations;
const { output, facts, outputGroups, options } = describe;
/** The bits have a board, and the exactness is shown next to its float. */
const rowKinds = Object.fromEntries(
  Object.entries(output).flatMap(([name, kind]) =>
    name === 'bits' || name.endsWith('Exactness') || facts.some((fact) => fact === name)
      ? []
      : [[name, fileKind(kind)]],
  ),
);

type Values = Readonly<Record<string, unknown>>;

interface PartProps {
  readonly session: SessionOf<typeof tool>;
  readonly edits: Edits;
}

/** The number in every base, to be edited, and how a computer holds it. */
function Bases({ session, edits: { draft, problem, edit, leave } }: PartProps) {
  const { message, labelOf, value } = useToolMessages<typeof messages>();
  const values = resultOf(session, 'describe');
  if (!values) return null;
  const { to } = session.optionsOf('describe');
  const isCustomRight = to !== null && checkField('to', options.to, to) === undefined;
  const headline = headlineOf(describe, values)?.name;
  const shown = withoutEchoes(values, String(session.run.success?.input ?? ''));
  const isLeftOut = (name: string) => name === headline || shown[name] !== (values as Values)[name];
  const exactnessOf = (name: string) => {
    const code = name === 'float32' ? values.float32Exactness : name === 'float64' ? values.float64Exactness : null;
    return code === null ? undefined : value('float64Exactness', code);
  };
  const editOf = (name: string): RowEdit | undefined => {
    const base = name === 'custom' ? to : bases[name];
    const isDraft = draft?.name === name;
    if (typeof base !== 'number' || (!isDraft && isLeftOut(name))) return undefined;
    return {
      ...(isDraft && { draft: draft.text, message: problem }),
      onEdit: (text) => edit({ name, base, text }),
      onLeave: leave,
    };
  };
  return (
    <ValueRows
      values={shown}
      kinds={rowKinds}
      labelOf={(name) => (name === 'custom' && isCustomRight ? message('base', { n: to }) : labelOf(name))}
      noteOf={exactnessOf}
      groups={outputGroups}
      editOf={editOf}
    />
  );
}

/** A row in the base of the input is only for what was typed otherwise, what a float holds only for another number. */
const withoutEchoes = (values: Values, input: string): Values => ({
  ...values,
  ...Object.fromEntries(
    Object.entries(bases)
      .filter(
        ([name, base]) => base === values.inputBase && values[name] === input.trim().replace(/^([+-]?)0[box]/i, '$1'),
      )
      .map(([name]) => [name, null]),
  ),
  float32Value: values.float32Exactness === 'exact' ? null : values.float32Value,
  float64Value: values.float64Exactness === 'exact' ? null : values.float64Value,
});

/** The bits of a whole number, to be turned over. */
function Board({ session, edits: { edit } }: PartProps) {
  const { message } = useToolMessages<typeof messages>();
  const values = resultOf(session, 'describe');
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
