import { expect, test } from 'vitest';
import base64File from './kind.ts';

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=';

test.each([
  [png, 0.85],
  ['JVBERi0xLjQKJeLjz9M=', 0.85],
  ['UGVua25pZmUsIOS7iuWkqSDwn5iA', 0],
  [`data:image/png;base64,${png}`, 0],
  ['-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----\n', 0.85],
  ['-----BEGIN CERTIFICATE-----\nMIIB\n-----END PUBLIC KEY-----\n', 0],
  ['-----BEGIN PRIVATE KEY-----\nMIIB\n-----END PRIVATE KEY-----\n', 0],
  ['', 0],
])('%j: %d', (text, confidence) => {
  expect(base64File.detect(text)).toBe(confidence);
});
