import { describe, expect, test } from 'vitest';
import type { Detected } from '#core/kinds/detect.ts';
import type { KindId } from '#core/kinds/kinds.ts';
import type { CatalogItem, CatalogOperation } from '#core/registry.ts';
import type { FoundEntry } from '#core/search/entries.ts';
import { createSearch, type Fit } from '#core/search/search.ts';
import type { PaletteOption } from './options.ts';
import { createFinder, type Question, type Row, summarize } from './rows.ts';

const tool = (id: string, title: string, ...operations: readonly Partial<CatalogOperation>[]): CatalogItem => ({
  id,
  title,
  category: 'text',
  icon: 'x',
  description: '',
  keywords: [],
  operations: operations.map((operation, at) => ({ name: `op${at}`, title: `Do ${at}`, output: 'text', ...operation })),
});

const catalog = [
  tool(
    'hash-text',
    'Hash text and files',
    { input: 'text' },
    { input: 'file' },
    { alsoTakes: [{ kind: 'digest', field: 'expected' }] },
  ),
  tool('json-prettify', 'JSON formatter', { input: 'json' }),
  tool(
    'base64',
    'Base64 decoder',
    { input: 'text' },
    { input: 'base64', alsoTakes: [{ kind: 'jwt', options: { urlSafe: 'true' } }] },
  ),
  tool('case', 'Case converter', { input: 'phrase' }),
  tool('token', 'Token generator', {}),
  tool('qr', 'QR codes', {}, { alsoTakes: [{ kind: 'coded-picture', options: {} }] }),
];
const action = (id: string, title: string): PaletteOption => ({
  id,
  title,
  description: '',
  keywords: [],
  category: 'actions',
  icon: '',
  target: { type: 'page', page: '' },
});
// An action may have the id of a tool.
const actions = [action('token', 'Random token'), action('theme', 'Toggle dark mode')];
const find = createFinder(catalog, actions, {
  tools: createSearch(catalog, {}),
  others: createSearch(actions, { actions: 'Actions' }),
});
const surely = (kind: KindId): Detected => ({ kind, confidence: 0.9 });
const perhaps = (kind: KindId): Detected => ({ kind, confidence: 0.2 });
const ask = (question: Partial<Question>) =>
  find({ prompt: '', pasted: undefined, kinds: [], entries: [], ...question });
const show = ({ option, reason, general, fit }: Row) =>
  [`${option.category}/${option.id}`, reason?.operation, reason?.kind, general, fit].filter(Boolean).join(' ');
const shown = (question: Partial<Question>) => ask(question).map(show);

describe('for an empty query', () => {
  const searches = { tools: createSearch(catalog, {}), others: createSearch(actions, {}) };

  test('lists what can be done on the page, four recent tools, and favorites that are not among them', () => {
    const findOwn = createFinder(catalog, actions, searches, {
      ofPage: [action('copy', 'Copy result')],
      recent: ['qr', 'gone', 'base64', 'token', 'case', 'hash-text'],
      favorites: ['token', 'hash-text', 'gone'],
    });
    expect(findOwn({ prompt: '', pasted: undefined, kinds: [], entries: [] }).map(show)).toEqual([
      'actions/copy',
      'recent/qr',
      'recent/base64',
      'recent/token',
      'recent/case',
      'favorites/hash-text',
    ]);
  });

  test('lists nothing where there is none of these', () => {
    expect(shown({})).toEqual([]);
  });
});

