/** Tests of the checks themselves: each fault put into a sound tool is found. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Logic } from '#core/execution/execute.ts';
import { choice, flag, int, text } from '#core/fields.ts';
import type { ToolMessages } from '#core/messages.ts';
import type { Operation, Tool } from '#core/tool.ts';
import { loadAllTools, type WholeTool } from './all-tools.ts';
import { checkDeclaration } from './check-declaration.ts';
import { checkLineBreak } from './check-line-break.ts';
import { checkMessages, kindCodes } from './check-messages.ts';
import { findMisfit } from './shape.ts';
import { findCodes } from './source-codes.ts';

const sound = (await loadAllTools()).find(({ id }) => id === 'base64-string-converter');
if (!sound) throw new Error('there is no tool to begin with');

const withTool = (change: Partial<Tool>): WholeTool => ({ ...sound, tool: { ...sound.tool, ...change } });
const withOperation = (change: Partial<Operation>): WholeTool =>
  withTool({
    operations: {
      ...sound.tool.operations,
      extra: { output: 'text', examples: [{ id: 'empty', output: '' }], ...change },
    },
  });

test('a sound tool has no fault', () => {
  expect([...checkDeclaration(sound), ...checkMessages(sound)]).toEqual([]);
});

test.each<[string, WholeTool]>([
  ['is taken by the shell', { ...sound, id: 'batch' }],
  ['the short name text is no word of the id', withTool({ shortName: 'text' })],
  ['the short name list is taken by the command line', { ...withTool({ shortName: 'list' }), id: 'list-it' }],
  ['the fact b is no output', withOperation({ output: { a: 'text' }, facts: ['b'] })],
  ['b, which is in a group, is no output', withOperation({ output: { a: 'text' }, outputGroups: { rare: ['b'] } })],
  ['the output a is in two groups', withOperation({ output: { a: 'text' }, outputGroups: { b: ['a'], c: ['a'] } })],
  ['there is no result beside the facts', withOperation({ output: { a: 'text' }, facts: ['a'] })],
  ['createdAt 2024-02-30 is no date', withTool({ createdAt: '2024-02-30' })],
  ['logic.ts does not export extra', withOperation({})],
  ['on which others have no place', withOperation({ components: { page: 'board', after: 'table' } })],
  ['there is no input that a component could be above', withOperation({ components: { lead: 'steps' } })],
  ['there is no input that a component could be above or beneath', withOperation({ components: { control: 'steps' } })],
  [
    'shows its results as inputs',
    {
      ...sound,
      tool: {
        ...sound.tool,
        page: { layout: 'two-way' },
        operations: {
          ...sound.tool.operations,
          extra: { input: 'text', output: 'text', inverse: 'encode', components: { note: 'a' } },
        },
      },
    },
  ],
  ['a single view is no choice', withOperation({ input: 'text', views: [{ name: 'text' }] })],
  ['two views have one name', withOperation({ views: [{ name: 'tree' }, { name: 'tree', component: 'tree' }] })],
  ['but no component that could have its control', withOperation({ options: { zone: text('', { place: 'own' }) } })],
  [
    'the primary option side has its own place, segments: declare it in `primary` or with `place`, not both',
    withOperation({
      input: 'text',
      primary: ['side'],
      options: { side: choice(['a', 'b'], 'a', { place: 'segments' }) },
    }),
  ],
  ['there is no example', withOperation({ examples: [] })],
  ['has a default that does not fit', withOperation({ options: { size: int(0, { min: 1 }) } })],
  ['an empty value, or a comma in one', withOperation({ options: { mark: choice(['a,b'], 'a,b') } })],
  ['the secret output key does not exist', withOperation({ output: { a: 'text' }, secretOutput: ['key'] })],
  ['the output privateKey is not declared secret', withOperation({ output: { privateKey: 'text' } })],
  ['is neither secret nor transient', withOperation({ options: { iv: text() } })],
  ['is named like data of a person', withOperation({ options: { firstName: text() } })],
  [
    'it must be transient',
    withOperation({ input: 'text', secretInput: true, options: { label: text('', { content: true }) } }),
  ],
  ['the option rounds makes it costly', withOperation({ input: 'text', options: { rounds: int(1) } })],
  ['the option bits makes it costly', withOperation({ options: { bits: int(1) } })],
  ['has a value twice', withOperation({ options: { mark: choice(['a', 'a'], 'a') } })],
  ['has the name of a flag that every tool has', withOperation({ options: { json: flag() } })],
  ['depends on nothing', withOperation({ options: { a: flag(false, { when: { field: 'nothing', is: true } }) } })],
  ['never has', withOperation({ options: { a: flag(), b: flag(false, { when: { field: 'a', is: 'x' } }) } })],
  [
    'never has',
    withOperation({ options: { a: choice(['x'], 'x'), b: flag(false, { when: { field: 'a', not: 'y' } }) } }),
  ],
  ['has a slider past its bounds', withOperation({ options: { a: int(1, { max: 9, slider: [1, 10] }) } })],
  ['two options are written --no-a', withOperation({ options: { a: flag(), noA: flag() } })],
  ['two options are written --no-b', withOperation({ options: { b: int(1, { optional: true }), noB: flag() } })],
  ['two options are written --a-file', withOperation({ options: { a: text(), aFile: text() } })],
  ['fixes json, which it does not give', withOperation({ input: 'text', fixes: 'json' })],
  ['the inverse undo does not exist', withOperation({ input: 'text', inverse: 'undo' })],
  ['the option size for hex does not fit', withOperation({ input: 'text', alsoTakes: { hex: { size: 1 } } })],
  [
    'file, which it also takes, is not of the form of its input',
    withOperation({ input: 'text', alsoTakes: { file: {} } }),
  ],
  ['the option b of the preset one does not fit', withOperation({ presets: { one: { b: 1 } } })],
  [
    'the option key of the preset one does not fit',
    withOperation({ options: { key: text('', { secret: true }) }, presets: { one: { key: 'x' } } }),
  ],
  ['the preset One is not camelCase', withOperation({ presets: { One: {} } })],
  [
    'the preset two sets other options than one',
    withOperation({ options: { a: flag(), b: flag() }, presets: { one: { a: true }, two: { a: true, b: true } } }),
  ],
  [
    'the presets one and two are the same',
    withOperation({ options: { a: flag() }, presets: { one: { a: true }, two: { a: true } } }),
  ],
  ['undo, for what is binary, does not make text of bytes', withOperation({ input: 'text', binaryAs: 'undo' })],
  [
    'the operation nothing for lists does not exist or takes no input',
    withOperation({ input: 'text', list: { operation: 'nothing' } }),
  ],
  [
    'the option key, which is generated, has no place beneath the input',
    withOperation({ options: { key: text() }, generators: { key: 'extra' } }),
  ],
  [
    'nothing, which generates the option key, does not exist, takes an input or does not make it',
    withOperation({ options: { key: text('', { place: 'input' }) }, generators: { key: 'nothing' } }),
  ],
  [
    'encode, which generates the option key, does not exist, takes an input or does not make it',
    withOperation({ options: { key: text('', { place: 'input' }) }, generators: { key: 'encode' } }),
  ],
  ['the input is masked, but no secret', withOperation({ input: 'text', masked: true })],
  [
    'the file name for form b names nothing',
    withOperation({
      options: { form: choice(['a'], 'a') },
      fileName: { by: 'form', names: { a: 'a.txt', b: 'b.txt' } },
    }),
  ],
  [
    'encode, which makes a form to save, does not take the same input',
    withOperation({ input: 'file', saveAs: [{ operation: 'encode', extension: 'txt' }] }),
  ],
  ["an example's option b does not fit", withOperation({ examples: [{ id: 'a', output: '', options: { b: 1 } }] })],
])('a declaration: %s', (fault, whole) => {
  expect(checkDeclaration(whole).join('\n')).toContain(fault);
});

test('an operation may undo itself', () => {
  expect(checkDeclaration(withOperation({ input: 'text', inverse: 'extra' })).join('\n')).not.toContain('inverse');
});

const withMessages = (change: Partial<ToolMessages>): WholeTool => ({
  ...sound,
  messages: { ...sound.messages, fr: { ...sound.messages.fr, ...change } },
});

test.each<[string, WholeTool]>([
  ['operations.extra is missing', withOperation({})],
  ['options.extra is missing', withOperation({ options: { extra: flag() } })],
  [
    'values.size.none names nothing',
    {
      ...withOperation({ options: { size: int(null, { optional: true }) } }),
      messages: { en: { ...sound.messages.en, values: { size: { off: 'All', none: 'None' } } }, fr: sound.messages.fr },
    },
  ],
  ['columns.part is missing', withOperation({ options: { list: text('', { parts: ['part'] }) } })],
  ['groups.rare is missing', withOperation({ options: { extra: flag(false, { group: 'rare' }) } })],
  ['groups.few is missing', withOperation({ output: { a: 'text' }, outputGroups: { few: ['a'] } })],
  ['presets.one is missing', withOperation({ presets: { one: {} } })],
  ['views.tree is missing', withOperation({ views: [{ name: 'text' }, { name: 'tree', component: 'tree' }] })],
  ['page.scan is missing', withOperation({ scans: true })],
  ['presets.one names nothing', withMessages({ presets: { one: 'Un' } })],
  ['groups.rare names nothing', withMessages({ groups: { rare: 'Rare' } })],
  ['outputs.half is missing', withOperation({ output: { half: 'text' } })],
  [
    'values.mark.a is missing',
    {
      ...withOperation({ options: { mark: choice(['a'], 'a') } }),
      messages: { en: { ...sound.messages.en, values: { mark: {} } }, fr: sound.messages.fr },
    },
  ],
  [
    'values.from.same is missing',
    {
      ...withOperation({ options: { from: choice(['same', 'FR'], 'same', { names: 'region' }) } }),
      messages: { en: { ...sound.messages.en, values: { from: {} } }, fr: sound.messages.fr },
    },
  ],
  ['operations.undo names nothing', withMessages({ operations: { ...sound.messages.fr.operations, undo: 'Défaire' } })],
  ['errors.never is never thrown', withMessages({ errors: { ...sound.messages.fr.errors, never: 'Jamais.' } })],
  ...kindCodes.map((code): [string, WholeTool] => [
    `errors.${code} replaces the frame’s own message for an input of the wrong kind: choose another code`,
    withMessages({ errors: { ...sound.messages.fr.errors, [code]: 'Ligne {line}.' } }),
  ]),
  ['logic.never is never used', withMessages({ logic: { never: 'Jamais.' } })],
  ['description ends with a full stop', withMessages({ description: 'Convert text.' })],
  ['has a straight apostrophe', withMessages({ description: "L'outil" })],
  ['lacks a no-break space', withMessages({ description: 'Attention !' })],
  ['is blank', withMessages({ title: ' ' })],
  ['initialInput is there without', withMessages({ initialInput: 'Bonjour' })],
  ['has no form “other”', withMessages({ page: { count: { one: 'un' } } })],
])('messages: %s', (fault, whole) => {
  expect(checkMessages(whole).join('\n')).toContain(fault);
});

test('other placeholders', () => {
  const english = { ...sound.messages.en, page: { count: '{n} lines' } };
  const french = { ...sound.messages.fr, page: { count: '{m} lignes' } };
  expect(checkMessages({ ...sound, messages: { en: english, fr: french } })).toEqual([
    'fr.json: page.count has other placeholders than in English',
  ]);
});

test.each([
  ['a', 'text', undefined],
  [1, 'text', 'not text'],
  [{ a: 'x', b: null }, { a: 'text', b: 'number' }, undefined],
  [{ a: 'x' }, { a: 'text', b: 'number' }, 'b is not number'],
  [{ a: 'x', c: 1 }, { a: 'text' }, 'undeclared c'],
  [[{ a: 1 }], 'rows', undefined],
  [[{ a: [] }], 'rows', 'not rows'],
] as const)('the shape of %j as %j', (value, output, misfit) => {
  expect(findMisfit(value, output)).toBe(misfit);
});

test('codes in sources', () => {
  const { errors, notices, messages } = findCodes(
    "throw new ToolError('a-b', {}); ctx.notice(\n  'c', { n }); ctx.message('d'); message('e')",
  );
  expect([[...errors], [...notices], [...messages]]).toEqual([['a-b'], ['c'], ['d', 'e']]);
});

test('each code of a kind is one that the frame reports', () => {
  const source = readFileSync(join(import.meta.dirname, '../core/coercion.ts'), 'utf8');
  expect([...findCodes(source).errors]).toEqual(expect.arrayContaining(kindCodes));
});

test('the reference names the codes of kinds, which are taken', () => {
  const reference = readFileSync(join(import.meta.dirname, '../../docs/declarations.md'), 'utf8');
  for (const code of kindCodes) expect(reference).toContain(`\`${code}\``);
});

test.each<[string, Partial<Operation>, string | undefined]>([
  ['a text that ends with it', { output: 'text' }, undefined],
  [
    'a count',
    { output: 'number' },
    'measure: a final line break changes the result ("ab" gives 2, but "ab\\n" gives 3)',
  ],
  ['a declared count', { output: 'number', countsFinalLineBreak: true }, undefined],
  [
    'a declaration without effect',
    { output: 'text', countsFinalLineBreak: true },
    'measure declares countsFinalLineBreak',
  ],
])('a final line break: %s', async (_, change, fault) => {
  const operation: Operation = {
    input: 'text',
    output: 'text',
    examples: [{ id: 'ab', input: 'ab', output: '' }],
    ...change,
  };
  const measure = (text: string) => (operation.output === 'number' ? text.length : text.toUpperCase());
  const whole = { ...withTool({ operations: { measure: operation } }), logic: { measure } as unknown as Logic };
  const [found] = await checkLineBreak(whole, 'measure');
  if (fault === undefined) expect(found).toBeUndefined();
  else expect(found).toContain(fault);
});
