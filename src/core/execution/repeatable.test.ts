import { expect, test } from 'vitest';
import type { Operation } from '#core/tool.ts';
import { isRepeatable } from './repeatable.ts';

const operation: Operation = { input: 'text', output: 'text' };

test.each<[string, Operation, boolean]>([
  ['takes an input', operation, true],
  ['takes none', { output: 'text' }, false],
  ['takes none, but gives the same each time', { output: 'text', fixed: true }, true],
  ['runs on request', { ...operation, live: false }, false],
  ['has random examples', { ...operation, examples: [{ id: 'a', input: 'a', output: 'b', isRandom: true }] }, false],
])('an operation that %s is repeatable or not', (_, declared, expected) =>
  expect(isRepeatable(declared, declared.examples ?? [])).toBe(expected),
);
