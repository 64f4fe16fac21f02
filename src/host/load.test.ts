import { describe, expect, test } from 'vitest';
import { prepareCall } from '#core/execution/execute.ts';
import { catalog } from './catalog.ts';
import { loadLogic } from './load-logic.ts';
import { loadMessage } from './load-message.ts';
import { loadTool, toolIds } from './load-tool.ts';
import { run } from './run.ts';

const unknown = ['nope', '', 'constructor', '__proto__'];

describe('loadTool', () => {
  test.each([
    [undefined, 'Chmod calculator'],
    ['en-GB', 'Chmod calculator'],
    ['fr-CA', 'Calculateur chmod'],
    ['de', 'Chmod calculator'],
  ])('loads the messages for %s', async (locale, title) => {
    const { id, messages } = await loadTool('chmod-calculator', locale);
    expect([id, messages.title]).toEqual(['chmod-calculator', title]);
  });

  test('leaves internal operations out of the public ones', async () => {
    const { tool, operations } = await loadTool('json-prettify');
    const internal = Object.keys(tool.operations).filter((name) => tool.operations[name]?.internal);
    expect(internal).not.toEqual([]);
    expect(Object.keys(operations)).toEqual(Object.keys(tool.operations).filter((name) => !internal.includes(name)));
  });

  test.each(unknown)('rejects the unknown tool %j', async (id) => {
    await expect(loadTool(id)).rejects.toThrow(new RangeError(`There is no tool ${id}.`));
  });

  test('is possible for every tool of the catalog', () => {
    expect(catalog.map(({ id }) => id).toSorted()).toEqual(toolIds);
  });
});

describe('loadLogic', () => {
  test.each([
    [undefined, /^Owner: read, write/],
    ['fr-CA', /^Propriétaire/],
    ['de', /^Owner/],
  ])('composes text for %s', async (locale, explanation) => {
    const { tool } = await loadTool('chmod-calculator');
    const outcome = await run(loadLogic('chmod-calculator', locale), prepareCall(tool, 'describe', '600', {}));
    expect(outcome).toMatchObject({ value: { explanation: expect.stringMatching(explanation) } });
  });

  test.each(unknown)('rejects the unknown tool %j', async (id) => {
    await expect(loadLogic(id)).rejects.toThrow(new RangeError(`There is no tool ${id}.`));
  });

  test('returns the keys of messages for logic that has none', async () => {
    expect((await loadMessage('hash-text', 'en'))('hello')).toBe('hello');
  });
});

test('an internal operation is unknown among the public ones', async () => {
  const loaded = await loadTool('json-prettify');
  const [name = ''] = Object.keys(loaded.tool.operations).filter((one) => !Object.hasOwn(loaded.operations, one));
  expect(prepareCall(loaded.tool, name, '{}', {})).toMatchObject({ operation: name });
  expect(() => prepareCall(loaded, name, '{}', {})).toThrow(
    expect.objectContaining({ code: 'unknown-operation', params: expect.objectContaining({ name }) }),
  );
});