describe('pasted', () => {
  const pasted = { text: '{"a":\n1}' };

  test('a kind of high confidence: the tools made for it, with what they do; those that accept any text are secondary', () => {
    expect(shown({ pasted, kinds: [surely('json'), perhaps('phrase')] })).toEqual([
      'tools/json-prettify Do 0 json',
      'tools/hash-text Do 0 spare',
      'tools/base64 Do 0 spare',
    ]);
    const [first] = ask({ pasted, kinds: [surely('json')] });
    expect(first?.option.target).toEqual({ type: 'tool', tool: 'json-prettify', operation: 'op0', value: pasted });
  });

  test('a kind of low confidence: the tools that accept any text beside the others', () => {
    expect(shown({ pasted, kinds: [perhaps('phrase')] })).toEqual([
      'tools/case Do 0 phrase',
      'tools/hash-text Do 0 offered',
      'tools/base64 Do 0 offered',
    ]);
  });

  test('no kind: the tools that accept any text, none of them preselected', () => {
    expect(shown({ pasted })).toEqual(['tools/hash-text Do 0 offered', 'tools/base64 Do 0 offered']);
  });

  test('a kind of high confidence that no tool accepts', () => {
    expect(shown({ pasted, kinds: [surely('color')] })).toEqual([
      'tools/hash-text Do 0 offered',
      'tools/base64 Do 0 offered',
    ]);
  });

  test('the tool gets the options for it, or the option that receives it', () => {
    const targetFor = (kind: KindId) => ask({ pasted, kinds: [surely(kind)] })[0]?.option.target;
    expect(targetFor('jwt')).toMatchObject({ tool: 'base64', operation: 'op1', options: { urlSafe: 'true' } });
    expect(targetFor('digest')).toMatchObject({
      tool: 'hash-text',
      operation: 'op2',
      field: 'expected',
      value: pasted,
    });
  });

  test('the name of a tool: that tool first', () => {
    expect(shown({ pasted: { text: 'Case converter\n' }, kinds: [perhaps('phrase')] })).toEqual([
      'tools/case exact',
      'tools/hash-text Do 0 offered',
      'tools/base64 Do 0 offered',
    ]);
    expect(shown({ pasted: { text: 'token\nhash' } })[0]).toBe('tools/hash-text Do 0 offered');
  });

  test('then typed words: the tools they find, with the pasted value', () => {
    const kinds = [surely('json')];
    const targetOf = (prompt: string) => ask({ pasted, prompt, kinds })[0]?.option.target;
    expect(targetOf('hash')).toEqual({ type: 'tool', tool: 'hash-text', operation: 'op0', value: pasted });
    expect(targetOf('json')).toEqual({ type: 'tool', tool: 'json-prettify', operation: 'op0', value: pasted });
    // Made for something else, but named.
    expect(targetOf('case')).toMatchObject({ tool: 'case', operation: 'op0', value: pasted });
    expect(targetOf('token generator')).toEqual({ type: 'tool', tool: 'token' });
    expect(targetOf('dark mode')).toEqual({ type: 'page', page: '' });
  });

  test('then the name of an operation: that one', () => {
    const tools = [tool('json', 'JSON formatter', { input: 'json' }, { name: 'sort', title: 'Sort', input: 'json' })];
    const findNamed = createFinder(tools, [], { tools: createSearch(tools, {}), others: () => [] });
    const [first] = findNamed({ prompt: 'sort', pasted, kinds: [surely('json')], entries: [] });
    expect(first).toMatchObject({
      option: { target: { tool: 'json', operation: 'sort', value: pasted } },
      reason: { operation: 'Sort' },
    });
  });

  test('a file: the tools that accept files, none of them preselected', () => {
    const file = { file: new File(['x'], 'a.png') };
    expect(shown({ pasted: file })).toEqual(['tools/hash-text Do 1 offered']);
    expect(ask({ pasted: file, prompt: 'json' })[0]?.option.target).toEqual({ type: 'tool', tool: 'json-prettify' });
  });

  test('a file of a kind: the tools made for it first', () => {
    const file = { file: new File(['x'], 'a.png') };
    const kinds = [surely('coded-picture')];
    expect(shown({ pasted: file, kinds })).toEqual(['tools/qr Do 1 coded-picture', 'tools/hash-text Do 1 spare']);
    expect(ask({ pasted: file, kinds })[0]?.option.target).toMatchObject({ tool: 'qr', operation: 'op1', value: file });
  });

  test('a text so long that it became a file is still a text', () => {
    const long = { file: new File(['{}'], '') };
    expect(shown({ pasted: long, kinds: [surely('json')] })[0]).toBe('tools/json-prettify Do 0 json');
  });
});

