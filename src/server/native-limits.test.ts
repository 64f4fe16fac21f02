import { expect, test } from 'vitest';
import { exceededLimits } from './native-limits.ts';
import { runJob } from './run-job.ts';

const context = { signal: new AbortController().signal, progress: () => {} };

test.each<[string, object, readonly object[]]>([
  ['encryption', { iterations: 1_000_000, rounds: 1_000_000 }, []],
  ['encryption', { iterations: '10000000' }, [{ option: 'iterations', most: 1_000_000 }]],
  ['encryption', { iterations: 1_000_000, length: 128, hash: 'sha256' }, []],
  ['encryption', { iterations: 1_000_000, length: '129', hash: 'sha256' }, [{ option: 'iterations', most: 800_000 }]],
  ['encryption', { iterations: 1_000_000, length: 1_024, hash: 'sha1' }, [{ option: 'iterations', most: 76_923 }]],
  ['encryption', { iterations: 250_000, length: 1_024, hash: 'sha512' }, []],
  ['encryption', { format: 'jwe', rounds: 1_000_001 }, [{ option: 'rounds', most: 1_000_000 }]],
  ['compression', { maxSize: 128, maxRatio: 200 }, []],
  ['compression', { maxSize: 129 }, [{ option: 'max-size', most: 128 }]],
  ['compression', { maxRatio: null }, [{ option: 'max-ratio', most: 1_000 }]],
  ['hash-text', { iterations: 10_000_000 }, []],
])('%s with %j exceeds %j', (tool, options, exceeded) => {
  expect(exceededLimits(tool, { ...options })).toEqual(exceeded);
});

test('a key is derived with no fewer iterations than the default: a longer one than that allows is refused', async () => {
  const derive = (options: object) =>
    runJob({ tool: 'encryption', operation: 'deriveKey', input: 'x', options: { salt: '00', ...options } }, context);
  expect(await derive({ length: 1_024 })).toMatchObject({
    failure: { reason: 'options', message: expect.stringContaining('125,000') },
  });
  expect(await derive({ length: 1_024, iterations: 10 })).toHaveProperty('value');
  expect(await derive({ length: 1_024, kdf: 'hkdf' })).toHaveProperty('value');
});

test('a JWE that asks for more iterations than could be stopped is refused, alone and in a recipe', async () => {
  const header = { alg: 'PBES2-HS512+A256KW', enc: 'A256GCM', p2c: 1_000_001, p2s: 'AAEC' };
  const input = `${Buffer.from(JSON.stringify(header)).toString('base64url')}.AA.AA.AA.AA`;
  const options = { passphrase: 'x' };
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
