import { useMemo } from 'react';
import { firstCells } from '#page/copying/first-cells.ts';
import { Headline } from './headline.tsx';

export interface RowHeadlineProps {
  /** As CSV. */
  readonly table: string;
  readonly columns: readonly string[];
  readonly label: string;
}

/** The answer of a search whose result is a table: what its first row says in those columns. */
export function RowHeadline({ table, columns, label }: RowHeadlineProps) {
  const value = useMemo(() => firstCells(table, columns), [table, columns]);
  return <Headline answer={{ name: undefined, kind: 'text', value }} label={label} />;
}
