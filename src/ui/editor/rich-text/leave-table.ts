import type { Slice } from 'prosemirror-model';
import { type EditorState, TextSelection, type Transaction } from 'prosemirror-state';
import { cellAround } from 'prosemirror-tables';
import { schema } from './schema.ts';

const { table, paragraph } = schema.nodes;

/**
 * Goes from a cell with content to a new paragraph after its table, where a table is to be pasted: it would become part
 * of the first one. From an empty cell on, pasted cells fill the table.
 */
export function leaveTable({ selection, tr }: EditorState, { content }: Slice): Transaction | undefined {
  const { $from, empty } = selection;
  const isFilled = Boolean(cellAround($from)?.nodeAfter?.textContent);
  if (!empty || !isFilled || !paragraph || !content.content.some(({ type }) => type === table)) return undefined;
  let depth = 1;
  while ($from.node(depth).type !== table) depth++;
  const after = $from.after(depth);
  tr.insert(after, paragraph.create());
  return tr.setSelection(TextSelection.create(tr.doc, after + 1));
}
