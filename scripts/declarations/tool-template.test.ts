/** Tests of the files that `npm run new` writes: they are made in a folder, and checked as those of a tool are. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { ToolMessages } from '#core/messages.ts';
import { locales } from '#core/registry.ts';
import { toData } from '#host/json.ts';
import type { WholeTool } from '#testing/all-tools.ts';
import { checkDeclaration, checkImports } from '#testing/check-declaration.ts';
import { checkMessages } from '#testing/check-messages.ts';
import { runOperation, showOutcome } from '#testing/run-operation.ts';
import { root } from '../command.ts';
import { faultsOf } from '../wording/faults.ts';
import { readGlossary } from '../wording/glossary.ts';
import { flatten } from '../wording/messages.ts';
import { templateOf } from './tool-template.ts';

const id = 'my-new-tool';
const files = templateOf(id, '2030-01-31');

// Within the repository, whose package.json says what `#core` is.
const parent = join(root, 'reports');
mkdirSync(parent, { recursive: true });
const folder = mkdtempSync(join(parent, 'template-'));
for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
afterAll(() => rmSync(folder, { recursive: true }));

const whole: WholeTool = {
  id,
  folder,
  tool: (await import(join(folder, 'tool.ts'))).default,
  logic: await import(join(folder, 'logic.ts')),
  messages: {
    en: JSON.parse(files['en.json'] ?? '') as ToolMessages,
    fr: JSON.parse(files['fr.json'] ?? '') as ToolMessages,
  },
};

test('its declaration and messages have no fault', () => {
  expect([...checkDeclaration(whole), ...checkImports(whole), ...checkMessages(whole)]).toEqual([]);
});

test.each(locales)('its messages follow the rules of wording: %s', (locale) => {
  const { keywords: _, ...messages } = whole.messages[locale];
  const texts = flatten(messages).map(([path, text]) => ({ locale, file: '', path, text }));
  expect(texts.flatMap((text) => faultsOf(text, readGlossary()))).toEqual([]);
});

const examples = Object.entries(whole.tool.operations).flatMap(([name, operation]) =>
  (operation.examples ?? []).map((example) => ({ name, operation, ...example })),
);
test.each(examples)('its example $id is right', async ({ name, operation, input, options, output }) => {
  const outcome = await runOperation(whole, name, input, options);
  expect('value' in outcome ? await toData(outcome.value, operation.output) : showOutcome(outcome)).toEqual(output);
});

// Importing the test defines its cases here.
describe('its own test', () => import(join(folder, 'logic.test.ts')));
