import { expect, test } from 'vitest';
import { cutText, editLine, type Key, type Line, lineOf, viewLine } from './line.ts';

/** A line with its cursor as `|`. */
const read = (written: string): Line => ({ text: written.replace('|', ''), cursor: written.indexOf('|') });
const show = ({ text, cursor }: Line): string => `${text.slice(0, cursor)}|${text.slice(cursor)}`;
const key = (name: string, more: Partial<Key> = {}): Key => ({ name, text: '', ...more });

test.each<[string, Key, string]>([
  ['a|c', key('b', { text: 'b' }), 'ab|c'],
  ['a|', key('paste', { text: 'x\ny' }), 'ax\ny|'],
  ['a😀|b', key('left'), 'a|😀b'],
  ['a|😀b', key('right'), 'a😀|b'],
  ['a😀|b', key('backspace'), 'a|b'],
  ['a|😀b', key('delete'), 'a|b'],
  ['a\n|b', key('backspace'), 'a|b'],
  ['|a', key('left'), '|a'],
  ['|a', key('backspace'), '|a'],
  ['a|', key('right'), 'a|'],
  ['a|', key('delete'), 'a|'],
  ['ab|c', key('home'), '|abc'],
  ['ab|c', key('a', { ctrl: true }), '|abc'],
  ['a|bc', key('e', { ctrl: true }), 'abc|'],
  ['one two |x', key('w', { ctrl: true }), 'one |x'],
  ['one two|', key('backspace', { meta: true }), 'one |'],
  ['ab|c', key('u', { ctrl: true }), '|c'],
  ['a|bc', key('k', { ctrl: true }), 'a|'],
  ['a|', key('f5'), 'a|'],
])('%j, %j', (before, pressed, after) => {
  expect(show(editLine(read(before), pressed))).toBe(after);
});

test('a line is seen around its cursor, without controls', () => {
  expect(viewLine(lineOf('abcdef'), 4)).toEqual({ before: 'cdef', after: '' });
  expect(viewLine(read('ab|cdef'), 4)).toEqual({ before: 'ab', after: 'cd' });
  expect(viewLine(lineOf('a\nb\t\u001b[2J'), 20)).toEqual({ before: 'a⏎b⇥\\u001b[2J', after: '' });
});

test('a long text is cut between characters', () => {
  expect(cutText('a😀b', 3)).toBe('a😀b');
  expect(cutText('a😀bc', 3)).toBe('a😀…');
});
