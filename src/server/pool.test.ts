import { writeFileSync } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { JobOutcome } from './job.ts';
import { createPool, type PoolOptions } from './pool.ts';

const pools: { close(): Promise<void> }[] = [];
const makePool = (options: PoolOptions = {}) => {
  const pool = createPool({ size: 1, ...options });
  pools.push(pool);
  return pool;
};
afterAll(() => Promise.all(pools.map((pool) => pool.close())));

const shared = makePool({ size: 2 });
const encode = { tool: 'base64-string-converter', operation: 'encode', input: 'hello' };
/** Takes minutes, without a moment in which it could notice an abort. */
const endless = { tool: 'bcrypt', operation: 'hash', input: 'x', options: { cost: 20, allowSlow: true } };
const toValue = (outcome: JobOutcome) => ('value' in outcome ? outcome.value : outcome);
const reasonOf = (outcome: JobOutcome) => ('failure' in outcome ? outcome.failure.reason : 'value');

describe('a call', () => {
  test('gives a value, its kind and the time', async () => {
    const outcome = await shared.run(encode);
    expect(outcome).toEqual({ value: 'aGVsbG8=', output: 'base64', notices: [], duration: expect.any(Number) });
  });

  test('takes bytes, a Blob or a file, and gives bytes', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'penknife-pool-'));
    writeFileSync(join(folder, 'x'), 'hello');
    const handle = await open(join(folder, 'x'));
    const file = { descriptor: handle.fd, size: 5 };
    const toBytes = { tool: 'base64-string-converter', operation: 'encode-bytes' };
    for (const given of [{ input: Buffer.from('hello') }, { input: new Blob(['hello']) }, { file }])
      expect(toValue(await shared.run({ ...toBytes, ...given }))).toBe('aGVsbG8=');
    const decode = { tool: 'base64-string-converter', operation: 'decodeBytes', input: 'aGVsbG8=' };
    expect(toValue(await shared.run(decode))).toEqual(new TextEncoder().encode('hello'));
    await handle.close();
    await rm(folder, { recursive: true });
  });

  test('picks an output, and takes names in kebab case', async () => {
    const call = { tool: 'hash-text', operation: 'hash', input: 'abc', options: { 'input-as': 'text' }, pick: 'md5' };
    expect(toValue(await shared.run(call))).toBe('900150983cd24fb0d6963f7d28e17f72');
  });

  test('fails with a sentence, the place and the line, in the language of the call', async () => {
    const call = { tool: 'json-prettify', operation: 'format', input: '{"a":1,\n "b" 2}' };
    const outcome = await shared.run({ ...call, locale: 'fr' });
    expect(outcome).toMatchObject({
      failure: { reason: 'input', at: { line: 2, column: 6 }, excerpt: expect.stringContaining('"b" 2}\n') },
    });
    const english = await shared.run(call);
    expect('failure' in outcome && outcome.failure.message).not.toBe('failure' in english && english.failure.message);
  });

  test('shows no line of a secret', async () => {
    const call = { tool: 'hash-text', operation: 'hash', input: 'secret!', options: { inputAs: 'hex' } };
    const outcome = await shared.run(call);
    expect(reasonOf(outcome)).toBe('input');
    expect(outcome).not.toHaveProperty('failure.excerpt');
  });

  test('reports notices', async () => {
    const call = { tool: 'base64-string-converter', operation: 'decode', input: 'aGVsbG8' };
    expect(await shared.run(call)).toMatchObject({
      notices: [{ code: 'base64-unpadded', message: expect.stringContaining('Padding is missing') }],
    });
  });

  test.each([
    [{ ...encode, tool: 'base64-string-convertr' }, 'unknown', /Did you mean base64-string-converter/],
    [{ ...encode, tool: '__proto__' }, 'unknown', /Unknown tool/],
    [{ ...encode, operation: 'constructor' }, 'unknown', /Unknown operation “constructor”. Operations: encode, /],
    [{ ...encode, options: { nope: 1 } }, 'options', /Unknown option “nope”/],
    [{ ...encode, options: JSON.parse('{"__proto__": 1}') }, 'options', /Unknown option “__proto__”/],
    [{ ...encode, pick: 'x' }, 'options', /only one result/],
    [{ tool: 'hash-text', operation: 'hash', input: 'a', pick: 'toString' }, 'options', /Unknown output “toString”/],
    [{ tool: 'base64-string-converter', operation: 'encode' }, 'input', /needs an input/],
    [{ tool: 'token-generator', operation: 'token', input: 'x' }, 'input', /takes no input/],
    [{ ...encode, input: { not: 'text' } }, 'input', /must be of type text/],
    [{ ...encode, input: () => {} }, 'bug', /could not be cloned/],
  ])('%j is refused: %s', async (call, reason, message) => {
    expect(await shared.run(call)).toMatchObject({ failure: { reason, message: expect.stringMatching(message) } });
  });
});

