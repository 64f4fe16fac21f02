import { expect, test } from 'vitest';
import { linkAddress } from './link-address.ts';

test.each([
  ['example.com', 'https://example.com'],
  [' www.example.com/a?b#c ', 'https://www.example.com/a?b#c'],
  ['example.com:8080/a', 'https://example.com:8080/a'],
  ['bücher.example', 'https://bücher.example'],
  ['192.168.0.1', 'https://192.168.0.1'],
  ['example.com/page.html', 'https://example.com/page.html'],
  ['me@example.com', 'mailto:me@example.com'],
  ['mailto:me@example.com', 'mailto:me@example.com'],
  ['http://example.com', 'http://example.com'],
  ['//example.com', '//example.com'],
  ['/path', '/path'],
  ['#id', '#id'],
  ['./x.y', './x.y'],
  ['../x.y', '../x.y'],
  ['?a=b.c', '?a=b.c'],
  ['page.html#top', 'page.html#top'],
  ['images/logo.png', 'images/logo.png'],
  ['logo.PNG', 'logo.PNG'],
  ['1.2', '1.2'],
  ['', ''],
  ['javascript:alert(1)', undefined],
  ['java\tscript:a.b', undefined],
  ['data:text/html,a', undefined],
])('%j leads to %j', (typed, address) => {
  expect(linkAddress(typed)).toBe(address);
});
