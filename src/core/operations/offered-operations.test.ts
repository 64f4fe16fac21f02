import { expect, test } from 'vitest';
import { loadAllTools } from '#testing/all-tools.ts';
import { offeredOperations, stepOperations } from './offered-operations.ts';

test('a step may have each public operation, those of the page first', async () => {
  for (const { id, tool } of await loadAllTools()) {
    const names = stepOperations(tool);
    const open = Object.keys(tool.operations).filter((name) => !tool.operations[name]?.internal);
    expect(new Set(names), id).toEqual(new Set(open));
    const offered = offeredOperations(tool).filter((name) => open.includes(name));
    expect(names.slice(0, offered.length), id).toEqual(offered);
  }
});
