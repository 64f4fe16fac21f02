import { expect, test } from 'vitest';
import { ancestry } from '#core/kinds.ts';
import type { CatalogItem } from '#core/registry.ts';
import { detectors } from '#generated/detectors.ts';
import english from '#words/palette.en.json' with { type: 'json' };
import french from '#words/palette.fr.json' with { type: 'json' };
import type { PaletteOption } from './options.ts';
import { createFinder, type Question } from './rows.ts';

const tool = (id: string, title: string, inputs: readonly (string | undefined)[]): CatalogItem => ({
  id,
  title,
  category: 'text',
  icon: 'x',
  description: '',
  keywords: [],
  operations: inputs.map((input, at) => ({ name: `op${at}`, title: '', output: 'text', ...(input && { input }) })),
});

const catalog = [
  tool('hash-text', 'Hash text and files', ['text', 'file']),
  tool('json-prettify', 'JSON formatter', ['json']),
  tool('base64', 'Base64 decoder', ['text', 'base64']),
  tool('token', 'Token generator', [undefined]),
];
const options: readonly PaletteOption[] = [
  ...catalog.map((item): PaletteOption => ({ ...item, category: 'tools', target: { type: 'tool', tool: item.id } })),
  // An action may have the name of a tool.
  {
    id: 'token',
    title: 'Random token',
    description: '',
    keywords: [],
    category: 'actions',
    icon: '',
    target: { type: 'page', page: '' },
  },
];
const find = createFinder(options, catalog, { tools: 'Tools', actions: 'Actions', external: 'External' });
const ask = (question: Partial<Question>) => find({ prompt: '', pasted: undefined, kinds: [], ...question });
const shown = (question: Partial<Question>) =>
  ask(question).map(({ option, takenFor }) => `${option.category}/${option.id}${takenFor ? `:${takenFor}` : ''}`);

test('nothing asked: everything', () => {
  expect(shown({})).toEqual(['tools/hash-text', 'tools/json-prettify', 'tools/base64', 'tools/token', 'actions/token']);
});

test('pasted: the tools that take it, those of its kind first, each with the input and the operation that takes it', () => {
  const pasted = { text: '{"a":\n1}' };
  expect(shown({ pasted, kinds: ['json'] })).toEqual([
    'tools/json-prettify:json',
    'tools/hash-text:text',
    'tools/base64:text',
  ]);
  const [first] = ask({ pasted, kinds: ['json'] });
  expect(first?.option.target).toEqual({ type: 'tool', tool: 'json-prettify', operation: 'op0', input: pasted });
});

test('pasted, of a narrower kind: also the tools that take the wider one', () => {
  const rows = ask({ pasted: { text: 'data:;base64,aGk=' }, kinds: ['data-uri'] });
  expect(rows[0]?.option.target).toMatchObject({ tool: 'base64', operation: 'op1' });
});

test('pasted, then words typed: found by the words, and those that take it receive it', () => {
  const pasted = { text: 'x' };
  const rows = ask({ pasted, prompt: 'hash' });
  expect(rows[0]?.option.target).toEqual({ type: 'tool', tool: 'hash-text', operation: 'op0', input: pasted });
  const [generator] = ask({ pasted, prompt: 'token' });
  expect(generator?.option.target).toEqual({ type: 'tool', tool: 'token' });
});

test('a file pasted: the tools that take files', () => {
  const pasted = { file: new File(['x'], 'a.png') };
  expect(shown({ pasted })).toEqual(['tools/hash-text:file']);
});

test('a text so long that it became a file is still a text', () => {
  const pasted = { file: new File(['{}'], '') };
  expect(shown({ pasted, kinds: ['json'] })[0]).toBe('tools/json-prettify:json');
});

test('typed: the tools that take it first, with it; then what its words find, nothing twice', () => {
  expect(shown({ prompt: 'json', kinds: ['base64'] })).toEqual(['tools/base64:base64', 'tools/json-prettify']);
  expect(ask({ prompt: 'aGk=', kinds: ['base64'] })[0]?.option.target).toMatchObject({ input: { text: 'aGk=' } });
  expect(shown({ prompt: 'base64', kinds: ['base64'] })).toEqual(['tools/base64:base64']);
});

test('matched letters are marked, but no single ones among others', () => {
  const [row] = ask({ prompt: 'formatter' });
  expect(row?.matches).toEqual([[5, 13]]);
  expect(ask({ prompt: 'BASE64' })[0]?.matches).toEqual([[0, 5]]);
  expect(ask({ prompt: 'formater' })[0]?.matches.length).toBeGreaterThan(0);
  for (const { matches } of ask({ prompt: 'hash' }))
    for (const [first, last] of matches) expect(last).toBeGreaterThan(first);
});

test('a prompt of any length is answered', () => {
  expect(() => ask({ prompt: 'x'.repeat(1_000_000) })).not.toThrow();
});

test('every kind that is recognised has a name in every language', () => {
  const recognised = new Set(Object.keys(detectors).flatMap((kind) => ancestry(kind)));
  recognised.delete('text');
  for (const { kinds } of [english, french]) expect(new Set(Object.keys(kinds))).toEqual(recognised);
});
