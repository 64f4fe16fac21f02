import { type ToolMessages, wordOf } from '#core/messages.ts';
import { copiedOf, inSentence, type LabelledValue, nameInSentence } from '#core/operations/headline.ts';
import type { Operation } from '#core/tool.ts';
import type { ResultParts } from '#page/results/result-parts.ts';
import type { Success } from '#page/session/run.ts';
import { contentOf } from '#ui/display/values/result-content.ts';

/** What *Copy* copies of a result. */
export interface Copied extends LabelledValue {
  /** Its name, for the button; absent for the only value of a result, unless something else is shown instead of it. */
  readonly what: string | undefined;
  /** Of a table, those whose cells in the first row are copied. */
  readonly columns?: readonly string[];
  content(): string | Blob | Promise<string | Blob>;
}

/**
 * The one value that is shown, or of several the one that the operation declares; of a table, the cells of the declared
 * columns in its first row, unless it has none, or nothing was searched for or found: all rows are shown then, and none
 * is the answer.
 */
export function copiedFrom(
  operation: Operation,
  { single, values }: Pick<ResultParts, 'single' | 'values'>,
  messages: Pick<ToolMessages, 'outputs' | 'columns' | 'copied' | 'values'>,
  success: Pick<Success, 'input' | 'notices'> | undefined,
  isOwnView = false,
): Copied | undefined {
  const { headline } = operation;
  const found = single ?? copiedOf(operation, values);
  if (!found || found.value === undefined || found.value === '') return undefined;
  const { name, value, kind } = found;
  if (typeof headline === 'object' && 'columns' in headline && kind === 'csv') {
    const isEmpty = typeof value === 'string' && !value.includes('\n');
    const isOverview = success?.input === '' || success?.notices.some(({ code }) => code === 'nothing-found');
    if (isEmpty || isOverview) return undefined;
    const { columns } = headline;
    const [column] = columns;
    const what = messages.copied?.[column] ?? inSentence(messages.columns?.[column] ?? column);
    return { name, kind: 'text', value, what, columns, content: () => cellsOf(value, columns) };
  }
  const what = name !== undefined && (!single || isOwnView) ? nameInSentence(name, messages) : undefined;
  // A code is shown as a word.
  const word = name === undefined ? undefined : wordOf(messages, name, value);
  return { name, kind, value, what, content: () => word ?? contentOf(value) };
}

async function cellsOf(table: unknown, columns: readonly string[]): Promise<string> {
  const [{ firstCells }, { toPlain }] = await Promise.all([
    import('./first-cells.ts'),
    import('#page/results/result-json.ts'),
  ]);
  return firstCells(String(await toPlain(table)), columns);
}
