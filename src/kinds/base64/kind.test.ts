import { expect, test } from 'vitest';
import base64 from './kind.ts';

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=';

test.each([
  ['UGVua25pZmUsIOS7iuWkqSDwn5iA', 0.8],
  ['UGVua25pZmUsIOS7iuWkqSDwn5iA\n', 0.8],
  ['eyJzdWIiOiI0MiJ9Pj4_', 0.8],
  ['UGVua25p\r\nZmUsIOS7\r\niuWkqQ==', 0.8],
  [png, 0.8],
  ['JVBERi0xLjQKJeLjz9M=', 0.8],
  ['2Bz8nsYjXt0aVvvzPvTgUQ==', 0.5],
  ['2Bz8nsYjXt0aVvvzPvTgUQ', 0.1],
  ['SGVsbG8=', 0.8],
  ['SGVsbG8', 0],
  ['password=', 0],
  // Bytes use all of the alphabet: a digest and a word are none.
  ['d41d8cd98f00b204e9800998ecf8427e', 0],
  ['internationalisation', 0],
  ['UGVua25pZmUsIOS7iuWkqSDwn5iAx', 0],
  ['Zm9vYmFy', 0],
  ['these are plain words and no more', 0],
  ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl', 0],
  ['', 0],
])('%j: %d', (text, confidence) => {
  expect(base64.detect(text)).toBe(confidence);
});

test('a sample cut anywhere is still detected', () => {
  const digits = btoa(String.fromCharCode(...new TextEncoder().encode('Wörter und Wörter, '.repeat(3000))));
  for (const length of [16_384, 16_386, 16_387, 65_537]) expect(base64.detect(digits.slice(0, length))).toBe(0.8);
});
