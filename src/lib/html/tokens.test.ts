import { expect, test } from 'vitest';
import { readHtml } from './tokens.ts';

// HTML Standard, section 13.2.5.
test.each([
  ['a<b>c</b>', ['text a', 'open b', 'text c', 'close b']],
  ['1 < 2 <3 a<', ['text 1 < 2 <3 a<']],
  ['<!-- <b> --><!doctype html><?x?></ >', ['comment', 'comment', 'comment', 'comment']],
  ['<!-->x', ['comment', 'text x']],
  ['<script>"<b>"</scripts></SCRIPT >x', ['open script', 'text "<b>"</scripts>', 'close script', 'text x']],
  ['<A HREF=a&amp;b c=\'"\' d e="1>2" e=3 / f=/>', ['open a href=a&b c=" d= e=1>2 f=/']],
  ['<br/>x<b', ['open br', 'text x']],
  ['<p title="never', []],
])('%s', (html, expected) => {
  const shown = [...readHtml(html)].map((token) => {
    const written = html.slice(token.start, token.end);
    if (token.type === 'comment') return 'comment';
    if (token.type === 'text') return `text ${written}`;
    const attributes = token.type === 'open' ? token.attributes.map(([name, value]) => ` ${name}=${value}`) : [];
    return `${token.type} ${token.name}${attributes.join('')}`;
  });
  expect(shown).toEqual(expected);
});
