import { expect, test } from 'vitest';
import { mayTurn } from './may-turn.ts';

const turn = { from: 'decompress', visiting: {}, kindName: '' };

test.each([
  ['a first text', {}, true],
  ['one for an operation that was chosen', { operationBy: 'user' }, false],
  ['one that was joined', { joined: { former: { text: 'a' }, pasted: 'b', isTight: true } }, false],
  ['one that has turned', { turned: turn }, false],
  ['one that was confirmed', { turned: 'kept' }, false],
  ['one that follows such a text', { turned: { ...turn, isCarried: true } }, true],
  ['one that the page went back for', { turned: { ...turn, isBack: true } }, true],
  [
    'one that the page went back for, to what was chosen',
    { turned: { ...turn, isBack: true }, operationBy: 'user' },
    false,
  ],
] as const)('%s', (_, session, may) => {
  expect(mayTurn(session, false, 'listArchive')).toBe(may);
});

test('what a chosen operation refuses leaves it', () => {
  expect(mayTurn({ operationBy: 'user' }, true, 'listArchive')).toBe(true);
});

test('a text that the page went back for does not return to what was left', () => {
  expect(mayTurn({ turned: { ...turn, isBack: true } }, true, 'decompress')).toBe(false);
});
