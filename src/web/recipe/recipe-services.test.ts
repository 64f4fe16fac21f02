import { expect, test } from 'vitest';
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
