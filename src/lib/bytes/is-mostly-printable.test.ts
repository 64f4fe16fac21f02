import { expect, test } from 'vitest';
import { isMostlyPrintable } from './is-mostly-printable.ts';

test.each<[number[], boolean]>([
  [[0x48, 0x69], true],
  [[0x48, 0x69, 0x0a], true],
  [[0xe4, 0xbb, 0x8a, 0xe5, 0xa4], true],
  [[0x00, 0x01, 0x41], false],
  [[0xff, 0xfe], false],
  [[], false],
])('%j: %s', (bytes, printable) => {
  expect(isMostlyPrintable(Uint8Array.from(bytes))).toBe(printable);
});
