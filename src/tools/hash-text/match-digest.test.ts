import { expect, test } from 'vitest';
import { matchDigest } from './match-digest.ts';

const md5 = '900150983cd24fb0d6963f7d28e17f72';
const sha1 = 'a9993e364706816aba3e25717850c26c9cd0d89d';

test.each([
  [md5, 'md5'],
  [` ${md5.toUpperCase()}\n`, 'md5'],
  ['kAFQmDzST7DWlj99KOF/cg==', 'md5'],
  ['kAFQmDzST7DWlj99KOF_cg', 'md5'],
  ['00110101 00100100 01000001 11000010', 'crc32'],
  [`${sha1}  a file.txt`, 'sha1'],
  [`${sha1} *a`, 'sha1'],
  [`SHA1 (a b) = ${sha1}`, 'sha1'],
  ['a.txt 352441c2', 'crc32'],
  ['', undefined],
  ['abc', undefined],
  ['kAFQmDzST7DWlj99KOF/ch==', undefined],
  ['null', undefined],
  ['3', undefined],
  [sha1.replace('a', 'b'), undefined],
  [`${sha1}a`, undefined],
])('%j', (expected, algorithm) => {
  const plain = { md5, sha1, crc32: '352441c2', sha256: null, size: 3, endsWithNewline: false };
  expect(matchDigest(expected, plain)).toBe(algorithm);
  const encoded = { md5: 'kAFQmDzST7DWlj99KOF/cg==', sha1: 'qZk+NkcGgWq6PiVxeFDCbJzQ2J0', crc32: 'NSRBwg' };
  expect(matchDigest(expected, encoded)).toBe(algorithm);
});

test('does not read what is far too long', () => {
  expect(matchDigest(`${' '.repeat(1_000_000)}${md5}`, { md5 })).toBeUndefined();
});
