import { expect, test } from 'vitest';
import { readSize } from './size-handlers.ts';

test.each([
  ['300x200', [300, 200]],
  [' 300 × 200 px\n', [300, 200]],
  ['1920px * 1080px', [1920, 1080]],
  ['300', undefined],
  ['300x200x100', undefined],
  ['-1x2', undefined],
])('reads the size %j', (text, sides) => {
  expect(readSize(text)).toEqual(sides);
});
