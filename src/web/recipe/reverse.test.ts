import { expect, test } from 'vitest';
import { defineTool, type Tool } from '#core/tool.ts';
import { reverseSteps } from './reverse.ts';
import { beginWith } from './steps.ts';

const tool: Tool = defineTool({
  category: 'text',
  icon: 'x',
  operations: {
    encode: { input: 'text', output: 'base64', inverse: 'decode' },
    decode: { input: 'base64', output: 'text', inverse: 'encode' },
    hash: { input: 'text', output: 'hex' },
  },
});
const reversed = (...steps: readonly (readonly [operation: string, isOff?: boolean])[]) =>
  reverseSteps(
    beginWith(steps.map(([operation, isOff = false]) => ({ tool: 'code', operation, isOff }))).steps,
    () => tool,
  );

test('the steps that run are reversed', () => {
  const result = reversed(['encode'], ['hash', true], ['decode']);
  expect('steps' in result && result.steps.map(({ operation }) => operation)).toEqual(['encode', 'decode']);
});

test('a step without an inverse is named', () => {
  expect(reversed(['encode'], ['hash'])).toMatchObject({ blocking: { id: 1 } });
});
