import { expect, test } from 'vitest';
import type { RecipeJob } from './job.ts';
import { runJob } from './run-job.ts';

const decode = [{ use: 'base64-string-converter/decode' }];
const run = (input: unknown, division: Partial<RecipeJob['division']>, more: Partial<RecipeJob> = {}) =>
  runJob(
    { steps: decode, input, division: { each: 'line', column: '', onError: 'stop', ...division }, ...more },
    { signal: new AbortController().signal, progress: () => {} },
  );

test.each([
  ['line', 'YQ==\nYg==\n', 'a\nb\n', 'text'],
  ['json', '["YQ=="]', '[\n  "a"\n]\n', 'json'],
  ['csv', 'code\nYQ==\n', 'code,result\nYQ==,a\n', 'csv'],
] as const)('runs on each %s of %j', async (each, input, value, output) => {
  expect(await run(input, { each })).toMatchObject({ value, output, notices: [] });
});

test('takes bytes of a text', async () => {
  expect(await run(new TextEncoder().encode('YQ=='), {})).toMatchObject({ value: 'a' });
});

test('reports the first values that fail, and counts the others', async () => {
  const outcome = await run('*\n'.repeat(7), { onError: 'skip' });
  expect(outcome.notices).toHaveLength(6);
  expect(outcome.notices[0]).toMatchObject({
    code: 'failed',
    message: expect.stringMatching(/^Value 1, step 1: .*“\*”/),
  });
  expect(outcome.notices[5]).toEqual({ code: 'more', message: '2 more values failed.' });
});

test.each([
  [{}, 'YQ==\n*\n', { code: 'failed', step: 0, message: expect.stringMatching(/^Value 2, step 1: /) }],
  [{ each: 'json' }, '{}', { code: 'no-array', message: expect.stringContaining('not a JSON array') }],
  [{ each: 'json' }, '[1', { at: { line: 1 }, message: expect.not.stringMatching(/^[a-z-]+$/) }],
  [{ each: 'csv', column: 'x' }, 'a\n1\n', { code: 'no-column', message: 'There is no column “x”.' }],
] as const)('%j of %j is an error', async (division, input, failure) => {
  expect(await run(input, division as never)).toMatchObject({ failure: { reason: 'input', ...failure } });
});

test('quotes nothing of a secret', async () => {
  const steps = [{ use: 'hash-text/hash', options: { inputAs: 'hex' } }];
  const outcome = await run('hunter2\n', {}, { steps });
  expect(outcome).toMatchObject({ failure: { code: 'failed' } });
  expect(JSON.stringify(outcome)).not.toContain('hunter2');
});

test('speaks the language of the job', async () => {
  expect(await run('{}', { each: 'json' }, { locale: 'fr' })).toMatchObject({
    failure: { message: expect.stringContaining('tableau') },
  });
});
