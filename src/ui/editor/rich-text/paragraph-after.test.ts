import { Fragment, type Node, Slice } from 'prosemirror-model';
import { AllSelection, EditorState, TextSelection } from 'prosemirror-state';
import { expect, test } from 'vitest';
import { keepSource, setSource, sourceOf } from './keep-source.ts';
import { paragraphAfter, withParagraphAfter, writtenBlocks } from './paragraph-after.ts';
import { schema } from './schema.ts';

const paragraph = (text = '') => schema.node('paragraph', null, text === '' ? [] : [schema.text(text)]);
const table = schema.node('table', null, [
  schema.node('table_row', null, [schema.node('table_cell', null, [paragraph('a')])]),
]);
const code = schema.node('code_block', null, [schema.text('b')]);
const rule = schema.node('horizontal_rule');
const quote = (...blocks: readonly Node[]) => schema.node('blockquote', null, blocks);

const begin = (...blocks: readonly Node[]) =>
  EditorState.create({ doc: schema.node('doc', null, blocks), plugins: [keepSource(), paragraphAfter()] });

/** A document that another place has, as the editor holds it. */
function hold(...blocks: readonly Node[]): Node {
  const state = begin(paragraph());
  return state.apply(setSource(state.tr.replaceWith(0, state.doc.content.size, blocks), 'source')).doc;
}

test.each([
  ['a table', [table]],
  ['a code block', [code]],
  ['a rule', [rule]],
  ['a table in a quotation', [quote(table)]],
])('%s at the end has a paragraph after it, which is not written', (_what, blocks) => {
  const doc = hold(...blocks);
  expect(doc.children.map(String)).toEqual([...blocks, paragraph()].map(String));
  expect(writtenBlocks(doc).map(String)).toEqual(blocks.map(String));
  expect(sourceOf(doc), 'nothing is edited').toBe('source');
  expect(withParagraphAfter(schema.node('doc', null, blocks)).children.map(String)).toEqual(doc.children.map(String));
});

test.each([
  ['a paragraph', [paragraph('a')]],
  ['a quotation', [quote(paragraph('a'))]],
  ['text after a table', [table, paragraph('a')]],
  ['empty paragraphs', [paragraph(), paragraph()]],
])('%s stays the end', (_what, blocks) => {
  const doc = hold(...blocks);
  expect(doc.children.map(String)).toEqual(blocks.map(String));
  expect(writtenBlocks(doc)).toEqual(doc.children);
  expect(withParagraphAfter(doc)).toBe(doc);
});

test('an empty document has nothing written', () => {
  expect(writtenBlocks(begin(paragraph()).doc)).toEqual([]);
});

/** Pastes at a position, and types there. */
function pasteAndType(before: EditorState, at: number, pasted: Node): string {
  let state = before.apply(before.tr.setSelection(TextSelection.create(before.doc, at)));
  state = state.apply(state.tr.replaceSelection(new Slice(Fragment.from(pasted), 0, 0)).setMeta('paste', true));
  return state.apply(state.tr.insertText('!')).doc.toString();
}

test.each([
  ['at the end', [paragraph()], 1, `${table}, paragraph("!")`],
  ['before an empty paragraph', [paragraph(), paragraph()], 1, `${table}, paragraph("!")`],
  ['in a quotation', [quote(paragraph())], 2, `blockquote(${table}, paragraph("!"))`],
])('text goes after a table that was pasted %s', (_where, blocks, at, expected) => {
  expect(pasteAndType(begin(...blocks), at, table)).toBe(`doc(${expected})`);
});

test('text that is pasted into a cell stays there', () => {
  expect(pasteAndType(begin(table), 5, schema.text('b'))).toBe(
    `doc(${table.toString().replace('"a"', '"ab!"')}, paragraph)`,
  );
});

test('what is pasted over all ends after a table', () => {
  const { doc } = begin(paragraph('b'));
  const all = EditorState.create({ doc, selection: new AllSelection(doc), plugins: [paragraphAfter()] });
  const state = all.apply(all.tr.replaceSelectionWith(table, false).setMeta('paste', true));
  expect(state.apply(state.tr.insertText('!')).doc.toString()).toBe(`doc(${table}, paragraph("!"))`);
});
