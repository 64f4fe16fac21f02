import { expect, it } from 'vitest';
import type { Operation } from '#core/tool.ts';
import { hasValues, shapeOf } from './shape.ts';

const shapeFor = (operation: Omit<Operation, 'examples'>) => shapeOf({ ...operation, examples: [] });

it('follows from the kinds of input and output', () => {
  expect(shapeFor({ input: 'cron', output: 'text' })).toBe('line');
  expect(shapeFor({ input: 'text', output: 'json' })).toBe('document');
  expect(shapeFor({ input: 'text', output: 'csv' })).toBe('document');
  expect(shapeFor({ input: 'text', output: { first: 'hex', second: 'hex' } })).toBe('facts');
});

it('follows from what is declared of the result', () => {
  expect(shapeFor({ input: 'text', output: 'csv', isWideTable: true })).toBe('table');
  expect(shapeFor({ input: 'text', output: 'text', isShortResult: true })).toBe('facts');
});

it('frames a table that is all of the result, and no values', () => {
  const tableOf = (output: Operation['output']) =>
    hasValues({ input: 'text', output, facts: ['lines'], isWideTable: true, examples: [] });
  expect(tableOf({ list: 'csv', lines: 'number' })).toBe(false);
  expect(tableOf({ answer: 'text', table: 'csv' })).toBe(true);
});
