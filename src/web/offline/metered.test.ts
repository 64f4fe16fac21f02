import { expect, test } from 'vitest';
import { isMetered } from './metered.ts';

test.each([
  [{}, false],
  [{ connection: {} }, false],
  [{ connection: { saveData: false, type: 'wifi' } }, false],
  [{ connection: { saveData: true } }, true],
  [{ connection: { saveData: false, type: 'cellular' } }, true],
])('%j is metered: %s', (navigator, expected) => expect(isMetered(navigator)).toBe(expected));
