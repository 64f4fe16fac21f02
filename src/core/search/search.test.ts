import { describe, expect, test } from 'vitest';
import { createSearch, maxQueryLength, type Searchable } from './search.ts';

const item = (title: string, more: Partial<Searchable> = {}): Searchable => ({
  id: title.toLowerCase().replaceAll(' ', '-'),
  title,
  description: '',
  keywords: [],
  category: 'text',
  ...more,
});
const items = [
  item('JSON formatter', {
    description: 'Check and repair.',
    keywords: ['beautify', 'json viewer', 'indent'],
    operations: [{ name: 'sortKeys', title: 'Sort keys' }],
    redirectFrom: ['/pretty-print'],
  }),
  item('Hash text', { description: 'The digest of a text.', keywords: ['sha256', 'md5'], category: 'crypto' }),
  item('Text to Base64', { description: 'Encode a text.', keywords: ['btoa'], shortName: 'b64' }),
  item('Digest of files', { description: 'Hash files.', keywords: ['checksum'] }),
  item('JSON to YAML', { keywords: ['json', 'yaml', 'yaml from json'] }),
  item('YAML to JSON', { keywords: ['json', 'yaml'] }),
];
const search = createSearch(items, { crypto: 'Cryptography' });
const found = (query: string) => search(query).map(({ item: { title }, fit }) => `${title}: ${fit}`);
const titles = (query: string) => search(query).map(({ item: { title } }) => title);

describe('finds first', () => {
  test.each([
    // One word of any field.
    ['beautify', 'JSON formatter'],
    ['sha256', 'Hash text'],
    ['SHA-256', 'Hash text'],
    ['cryptography', 'Hash text'],
    ['BASE64', 'Text to Base64'],
    ['base 64', 'Text to Base64'],
    ['b64', 'Text to Base64'],
    ['repair', 'JSON formatter'],
    // All words, in any order, from any field.
    ['viewer json', 'JSON formatter'],
    ['keys sort', 'JSON formatter'],
    ['md5 digest', 'Hash text'],
    ['file digests', 'Digest of files'],
    // In another form, or with stop words.
    ['json formatting', 'JSON formatter'],
    ['how to beautify my json online', 'JSON formatter'],
    ['convert text to base64', 'Text to Base64'],
    ['hash generator', 'Hash text'],
    // With how many there are to be.
    ['10 json formatters', 'JSON formatter'],
    ['20 digests of files', 'Digest of files'],
    // Converters in the direction of the query.
    ['json yaml', 'JSON to YAML'],
    ['yaml to json', 'YAML to JSON'],
    ['yaml from json', 'JSON to YAML'],
    // By its name, its id, its old path.
    ['json formatter', 'JSON formatter'],
    ['json-formatter', 'JSON formatter'],
    ['pretty print', 'JSON formatter'],
    // A typing error.
    ['jsno formatter', 'JSON formatter'],
    ['beautfiy', 'JSON formatter'],
    ['chekcsum', 'Digest of files'],
    ['json veiwer', 'JSON formatter'],
    ['jsn formater', 'JSON formatter'],
    // Words written together.
    ['jsonformatter', 'JSON formatter'],
    ['jsontoyaml', 'JSON to YAML'],
  ])('%j: %s', (query, title) => {
    expect(titles(query)[0]).toBe(title);
  });
});

test('while its last word is typed, a name comes before words elsewhere', () => {
  const meta = item('Meta tags', { description: 'A form to fill in.', keywords: ['json-ld'] });
  expect(createSearch([meta, ...items], {})('json form')[0]?.item.title).toBe('JSON formatter');
});

test('a keyword with others about it counts more than the beginning of a name, this more than a keyword alone', () => {
  const generator = item('Tokens', { keywords: ['password', 'random password', 'password generator'] });
  const wifi = item('WiFi code', { keywords: ['password', 'code'] });
  const strength = item('Password strength', { keywords: ['password meter', 'weak password'] });
  const found = createSearch([wifi, strength, generator, ...items], {})('password');
  expect(found.map(({ item: { title } }) => title)).toEqual(['Tokens', 'Password strength', 'WiFi code']);
});

test('exact words and beginnings come before similar ones', () => {
  expect(found('hash')).toEqual(['Hash text: exact', 'Digest of files: exact']);
  expect(found('bas')[0]).toBe('Text to Base64: exact');
  expect(found('hasx')[0]).toBe('Hash text: similar');
});

test('no words: everything, in its order', () => {
  expect(titles('')).toEqual(items.map(({ title }) => title));
  expect(titles('  …')).toEqual(items.map(({ title }) => title));
});

test('where nothing fits, the closest: at most five, those with the rarer words first', () => {
  expect(found('text zzzz').every((one) => one.endsWith('closest'))).toBe(true);
  expect(found('json md5')[0]).toBe('Hash text: closest');
  expect(createSearch<Searchable>([], {})('anything')).toEqual([]);
});

test.each(['qqqqqqq', 'zzqxw', 'asdfgh qwertyuiop', 'привет'])('%j: finds nothing', (query) => {
  expect(found(query)).toEqual([]);
});

test('returns where the title matches', () => {
  const matches = (query: string) => search(query)[0]?.matches;
  expect(matches('base64')).toEqual([[8, 13]]);
  expect(matches('form')).toEqual([[5, 8]]);
  expect(matches('formatting json')).toEqual([
    [0, 3],
    [5, 13],
  ]);
  expect(matches('beautify')).toEqual([]);
});

describe('hostile queries', () => {
  const word = 'x'.repeat(10_000);
  test.each([
    ['a long word', word],
    ['many words', 'a b c d e f g '.repeat(1_000)],
    ['many misspelled words', 'jsn fromat yalm txet '.repeat(500)],
    ['spaces', ' '.repeat(10_000)],
    ['characters of regular expressions', '(a+)+$[^\\]{1,9}.*?|'.repeat(500)],
    ['emoji', '👩‍👩‍👧‍👦🙂'.repeat(1_000)],
    ['right to left', '\u202Eمحول النصوص '.repeat(1_000)],
    ['combining marks', `e${'\u0301'.repeat(10_000)}`],
    ['a lone surrogate', '\ud800'],
    ['names of properties', '__proto__ constructor toString'],
  ])('%s', (_, query) => {
    const found = search(query);
    expect(found.every(({ item: one }) => items.includes(one))).toBe(true);
    expect(search(query)).toEqual(found);
    // A longer query is no more work.
    expect(search(query.slice(0, maxQueryLength))).toEqual(found);
  });
});
