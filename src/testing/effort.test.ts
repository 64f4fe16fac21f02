import { expect, test } from 'vitest';
import { growsLinearly, isDoneIn } from './effort.ts';

/** Arithmetic that no compiler leaves out. */
function count(steps: number): number {
  let sum = 1;
  for (let step = 0; step < steps; step++) sum = (sum * 31 + step) | 0;
  return sum;
}

test('what grows with its size is told from what grows with the square of it', async () => {
  expect(await growsLinearly((size) => count(size), 2e7)).toBe(true);
  expect(await growsLinearly((size) => count(size ** 2 / 2e7), 2e7)).toBe(false);
});

test('what takes long is told from what does not', async () => {
  expect(await isDoneIn(10, () => count(5e7))).toBe(true);
  expect(await isDoneIn(0.02, () => count(5e7))).toBe(false);
});
