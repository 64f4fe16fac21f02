import { expect, test } from 'vitest';
import { loadAllTools } from '#testing/all-tools.ts';
import { inputOfLink, runsFromLink } from './links.ts';

const tools = await loadAllTools();

test.each(tools)('$id takes an input from a link unless one of its inputs is secret', ({ tool }) => {
  const isSecret = Object.values(tool.operations).some(({ secretInput }) => secretInput);
  expect(inputOfLink(tool, new URLSearchParams('input=hunter2'))).toBe(isSecret ? null : 'hunter2');
});

test.each([
  [{}, true],
  [{ costly: true }, false],
  [{ live: false }, false],
] as const)('runs %j from a link: %s', (operation, expected) => {
  expect(runsFromLink(operation)).toBe(expected);
});
