import { expect, it } from 'vitest';
import { hasManyElements, maxElements } from './element-limit.ts';

it.each([
  ['', false],
  ['<p>a</p>'.repeat(maxElements), false],
  ['<p>a</p>'.repeat(maxElements + 1), true],
  ['<BR>'.repeat(maxElements + 1), true],
  ['</p> < a <3 &lt;b'.repeat(maxElements + 1), false],
])('counts start tags only (case %#)', (html, isLarge) => {
  expect(hasManyElements(html)).toBe(isLarge);
});
