import { expect, it, test } from 'vitest';
import { writeQr } from './write-qr.ts';

// ISO/IEC 18004, table 7: modules on a side, with four light ones around them.
test.each([
  ['01234567', 21],
  ['日本語', 21],
  ['https://example.org', 25],
  ['WIFI:T:WPA;S:mynetwork;P:mypass;;', 29],
])('%s has %d modules', (text, modules) => {
  expect(writeQr(text)).toContain(`viewBox="0 0 ${modules + 8} ${modules + 8}"`);
});

it('refuses what no code holds', () => {
  expect(() => writeQr('é'.repeat(2_000))).toThrow(expect.objectContaining({ code: 'too-long-for-qr' }));
});
