import { expect, test } from 'vitest';
import { zip } from './zip.ts';

test('an empty archive consists of its end record only', () => {
  expect(zip([]).toString('hex')).toBe(`504b0506${'00'.repeat(18)}`);
});

test('an archive with one file, byte for byte', () => {
  // Deflate of “a” (RFC 1951): 4b0400; its CRC-32: e8b7be43; lengths 3 and 1; a name of 2 bytes.
  const common = '1400000808000000210043beb7e8030000000100000002000000';
  const local = `504b0304${common}c3a94b0400`;
  const central = `504b01021403${common}0000000000000000a48100000000c3a9`;
  // One entry, a directory of 48 bytes after the 35 of the file.
  const end = '504b0506000000000100010030000000230000000000';
  expect(zip([{ path: 'é', content: Buffer.from('a') }]).toString('hex')).toBe(local + central + end);
});
