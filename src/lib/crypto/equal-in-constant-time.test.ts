import { expect, test } from 'vitest';
import { equalInConstantTime } from './equal-in-constant-time.ts';

test.each([
  [[], [], true],
  [[1, 2, 255], [1, 2, 255], true],
  [[1, 2], [1, 3], false],
  [[0, 2], [1, 2], false],
  [[1, 2], [1, 2, 0], false],
  [[], [0], false],
])('%j and %j', (one, other, isEqual) => {
  expect(equalInConstantTime(Uint8Array.from(one), Uint8Array.from(other))).toBe(isEqual);
});
