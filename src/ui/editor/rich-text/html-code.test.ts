import { expect, test } from 'vitest';
import { hasTags, isHtmlCode } from './html-code.ts';

test.each([
  ['<p>a</p>', true],
  [' \n<!DOCTYPE html><html>a\n</html>\n', true],
  ['<!-- a --><h1 class="b">c</h1 >', true],
  ['', false],
  ['a <b>c</b>', true],
  ['<b>a</b> c', true],
  ['<p>a</p><hr>', true],
  ['a<BR>b', true],
  ['a <img src="b.png" alt>', true],
  ['<p>a', false],
  ['if (a<b && c>d) e</b>', false],
  ['useRef<Input>(null)', false],
  ['Map<a, b>', false],
  ['<3 > 2', false],
  ['<me@example.com>', false],
  ['Array<string>', false],
])('%j', (text, expected) => {
  expect(isHtmlCode(text)).toBe(expected);
});

test.each([
  ['<p>a', true],
  ['a < b', false],
  ['if (a<b && c>d)', false],
  ['Array<string>', false],
])('%j has tags: %j', (text, expected) => {
  expect(hasTags(text)).toBe(expected);
});
