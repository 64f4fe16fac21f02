import { expect, test } from 'vitest';
import { growsLinearly } from './effort.ts';

// The sizes are large enough that other work of the process, such as garbage collection, changes no verdict.

/** Arithmetic that the compiler cannot optimize away. */
function count(steps: number): number {
  let sum = 1;
  for (let step = 0; step < steps; step++) sum = (sum * 31 + step) | 0;
  return sum;
}

test('linear work is distinguished from quadratic work', async () => {
  expect(await growsLinearly((size) => count(size), 5e7)).toBe(true);
  expect(await growsLinearly((size) => count(size ** 2 / 5e7), 5e7)).toBe(false);
});