describe('typed', () => {
  test('the tools for a kind of high confidence come first; then those that match the words, none twice', () => {
    expect(shown({ prompt: 'json', kinds: [surely('base64')] })).toEqual([
      'tools/base64 Do 1 base64',
      'tools/json-prettify exact',
    ]);
    expect(ask({ prompt: 'aGk=', kinds: [surely('base64')] })[0]?.option.target).toMatchObject({
      value: { text: 'aGk=' },
    });
    expect(shown({ prompt: 'base64', kinds: [surely('base64')] })).toEqual(['tools/base64 Do 1 base64']);
  });

  test('the tools for a kind of low confidence come where no words match', () => {
    expect(shown({ prompt: 'hash-text', kinds: [perhaps('base64')] })).toEqual(['tools/hash-text exact']);
    expect(shown({ prompt: 'zzzz', kinds: [perhaps('base64')] })).toEqual(['tools/base64 Do 1 base64']);
    expect(shown({ prompt: 'hello zzzz', kinds: [{ kind: 'phrase', confidence: 0.05 }] })).not.toContain(
      'tools/case Do 0 phrase',
    );
  });

  test('an action that matches comes before tools that hardly do', () => {
    expect(shown({ prompt: 'dark mode' })).toEqual(['actions/theme exact']);
    expect(shown({ prompt: 'token' })).toEqual(['tools/token exact', 'actions/token exact']);
  });

  test('an action that is only similar is offered where no tool fits', () => {
    expect(shown({ prompt: 'drak' })).toContain('actions/theme similar');
    const tools = [...catalog, tool('drakes', 'Drakes')];
    const findDrakes = createFinder(tools, actions, {
      tools: createSearch(tools, {}),
      others: createSearch(actions, { actions: 'Actions' }),
    });
    const rows = findDrakes({ prompt: 'drak', pasted: undefined, kinds: [], entries: [] });
    expect(rows.map(show)).toEqual(['tools/drakes exact']);
  });

  test('an action that is called so comes before tools with such a keyword', () => {
    const secret = { ...tool('hmac', 'HMAC generator'), keywords: ['random key'] };
    const { tools, others } = { tools: [...catalog, secret], others: actions };
    const findRandom = createFinder(tools, others, {
      tools: createSearch(tools, {}),
      others: createSearch(others, { actions: 'Actions' }),
    });
    expect(findRandom({ prompt: 'random', pasted: undefined, kinds: [], entries: [] }).map(show)).toEqual([
      'actions/token exact',
      'tools/hmac exact',
    ]);
  });

  test('an action whose whole name is typed comes before tools with a part of it', () => {
    const tools = [...catalog, tool('random-port', 'Random port', {})];
    const findRandom = createFinder(tools, actions, {
      tools: createSearch(tools, {}),
      others: createSearch(actions, { actions: 'Actions' }),
    });
    const first = (prompt: string) => findRandom({ prompt, pasted: undefined, kinds: [], entries: [] }).map(show)[0];
    expect(first('random')).toBe('tools/random-port exact');
    expect(first('Random Token')).toBe('actions/token exact');
  });

  const entry = (fit: Fit): FoundEntry => ({
    ...{ tool: 'case', id: 'snake', title: 'Snake case', description: 'snake_case', matches: [], fit },
  });

  test('an entry that fits comes after the tools that fit, and before all others', () => {
    const entries = [entry('exact')];
    expect(shown({ prompt: 'case', entries })).toEqual(['tools/case exact', 'entries/case/snake exact']);
    expect(shown({ prompt: 'formtter', entries })).toEqual(['entries/case/snake exact', 'tools/json-prettify similar']);
    expect(shown({ prompt: 'qqqq', entries })).toEqual(['entries/case/snake exact']);
    expect(shown({ prompt: 'zzzz', kinds: [perhaps('base64')], entries })).toEqual([
      'entries/case/snake exact',
      'tools/base64 Do 1 base64',
    ]);
  });

  test('an entry whose id is typed comes before the tools that fit', () => {
    const code: FoundEntry = { ...entry('exact'), id: '256', title: '256 colors' };
    const tools = [...catalog, { ...tool('hashes', 'Hashes'), keywords: ['256'] }];
    const findCode = createFinder(tools, [], { tools: createSearch(tools, {}), others: () => [] });
    const rows = findCode({ prompt: '256 ', pasted: undefined, kinds: [], entries: [code] });
    expect(rows.map(show)).toEqual(['entries/case/256 exact', 'tools/hashes exact']);
  });

  test('an entry whose id is a word comes after the tools that are called so', () => {
    const diff: FoundEntry = { ...entry('exact'), id: 'diff', title: 'Show changes' };
    const rowsFor = (title: string, id: string) => {
      const tools = [...catalog, { ...tool(id, title), keywords: ['diff'] }];
      const findDiff = createFinder(tools, [], { tools: createSearch(tools, {}), others: () => [] });
      return findDiff({ prompt: 'diff', pasted: undefined, kinds: [], entries: [diff] }).map(show);
    };
    expect(rowsFor('Text diff', 'texts')).toEqual(['tools/texts exact', 'entries/case/diff exact']);
    expect(rowsFor('Comparateur', 'json-diff')).toEqual(['tools/json-diff exact', 'entries/case/diff exact']);
    expect(rowsFor('Comparateur', 'json')).toEqual(['entries/case/diff exact', 'tools/json exact']);
  });

  test('an entry whose code is one of the words comes before the tools that are called so', () => {
    const code: FoundEntry = { ...entry('exact'), id: '418', title: '418 I’m a teapot' };
    const tools = [...catalog, { ...tool('statuses', 'HTTP statuses'), keywords: ['418'] }];
    const findCode = createFinder(tools, [], { tools: createSearch(tools, {}), others: () => [] });
    const rows = findCode({ prompt: 'http 418', pasted: undefined, kinds: [], entries: [code] });
    expect(rows.map(show)).toEqual(['entries/case/418 exact', 'tools/statuses exact']);
  });

  test('a value without letters is not searched for, its kind is enough', () => {
    const tools = [...catalog, { ...tool('hashes', 'Hashes'), keywords: ['256'] }];
    const findCode = createFinder(tools, [], { tools: createSearch(tools, {}), others: () => [] });
    const rows = findCode({ prompt: '256', pasted: undefined, kinds: [surely('json')], entries: [entry('exact')] });
    expect(rows.map(show)).toEqual(['tools/json-prettify Do 0 json']);
  });

  test('an entry that is only similar comes after similar tools, where none fits', () => {
    const entries = [entry('similar')];
    expect(shown({ prompt: 'case', entries })).toEqual(['tools/case exact']);
    expect(shown({ prompt: 'formtter', entries })).toEqual([
      'tools/json-prettify similar',
      'entries/case/snake similar',
    ]);
  });

  test('an entry names its tool and leads to its place there; those of hidden tools are left out', () => {
    const entries = [entry('exact'), { ...entry('exact'), tool: 'hidden' }];
    const [first, ...others] = ask({ prompt: 'qqqq', entries });
    expect(first?.option).toMatchObject({
      title: 'Snake case',
      description: 'Case converter · snake_case',
      target: { type: 'tool', tool: 'case', entry: 'snake' },
    });
    expect(others).toEqual([]);
  });

  test('never an empty list: where nothing matches, the closest tools', () => {
    expect(shown({ prompt: 'json zzzz' })[0]).toBe('tools/json-prettify closest');
  });

  test('offers everything where not even a word matches, and calls none of it closest', () => {
    const unmatched = [
      'tools/hash-text',
      'tools/json-prettify',
      'tools/base64',
      'tools/case',
      'tools/token',
      'tools/qr',
      'actions/token',
      'actions/theme',
    ].map((row) => `${row} none`);
    expect(shown({ prompt: 'qqqq' })).toEqual(unmatched);
    expect(shown({ prompt: 'zzqxw' })).toEqual(unmatched);
    expect(shown({ prompt: 'qqqq', pasted: { text: 'x' } })).toEqual([
      'tools/hash-text Do 0 offered none',
      'tools/base64 Do 0 offered none',
    ]);
  });

  test('matched letters are marked', () => {
    const marked = (prompt: string) => ask({ prompt })[0]?.matches;
    expect(marked('formatter')).toEqual([[5, 13]]);
    expect(marked('BASE64')).toEqual([[0, 5]]);
    expect(marked('formater')).toEqual([[5, 13]]);
    expect(marked('decod')).toEqual([[7, 13]]);
  });

  test('a prompt of any length has rows', () => {
    expect(ask({ prompt: 'x'.repeat(1_000_000) }).length).toBeGreaterThan(0);
  });
});

test('nothing is said of the rows until they are known: then how many, or that none matches', () => {
  const row = (fit: Row['fit']): Row => ({ option: action('x', 'X'), matches: [], ...(fit && { fit }) });
  expect(summarize([], 0, false)).toBeUndefined();
  expect(summarize([row('none')], 9, false)).toBeUndefined();
  expect(summarize([], 0, true)).toBe(0);
  expect(summarize([row('exact')], 2, true)).toBe(2);
  expect(summarize([row(undefined)], 3, true)).toBe(3);
  expect([row('closest'), row('none')].map((one) => summarize([one], 9, true))).toEqual(['closest', 'none']);
});
