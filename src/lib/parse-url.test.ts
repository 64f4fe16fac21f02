import { expect, test } from 'vitest';
import { parseUrl } from './parse-url.ts';

test('accepts a URL at every call', () => {
  // `URL.canParse` of Node 20 refuses it from about the five thousandth time on.
  for (let times = 0; times < 20_000; times++)
    if (parseUrl('http://é@é/')?.host !== 'xn--9ca') expect.unreachable(`refused after ${times} times`);
  expect(parseUrl('b', 'http://é/a')?.href).toBe('http://xn--9ca/b');
  expect(parseUrl('b')).toBeUndefined();
});
