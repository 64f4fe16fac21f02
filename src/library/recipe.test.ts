import { describe, expect, expectTypeOf, test } from 'vitest';
import { execute, recipe, ToolError } from './index.ts';

const readable = recipe([
  { use: 'base64-string-converter/decode' },
  { use: 'json-prettify/format', options: { indent: '4' } },
]);

describe('a recipe', () => {
  test('runs each step on the result of the one before', async () => {
    expect(await readable.run('eyJhIjoxfQ==')).toBe('{\n    "a": 1\n}\n');
  });

  test('passes on what is picked, or the main result, and gives what the last step picks', async () => {
    const steps = recipe([
      { use: 'url-parser/parse', pick: 'search' },
      { use: 'hash-text/hash', options: { algorithms: ['md5'] }, pick: 'md5' },
    ]);
    const { md5 } = await execute('hash-text/hash', '?a=1', { algorithms: ['md5'] });
    expect(await steps.run('https://example.com/?a=1')).toBe(md5);
  });

  test('names the step that fails', async () => {
    const refused = readable.run('e2E=');
    await expect(refused).rejects.toBeInstanceOf(ToolError);
    await expect(refused).rejects.toThrow(/^Step 2 \(json-prettify\/format\): /);
  });

  test('is checked without running', async () => {
    expect(await readable.check()).toEqual([]);
    const wrong = recipe([{ use: 'base64-string-converter/encode' }, { use: 'uuid-generator/generate' }]);
    expect(await wrong.check()).toEqual([
      { step: 1, code: 'does-not-flow', detail: 'uuid-generator/generate takes no input' },
    ]);
  });

  test('is reversed, or says which step cannot be', async () => {
    const encoded = recipe([
      { use: 'url-encoder/encode' },
      { use: 'base64-string-converter/encode', options: { urlSafe: true } },
    ]);
    const decoded = await encoded.reverse();
    expect(await decoded.run(await encoded.run('a b?'))).toBe('a b?');
    await expect(recipe([{ use: 'hash-text/hash' }]).reverse()).rejects.toThrow(
      'Step 1 (hash-text/hash) has no inverse.',
    );
  });

  test('leaves out the steps that are skipped', async () => {
    const steps = recipe([
      { use: 'uuid-generator/generate', skip: true },
      { use: 'url-encoder/encode' },
      { use: 'json-minify/minify', skip: true },
      { use: 'base64-string-converter/encode' },
      { use: 'hash-text/hash', skip: true },
    ]);
    expect(await steps.check()).toEqual([]);
    const encoded: string = await steps.run('a b');
    expect(encoded).toBe('YSUyMGI=');
    expect(await (await steps.reverse()).run(encoded)).toBe('a b');
  });

  test('is written as the command line reads it', () => {
    expect(JSON.parse(String(readable))).toEqual({
      version: 1,
      steps: [{ use: 'base64-string-converter/decode' }, { use: 'json-prettify/format', options: { indent: '4' } }],
    });
  });

  test('is typed by its first and last step', () => {
    expectTypeOf(readable.run).parameter(0).toEqualTypeOf<string | Uint8Array | Blob>();
    expectTypeOf(readable.run('')).resolves.toEqualTypeOf<string>();
    // @ts-expect-error: there is no such operation
    expect(() => recipe([{ use: 'json-prettify/fromat' }])).not.toThrow();
    // @ts-expect-error: the operation has no such option
    expect(() => recipe([{ use: 'json-prettify/format', options: { indnet: 4 } }])).not.toThrow();
  });
});
