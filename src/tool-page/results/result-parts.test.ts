import { expect, test } from 'vitest';
import type { Operation } from '#core/tool.ts';
import { resultParts } from './result-parts.ts';

const operation: Operation = {
  input: 'file',
  output: { text: 'text', file: 'file', size: 'number' },
  facts: ['size'],
  headline: 'text',
};

test('the only output that is no fact is alone', () => {
  const { single, facts } = resultParts(
    { ...operation, output: { text: 'text', size: 'number' } },
    { text: 'a', size: 1 },
  );
  expect(single).toEqual({ name: 'text', kind: 'text', value: 'a' });
  expect(facts).toEqual(['size']);
});

test('one of several is alone where they are alternatives', () => {
  const file = new Blob(['a']);
  const result = { text: null, file, size: 1 };
  expect(resultParts(operation, result).single).toBeUndefined();
  const alternatives: Operation = { ...operation, hasOneOutput: true };
  expect(resultParts(alternatives, result).single).toEqual({ name: 'file', kind: 'file', value: file });
  expect(resultParts(alternatives, undefined).single).toEqual({ name: 'text', kind: 'text', value: undefined });
});
