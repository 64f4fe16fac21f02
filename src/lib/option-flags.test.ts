import { expect, test } from 'vitest';
import { optionFlags } from './option-flags.ts';

test.each<[string, unknown, readonly string[]]>([
  ['decimalSign', 'comma', ['--decimal-sign', 'comma']],
  ['ignoreCase', true, ['--ignore-case']],
  ['ignoreCase', false, ['--no-ignore-case']],
  ['foldAt', null, ['--no-fold-at']],
  ['foldAt', 80, ['--fold-at', '80']],
  ['offset', -1, ['--offset=-1']],
  ['columns', ['min', 'max'], ['--columns', 'min,max']],
])('%s as %j is written %j', (option, value, words) => {
  expect(optionFlags(option, value)).toEqual(words);
});
