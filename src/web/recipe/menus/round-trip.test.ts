import { expect, test } from 'vitest';
import { plainContext } from '#core/execution/context.ts';
import type { StepsQuestion } from '#core/execution/each.ts';
import { ToolError } from '#core/tool.ts';
import { runFile } from '#host/each/run-file.ts';
import messages from '#messages/en.json' with { type: 'json' };
import type { Host, Input } from '#page/services.ts';
import { roundTrip } from './round-trip.ts';

const host: Host = {
  async run(_, { input, options }) {
    try {
      const value = await runFile(input?.value as Blob, options as unknown as StepsQuestion, plainContext());
      return { value, notices: [], duration: 0 };
    } catch (error) {
      if (error instanceof ToolError)
        return { failure: { code: error.code, params: error.params }, notices: [], duration: 0 };
      throw error;
    }
  },
};
const check = (input: Input, ...uses: readonly string[]) =>
  roundTrip(
    host,
    input,
    uses.map((use) => ({ use })),
    messages.core,
    new AbortController().signal,
  );

const base64 = ['base64-string-converter/encode', 'base64-string-converter/decode'] as const;

test('a text and a file come out equal', async () => {
  expect(await check({ text: 'Zoë\r\n' }, ...base64)).toEqual({ is: 'same' });
  expect(await check({ file: new File(['Zoë\n'], 'a.txt') }, ...base64)).toEqual({ is: 'same' });
  expect(await check({ text: 'x' }, 'compression/compress', 'compression/decompress')).toEqual({ is: 'same' });
});

test('what is lost on the way is noticed', async () => {
  const there = ['json-to-yaml-converter/toYaml', 'json-to-yaml-converter/toJson'];
  expect(await check({ text: '{"a":1}' }, ...there)).toEqual({ is: 'other' });
});

test('a step that fails is named', async () => {
  const found = await check({ text: '*' }, ...base64.toReversed());
  expect(found).toMatchObject({ is: 'failed', message: expect.stringContaining('“*”') });
});
