import { expect, test } from 'vitest';
import { withEncodingHint } from './encoding.ts';

const diagnostic = { code: 'not-utf8', message: 'Not UTF-8.' } as const;

test('an encoding is proposed only where there is one', () => {
  const hinted = (params: { readonly encoding?: string }) =>
    withEncodingHint(diagnostic as never, { code: 'not-utf8', params }, '--encoding').message;
  expect(hinted({ encoding: 'UTF-16LE' })).toBe('Not UTF-8. Try --encoding utf-16le.');
  expect(hinted({})).toBe('Not UTF-8.');
});
