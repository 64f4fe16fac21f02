import { expect, test } from 'vitest';
import { unquote } from './unquote.ts';

test.each([
  ['"a"', ' a'],
  ["'a',", ' a'],
  ['`a` ;\r\n', ' a'],
  ['\n "😀b"\n', '\n  😀b'],
  ['a,', 'a'],
  ['a;', 'a'],
  ['""', ' '],
  ['"a', '"a'],
  ['"', '"'],
  ['"a\'', '"a\''],
  ['"a": "b"', '"a": "b"'],
  ['a"b"', 'a"b"'],
  ['', ''],
])('%j is %j', (text, value) => {
  expect(unquote(text)).toBe(value);
});
