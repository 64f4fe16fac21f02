import { expect, test } from 'vitest';
import { firstOfEach } from './first-of-each.ts';

test('keeps the first of each key, in order', () => {
  expect(firstOfEach(['b1', 'a1', 'b2', 'c1', 'a2'], (text) => text.charAt(0))).toEqual(['b1', 'a1', 'c1']);
  expect(firstOfEach([], String)).toEqual([]);
});
