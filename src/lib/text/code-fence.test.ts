import { expect, test } from 'vitest';
import { codeFence } from './code-fence.ts';

test.each([
  ['', 1, '`'],
  ['a ` b `` c', 1, '```'],
  ['a', 3, '```'],
  ['````', 3, '`````'],
])('a fence around %j of at least %i is %s', (text, minLength, fence) => {
  expect(codeFence(text, minLength)).toBe(fence);
});

test('fences a text with more runs of backticks than a call can have arguments', () => {
  expect(codeFence('` '.repeat(500_000))).toBe('``');
});
