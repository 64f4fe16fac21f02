import { closeHistory, history, redo, undo } from 'prosemirror-history';
import { EditorState, type Transaction } from 'prosemirror-state';
import { expect, test } from 'vitest';
import { keepSource, originOf, setSource, sourceOf } from './keep-source.ts';
import { schema } from './schema.ts';

const { doc, paragraph } = schema.nodes;

test('an edit makes a document another one than its source, undoing it the same', () => {
  let state = EditorState.create({ doc: doc.create(null, [paragraph.create()]), plugins: [history(), keepSource()] });
  const dispatch = (tr: Transaction) => {
    state = state.apply(tr);
  };
  const seen = () => [state.doc.textContent, sourceOf(state.doc)];
  dispatch(setSource(state.tr.insertText('a', 1), '<div>a</div>').setMeta('addToHistory', false));
  expect(seen()).toEqual(['a', '<div>a</div>']);
  dispatch(state.tr.insertText('b', 2));
  dispatch(state.tr.insertText('c', 3));
  expect(seen()).toEqual(['abc', undefined]);
  dispatch(setSource(state.tr.insertText('d', 1, 4), '<i>d</i>'));
  expect(seen()).toEqual(['d', '<i>d</i>']);

  undo(state, dispatch);
  expect(seen()).toEqual(['abc', undefined]);
  undo(state, dispatch);
  expect(seen()).toEqual(['a', '<div>a</div>']);
  redo(state, dispatch);
  redo(state, dispatch);
  expect(seen()).toEqual(['d', '<i>d</i>']);
});

test('a document has its origin while something of it is left', () => {
  let state = EditorState.create({ doc: doc.create(null, [paragraph.create()]), plugins: [history(), keepSource()] });
  const dispatch = (tr: Transaction) => {
    state = state.apply(tr);
  };
  dispatch(setSource(state.tr.insertText('ab', 1), '<i>ab</i>'));
  dispatch(state.tr.insertText('c', 3));
  dispatch(state.tr.insertText('d', 1, 2));
  expect(originOf(state.doc)).toBe('<i>ab</i>');
  dispatch(closeHistory(state.tr).insertText('e', 1, 4));
  expect(originOf(state.doc)).toBeUndefined();
  undo(state, dispatch);
  expect(originOf(state.doc)).toBe('<i>ab</i>');
});
