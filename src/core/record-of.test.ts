import { expect, expectTypeOf, test } from 'vitest';
import { namesOf, recordOf } from './record-of.ts';
import { outputsOf } from './tool.ts';

test('a record of a list, in its order, whatever its names', () => {
  const record = recordOf(['b', 'a', '__proto__'], (name, index) => name + index);
  expect(Object.entries(record)).toEqual([
    ['b', 'b0'],
    ['a', 'a1'],
    ['__proto__', '__proto__2'],
  ]);
  expectTypeOf(record).toEqualTypeOf<Readonly<Record<'b' | 'a' | '__proto__', string>>>();
});

test('the names of a record', () => {
  const names = namesOf({ b: 1, a: 2 });
  expect(names).toEqual(['b', 'a']);
  expectTypeOf(names).toEqualTypeOf<readonly ('b' | 'a')[]>();
});

test('outputs of one kind, named by a list', () => {
  const outputs = outputsOf(['md5', 'sha1'], 'hex');
  expect(outputs).toEqual({ md5: 'hex', sha1: 'hex' });
  expectTypeOf(outputs).toEqualTypeOf<Readonly<Record<'md5' | 'sha1', 'hex'>>>();
});
