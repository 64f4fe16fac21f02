import { describe, expect, test } from 'vitest';
import { plainContext } from '#core/execution/context.ts';
import type { Division } from '#core/execution/each.ts';
import messages from '#messages/en.json' with { type: 'json' };
import { growsLinearly } from '#testing/effort.ts';
import { previewEach, runEach } from './run-each.ts';

const decode = [{ use: 'base64-string-converter/decode' }];
const ask = (text: string, division: Partial<Division> = {}, more = {}) =>
  runEach(
    text,
    { steps: decode, each: 'line', column: '', onError: 'stop', core: messages.core, ...division, ...more },
    plainContext(),
  );

describe('a recipe on each value', () => {
  test.each([
    ['line', 'YQ==\r\nYg==\n', 'a\r\nb\n'],
    ['json', '["YQ==", null, "Yg=="]', '[\n  "a",\n  null,\n  "b"\n]\n'],
    ['csv', 'id;code\n1;YQ==\n', 'id;code;result\n1;YQ==;a\n'],
  ] as const)('%s of %j', async (each, text, result) => {
    const count = each === 'json' ? 3 : each === 'csv' ? 1 : 2;
    expect(await ask(text, { each, column: 'code' })).toEqual({ text: result, count, failures: 0, failed: [] });
  });

  test('of several steps, with an output that is picked', async () => {
    const steps = [{ use: 'url-encoder/decode' }, { use: 'hash-text/hash', pick: 'md5' }];
    const { text } = await ask('a\n%61\n', {}, { steps });
    expect(text).toBe('0cc175b9c0f1b6a831c399e269772661\n'.repeat(2));
  });

  test.each([
    ['skip', 'a\nb\n'],
    ['empty', 'a\n\nb\n'],
    ['keep', 'a\n*\nb\n'],
  ])('one that fails: %s', async (onError, text) => {
    const result = await ask('YQ==\n*\nYg==\n', {}, { onError });
    expect(result).toMatchObject({ text, count: 3, failures: 1, failed: [{ n: 2, step: 1 }] });
    expect(result.failed[0]?.message).toContain('“*”');
  });

  test('one that fails ends the run', async () => {
    await expect(ask('YQ==\n*\n')).rejects.toMatchObject({ code: 'failed', params: { n: 2, step: 1 } });
  });

  test('numbers and truth values are JSON', async () => {
    const steps = [{ use: 'text-statistics/stats', pick: 'characters' }];
    expect((await ask('["ab", "👍"]', { each: 'json' }, { steps })).text).toBe('[\n  2,\n  1\n]\n');
  });

  test.each([
    ['line', '1700000000\n\n \n', '2023-11-14T22:13:20Z\n\n\n'],
    ['csv', 'at,id\n1700000000,1\n,2\n', 'at,iso8601,id\n1700000000,2023-11-14T22:13:20Z,1\n,,2\n'],
    ['json', '["1700000000", ""]', '[\n  "2023-11-14T22:13:20Z",\n  null\n]\n'],
  ] as const)('no present moment where a %s is empty', async (each, text, result) => {
    const steps = [{ use: 'date-converter/describe', options: { outputZone: 'UTC' }, pick: 'iso8601' }];
    expect(await ask(text, { each, column: 'at' }, { steps })).toMatchObject({ text: result, failures: 0 });
  });

  test('an output without a value is a failure', async () => {
    const steps = [{ use: 'url-parser/parse', pick: 'port' }, { use: 'base-converter/convert' }];
    const result = await ask('https://example.com/\n', {}, { steps, onError: 'skip' });
    expect(result.failed).toEqual([{ n: 1, step: 1 }]);
  });

  test.each([
    ['json', '{"a":1}', 'no-array'],
    ['json', '[1', expect.any(String)],
    ['csv', 'a,b\n1,2\n', 'no-column'],
  ] as const)('%s of %j is wrong', async (each, text, code) => {
    await expect(ask(text, { each, column: 'c' })).rejects.toMatchObject({ name: 'ToolError', code });
  });

  test('wrong options of a step', async () => {
    const steps = [{ use: 'json-prettify/format', options: { indent: 'wide' } }];
    await expect(ask('1', {}, { steps })).rejects.toMatchObject({ code: 'wrong-options', params: { step: 1 } });
  });

  test('dates in the order of the user’s region', async () => {
    const steps = [{ use: 'date-converter/describe', pick: 'iso8601' }];
    const inRegion = (region: string) =>
      runEach(
        '03/04/2026',
        { steps, each: 'line', column: '', onError: 'stop', core: messages.core },
        plainContext({ region }),
      );
    expect((await inRegion('GB')).text).not.toBe((await inRegion('US')).text);
  });

  test('a step waits for the secret that it needs', async () => {
    const steps = [{ use: 'hmac-generator/hmac' }];
    const result = await ask('a\n', {}, { steps, onError: 'skip' });
    expect(result.failed).toEqual([{ n: 1, step: 1, message: 'Fill in “Key”.' }]);
  });

  test('binary results are no text', async () => {
    const steps = [{ use: 'compression/compress' }];
    await expect(ask('a', {}, { steps })).rejects.toMatchObject({ code: 'not-text' });
  });

  test('takes time in proportion to the values', async () => {
    expect(await growsLinearly((size) => ask('YQ==\n'.repeat(size)), 20_000)).toBe(true);
  });
});

test('a recipe is tried on the first value that is not blank', () => {
  expect(previewEach('\n a\nb', { each: 'line', column: '' })).toEqual({ first: ' a', count: 3, columns: [] });
  expect(previewEach('[null, 1, "x"]', { each: 'json', column: '' })).toEqual({ first: '1', count: 2, columns: [] });
  expect(previewEach('id,name\n1,Anna\n', { each: 'csv', column: '' })).toEqual({
    first: '1',
    count: 1,
    columns: ['id', 'name'],
  });
  expect(previewEach('id,name\n1,Anna\n', { each: 'csv', column: 'code' })).toMatchObject({
    first: '',
    columns: ['id', 'name'],
  });
});
