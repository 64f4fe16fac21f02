import { expect, test } from 'vitest';
import { ariaShortcut, isShortcut, keysOf } from './shortcut.ts';

const press = (key: string, held = '', code = '') => ({
  key,
  code,
  ctrlKey: held.includes('c'),
  metaKey: held.includes('m'),
  altKey: held.includes('a'),
  shiftKey: held.includes('s'),
});

test.each([
  ['Mod+K', press('k', 'c', 'KeyK'), false],
  ['Mod+K', press('k', 'm', 'KeyK'), true],
  ['Page+C', press('C', 'as', 'KeyC'), false],
  ['Page+C', press('C', 'cs', 'KeyC'), true],
  ['Page+C', press('С', 'as', 'KeyC'), false],
  // AZERTY types digits with Shift, others something else.
  ['Page+1', press('1', 'as', 'Digit1'), false],
  ['Page+1', press('!', 'as', 'Digit1'), false],
  ['Mod+Enter', press('Enter', 'c', 'Enter'), false],
  ['?', press('?', 's', 'Slash'), false],
  ['?', press('?', '', 'KeyM'), false],
])('%s is pressed', (shortcut, event, onApple) => {
  expect(isShortcut(event, shortcut, onApple)).toBe(true);
});

test.each([
  ['Mod+K', press('k', 'cs', 'KeyK'), false],
  ['Mod+K', press('k', 'c', 'KeyK'), true],
  ['Page+C', press('c', '', 'KeyC'), false],
  ['Page+C', press('C', 'cs', 'KeyC'), false],
  // On AZERTY, the key at the position of Q is A.
  ['Page+Q', press('A', 'as', 'KeyQ'), false],
  ['?', press('?', 'cs', 'Slash'), false],
])('%s is not pressed', (shortcut, event, onApple) => {
  expect(isShortcut(event, shortcut, onApple)).toBe(false);
});

test('a shortcut is named as on the keyboard', () => {
  expect(keysOf('Page+C', false)).toEqual(['Alt', 'Shift', 'C']);
  expect(keysOf('Page+C', true)).toEqual(['⌃', '⇧', 'C']);
  expect(keysOf('?', true)).toEqual(['?']);
  expect(ariaShortcut('Mod+Enter', true)).toBe('Meta+Enter');
  expect(ariaShortcut('Page+1', false)).toBe('Alt+Shift+1');
});
