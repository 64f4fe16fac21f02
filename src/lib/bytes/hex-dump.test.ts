import { expect, test } from 'vitest';
import { formatHexDump } from './hex-dump.ts';

/** What `hexdump -C` of util-linux prints, without its last line. */
test.each([
  ['', ''],
  ['|~x', '00000000  7c 7e 78                                          ||~x|'],
  [
    'Hello, world!\n\0\x7F|',
    '00000000  48 65 6c 6c 6f 2c 20 77  6f 72 6c 64 21 0a 00 7f  |Hello, world!...|\n' +
      '00000010  7c                                                |||',
  ],
  ['é', '00000000  c3 a9                                             |..|'],
])('%j', (text, dump) => {
  expect(formatHexDump(new TextEncoder().encode(text))).toBe(dump);
});
