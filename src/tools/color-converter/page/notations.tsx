import { useState } from 'react';
import { fileKind } from '#core/kinds/file-kinds.ts';
import { headlineOf } from '#core/operations/headline.ts';
import { ValueRows } from '#page/lazy-parts.tsx';
import type { RowEdit } from '#page/results/value-rows.tsx';
import { useRunMessages } from '#page/session/use-run-messages.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { resultOf, type SessionOf } from '#page/session/use-tool-session.ts';
import type messages from '../en.json';
import { rowToCss } from '../row-to-css.ts';
import tool from '../tool.ts';
import { inputColor, textOf } from './input-color.ts';

const { convert, convertAll } = tool.operations;
const { output, facts, outputGroups } = convertAll;
const edited = [...convert.options.to.values, 'name', 'integer', 'android'] as const;
/** Contrasts have a table; the one that was chosen is in sight, too. */
const omitted: readonly string[] = ['onWhite', 'onBlack', ...facts];
const kindsWithout = (headline: string | undefined) =>
  Object.fromEntries(
    Object.entries(output).flatMap(([name, kind]) =>
      name === headline || omitted.includes(name) ? [] : [[name, fileKind(kind)]],
    ),
  );

/** Every notation but that of the headline, each to be edited; the one that is keeps what is typed. */
export function Notations({ session }: { readonly session: SessionOf<typeof tool> }) {
  const { labelOf, wordFor } = useToolMessages<typeof messages>();
  const runMessages = useRunMessages();
  const [draft, setDraft] = useState<{ readonly name: string; readonly text: string; readonly css: string }>();
  const values = resultOf(session, 'convertAll');
  if (!values) return null;
  const { outcome } = session.run;
  const message = outcome && 'failure' in outcome ? runMessages.failure(outcome.failure) : undefined;
  const editOf = (row: string): RowEdit | undefined => {
    const name = edited.find((each) => each === row);
    // Most colors have no name: there would be nothing to copy.
    if (!name || (name === 'name' && values.name === null)) return undefined;
    const isDraft = draft?.name === name && draft.css === textOf(session);
    return {
      ...(isDraft && { draft: draft.text, message }),
      onEdit(text) {
        const css = rowToCss(name, text);
        setDraft({ name, text, css });
        inputColor(session, css);
      },
    };
  };
  return (
    <ValueRows
      values={values}
      kinds={kindsWithout(headlineOf(convertAll, values)?.name)}
      labelOf={labelOf}
      wordFor={wordFor}
      groups={outputGroups}
      editOf={editOf}
    />
  );
}
