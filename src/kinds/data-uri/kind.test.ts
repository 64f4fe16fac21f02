import { expect, test } from 'vitest';
import dataUri from './kind.ts';

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=';

test.each([
  [`data:image/png;base64,${png}`, 0.95],
  [' DATA:image/svg+xml;charset=utf-8;BASE64,PHN2Zy8+', 0.95],
  ['data:text/plain,hello', 0],
  ['data:;base64,Zm9v', 0],
  [png, 0],
  ['', 0],
])('%j: %d', (text, confidence) => {
  expect(dataUri.detect(text)).toBe(confidence);
});
