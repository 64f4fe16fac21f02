import { expect, test } from 'vitest';
import { isHtmlCode } from './html-code.ts';

test.each([
  ['<p>a</p>', true],
  [' \n<!DOCTYPE html><html>a\n</html>\n', true],
  ['<!-- a --><h1 class="b">c</h1 >', true],
  ['', false],
  ['a <b>c</b>', false],
  ['<b>a</b> c', false],
  ['<3 > 2', false],
  ['<me@example.com>', false],
  ['Array<string>', false],
])('%j', (text, expected) => {
  expect(isHtmlCode(text)).toBe(expected);
});
