import { expect, test } from 'vitest';
import { sizeOfResult } from './result-size.ts';

test.each([
  ['é', 2],
  ['\u{1f600}', 4],
  [Uint8Array.of(1, 2), 2],
  [{ text: '€', file: new Blob(['é']), count: 7 }, 5],
])('%o has %i bytes', (value, size) => {
  expect(sizeOfResult(value)).toBe(size);
});
