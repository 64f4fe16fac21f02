import { expect, test, vi } from 'vitest';
import { isAnotherValue } from '#core/kinds/better-use.ts';
import { detectKinds } from '#core/kinds/detect.ts';
import type { KindId } from '#core/kinds/kinds.ts';
import { catalog } from '#host/catalog.ts';
import type { View } from '../boot/view.ts';
import { findMatchingTools } from './find-matching-tools.ts';

vi.mock('../boot/load-catalog.ts', () => ({ loadCatalog: async () => ({ catalog, texts: { kinds: {} } }) }));

const view = { route: { locale: 'en' } } as View;
const find = async (text: string, declared?: KindId) => {
  const { kinds, detected, matching } = await findMatchingTools(
    view,
    async (value) => detectKinds(String(value)),
    { text },
    declared,
  );
  return { kinds: kinds.map(({ kind }) => kind), detected, first: matching.map(({ tool }) => tool) };
};

test.each<[string, readonly string[]]>([
  ['{"a": [1, 2]}', ['json-prettify', 'json-to-csv', 'json-to-yaml-converter']],
  ['1700000000', ['date-converter', 'base-converter']],
  ['<p>Café & more</p>', ['html-wysiwyg-editor']],
  ['SELECT 1', ['sql-prettify', 'base64-string-converter']],
  ['hello world', ['case-converter', 'base64-string-converter']],
  ['one\ntwo\nthree', ['list-converter']],
  ['', ['base64-string-converter']],
])('the next tools for %j are those for what it is, then for what it may be', async (text, first) => {
  expect((await find(text)).first.slice(0, first.length)).toEqual(first);
});

test('what is declared comes first, and a guess is no kind', async () => {
  expect((await find('1700000000', 'json')).first[0]).toBe('json-prettify');
  expect((await find('1700000000')).kinds).toEqual([]);
  expect((await find('{"a": 1}', 'text')).kinds[0]).toBe('json');
});

test('what it detects is enough to distinguish a timestamp from more of a date', async () => {
  expect(isAnotherValue((await find('1516239022')).detected, { input: 'date' })).toBe(true);
  expect(isAnotherValue((await find('022')).detected, { input: 'date' })).toBe(false);
});
