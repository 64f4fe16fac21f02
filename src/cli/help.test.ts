import { expect, test } from 'vitest';
import { describeTool } from './help.ts';
import { loadTool } from './tools.ts';

/** Without its line breaks. */
const helpOf = async (tool: string, operation?: string): Promise<string> =>
  describeTool(await loadTool(tool), operation).replaceAll(/\s+/g, ' ');

test('values are explained where their names do not say enough', async () => {
  const help = await helpOf('json-prettify');
  expect(help).toContain('Duplicate keys: keep (Keep all and warn), last (Keep the last), error (Stop with an error)');
  expect(help).toContain('Indentation: 0 (None), 1, 2,');
});

test('a long list of values is given once', async () => {
  const help = await helpOf('hash-text');
  expect(help.split('ripemd160, sha512-224')).toHaveLength(2);
  expect(help).toContain('Algorithms: as above (default');
});

test('many results are given by the help of their operation', async () => {
  expect(await helpOf('hash-text')).toContain('… (32 results: penknife hash-text hash --help)');
  expect(await helpOf('hash-text', 'hash')).toContain('crc32, adler32, xxh32, xxh64, xxh3-64, xxh3-128, size,');
});

test('an example with a long input names a file', async () => {
  expect(await helpOf('pdf-signature-checker')).toContain('penknife pdf-signature-checker --file PATH');
});
