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

test.each([
  'docker run -e POSTGRES_PASSWORD=hunter2 postgres',
  'services:\n  db:\n    environment:\n      POSTGRES_PASSWORD: hunter2',
  "curl -H 'Authorization: Bearer abc123DEF' https://example.com/",
  'postgres://app:hunter2@db/app',
  '-----BEGIN PRIVATE KEY-----\nMC4CAQAw\n-----END PRIVATE KEY-----',
])('keeps no text with a password, key or token: %j', (text) => {
  expect(addToHistory(['a'], text)).toEqual(['a']);
});

test.each(['password', 'PASSWORD=', 'password: null', 'tokens: 5', 'https://example.com/@user', 'a token of trust'])(
  'keeps %j, which names a secret but has none',
  (text) => expect(addToHistory([], text)).toEqual([text]),
);

test.each([undefined, null, 'x', [], { texts: 'x' }, { texts: [1, null] }])('%j holds none', (kept) => {
  expect(readHistory(kept)).toEqual([]);
});

test('what was kept is read back', () => {
  expect(readHistory({ texts: ['a', 1, 'b'] })).toEqual(['a', 'b']);
});
