import { expect, test } from 'vitest';
import { shortForm } from './short-form.ts';

test.each([
  ['0.3', '0.3', false],
  ['0.33333333333333333333333333333333', '0.333333333333333', true],
  ['-2.7182818284590452353602874713527', '-2.71828182845905', true],
  ['18446744073709551616', '18446744073709551616', false],
  ['1234567890123456.7891', '1234567890123457', true],
  [`1${'0'.repeat(400)}`, '1e+400', false],
  [`${'3'.repeat(60)}.3`, '3.33333333333333e+59', true],
  ['1.2345678901234567890123456789012e-400', '1.23456789012346e-400', true],
  ['1.2427423844746686392348683687266 mile', '1.24274238447467 mile', true],
  ['[0.33333333333333333333333333333333, 2]', '[0.333333333333333, 2]', true],
  ['0xffffffffffffffffffffffffffffffff', '0xffffffffffffffffffffffffffffffff', false],
  ['1,234.5', '1,234.5', false],
  ['Infinity', 'Infinity', false],
])('%s is shown as %s, rounded: %s', (result, text, isRounded) =>
  expect(shortForm(result)).toEqual({ text, isRounded }),
);
