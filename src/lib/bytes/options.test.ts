import { expect, test } from 'vitest';
import { isUnstored } from '#core/fields.ts';
import { keyEncoding } from './options.ts';

test('how a key is written is not remembered', () => {
  expect(isUnstored(keyEncoding)).toBe(true);
});
