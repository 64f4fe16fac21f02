import { type Node, Slice } from 'prosemirror-model';
import { EditorState, TextSelection } from 'prosemirror-state';
import { expect, test } from 'vitest';
import { leaveTable } from './leave-table.ts';
import { schema } from './schema.ts';

const paragraph = (text: string) => schema.node('paragraph', null, text === '' ? [] : [schema.text(text)]);
const table = (...cells: readonly string[]) =>
  schema.node('table', null, [
    schema.node(
      'table_row',
      null,
      cells.map((text) => schema.node('table_cell', null, [paragraph(text)])),
    ),
  ]);

/** Pastes with the caret in the second cell of a table. */
function paste(second: string, ...pasted: readonly Node[]): string | undefined {
  const doc = schema.node('doc', null, [table('a', second)]);
  const slice = new Slice(schema.node('doc', null, pasted).content, 0, 0);
  const selection = TextSelection.create(doc, 7 + second.length);
  const tr = leaveTable(EditorState.create({ doc, selection }), slice);
  return tr?.replaceSelection(slice).doc.toString();
}

const row = (...cells: readonly string[]) =>
  `table(table_row(${cells.map((text) => `table_cell(paragraph(${text === '' ? '' : `"${text}"`}))`).join(', ')}))`;

test('a table that is pasted in a cell with text comes after its table', () => {
  expect(paste('b', table('c'))).toBe(`doc(${row('a', 'b')}, ${row('c')})`);
  expect(paste('b', paragraph('c'), table('d'))).toBe(`doc(${row('a', 'b')}, paragraph("c"), ${row('d')})`);
});

test('cells fill an empty cell, and text stays in its cell', () => {
  expect(paste('', table('c'))).toBeUndefined();
  expect(paste('b', paragraph('c'))).toBeUndefined();
});
