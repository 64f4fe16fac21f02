import { expect, test } from 'vitest';
import { closestNames } from './closest.ts';

const known = ['hash-text', 'json-prettify', 'json-minify', 'base64-string-converter', 'bcrypt', 'list'];

test.each<[string, readonly string[]]>([
  ['hash-text', ['hash-text']],
  ['HASH-TEXT', ['hash-text']],
  ['hash', ['hash-text']],
  ['hash-txet', ['hash-text']],
  ['jsn-prettify', ['json-prettify']],
  ['json', ['json-prettify', 'json-minify']],
  ['bcyrpt', ['bcrypt']],
  ['lst', ['list']],
  ['tsil', []],
  ['zzz', []],
  ['', []],
])('%j may mean %j', (written, names) => {
  expect(closestNames(written, known)).toEqual(names);
});

test('the nearest comes first', () => {
  expect(closestNames('decode', ['encode', 'decoder', 'decode'])).toEqual(['decode', 'decoder', 'encode']);
});
