import { describe, expect, test } from 'vitest';
import en from '#messages/en.json' with { type: 'json' };
import fr from '#messages/fr.json' with { type: 'json' };
import { formatMessage, type Message } from './messages.ts';

test.each<[Message, Record<string, string | number>, string, string]>([
  ['plain', {}, 'en', 'plain'],
  ['{a} and {b}', { a: 'x', b: 2 }, 'en', 'x and 2'],
  ['{n} bytes', { n: 1234567.25 }, 'en', '1,234,567.25 bytes'],
  ['{n} octets', { n: 1234567.25 }, 'fr', '1\u202F234\u202F567,25 octets'],
  ['{missing} stays', {}, 'en', '{missing} stays'],
  ['{constructor}', {}, 'en', '{constructor}'],
  ['{a}', { a: '{b}', b: 'no' }, 'en', '{b}'],
  ['{a}', { a: '$&' }, 'en', '$&'],
  [{ one: '{n} line', other: '{n} lines' }, { n: 1 }, 'en', '1 line'],
  [{ one: '{n} line', other: '{n} lines' }, { n: 0 }, 'en', '0 lines'],
  [{ one: '{n} ligne', other: '{n} lignes' }, { n: 0 }, 'fr', '0 ligne'],
  [{ one: '{n} ligne', other: '{n} lignes' }, { n: 1_000_000 }, 'fr', '1\u202F000\u202F000 lignes'],
  [{ one: '{n} line', other: '{n} lines' }, {}, 'en', '{n} lines'],
  [{ '=2': 'twice', other: '{n} times' }, { n: 2 }, 'en', 'twice'],
  [{ '=2': 'twice', other: '{n} times' }, { n: 12 }, 'en', '12 times'],
])('%j with %j in %s', (message, params, locale, text) => {
  expect(formatMessage(message, params, locale)).toBe(text);
});

test('a value of a field is shown by its label', () => {
  const values = { format: { iso: 'ISO 8601' } };
  const format = (params: Record<string, string>) =>
    formatMessage('{first:format}, {second:format}', params, 'en', values);
  expect(format({ first: 'iso', second: 'other' })).toBe('ISO 8601, other');
  expect(format({ first: 'iso' })).toBe('ISO 8601, {second:format}');
});

/** Every text of nested messages by its path; the forms of a plural are one text. */
function flatten(messages: object, path = ''): readonly (readonly [string, string])[] {
  return Object.entries(messages).flatMap(([key, value]) => {
    const here = `${path}.${key}`;
    if (typeof value !== 'object') return [[here, String(value)] as const];
    return 'other' in value ? [[here, Object.values(value).join('\n')] as const] : flatten(value, here);
  });
}

describe('the shared messages', () => {
  const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort();

  test('are the same in every language, with the same placeholders', () => {
    const names = (messages: object) => flatten(messages).map(([path, text]) => [path, placeholders(text)]);
    expect(names(fr)).toEqual(names(en));
  });

  test('French has its own punctuation', () => {
    const wrong = flatten(fr).filter(([, text]) => /\p{L}'\p{L}|(?<=[\p{L}\d»)]) [:;!?»%](?= |$)|« /u.test(text));
    expect(wrong).toEqual([]);
  });
});
