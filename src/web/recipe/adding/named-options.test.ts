import { expect, test } from 'vitest';
import type { KindId } from '#core/kinds/kinds.ts';
import type { Locale } from '#core/registry.ts';
import { createSearch } from '#core/search/search.ts';
import { catalog } from '#host/catalog.ts';
import { loadAllTools } from '#testing/all-tools.ts';
import { withNamedOptions } from './named-options.ts';
import { createChoiceSearch } from './step-choices.ts';

const search = createChoiceSearch(createSearch(catalog, {}), catalog);
const tools = await loadAllTools();
const partsIn = (locale: Locale) =>
  new Map(tools.map(({ id, tool, messages }) => [id, { tool, messages: messages[locale] }]));
const known = partsIn('en');

const first = (words: string, kind: KindId) => {
  const [choice] = withNamedOptions(words, search(words, [{ kind, confidence: 1 }]), known);
  return choice && [`${choice.tool.id}/${choice.operation.name}`, choice.options, choice.label];
};

test.each<[string, string, Readonly<Record<string, string>>, string]>([
  ['uppercase', 'case-converter/convert', { style: 'upper' }, 'UPPERCASE'],
  ['Upper case', 'case-converter/convert', { style: 'upper' }, 'UPPERCASE'],
  ['to lowercase', 'case-converter/convert', { style: 'lower' }, 'lowercase'],
  ['snake_case', 'case-converter/convert', { style: 'snake' }, 'snake_case'],
  ['kebab', 'case-converter/convert', { style: 'kebab' }, 'kebab-case'],
  ['reverse', 'list-converter/convert', { reverse: 'true' }, 'Reverse'],
])('“%s” adds %s with its option set', (words, use, options, label) => {
  expect(first(words, 'text')).toEqual([use, options, label]);
});

test('the beginning of its name sets a preset', () => {
  const [found] = withNamedOptions('sql in', search('sql in', []), known);
  expect(found).toMatchObject({
    tool: { id: 'list-converter' },
    label: 'SQL IN, quoted',
    options: { prefix: "'", suffix: "'", escape: 'sql', listPrefix: '(', listSuffix: ')' },
  });
});

test.each(['case', 'json', 'csv', 'sort lines', 'true', '', '!'])('“%s” names no option', (words) => {
  expect(first(words, 'text')?.[2]).toBeUndefined();
});

test('tools that are not loaded stay as they were found', () => {
  const found = search('uppercase', []);
  expect(withNamedOptions('uppercase', found, new Map())).toEqual(found);
});

test('the names are those of the language', () => {
  const found = search('case', []);
  const [choice] = withNamedOptions('MAJUSCULES', found, partsIn('fr'));
  expect(choice).toMatchObject({ options: { style: 'upper' }, label: 'MAJUSCULES' });
});

test.each<[string, KindId, string, string]>([
  ['md5', 'text', 'hash-text/hash.md5', 'MD5'],
  ['sha 512', 'text', 'hash-text/hash.sha512', 'SHA-512'],
  // Its headline, not the format of the input.
  ['iso 8601', 'date', 'date-converter/describe.undefined', 'ISO 8601'],
])('“%s” for %s adds %s', (words, kind, use, label) => {
  const [choice] = withNamedOptions(words, search(words, [{ kind, confidence: 1 }]), known);
  expect(choice && [`${choice.tool.id}/${choice.operation.name}.${choice.pick}`, choice.label]).toEqual([use, label]);
});
