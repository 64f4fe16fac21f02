import { useState } from 'react';
import { kindInfo } from '#core/kinds.ts';
import { ValueRows } from '#page/lazy-parts.tsx';
import { EditRows } from '#page/results/edit-rows.tsx';
import { useRunMessages } from '#page/session/use-run-messages.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { resultOf, type SessionOf } from '#page/session/use-tool-session.ts';
import type messages from '../en.json';
import { rowToCss } from '../row-to-css.ts';
import tool from '../tool.ts';
import { inputColor, textOf } from './input-color.ts';

const color = kindInfo('color');
const { convert, convertAll } = tool.operations;
const edited = [...convert.options.to.values, 'name', 'integer', 'android'] as const;
const measured = ['onWhite', 'onBlack', 'onOther'];
const otherKinds = Object.fromEntries(
  Object.entries(convertAll.output)
    .filter(([name]) => edited.every((row) => row !== name) && !measured.includes(name))
    .map(([name, kind]) => [name, kindInfo(kind)]),
);

/** Every notation, each to be edited; the one that is keeps what is typed. */
export function Notations({ session }: { readonly session: SessionOf<typeof tool> }) {
  const { output, labelOf, wordFor } = useToolMessages<typeof messages>();
  const runMessages = useRunMessages();
  const [draft, setDraft] = useState<{ readonly name: string; readonly text: string; readonly css: string }>();
  const values = resultOf(session, 'convertAll');
  if (!values) return null;
  const { outcome } = session.run;
  const message = outcome && 'failure' in outcome ? runMessages.failure(outcome.failure) : undefined;
  const rows = edited.map((name) => {
    const row = { name, label: output(name) };
    const isDraft = draft?.name === name && draft.css === textOf(session);
    return isDraft ? { ...row, value: draft.text, message } : { ...row, value: values[name] };
  });
  return (
    <>
      <EditRows
        rows={rows}
        kind={color}
        onEdit={({ name }, text) => {
          const css = rowToCss(name, text);
          setDraft({ name, text, css });
          inputColor(session, css);
        }}
      />
      <ValueRows values={values} kinds={otherKinds} labelOf={labelOf} wordFor={wordFor} />
    </>
  );
}
