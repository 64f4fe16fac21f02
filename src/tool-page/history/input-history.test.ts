import { expect, test } from 'vitest';
import { addToHistory } from './input-history.ts';
import { readHistory } from './read-history.ts';

test('the newest comes first, and each once', () => {
  expect(addToHistory(addToHistory(addToHistory([], 'a'), 'b'), 'a')).toEqual(['a', 'b']);
});

test('ten are kept', () => {
  const texts = Array.from({ length: 12 }, (_, index) => `text ${index}`);
  const history = texts.reduce<readonly string[]>(addToHistory, []);
  expect(history).toEqual(texts.toReversed().slice(0, 10));
});

test('blank and very long ones are not, and the oldest give way to long ones', () => {
  expect(addToHistory(['a'], ' \n')).toEqual(['a']);
  expect(addToHistory(['a'], 'x'.repeat(100_001))).toEqual(['a']);
  const long = [1, 2, 3, 4].map((n) => `${n}`.repeat(90_000));
  expect(long.reduce<readonly string[]>(addToHistory, []).map(([first]) => first)).toEqual(['4', '3', '2']);
});

test.each([undefined, null, 'x', [], { texts: 'x' }, { texts: [1, null] }])('%j holds none', (kept) => {
  expect(readHistory(kept)).toEqual([]);
});

test('what was kept is read back', () => {
  expect(readHistory({ texts: ['a', 1, 'b'] })).toEqual(['a', 'b']);
});
