import { expect, test } from 'vitest';
import {
  type Part,
  rewriteParameter,
  rewriteWritten,
  rowsOf,
  segmentsOf,
  withParameters,
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

test('parameters stand as they are written', () => {
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

test('a segment of the path, encoded', () => {
  const segments = segmentsOf('/a%20b/c');
  expect(segments).toEqual(['a%20b', 'c']);
  expect(withSegment(segments ?? [], 1, 'd/é')).toBe('/a%20b/d%2F%C3%A9');
  expect(segmentsOf('a@b.example')).toBeUndefined();
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
