import { expect, test } from 'vitest';
import { actions, beginWith, inputAfter, inputBefore, type RecipeState, shownStep, stepsToRun } from './steps.ts';

const decode = { tool: 'base64-string-converter', operation: 'decode' };
const format = { tool: 'json-prettify', operation: 'format', options: { indent: 4 } };
const hash = { tool: 'hash-text', operation: 'hash' };

const namesOf = ({ steps }: RecipeState) => steps.map(({ operation }) => operation);
type Text = { readonly text: string };

const begun = beginWith([decode, format]);

test('a step is added at the end, or behind another', () => {
  expect(namesOf(actions.add(begun, [hash]))).toEqual(['decode', 'format', 'hash']);
  const between = actions.add(begun, [hash], 0);
  expect(namesOf(between)).toEqual(['decode', 'hash', 'format']);
  expect(shownStep(between)?.operation).toBe('hash');
  // Several of them are one change.
  const both = actions.add(begun, [hash, decode], 0);
  expect(namesOf(both)).toEqual(['decode', 'hash', 'decode', 'format']);
  expect(shownStep(both)?.id).toBe(3);
  expect(actions.undo(both).steps).toEqual(begun.steps);
});

test('a step begins with what it is given until it has options of its own', () => {
  const replaced = actions.setOperation(begun, 1, 'replace', { indent: 2, pattern: '' });
  expect(replaced.steps[1]).toMatchObject({ operation: 'replace', options: { indent: 4, pattern: '' } });
});

test('the last change says which step it has added', () => {
  const added = actions.add(begun, [hash, decode]);
  expect(added.added).toBe(3);
  expect(actions.select(added, 0).added).toBe(3);
  for (const next of [actions.remove(added, 2), actions.undo(added)]) expect(next.added).toBeUndefined();
});

test('the result of the last step that is on is shown, unless another one is selected', () => {
  expect(shownStep(begun)?.operation).toBe('format');
  expect(shownStep(actions.turnOff(begun, 1, true))?.operation).toBe('decode');
  expect(shownStep(actions.select(begun, 0))?.operation).toBe('decode');
  expect(shownStep(actions.remove(actions.select(begun, 0), 0))?.operation).toBe('format');
  expect(shownStep(beginWith([]))).toBeUndefined();
  const known = (name: string) =>
    shownStep(actions.add(begun, [hash]), ({ operation }) => operation !== name)?.operation;
  expect(known('format')).toBe('decode');
  expect(known('decode')).toBe('hash');
});

test('every change can be undone and made again', () => {
  const changes: readonly ((state: RecipeState) => RecipeState)[] = [
    (state) => actions.add(state, [hash]),
    (state) => actions.move(state, 0, 1),
    (state) => actions.turnOff(state, 0, true),
    (state) => actions.setOperation(state, 0, 'encode'),
    (state) => actions.setPick(state, 2, 'md5'),
    (state) => actions.duplicate(state, 1),
    (state) => actions.remove(state, 1),
    (state) => actions.replaceAll(state, [hash]),
  ];
  const last = changes.reduce((state, next) => next(state), begun);
  const back = changes.reduce(actions.undo, last);
  expect(back.steps).toEqual(begun.steps);
  expect(actions.undo(back)).toBe(back);
  const again = changes.reduce(actions.redo, back);
  expect(again.steps).toEqual(last.steps);
  expect(actions.redo(again)).toBe(again);
  expect(actions.redo(actions.add(actions.undo(last), [hash])).steps).toHaveLength(4);
});

test('an input that came with the steps goes with them, unless it was changed since', () => {
  const [mine, example, typed] = ['mine', 'example', 'typed'].map((text) => ({ text })) as [Text, Text, Text];
  const replaced = actions.replaceAll(begun, [hash], { from: mine, to: example });
  expect(inputBefore(replaced, example)).toEqual(mine);
  expect(inputBefore(replaced, typed)).toBeUndefined();
  expect(inputBefore(actions.remove(replaced, 2), example)).toBeUndefined();
  const undone = actions.undo(replaced);
  expect(inputAfter(undone, mine)).toEqual(example);
  expect(inputAfter(undone, typed)).toBeUndefined();
  expect(inputBefore(actions.redo(undone), example)).toEqual(mine);
});

