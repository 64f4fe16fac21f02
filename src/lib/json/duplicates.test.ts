import { expect, it } from 'vitest';
import { DuplicateKeys } from '#lib/json/duplicates.ts';
import { scan } from '#lib/json/scan.ts';
import { toSource } from '#lib/json/source.ts';

function duplicatesIn(text: string): DuplicateKeys {
  const keys = new DuplicateKeys(text);
  scan(toSource(text), keys);
  return keys;
}

it.each<[string, [string, number[]][]]>([
  ['{"a":1,"b":2}', []],
  ['{"a":{"a":1},"b":[{"a":1},{"a":1}]}', []],
  ['{"a":1,"a":2}', [['a', [1, 7]]]],
  ['{"a":1,"\\u0061":2,a:3,\'a\':4}', [['a', [1, 7, 18, 22]]]],
  ['{"__proto__":1,"__proto__":1}', [['__proto__', [1, 15]]]],
  [
    '{"":1,"":1,"b":{"c":1,"c":1}}',
    [
      ['c', [16, 22]],
      ['', [1, 6]],
    ],
  ],
  ['{"e\u0301":1,"\u00e9":2}', []],
  // FNV-1a (32 bits) gives both of these the same number.
  ['{"costarring":1,"liquid":2}', []],
])('%j', (text, expected) => {
  expect(duplicatesIn(text).found.map(({ key, offsets }) => [key, offsets])).toEqual(expected);
});

it('finds them among many keys', () => {
  const keys = Array.from({ length: 5000 }, (_, index) => `"${index}":0`);
  expect(duplicatesIn(`{${keys}}`).count).toBe(0);
  expect(duplicatesIn(`{${keys},"4321":1,"17":1,"4321":1}`).found.map(({ key }) => key)).toEqual(['17', '4321']);
  expect(duplicatesIn(`{${keys},${keys}}`)).toMatchObject({ count: 5000, found: { length: 100 } });
});
