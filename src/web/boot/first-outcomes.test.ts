import { expect, test } from 'vitest';
import type { Tool } from '#core/tool.ts';
import { tools } from '#generated/tools.ts';
import { runFirst } from './first-outcomes.ts';
import type { View } from './view.ts';

async function run(id: keyof typeof tools, operation: string, input: unknown) {
  const tool: Tool = (await tools[id].tool()).default;
  const view = { route: { page: id, locale: 'en' }, content: { type: 'tool', id, tool } } as unknown as View;
  const { options = {} } = tool.operations[operation] ?? {};
  const defaults = Object.fromEntries(Object.entries(options).map(([name, field]) => [name, field.default]));
  return runFirst(view, { operation, input, options: defaults });
}

test('a result that is the same for everybody is known before the page is rendered', async () => {
  expect(await run('case-converter', 'convertAll', 'a b')).toMatchObject({ value: { camel: 'aB' }, duration: 0 });
});

test.each([
  ['takes the clock into account', 'date-converter', 'describe', ''],
  ['takes the time zone into account', 'date-converter', 'describe', '2024-02-29 12:00'],
  ['is a secret', 'token-generator', 'roll', ''],
  ['is a failure', 'base-converter', 'describe', '12x'],
  ['is of a file', 'hash-text', 'hashFile', ''],
  ['is of no operation', 'hash-text', 'none', ''],
] as const)('one that %s is not', async (_, id, operation, input) => {
  expect(await run(id, operation, input)).toBeUndefined();
});
