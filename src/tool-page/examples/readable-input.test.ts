import { expect, test } from 'vitest';
import { loadAllTools } from '#testing/all-tools.ts';
import { readableInput } from './readable-input.ts';

const tools = new Map((await loadAllTools()).map(({ id, tool }) => [id, tool]));

test.each([
  ['pdf-signature-checker', 'check', 0, undefined],
  ['base64-string-converter', 'encodeBytes', 0, 'foobar'],
  ['base64-string-converter', 'decode', 0, 'UGVua25pZmUsIOS7iuWkqSDwn5iA'],
])('%s/%s: the input of example %i', (id, operation, index, expected) => {
  const tool = tools.get(id);
  const example = tool?.operations[operation]?.examples?.[index];
  if (!tool || !example) throw new Error(`There is no such example of ${id}.`);
  expect(readableInput(tool, operation, { ...example, name: example.id })).toBe(expected);
});
