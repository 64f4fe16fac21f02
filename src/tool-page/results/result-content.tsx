import { useMemo } from 'react';
import { fileKind } from '#core/kinds/file-kinds.ts';
import { wordOf } from '#core/messages.ts';
import { useTool } from '#page/services.ts';
import type { ToolSession } from '#page/session/use-tool-session.ts';
import { ValueView } from '#ui/display/values/value-view.tsx';
import { otherColumns } from './other-columns.ts';
import type { ResultParts } from './result-parts.ts';
import { ValueRows } from './value-rows.tsx';

export interface ResultContentProps {
  readonly session: Pick<ToolSession, 'operation' | 'name'>;
  readonly parts: ResultParts;
  readonly title: string;
  /** Columns of a table that the headline shows: an only row does not repeat them. */
  readonly headlineColumns?: readonly string[] | undefined;
  readonly wrap: boolean;
  /** Shown large, as generators do. */
  readonly isBig?: boolean | undefined;
}

/** Lines of what a generator makes that are shown; copies and downloads have all. */
const maxGenerated = 1_000;

/** A result by its kinds: one value, or several with their labels. */
export function ResultContent({ session, parts, title, headlineColumns, wrap, isBig }: ResultContentProps) {
  const { messages } = useTool();
  const { single, kinds, values } = parts;
  const maxLines = isBig ? maxGenerated : undefined;
  const shownValue = useMemo(
    () =>
      headlineColumns && typeof single?.value === 'string'
        ? otherColumns(single.value, headlineColumns)
        : single?.value,
    [single?.value, headlineColumns],
  );
  if (single)
    return (
      <ValueView
        value={shownValue}
        kind={fileKind(single.kind)}
        label={title}
        wrap={wrap}
        isDocument={!isBig}
        maxLines={maxLines}
        columnLabelOf={(column) => messages.columns?.[column] ?? column}
      />
    );
  // The mark of the headline says it.
  const shown = Object.entries(kinds).filter(([name]) => name !== session.operation.verdict?.output);
  return (
    <ValueRows
      values={values}
      kinds={Object.fromEntries(shown.map(([name, kind]) => [name, fileKind(kind)]))}
      labelOf={(name) => messages.outputs?.[name] ?? name}
      wordFor={(name, value) => wordOf(messages, name, value) ?? value}
      groups={session.operation.outputGroups}
      maxLines={maxLines}
    />
  );
}
