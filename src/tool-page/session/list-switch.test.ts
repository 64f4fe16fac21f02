import { expect, test } from 'vitest';
import { defineTool } from '#core/tool.ts';
import { createListSwitch } from './list-switch.ts';

const tool = defineTool({
  category: 'text',
  icon: 'list',
  operations: {
    describe: { input: 'text', output: 'text', list: { operation: 'table' } },
    table: { input: 'text', output: 'text' },
    split: { input: 'text', output: 'text', list: { operation: 'table', pattern: '\\S,\\s*\\S' } },
    hash: { input: 'text', output: 'text' },
  },
});

/** The operation after each input, one after another. */
function operationsAfter(first: string, ...texts: readonly string[]): readonly string[] {
  const switchTo = createListSwitch(tool);
  let name = first;
  return texts.map((text) => {
    name = switchTo({ text }, name) ?? name;
    return name;
  });
}

test('goes to the operation for lists where a text has several lines', () => {
  expect(operationsAfter('describe', 'a\nb')).toEqual(['table']);
  expect(operationsAfter('describe', 'a\n')).toEqual(['describe']);
});

test('goes back where a single value follows', () => {
  expect(operationsAfter('describe', 'a\nb', 'c\nd', 'e', 'f')).toEqual(['table', 'table', 'describe', 'describe']);
});

test('leaves an operation for lists that was chosen by hand', () => {
  expect(operationsAfter('table', 'a', 'a\nb', 'c')).toEqual(['table', 'table', 'table']);
});

test('finds a list by its pattern', () => {
  expect(operationsAfter('split', 'a, b', 'a\nb')).toEqual(['table', 'split']);
});

test('takes a file for a list', () => {
  expect(createListSwitch(tool)({ file: new File(['a'], 'a.txt') }, 'describe')).toBe('table');
});

test('leaves operations that have none for lists', () => {
  expect(operationsAfter('hash', 'a\nb')).toEqual(['hash']);
});
