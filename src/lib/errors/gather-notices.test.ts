import { expect, test } from 'vitest';
import { gatherNotices } from './gather-notices.ts';

test('reports each notice once, with the number, the place and the offers of the first', () => {
  const told: unknown[] = [];
  const gathered = gatherNotices((...notice) => told.push(notice));
  gathered.of(0)('a', { n: 1, found: 'x' }, 4, [{ sign: '.' }]);
  gathered.of(10)('b', { n: 2 }, { offset: 3, length: 1 });
  gathered.of(20)('a', { n: 3, found: 'y' }, 1, [{ sign: ',' }]);
  expect(told).toEqual([]);
  gathered.report();
  expect(told).toEqual([
    ['a', { n: 4, found: 'x' }, { offset: 4 }, [{ sign: '.' }]],
    ['b', { n: 2 }, { offset: 13, length: 1 }, undefined],
  ]);
});
