import { expect, test } from 'vitest';
import type { JobOutcome } from '../job.ts';
import { runTool } from './run.ts';
import { createToolbox } from './toolbox.ts';

const running = (outcome: Partial<JobOutcome>) => ({
  run: async () => ({ notices: [], duration: 0, ...outcome }) as JobOutcome,
  openFile: async () => ({ descriptor: 0, size: 0 }),
  hasFiles: true,
  out: undefined,
  tools: createToolbox(),
});

test('a document with too many levels is an error, not a bug', async () => {
  let input: unknown = 1;
  for (let level = 0; level < 100_000; level++) input = [input];
  const call = runTool({ use: 'json-prettify/format', input }, running({}));
  await expect(call).rejects.toThrow('nested too deeply');
});

test('words behind an operation are refused, and not repeated', async () => {
  const call = runTool({ use: 'hmac-generator/hmac SEKRIT', input: 'x' }, running({}));
  await expect(call).rejects.toThrow(/^Name one operation, as “tool\/operation”\. Its options go into “options”\.$/);
});

test('a cut result that is random says that another call gives another', async () => {
  const outcome = { value: 'x'.repeat(30), output: 'text', isRandom: true } as const;
  const { content } = await runTool({ use: 'token-generator/token', limit: 10 }, running(outcome));
  expect(content[1]).toMatchObject({ text: expect.stringContaining('different result') });
});

test('a long record shows the beginning of each long part, and names them', async () => {
  const value = { size: 1, patch: 'x'.repeat(50_000), absent: null };
  const outcome = { value, output: { size: 'number', patch: 'text', absent: 'text' } } as const;
  const { content, structuredContent } = await runTool({ use: 'text-diff/diff', input: 'x' }, running(outcome));
  expect(structuredContent).toEqual({ size: 1, patch: expect.stringMatching(/^x{10000}…$/) });
  expect(content[1]).toMatchObject({ text: expect.stringContaining('patch (50000 characters)') });
});

test('a file that is too large for a message is refused', async () => {
  const outcome = { value: new Uint8Array(6_000_001), output: 'file' } as const;
  const call = runTool({ use: 'compression/compress', input: 'x' }, running(outcome));
  await expect(call).rejects.toThrow('--out');
});
