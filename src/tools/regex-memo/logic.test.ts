import { describe, expect, it, test } from 'vitest';
import { readCsv } from '#lib/csv/read.ts';
import { testTool } from '#testing/test-tool.ts';
import messages from './en.json' with { type: 'json' };
import frenchMessages from './fr.json' with { type: 'json' };
import * as logic from './logic.ts';
import { flavorCodes, sections } from './sections.ts';
import { syntaxes } from './syntax.ts';
import tool from './tool.ts';

const { run, notices } = testTool(tool, logic, { messages });
const french = testTool(tool, logic, { messages: frenchMessages, context: { locale: 'fr' } });

const rowsOf = (table: unknown) => [...readCsv(String(table))].slice(1).map(({ fields }) => fields);
const found = async (query: string, options = {}) =>
  rowsOf(await run('search', query, options)).map(([, , syntax]) => syntax);

describe('the syntax', () => {
  it('has ids of its own, titles of its own in both languages, sections and flavors', () => {
    expect(new Set(syntaxes.map(({ id }) => id)).size).toBe(syntaxes.length);
    for (const { logic: texts } of [messages, frenchMessages]) {
      const titles = syntaxes.map(({ id }) => (texts as Record<string, string>)[`title-${id}`]);
      expect(titles).not.toContain(undefined);
      expect(new Set(titles).size).toBe(titles.length);
    }
    expect([...new Set(syntaxes.map(({ section }) => section))]).toEqual(sections);
    expect(syntaxes.filter(({ flavors }) => flavors.length === 0)).toEqual([]);
    expect([...new Set(syntaxes.flatMap(({ flavors }) => flavors))].sort()).toEqual([...flavorCodes].sort());
  });

  it.each(syntaxes.flatMap(({ id, example }) => (example ? [[id, example] as const] : [])))(
    'the example of %s matches in its text',
    (_, { pattern, flags, text }) => {
      const matches = [...text.matchAll(new RegExp(pattern, `${flags.replace('g', '')}g`))];
      expect(matches.length).toBeGreaterThan(0);
    },
  );

  it('of JavaScript has an example, unless engines may lack it', () => {
    const without = syntaxes.filter(({ flavors, example }) => flavors.includes('javascript') && !example);
    expect(without.map(({ id }) => id)).toEqual(['modifiers']);
  });
});

describe('search', () => {
  it('finds how engines without a short form write it', async () => {
    expect(await found('digit', { flavor: 'gnu' })).toEqual(expect.arrayContaining(['[[:alpha:]]', '[a-z]']));
  });

  it('lists all for an empty query', async () => {
    expect(await found('')).toHaveLength(syntaxes.length);
  });

  it.each<[string, readonly string[]]>([
    ['word boundary', [String.raw`\b`]],
    [String.raw`\b`, [String.raw`\b`]],
    ['(?=', ['(?=…)']],
    ['[[:digit:]]', ['[[:alpha:]]']],
    ['[:^space:]', ['[[:alpha:]]']],
    ['(?:', ['(?:…)']],
    ['.', ['.']],
    ['?', ['?']],
    ['$1', ['$1']],
    ['{5}', ['{3}']],
    ['{n,}', ['{2,}']],
    ['{2,3}', ['{2,4}']],
    ['{n,m}', ['{2,4}']],
    [String.raw`\{2,3\}`, [String.raw`\{2,4\}`]],
    ['lookbehind', ['(?<=…)']],
    ['non-greedy', ['*?']],
    ['email', [String.raw`[\w.+-]+@[\w-]+(?:\.[\w-]+)+`]],
    ['ignore case', ['i', '(?i:…)']],
  ])('%s', async (query, expected) => {
    expect((await found(query)).slice(0, expected.length)).toEqual(expected);
  });

  it('finds in French', async () => {
    const [[, title, syntax] = []] = rowsOf(await french.run('search', 'limite de mot'));
    expect([title, syntax]).toEqual(['Limite de mot', String.raw`\b`]);
  });

  it('shows one section, and what one language has', async () => {
    expect(await found('', { section: 'lookaround', flavor: 'go' })).toEqual([]);
    expect(await found('', { section: 'lookaround', flavor: 'python' })).toHaveLength(4);
    expect(await found('possessive', { flavor: 'java' })).toEqual(['*+']);
  });

  it('separates basic, extended and GNU expressions', async () => {
    // POSIX IEEE 1003.1, XBD 9.3.6 and 9.4.6; GNU sed manual, "BRE vs ERE", "regexp extensions".
    const has = async (flavor: 'bre' | 'posix' | 'gnu') => {
      const all = await found('', { flavor });
      return ['+', String.raw`\+`, String.raw`\(…\)`, '(…)', String.raw`\1`, String.raw`\w`, String.raw`\b`].filter(
        (syntax) => all.includes(syntax),
      );
    };
    expect(await has('posix')).toEqual(['+', '(…)', String.raw`\1`]);
    expect(await has('bre')).toEqual([String.raw`\(…\)`, String.raw`\1`]);
    expect(await has('gnu')).toHaveLength(7);
  });

  it('names the escapes that GNU has in sed only', async () => {
    // GNU sed manual, "Escapes"; GNU grep 3.8 has none of them. POSIX sed has \n.
    for (const syntax of [String.raw`\n`, String.raw`\r`, String.raw`\t`, String.raw`\x41`, String.raw`\cJ`]) {
      const [[, title, , flavors] = []] = rowsOf(await run('search', syntax));
      expect([title, flavors]).toEqual([
        expect.stringContaining('GNU: sed only'),
        syntax === String.raw`\n` ? 'All but POSIX ERE' : expect.not.stringMatching(/but.*GNU/),
      ]);
    }
  });

  it('reports that all of what fits is filtered out', async () => {
    expect(await notices('search', 'possessive', { flavor: 'go' })).toMatchObject([
      { code: 'only-elsewhere', params: { n: 1 }, offers: [{ section: 'all', flavor: 'all' }] },
    ]);
    expect(await notices('search', '', { section: 'lookaround', flavor: 'go' })).toMatchObject([
      { code: 'only-elsewhere' },
    ]);
  });

  it('offers the closest, and says so', async () => {
    expect(await notices('search', 'boundary zzzz')).toMatchObject([{ code: 'nothing-matches' }]);
    expect(await notices('search', 'zzzz')).toMatchObject([{ code: 'nothing-found' }]);
    expect(await notices('search', '😀')).toMatchObject([{ code: 'nothing-found' }]);
    expect(await notices('search', 'boundary')).toEqual([]);
  });
});

test('the cheatsheet has all of the syntax, in Markdown', async () => {
  const sheet = String(await run('writeCheatsheet'));
  expect(sheet.match(/^- `/gm)).toHaveLength(syntaxes.length);
  expect(sheet).toContain('\n- `(?<=…)`: Preceded by (JavaScript, PCRE (PHP), Python, Java, .NET)\n');
});
