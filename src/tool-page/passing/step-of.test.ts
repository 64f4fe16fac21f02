import { expect, test } from 'vitest';
import { text } from '#core/fields.ts';
import type { Tool } from '#core/tool.ts';
import { stepOf } from './step-of.ts';

const tool: Tool = {
  category: 'text',
  icon: 'abc',
  operations: {
    countAll: {
      input: 'text',
      output: { words: 'number', text: 'text' },
      headline: 'words',
      examples: [],
      options: {
        separator: text(' ', { maxLength: 10 }),
        key: text('', { secret: true }),
        list: text('', { multiline: true }),
        other: text('', { document: 'text' }),
      },
    },
  },
};
const page = (options: Readonly<Record<string, unknown>> = {}) => ({
  tool,
  name: 'countAll',
  options: { separator: ' ', key: '', list: '', other: '', ...options },
});

test.each([
  [page(), undefined, 'counter/count-all'],
  [page({ separator: ',' }), 'words', 'counter/count-all(separator:%2C)'],
  [page(), 'text', 'counter/count-all.text'],
  [page({ key: 'hunter2' }), undefined, 'counter/count-all'],
  [page({ list: 'a,b' }), undefined, 'counter/count-all(list:a%2Cb)'],
  [page({ other: 'a' }), undefined, undefined],
  [{ ...page(), name: 'none' }, undefined, undefined],
  [undefined, undefined, undefined],
] as const)('%j with %s is the step %s', (shown, output, step) => {
  expect(stepOf('counter', shown, output)).toBe(step);
});
