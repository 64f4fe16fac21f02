import { expect, test } from 'vitest';
import type { Operation } from '#core/tool.ts';
import { withoutSecrets } from './without-secrets.ts';

const options = { key: { type: 'text', default: '', secret: true }, note: { type: 'text', default: '' } } as const;
const failureOf = (operation: Operation, params: Record<string, string | number>, isSecret?: boolean, key = 'horse') =>
  withoutSecrets(
    { code: 'wrong', params, offers: [{ input: 'other' }] },
    { operation: 'run', options: { key, note: 'public note' } },
    { operations: { run: operation } },
    isSecret,
  );

test('quotes a public input and public options', () => {
  const params = { found: 'my password', note: 'public', n: 3 };
  const operation = { input: 'text', output: 'text', options } as const;
  expect(failureOf(operation, params, false, '')).toMatchObject({ params, offers: [{}] });
});

test('quotes nothing where an option is a secret, which may be decoded', () => {
  const failure = failureOf({ input: 'text', output: 'text', options }, { found: 'decoded', field: 'note' });
  expect(failure.params).toEqual({ found: '…', field: 'note' });
});

test.each([
  ['declared', { input: 'text', output: 'text', secretInput: true }, false],
  ['of a secret kind', { input: 'key', output: 'text' }, false],
  ['passed on from a secret', { input: 'text', output: 'text' }, true],
] as const)('quotes nothing of an input that is a secret, %s', (_, operation, isSecret) => {
  const failure = failureOf(operation, { found: 'hunter2', declared: 'output', at: 'hu', n: 3 }, isSecret, '');
  expect(failure.params).toEqual({ found: '…', declared: 'output', at: 'hu', n: 3 });
  expect(failure.offers).toBeUndefined();
});
