import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ListInterner } from './list-interner.ts';

it('gives equal lists equal numbers, and others others', () => {
  const list = fc.array(fc.oneof(fc.nat(3), fc.integer()), { maxLength: 4 });
  fc.assert(
    fc.property(fc.array(list, { maxLength: 100 }), (lists) => {
      const interner = new ListInterner();
      const known = new Map<string, number>();
      for (const one of lists) {
        const expected = known.get(one.join()) ?? known.size;
        known.set(one.join(), expected);
        expect(interner.number(one)).toBe(expected);
      }
    }),
  );
});

it('keeps the numbers of many lists', () => {
  const interner = new ListInterner();
  const count = 20_000;
  const listOf = (index: number) => Array.from({ length: index % 5 }, (_, at) => index * at);
  const numbers = Array.from({ length: count }, (_, index) => interner.number([index, ...listOf(index)]));
  expect(numbers.every((number, index) => number === index)).toBe(true);
  expect(numbers.every((number, index) => interner.number([index, ...listOf(index)]) === number)).toBe(true);
});
