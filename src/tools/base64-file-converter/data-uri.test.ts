import { describe, expect, test } from 'vitest';
import { decodePercent, findDataUri } from './data-uri.ts';

describe('findDataUri', () => {
  test.each([
    ['data:image/png;base64,Zm9v', 'image/png', true, 'Zm9v'],
    [' DATA:image/svg+xml;charset=utf-8;BASE64,Zm9v\n', 'image/svg+xml;charset=utf-8', true, 'Zm9v\n'],
    // RFC 2397 section 4
    ['data:,A%20brief%20note', '', false, 'A%20brief%20note'],
    ['data:text/plain;charset=iso-8859-7,%be%fg%be', 'text/plain;charset=iso-8859-7', false, '%be%fg%be'],
    ['data:;base64,Zm9v', '', true, 'Zm9v'],
    ['body { background: url("data:image/png;base64,Zm9v") }', 'image/png', true, 'Zm9v'],
    ['url(data:image/png;base64,Zm9v);', 'image/png', true, 'Zm9v'],
    [`<img src='data:image/png;base64,Zm9v' alt="">`, 'image/png', true, 'Zm9v'],
    ['![a](data:image/png;base64,Zm9v)', 'image/png', true, 'Zm9v'],
    ['{"a":"data:image/png;base64,Zm9v', 'image/png', true, 'Zm9v'],
    ['data:text/html,<a href="data:,x">', 'text/html', false, '<a href="data:,x">'],
  ])('%j', (text, mime, isBase64, data) => {
    const uri = findDataUri(text);
    expect(uri).toMatchObject({ mime, isBase64 });
    expect(text.slice(uri?.start, uri?.end)).toBe(data);
  });

  test.each(['', 'Zm9v', 'metadata:a,b', 'data:image/png'])('there is none in %j', (text) => {
    expect(findDataUri(text)).toBeUndefined();
  });
});

test.each([
  ['A%20brief%20note', 'A brief note'],
  ['%C3%a9é', 'éé'],
  ['100%', '100%'],
  ['%4', '%4'],
  ['%g0', '%g0'],
  ['', ''],
])('decodePercent: %j', (text, decoded) => {
  expect(new TextDecoder().decode(decodePercent(text))).toBe(decoded);
});
