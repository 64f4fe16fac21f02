import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseUrl } from '#lib/parse-url.ts';
import { joinPieces, piecesOf, withParameters } from '#lib/url/written-url.ts';
import {
  type Part,
  properties,
  rewriteParameter,
  rewriteWritten,
  rowsOf,
  segmentsOf,
  withPart,
  withSegment,
  writeParameter,
} from './edit-url.ts';

test.each<[Part, string, string]>([
  ['path', '/b c', 'https://u@e.com:81/b%20c?a=%20&b=+#h'],
  ['port', '', 'https://u@e.com/x?a=%20&b=+#h'],
  ['hash', 'é', 'https://u@e.com:81/x?a=%20&b=+#%C3%A9'],
  ['username', 'a:b', 'https://a%3Ab@e.com:81/x?a=%20&b=+#h'],
  ['hostname', 'münchen.de', 'https://u@xn--mnchen-3ya.de:81/x?a=%20&b=+#h'],
  ['protocol', 'http', 'http://u@e.com:81/x?a=%20&b=+#h'],
])('%s %j leaves the rest as it is', (part, value, href) => {
  expect(withPart('https://u@e.com:81/x?a=%20&b=+#h', part, value)).toBe(href);
});

test('a part that the URL cannot have', () => {
  expect(withPart('https://e.com/', 'port', 'abc')).toBeUndefined();
  expect(withPart('https://e.com/', 'port', '')).toBe('https://e.com/');
});

test('parameters are left as they are written', () => {
  expect(withParameters('https://e.com/?x', ['a=%20', 'b=+', writeParameter('é', 'x y&')])).toBe(
    'https://e.com/?a=%20&b=+&%C3%A9=x%20y%26',
  );
  expect(withParameters('https://e.com/?x', [])).toBe('https://e.com/');
});

test.each([
  ['a=1+2', 'é', '1 2', '%C3%A9=1+2'],
  ['%61=1+2', 'a', '1 2 3', '%61=1%202%203'],
  ['a', 'b', '', 'b'],
  ['a', 'a', '1', 'a=1'],
])('%s with key %j and value %j is %s: the other half stays', (written, key, value, next) => {
  const [row] = rowsOf(written, []);
  expect(row && rewriteParameter(row, key, value)).toEqual({ key, value, written: next });
});

test.each([
  ['a=1+2', 'b', '1+2', { written: 'b=1+2', key: 'b', value: '1 2' }],
  ['a', 'b', '', { written: 'b', key: 'b', value: '' }],
  ['a=', 'b', '', { written: 'b=', key: 'b', value: '' }],
])('%s as written, with key %j and value %j', (written, key, value, next) => {
  const [row] = rowsOf(written, []);
  expect(row && rewriteWritten(row, key, value)).toEqual(next);
});

test.each([
  ['https://e.com/a%20b/c', 1, 'd/é', 'https://e.com/a%20b/d%2F%C3%A9'],
  ['HTTPS://E.com/ä b/c?q=ü', 1, 'd', 'HTTPS://E.com/ä b/d?q=ü'],
  // No segment stays where it was.
  ['https://e.com/x/../a/./b', 1, 'c', 'https://e.com/a/c'],
  ['https://e.com/a/b', 1, '..', undefined],
])('%s with %j as segment is %s', (text, index, value, next) => {
  expect(withSegment(text, index, value)).toBe(next);
});

test('a path without slashes has no segments', () => {
  expect(segmentsOf('/a%20b/c')).toEqual(['a%20b', 'c']);
  expect(segmentsOf('a@b.example')).toBeUndefined();
});

