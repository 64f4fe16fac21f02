import { expect, test } from 'vitest';
import { sanitizeHtml } from '#lib/html/sanitize.ts';
import { parseHtml } from '#lib/html/tree.ts';
import { lostParts, removedParts } from './lost-parts.ts';

test.each([
  ['<p>a <b>b</b></p>', '<p>a <strong>b</strong></p>', []],
  ['<ul><li>a</li></ul>', '<ul><li><p>a</p></li></ul>', []],
  [
    '<!doctype html><!-- a --><div class="x"><script>b()</script><p class="y" id="z">c</p></div><!-- d -->',
    '<p>c</p>',
    [
      ['<!doctype html>', 1],
      ['<!-- -->', 2],
      ['<div>', 1],
      ['class', 2],
      ['<script>', 1],
      ['id', 1],
    ],
  ],
  ['<p class="a">b</p><p class="a">c</p>', '<p class="a">b</p><p>c</p>', [['class', 1]]],
])('lost of %s in %s', (before, after, lost) => {
  expect(lostParts(parseHtml(before), parseHtml(after))).toEqual(lost);
});

test.each([
  ['<meta charset="utf-8"><span><b>a</b></span> <mark>b</mark> <kbd>c</kbd>', []],
  [
    '<p style="color: red; font-size: 9px" class="a">b</p><details onclick="x()"><a href="javascript:x()">c</a></details>',
    [
      ['<details>', 1],
      ['class', 1],
      ['onclick', 1],
      ['javascript:', 1],
      ['style', 2],
    ],
  ],
])('left out of %s', (html, parts) => {
  expect(removedParts(sanitizeHtml(parseHtml(html)).removed)).toEqual(parts);
});
