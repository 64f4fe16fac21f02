import { EditorState } from 'prosemirror-state';
import { expect, test } from 'vitest';
import { leftOf, withInserted } from './pasted-range.ts';
import { schema } from './schema.ts';

const { doc, paragraph } = schema.nodes;
const state = EditorState.create({ doc: doc.create(null, [paragraph.create(null, schema.text('abcd'))]) });

test.each([
  ['moves with what is typed before it', [1, 1], { from: 3, to: 5 }],
  ['does not grow at its end', [4, 4], { from: 2, to: 4 }],
  ['stays where a part of it is replaced', [3, 5], { from: 2, to: 3 }],
  ['is gone with its content', [1, 5], undefined],
  ['is gone where just that is replaced', [2, 4], undefined],
] as const)('a range %s', (_, [from, to], expected) => {
  expect(leftOf({ from: 2, to: 4 }, state.tr.insertText('x', from, to))).toEqual(expected);
});

test('what is put in is added', () => {
  expect(withInserted(undefined, state.tr.insertText('xy', 2, 3))).toEqual({ from: 2, to: 4 });
  expect(withInserted({ from: 2, to: 4 }, state.tr.insertText('xy', 5))).toEqual({ from: 2, to: 7 });
});
