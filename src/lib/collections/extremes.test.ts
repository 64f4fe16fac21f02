import { expect, test } from 'vitest';
import { maxOf, minOf } from './extremes.ts';

const many = Array.from({ length: 1_000_000 }, (_, index) => (index % 1_000) - 500);

test('finds the greatest and least of more values than a call can have arguments', () => {
  expect(maxOf(many)).toBe(499);
  expect(minOf(many)).toBe(-500);
});

test('keeps to a bound', () => {
  expect(maxOf(many, 1_000)).toBe(1_000);
  expect(minOf(many, -1_000)).toBe(-1_000);
});

test('is infinite without values, and NaN with one', () => {
  expect(maxOf([])).toBe(Math.max());
  expect(minOf([])).toBe(Math.min());
  expect(maxOf([1, Number.NaN, 2])).toBeNaN();
  expect(minOf([1, Number.NaN, 2])).toBeNaN();
});
