import { describe, expect, test, vi } from 'vitest';
import { prepareCall } from '#core/execution/execute.ts';
import type { Tool } from '#core/tool.ts';
import type { Host } from '#page/services.ts';
import { createSession } from '#page/session/create-session.ts';
import { loadAllTools } from '#testing/all-tools.ts';
import { emptyServices } from '../boot/services.ts';
import { stepServices } from './recipe-services.ts';

test('the session of a step is at the operation of the recipe, also where no page offers that', async () => {
  const memory = emptyServices.memoryOf('recipe');
  for (const { id, tool } of await loadAllTools())
    for (const [name, { internal }] of Object.entries(tool.operations)) {
      if (internal) continue;
      const { host } = emptyServices;
      const session = createSession(
        stepServices({ id, tool, host, messages: { title: '', description: '', operations: {} } }, memory, name),
      );
      const leave = session.arrive();
      expect(session.get().name, `${id}/${name}`).toBe(name);
      leave();
    }
});

describe('what a step has to run', async () => {
  const all = new Map((await loadAllTools()).map(({ id, tool }) => [id, tool]));
  const stepOf = (id: string, operation: string, held?: string) => {
    const run = vi.fn<Host['run']>(async () => ({ value: 'made', notices: [], duration: 1 }));
    const messages = { title: '', description: '', operations: {}, options: { key: 'Key' } };
    const tool = all.get(id) as Tool;
    const { host } = stepServices(
      { id, tool, host: { run }, messages },
      emptyServices.memoryOf('recipe'),
      operation,
      held,
    );
    const made = (options: Readonly<Record<string, unknown>>) =>
      host.run(id, prepareCall(tool, operation, 'a', options), { signal: new AbortController().signal });
    return { run, made };
  };

  test('waits where the recipe is held', async () => {
    const { run, made } = stepOf('bcrypt', 'hash', 'Check the steps.');
    expect(await made({})).toMatchObject({ nothing: { code: 'held' } });
    expect(run).not.toHaveBeenCalled();
  });

  test.each(['hmac', 'hmacAll', 'hmacFile', 'verify'])('waits for the key of %s', async (operation) => {
    const { run, made } = stepOf('hmac-generator', operation);
    const wrong = { code: 'secret-missing', params: { label: 'Key' }, at: { field: 'key' } };
    expect(await made({})).toMatchObject({ failure: wrong });
    expect(run).not.toHaveBeenCalled();
    expect(await made({ key: 'k' })).toMatchObject({ value: 'made' });
  });

  test('runs where nothing is missing', async () => {
    expect(await stepOf('json-minify', 'minify').made({})).toMatchObject({ value: 'made' });
  });
});