test('options that a form sets in a row are one change, and its form begins anew when that is undone', () => {
  const typed = [2, 3, 8].reduce((state, indent) => actions.setOptions(state, 1, { indent }), begun);
  expect(typed.steps[1]).toMatchObject({ options: { indent: 8 }, revision: 0 });
  const undone = actions.undo(typed);
  expect(undone.steps[1]).toMatchObject({ options: { indent: 4 }, revision: 1 });
  expect(actions.setOptions(undone, 1, { indent: 4 })).toBe(undone);
  expect(actions.redo(undone).steps[1]).toMatchObject({ options: { indent: 8 }, revision: 2 });
  // Another step in between ends it.
  const other = actions.setOptions(actions.setOptions(typed, 0, { variant: 'url' }), 1, { indent: 1 });
  expect(actions.undo(other).steps[1]?.options).toEqual({ indent: 8 });
});

test('no id is used twice', () => {
  const states = [0, 1, 2].reduce((state) => actions.add(actions.remove(state, state.nextId - 1), [hash]), begun);
  expect(new Set(states.steps.map(({ id }) => id)).size).toBe(states.steps.length);
  expect(states.steps.map(({ id }) => id)).toEqual([0, 4]);
});

test('a result that is edited is shown, and typing it is one change', () => {
  const typed = ['{}', '{"a":1}'].reduce((state, text) => actions.edit(state, 0, text), begun);
  expect(typed.steps[0]?.edited).toBe('{"a":1}');
  expect(shownStep(typed)?.id).toBe(0);
  expect(actions.undo(typed).steps).toEqual(begun.steps);
  const back = actions.edit(typed, 0, undefined);
  expect(back.steps[0]?.edited).toBeUndefined();
  expect(actions.undo(back).steps[0]?.edited).toBe('{"a":1}');
});

test('what was written for a result does not stay for another one', () => {
  const edited = actions.edit(begun, 0, '{}');
  expect(actions.setOperation(edited, 0, 'encode').steps[0]?.edited).toBeUndefined();
  expect(actions.setPick(edited, 0, 'text').steps[0]?.edited).toBeUndefined();
  expect(actions.duplicate(edited, 0).steps[1]?.edited).toBeUndefined();
  expect(actions.setOptions(edited, 0, { urlSafe: true }).steps[0]?.edited).toBe('{}');
});

test('the recipe of a link takes the place of another one until that is undone', () => {
  const [mine, own] = ['mine', ''].map((text) => ({ text })) as [Text, Text];
  expect(actions.open(beginWith([]), [hash])).toEqual(beginWith([hash]));
  const changed = actions.remove(begun, 1);
  const opened = actions.open(changed, [hash], { from: mine, to: own });
  expect(namesOf(opened)).toEqual(['hash']);
  expect(opened.opened).toBe(opened.past.length);
  expect(inputBefore(opened, own)).toEqual(mine);
  const undone = actions.undo(opened);
  expect(undone.steps).toEqual(changed.steps);
  expect(undone.past.length).toBeLessThan(undone.opened);
  expect(actions.undo(undone).steps).toEqual(begun.steps);
  // Steps that were removed can be brought back too.
  const cleared = actions.remove(changed, 0);
  expect(actions.undo(actions.open(cleared, [hash])).steps).toEqual([]);
});

test('the steps behind one are passed over, in one change', () => {
  const three = actions.add(begun, [hash]);
  const ended = actions.endAt(actions.select(three, 2), 0);
  expect(ended.steps.map(({ isOff = false }) => isOff)).toEqual([false, true, true]);
  expect(shownStep(ended)?.id).toBe(0);
  expect(stepsToRun(ended.steps)).toEqual([{ use: 'base64-string-converter/decode', options: {} }]);
  expect(actions.undo(ended).steps).toEqual(three.steps);
  expect(actions.endAt(three, 99)).toBe(three);
});
