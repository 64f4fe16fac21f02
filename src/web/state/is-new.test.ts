import { expect, test } from 'vitest';
import { isNewOn } from './is-new.ts';

test.each([
  ['2026-09-21', new Date(2026, 8, 20), false],
  ['2026-09-21', new Date(2026, 8, 21), true],
  ['2026-09-21', new Date(2026, 10, 20, 23, 59), true],
  ['2026-09-21', new Date(2026, 10, 21), false],
  ['2026-12-31', new Date(2027, 1, 27), true],
  ['2026-12-31', new Date(2027, 1, 28), false],
  ['2026-12-15', new Date(2027, 1, 14), true],
  ['2026-12-15', new Date(2027, 1, 15), false],
  [undefined, new Date(2026, 8, 21), false],
])('created on %s, seen on %s: %s', (createdAt, today, expected) => expect(isNewOn(createdAt, today)).toBe(expected));
