import { expect, test } from 'vitest';
import { toolsOf } from './affected-tools.ts';

test.each([
  ['a file in its folder', 'src/tools/json-prettify/en.json', ['json-prettify']],
  ['a library file that its logic imports', 'src/lib/keys/read-key.ts', ['jwt-parser', 'rsa-key-pair-generator']],
])('a tool is affected by %s', (_, file, ids) => expect(toolsOf([file])).toEqual(expect.arrayContaining(ids)));

test.each([
  ['the frame', 'src/tool-page/examples.ts'],
  ['a library file of most tools', 'src/lib/csv/write.ts'],
])('%s affects no single tool', (_, file) => expect(toolsOf([file])).toEqual([]));

test('the tools with most changed files come first', () => {
  const files = [
    'jwt-parser/en.json',
    'bcrypt/en.json',
    'bcrypt/fr.json',
    'bcrypt/tool.ts',
    'jwt-parser/fr.json',
    'ulid-generator/tool.ts',
  ];
  expect(toolsOf(files.map((file) => `src/tools/${file}`))).toEqual(['bcrypt', 'jwt-parser', 'ulid-generator']);
});
