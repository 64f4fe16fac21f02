import { expect, test } from 'vitest';
import { findName, toKebab } from './kebab.ts';

test.each([
  ['urlSafe', 'url-safe'],
  ['length', 'length'],
  ['sha3', 'sha3'],
  ['sha3-256', 'sha3-256'],
  ['toUTF', 'to-u-t-f'],
])('%s is written %s', (name, kebab) => {
  expect(toKebab(name)).toBe(kebab);
});

test.each([
  ['decodeBytes', 'decodeBytes'],
  ['decode-bytes', 'decodeBytes'],
  ['decode-Bytes', undefined],
  ['decodebytes', undefined],
  ['constructor', undefined],
  ['', undefined],
])('%j names %j', (written, name) => {
  expect(findName(['decode', 'decodeBytes'], written)).toBe(name);
});
