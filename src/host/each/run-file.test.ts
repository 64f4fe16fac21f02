import { describe, expect, it } from 'vitest';
import { plainContext } from '#core/execution/context.ts';
import type { Step } from '#core/execution/recipe.ts';
import { maxOf } from '#lib/collections/extremes.ts';
import messages from '#messages/en.json' with { type: 'json' };
import { runFile } from './run-file.ts';

const runOn = (content: string, ...steps: readonly Step[]) =>
  runFile(new Blob([content]), { steps, core: messages.core }, plainContext());

describe('a recipe on a file', () => {
  it('gives text', async () => {
    expect(await runOn('YQ==', { use: 'base64-string-converter/decode' })).toBe('a');
    expect(await runOn('a', { use: 'text-statistics/stats', pick: 'characters' })).toBe('1');
  });

  it('gives a file where the result is long or binary', async () => {
    const long = await runOn('a'.repeat(20_000), { use: 'base64-string-converter/encode' });
    expect(long).toBeInstanceOf(Blob);
    expect((long as Blob).size).toBe(26_668);
    expect(await runOn('a', { use: 'compression/compress' })).toBeInstanceOf(Blob);
  });

  it('reports how far all steps are', async () => {
    const fractions: number[] = [];
    const steps = [{ use: 'hash-text/hash', pick: 'sha256' }, { use: 'json-minify/minify' }];
    const ctx = { ...plainContext(), progress: (fraction: number) => void fractions.push(fraction) };
    await runFile(new Blob(['a'.repeat(5_000_000)]), { steps, core: messages.core }, ctx).catch(() => {});
    expect(fractions.length).toBeGreaterThan(0);
    expect(maxOf(fractions)).toBeLessThanOrEqual(0.5);
  });

  it('gives several steps one after another, of which one fails', async () => {
    const steps = [{ use: 'base64-string-converter/decode' }, { use: 'json-minify/minify' }];
    expect(await runOn('eyAiYSI6IDEgfQ==', ...steps)).toBe('{"a":1}');
    await expect(runOn('YQ==', ...steps)).rejects.toMatchObject({ code: 'failed', params: { step: 2 } });
    await expect(runOn('YQ==', { use: 'no-tool/run' })).rejects.toThrow();
  });
});
