/** `npm run new my-tool`: makes a folder with everything that a tool needs, which passes every check as it is. */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mustRun, root } from './command.ts';

const [id = ''] = process.argv.slice(2);
const folder = join(root, 'src/tools', id);

function refuse(reason: string): never {
  console.error(`${reason}\nUsage: npm run new my-tool`);
  process.exit(2);
}
if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))
  refuse('A tool’s id is kebab-case, such as json-prettify: it is its folder, path and command.');
if (existsSync(folder)) refuse(`There is a tool ${id}: ${readdirSync(folder).join(', ')}.`);

const title = id[0]?.toUpperCase() + id.slice(1).replaceAll('-', ' ');
const today = new Date().toISOString().slice(0, 10);

const files: Readonly<Record<string, string>> = {
  'tool.ts': `import { flag } from '#core/fields.ts';
import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'text',
  icon: 'tool',
  createdAt: '${today}',
  operations: {
    convert: {
      input: 'text',
      output: 'text',
      options: { uppercase: flag() },
      examples: [
        { id: 'lowercase', input: 'hello', output: 'hello' },
        { id: 'uppercase', input: 'hello', options: { uppercase: true }, output: 'HELLO' },
      ],
    },
  },
});
`,
  'logic.ts': `import { type RunOf, ToolError } from '#core/tool.ts';
import type tool from './tool.ts';

/**
 * What comes out for what goes in, and by which standard.
 * @throws ToolError at the first NUL
 */
export const convert: RunOf<typeof tool, 'convert'> = (text, { uppercase }) => {
  const nul = text.indexOf('\\0');
  if (nul >= 0) throw new ToolError('nul', {}, nul);
  return uppercase ? text.toUpperCase() : text;
};
`,
  'logic.test.ts': `import { expect, test } from 'vitest';
import { testTool } from '#testing/test-tool.ts';
import * as logic from './logic.ts';
import tool from './tool.ts';

const { run, error } = testTool(tool, logic);

// Name the source of each answer: a standard, a registry, another implementation.
test.each([
  ['', {}, ''],
  ['straße', { uppercase: true }, 'STRASSE'], // Unicode, SpecialCasing.txt
])('%j with %j is %j', async (input, options, output) => {
  expect(await run('convert', input, options)).toBe(output);
});

test('a NUL is rejected with its offset', async () => {
  expect(await error('convert', 'ab\\0')).toMatchObject({ code: 'nul', at: { line: 1, column: 3 } });
});
`,
  'en.json': `{
  "title": "${title}",
  "description": "What it does, in one sentence.",
  "keywords": ["convert"],
  "operations": { "convert": "Convert" },
  "options": { "uppercase": "Uppercase" },
  "examples": { "lowercase": "As it is", "uppercase": "In capitals" },
  "errors": { "nul": "Character {character} is NUL, which no text should hold." }
}
`,
  'fr.json': `{
  "title": "${title}",
  "description": "Ce que fait l’outil, en une phrase.",
  "keywords": ["convertir"],
  "operations": { "convert": "Convertir" },
  "options": { "uppercase": "Majuscules" },
  "examples": { "lowercase": "Tel quel", "uppercase": "En majuscules" },
  "errors": { "nul": "Le caractère {character} est NUL, qu’aucun texte ne devrait contenir." }
}
`,
  'job.json': `{ "keys": ["hello"], "expect": "hello", "copies": "hello" }
`,
  'search-queries.json': `{ "en": ["${id.replaceAll('-', ' ')}"], "fr": [] }
`,
};

mkdirSync(folder, { recursive: true });
for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
mustRun('tsx', ['scripts/registry.ts']);
console.log(`src/tools/${id}: ${Object.keys(files).join(', ')}\nNext: fill them in, then npm run check ${id}`);