test.each<[string, Part, string, string]>([
  [
    'HTTP://me:p%20w@EXAMPLE.com:80/../a%7Eb/./c?q=ü&e=#Ä',
    'hash',
    'x',
    'HTTP://me:p%20w@EXAMPLE.com:80/../a%7Eb/./c?q=ü&e=#x',
  ],
  ['HTTP://EXAMPLE.com:80/../a', 'port', '81', 'HTTP://EXAMPLE.com:81/../a'],
  ['HTTP://EXAMPLE.com:80/../a', 'port', '', 'HTTP://EXAMPLE.com/../a'],
  ['https://münchen.de', 'username', 'é', 'https://%C3%A9@münchen.de'],
  ['https://a:b:c@münchen.de', 'username', '', 'https://:b:c@münchen.de'],
  ['https://a:b:c@münchen.de', 'password', '', 'https://a@münchen.de'],
  ['https://a@E.com', 'password', 'p@', 'https://a:p%40@E.com'],
  ['https:\\\\E.com\\a b', 'hostname', 'ü.de', 'https:\\\\xn--tda.de\\a b'],
  ['http://[1:0::2]:8080/x', 'path', '/y', 'http://[1:0::2]:8080/y'],
  ['mailto:A@b.co?subject=Hi there', 'path', 'c@d.co', 'mailto:c@d.co?subject=Hi there'],
  ['postgres://U:P@Db:05432/x', 'path', '/y', 'postgres://U:P@Db:05432/y'],
  // What is written would be another URL: 80 was no port of its own.
  ['http://E.com:80/', 'protocol', 'https', 'https://e.com/'],
  ['https://E.com:80/', 'protocol', 'http', 'http://E.com:80/'],
])('of %s the %s becomes %j: %s', (text, part, value, next) => {
  expect(withPart(text, part, value)).toBe(next);
});

test('the default port can be given, and no other that the URL cannot have', () => {
  expect(withPart('https://E.com', 'port', '443')).toBe('https://E.com');
  expect(withPart('https://E.com', 'port', '65536')).toBeUndefined();
});

const anyUrl = fc
  .tuple(
    fc.constantFrom('http://', 'HTTPS:/', 'ftp:\\\\', 'wss:', 'postgres://', 'file:///', 'mailto:'),
    fc.constantFrom('', 'u@', 'Ü:p@', ':p:q@', 'a@b@'),
    fc.constantFrom('E.com', 'münchen.de', '0x7f.1', '[1:0::2]', 'localhost'),
    fc.constantFrom('', ':', ':80', ':0443', ':8080'),
    fc.array(fc.constantFrom('/', '\\', 'a', 'B b', '..', '.', '%7E', 'ä', ':', '@')).map((all) => `/${all.join('')}`),
    fc.array(fc.constantFrom('?', 'a=1', '&', 'ü=é', '%20', '+', "'", '/', '=', '@:')).map((all) => `?${all.join('')}`),
    fc.constantFrom('', '#', '#H ü', '#a=1&b=?'),
  )
  .map((parts) => parts.join(''))
  .filter((text) => parseUrl(text) !== undefined);

test('the pieces are the text, and the parameters those of the URL', () => {
  fc.assert(
    fc.property(anyUrl, (text) => {
      expect(joinPieces(piecesOf(text))).toBe(text);
      const valuesOf = (search: string) => rowsOf(search, []).map(({ key, value }) => [key, value]);
      expect(valuesOf(piecesOf(text).search)).toEqual(valuesOf(new URL(text).search));
    }),
  );
});

test('what an edit writes is the URL that the standard makes of it, of any text', () => {
  const part = fc.constantFrom(...(Object.keys(properties) as Part[]));
  const value = fc.constantFrom('', 'x', 'é /', '81', 'a.example', 'http', '?#', "'");
  fc.assert(
    fc.property(anyUrl, part, value, (text, name, typed) => {
      const wanted = new URL(text);
      // Of other paths `URL` sets none.
      fc.pre(name !== 'path' || wanted.pathname.startsWith('/'));
      wanted[properties[name]] = typed;
      const next = withPart(text, name, typed);
      if (next !== undefined) expect(new URL(next).href).toBe(wanted.href);
    }),
  );
});

test('rows that are turned off stay while the number of the others does', () => {
  const rows = rowsOf('?a=1&b=2&c=3', []);
  const off = rows.map((row) => ({ ...row, isOn: row.key !== 'b' }));
  expect(rowsOf('?a=x&c=3', off).map(({ written, isOn }) => [written, isOn])).toEqual([
    ['a=x', true],
    ['b=2', false],
    ['c=3', true],
  ]);
  expect(rowsOf('?a=x', off).map(({ written }) => written)).toEqual(['a=x']);
});

test('a row that says the same is the same object, so that it is not rendered again', () => {
  const rows = rowsOf('?a=1&b=2', []);
  const next = rowsOf('?a=1&b=3', rows);
  expect([next[0] === rows[0], next[1]?.value]).toEqual([true, '3']);
});
