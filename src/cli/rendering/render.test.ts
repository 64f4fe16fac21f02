import { expect, test } from 'vitest';
import { plain } from './paint.ts';
import { renderResult } from './render.ts';

test('prints the headline first on a terminal, the other values in their order', async () => {
  const shape = { output: { md5: 'text', sha256: 'text', size: 'number' }, headline: 'sha256' } as const;
  const value = { md5: 'a', sha256: 'b', size: 1 };
  const printed = await renderResult(value, shape, { json: false, isTerminal: true, paint: plain });
  expect(String(printed).match(/^\w+/gm)).toEqual(['sha256', 'md5', 'size']);
});
