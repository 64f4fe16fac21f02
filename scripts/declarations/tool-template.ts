/** The files of a new tool: `npm run new` writes them. */

/**
 * The files by their names, which pass every check as they are.
 * @example templateOf('my-tool', '2030-01-31')['en.json'] // '{\n  "title": "My tool", …'
 */
export function templateOf(id: string, today: string): Readonly<Record<string, string>> {
  const title = id[0]?.toUpperCase() + id.slice(1).replaceAll('-', ' ');
  return {
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
  "description": "What it does, in a few words",
  "keywords": ["convert"],
  "operations": { "convert": "Convert" },
  "options": { "uppercase": "Uppercase" },
  "examples": { "lowercase": "Unchanged", "uppercase": "In capitals" },
  "errors": { "nul": "Character {character} is NUL, which no text should hold." }
}
`,
    'fr.json': `{
  "title": "${title}",
  "description": "Ce que fait l’outil, en quelques mots",
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
}
