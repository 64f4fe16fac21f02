import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addEdit, type EditedText, unedited } from './text-edits.ts';

const replay = ({ initial, edits }: EditedText): string =>
  edits.reduce((text, { from, to, insert }) => text.slice(0, from) + insert + text.slice(to), initial);

test('an edit is minimal', () => {
  const typed = addEdit(unedited('ab'), 'aXb', 5);
  expect(typed).toEqual({ initial: 'ab', edits: [{ from: 1, to: 1, insert: 'X', time: 5 }], text: 'aXb' });
  expect(addEdit(typed, 'ab', 6).edits[1]).toEqual({ from: 1, to: 2, insert: '', time: 6 });
});

test('the edits lead from the first text to the last', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: fc.constantFrom('a', 'b', '\n', '😀') }), { minLength: 1 }), (texts) => {
      const [first = '', ...later] = texts;
      const edited = later.reduce((sofar, text, index) => addEdit(sofar, text, index), unedited(first));
      expect(replay(edited)).toBe(edited.text);
      expect(edited.text).toBe(texts.at(-1));
    }),
  );
});

test('too many edits are dropped, the text is kept', () => {
  let edited = unedited('');
  for (let index = 1; index <= 1_001; index++) edited = addEdit(edited, 'a'.repeat(index), index);
  expect(edited).toEqual(unedited('a'.repeat(1_001)));
});
