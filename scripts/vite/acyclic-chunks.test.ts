import { expect, test } from 'vitest';
import { findCycle } from './acyclic-chunks.ts';

test.each([
  [{ a: ['b', 'c'], b: ['c'], c: [] }, undefined],
  [{ a: ['outside'] }, undefined],
  [{ a: ['b'], b: ['c'], c: ['b'] }, ['b', 'c', 'b']],
  [{ a: ['a'] }, ['a', 'a']],
])('%j', (imports, cycle) => {
  expect(findCycle(new Map(Object.entries(imports)))).toEqual(cycle);
});
