import { expect, test } from 'vitest';
import { exceededLimits } from './native-limits.ts';
import { runJob } from './run-job.ts';

test.each<[string, object, readonly object[]]>([
  ['encryption', { iterations: 1_000_000, rounds: 1_000_000 }, []],
  ['encryption', { iterations: '10000000' }, [{ option: 'iterations', most: 1_000_000 }]],
  ['encryption', { format: 'jwe', rounds: 1_000_001 }, [{ option: 'rounds', most: 1_000_000 }]],
  ['compression', { maxSize: 128, maxRatio: 200 }, []],
  ['compression', { maxSize: 129 }, [{ option: 'max-size', most: 128 }]],
  ['compression', { maxRatio: null }, [{ option: 'max-ratio', most: 1_000 }]],
  ['hash-text', { iterations: 10_000_000 }, []],
])('%s with %j exceeds %j', (tool, options, exceeded) => {
  expect(exceededLimits(tool, { ...options })).toEqual(exceeded);
});

test('a JWE that asks for more iterations than could be stopped is refused, alone and in a recipe', async () => {
  const header = { alg: 'PBES2-HS512+A256KW', enc: 'A256GCM', p2c: 1_000_001, p2s: 'AAEC' };
  const input = `${Buffer.from(JSON.stringify(header)).toString('base64url')}.AA.AA.AA.AA`;
  const options = { passphrase: 'x' };
  const context = { signal: new AbortController().signal, progress: () => {} };
  const step = { use: 'encryption/decrypt', options };
  const recipe = { steps: [step], input, division: { each: 'line', column: '', onError: 'stop' } } as const;
  for (const job of [{ tool: 'encryption', operation: 'decrypt', input, options }, recipe])
    expect(await runJob(job, context)).toMatchObject({
      failure: {
        reason: 'input',
        message: expect.stringContaining('1,000,001 PBKDF2 iterations; the limit is 1,000,000.'),
      },
    });
});