describe('a recipe', () => {
  test('runs its steps', async () => {
    const steps = [
      { use: 'base64-string-converter/decode' },
      { use: 'nothing/at-all', skip: true },
      { use: 'hash-text/hash', pick: 'md5' },
    ];
    expect(toValue(await shared.run({ steps, input: 'YWJj' }))).toBe('900150983cd24fb0d6963f7d28e17f72');
  });

  test('names the step that fails', async () => {
    const steps = [{ use: 'base64-string-converter/decode' }, { use: 'json-prettify/format' }];
    expect(await shared.run({ steps, input: 'e2E=' })).toMatchObject({
      failure: { reason: 'input', step: 1, message: expect.stringMatching(/^Step 2 \(json-prettify\/format\): /) },
    });
  });

  test.each([
    [[], /at least one step/],
    [[{ use: 'url-encoder/encode' }, { use: 'token-generator/token' }], /^Step 2 .*takes no input/],
    [[{ use: 'url-encoder/encode' }, { use: 'url-encoder/encode', options: { nope: 1 } }], /^Step 2 .*Unknown option/],
    [Array.from({ length: 101 }, () => ({ use: 'url-encoder/encode' })), /at most 100 steps/],
  ])('%j is refused before it runs', async (steps, message) => {
    expect(await shared.run({ steps, input: 'x' })).toMatchObject({
      failure: { reason: 'options', message: expect.stringMatching(message) },
    });
  });
});

describe('the limits', () => {
  test('a job that takes too long is ended, and the next one runs', async () => {
    const pool = makePool({ timeout: 300 });
    const outcomes = await Promise.all([pool.run(endless), pool.run({ ...endless, locale: 'fr' })]);
    expect(outcomes).toMatchObject([
      { failure: { reason: 'timeout', message: 'The call took longer than 0.3 s and was stopped.' } },
      { failure: { reason: 'overloaded' } },
    ]);
  });

  test('a job that needs too much memory is ended, and the next one runs', async () => {
    const pool = makePool({ memory: 64 });
    const huge = { tool: 'yaml-to-json-converter', operation: 'toJson', input: '- [1, 2]\n'.repeat(300_000) };
    const [first, second] = await Promise.all([pool.run(huge), pool.run(encode)]);
    expect(reasonOf(first)).toBe('memory');
    expect(toValue(second)).toBe('aGVsbG8=');
  });

  test('the queue is bounded', async () => {
    const pool = makePool({ maxQueue: 1 });
    const outcomes = [pool.run(endless), pool.run(encode), pool.run(encode)];
    expect(reasonOf(await (outcomes[2] as Promise<JobOutcome>))).toBe('overloaded');
    expect(pool.load).toEqual({ running: 1, queued: 1, threads: 1 });
    await pool.close();
    expect((await Promise.all(outcomes)).map(reasonOf)).toEqual(['aborted', 'aborted', 'overloaded']);
    expect(reasonOf(await pool.run(encode))).toBe('aborted');
  });

  test('jobs are aborted where they run and where they wait', async () => {
    const pool = makePool();
    const [running, waiting] = [new AbortController(), new AbortController()];
    const outcomes = [
      pool.run(endless, { signal: running.signal }),
      pool.run(encode, { signal: waiting.signal }),
      pool.run(encode),
    ];
    waiting.abort();
    running.abort();
    expect((await Promise.all(outcomes)).map((outcome) => toValue(outcome))).toMatchObject([
      { failure: { reason: 'aborted' } },
      { failure: { reason: 'aborted' } },
      'aGVsbG8=',
    ]);
    expect(reasonOf(await pool.run(encode, { signal: AbortSignal.abort() }))).toBe('aborted');
  });

  test('a job that is aborted while its thread starts does not end the next one', async () => {
    const pool = makePool();
    const first = new AbortController();
    const aborted = pool.run(encode, { signal: first.signal });
    first.abort();
    expect(reasonOf(await aborted)).toBe('aborted');
    // Longer than an aborted job may take to notice.
    const slow = { tool: 'bcrypt', operation: 'hash', input: 'x', options: { cost: 12 } };
    expect(reasonOf(await pool.run(slow))).toBe('value');
    expect(reasonOf(await pool.run(encode))).toBe('value');
  });

  test('what could not be stopped is refused', async () => {
    const large = { tool: 'rsa-key-pair-generator', operation: 'generate', options: { bits: 8_192 } };
    expect(await shared.run(large)).toMatchObject({ failure: { reason: 'options', code: 'native-limit' } });
  });

  test('a secret is not quoted, as it was given or decoded, in text or bytes, in failures or notices', async () => {
    const text = `Basic ${btoa('hunter2secret')}`;
    for (const input of [text, new TextEncoder().encode(text)]) {
      const outcome = await shared.run({ tool: 'basic-auth-generator', operation: 'decode', input });
      expect(reasonOf(outcome)).toBe('input');
      expect(JSON.stringify(outcome)).not.toContain('hunter2');
    }
    const claims = btoa('{"S3CRETKEY":1,"S3CRETKEY":2}');
    const token = `${btoa('{"alg":"none"}').replace(/=+$/, '')}.${claims.replace(/=+$/, '')}.`;
    const decoded = await shared.run({ tool: 'jwt-parser', operation: 'decode', input: token });
    expect(decoded.notices.length).toBeGreaterThan(0);
    expect(JSON.stringify(decoded.notices)).not.toContain('S3CRETKEY');
  });

  test('a thread is reused, and progress reported', async () => {
    const pool = makePool();
    const fractions: number[] = [];
    const input = new Blob([new Uint8Array(20_000_000)]);
    const hash = { tool: 'hash-text', operation: 'hashFile', input, pick: 'sha256' };
    await pool.run(hash, { progress: (fraction) => fractions.push(fraction) });
    await pool.run(encode);
    expect(pool.load).toEqual({ running: 0, queued: 0, threads: 1 });
    expect(fractions.length).toBeGreaterThan(0);
  });
});
