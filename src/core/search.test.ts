import { expect, test } from 'vitest';
import { createSearch } from './search.ts';

const item = (title: string, description = '', keywords: readonly string[] = [], category = 'text') => ({
  title,
  description,
  keywords,
  category,
});
const items = [
  item('JSON prettify', 'Format JSON.', ['beautify', 'indent']),
  item('Hash text', 'The digest of a text.', ['sha256', 'md5'], 'crypto'),
  item('Text to Base64', 'Encode a text.', ['btoa']),
  item('Digest of files', 'Hash files.', ['checksum']),
];
const search = createSearch(items);
const titles = (words: string) => search(words).map(({ item: { title } }) => title);

test.each([
  ['json', 'JSON prettify'],
  ['jsno', 'JSON prettify'],
  ['beautify', 'JSON prettify'],
  ['sha256', 'Hash text'],
  ['crypto', 'Hash text'],
  ['BASE64', 'Text to Base64'],
])('%j finds %s first', (words, title) => {
  expect(titles(words)[0]).toBe(title);
});

test('a title weighs more than a description', () => {
  expect(titles('hash')).toEqual(['Hash text', 'Digest of files']);
});

test('no words find everything, other words nothing', () => {
  expect(titles('')).toEqual(items.map(({ title }) => title));
  expect(titles('qqqqqq')).toEqual([]);
});

test('tells where the title matches', () => {
  expect(search('base64')[0]?.matches).toEqual([[8, 13]]);
});
