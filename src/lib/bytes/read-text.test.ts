import { expect, test } from 'vitest';
import { readText } from './read-text.ts';

const bytesOf = (...bytes: readonly number[]): Blob => new Blob([new Uint8Array(bytes)]);

test.each<[string, Blob, string | undefined]>([
  ['a text', new Blob(['é\r\n\t']), 'é\r\n\t'],
  ['nothing', new Blob([]), ''],
  ['a text with a byte order mark', bytesOf(0xef, 0xbb, 0xbf, 0x61), '\ufeffa'],
  ['bytes that are not UTF-8', bytesOf(0xfb, 0xff, 0xfe), undefined],
  ['control characters', bytesOf(0x61, 0x00), undefined],
])('%s', async (_, content, text) => {
  expect(await readText(content)).toBe(text);
});
