import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sortInSteps } from './sort-in-steps.ts';

/** The result, and the most comparisons that one step took. */
function run(items: readonly number[], compare = (a: number, b: number) => a - b) {
  let made = 0;
  let most = 0;
  const steps = sortInSteps(items, (a, b) => {
    made++;
    return compare(a, b);
  });
  for (;;) {
    made = 0;
    const step = steps.next();
    most = Math.max(most, made);
    if (step.done) return { sorted: step.value, most };
  }
}

test('sorts as the platform does', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { maxLength: 5_000 }), (items) => {
      expect(run(items).sorted).toEqual(items.toSorted((a, b) => a - b));
    }),
    { numRuns: 50 },
  );
});

test('keeps the order of equal items', () => {
  const items = Array.from({ length: 10_000 }, (_, index) => (index * 7_919) % 10_007);
  const byLast = (a: number, b: number) => (a % 10) - (b % 10);
  expect(run(items, byLast).sorted).toEqual(items.toSorted(byLast));
});

test('a step of a longer list takes no more comparisons', () => {
  const random = (length: number) => Array.from({ length }, (_, index) => (index * 7_919) % 1_000_003);
  expect(run(random(100_000)).most).toBeLessThanOrEqual(1.2 * run(random(5_000)).most);
});
