import { expect, test } from 'vitest';
import { toBigText } from '#lib/big-text/make-big-text.ts';
import { summaryOf } from './summary-of.ts';

test.each([
  ['', { text: '' }],
  ['one', { text: 'one' }],
  ['\n\n  two\r\nthree', { text: 'two three' }],
  [' \n ', { text: '' }],
  ['a'.repeat(100), { text: `${'a'.repeat(80)}…` }],
  [12, { text: '12' }],
  [false, { text: 'false' }],
  [[{ a: 1 }], { text: '[{"a":1}]' }],
  [new Uint8Array(3), { size: 3 }],
  [new Blob(['four']), { size: 4 }],
  [toBigText(`first\n${'x'.repeat(200_000)}`), { text: `first ${'x'.repeat(74)}…` }],
])('%j', (value, summary) => {
  expect(summaryOf(value)).toEqual(summary);
});
