import type { Node } from 'prosemirror-model';
import { EditorState, TextSelection } from 'prosemirror-state';
import { expect, test } from 'vitest';
import { commands, readState } from './commands.ts';
import { schema } from './schema.ts';

/** The state of “a**b**” with a selection. */
function select(from: number, to: number): EditorState {
  const bold = schema.text('b', [schema.mark('strong')]);
  const doc = schema.node('doc', null, [schema.node('paragraph', null, [schema.text('a'), bold])]);
  return EditorState.create({ doc, selection: TextSelection.create(doc, from, to) });
}

test('a mark is shown where all that is selected has it', () => {
  expect(readState(select(2, 3)).active.has('strong')).toBe(true);
  expect(readState(select(1, 3)).active.has('strong')).toBe(false);
});

test('a mark is given to all that is selected, and then taken from it', () => {
  let state = select(1, 3);
  const toggle = () =>
    commands.strong(state, (tr) => {
      state = state.apply(tr);
    });
  toggle();
  expect(state.doc.toString()).toBe('doc(paragraph(strong("ab")))');
  toggle();
  expect(state.doc.toString()).toBe('doc(paragraph("ab"))');
});

const rule = schema.node('horizontal_rule');
const paragraph = (text?: string) => schema.node('paragraph', null, text === undefined ? [] : [schema.text(text)]);

test.each<[where: string, blocks: readonly Node[], caret: number, expected: readonly string[]]>([
  ['in an empty paragraph', [paragraph()], 1, ['horizontal_rule', 'paragraph("!")']],
  ['at the end', [paragraph('plain')], 6, ['paragraph("plain")', 'horizontal_rule', 'paragraph("!")']],
  ['within a text', [paragraph('plain')], 3, ['paragraph("pl")', 'horizontal_rule', 'paragraph("!ain")']],
  ['before another one', [paragraph(), rule], 1, ['horizontal_rule', 'paragraph("!")', 'horizontal_rule']],
])('text goes after a rule that is inserted %s', (_where, blocks, caret, expected) => {
  const doc = schema.node('doc', null, blocks);
  let state = EditorState.create({ doc, selection: TextSelection.create(doc, caret) });
  commands.rule(state, (tr) => {
    state = state.apply(tr);
  });
  expect(state.apply(state.tr.insertText('!')).doc.children.map(String)).toEqual(expected);
});
