import { describe, expect, test } from 'vitest';
import { allowed } from './exceptions.ts';
import { faultsOf } from './faults.ts';
import { readGlossary } from './glossary.ts';
import { readTexts, roleOf, type Text } from './messages.ts';

const glossary = readGlossary();
const text = (locale: Text['locale'], path: string, content: string): Text => ({
  locale,
  file: `src/tools/x/${locale}.json`,
  path,
  text: content,
});

test('the glossary has words in both languages, and what to write instead', () => {
  for (const locale of ['en', 'fr']) expect(glossary.some((entry) => entry.locale === locale)).toBe(true);
  expect(glossary.filter(({ instead }) => instead === '')).toEqual([]);
});

describe('finds', () => {
  test.each<[string, Text, RegExp]>([
    ['a replaced word', text('en', 'page.a', 'Save the Pictures'), /Pictures.*image/],
    ['a replaced phrase over spaces of any kind', text('fr', 'page.a', 'un code\u00a0QR'), /QR code/],
    ['a long label', text('en', 'options.a', 'a'.repeat(25)), /25 characters/],
    ['a long description', text('fr', 'description', 'a'.repeat(76)), /76 characters/],
    ['a third sentence of an error', text('en', 'errors.a', 'One. Two. Three.'), /3 sentences/],
    ['a long sentence of an error', text('en', 'errors.a', `${'a '.repeat(50)}b.`), /sentence of 10\d/],
    ['a plain space before a French colon', text('fr', 'page.a', 'Bit : 1'), /before “:”/],
    ['a wide space before a French question mark', text('fr', 'page.a', 'Oui\u00a0?'), /U\+202F/],
    ['a plain space within French quotation marks', text('fr', 'page.a', '« a »'), /inside/],
    ['a plain space before a unit', text('fr', 'page.a', '{n} octets'), /unit/],
    ['a plain space between thousands', text('fr', 'page.a', '10 000'), /thousands/],
  ])('%s', (_, one, fault) => expect(faultsOf(one, glossary).join('\n')).toMatch(fault));
});

test.each<[string, Text]>([
  ['longer words', text('en', 'page.a', 'Pictureless')],
  ['a word of the other language', text('fr', 'page.a', 'picture')],
  ['correct French', text('fr', 'page.a', '«\u00a0a\u00a0»\u00a0: 10\u202f000\u00a0octets\u202f?')],
])('accepts %s', (_, one) => expect(faultsOf(one, glossary)).toEqual([]));

test('knows what a text is for', () => {
  expect([roleOf({ path: 'options.a' }), roleOf({ path: 'errors.a.one' }), roleOf({ path: 'page.a' })]).toEqual([
    'label',
    'error',
    undefined,
  ]);
});

test('every exception is needed', () => {
  const texts = readTexts();
  const isNeeded = (key: string) =>
    texts.some((one) => `${one.file} ${one.path}` === key && faultsOf(one, glossary).length > 0);
  expect(Object.keys(allowed).filter((key) => !isNeeded(key))).toEqual([]);
});

test('messages use the terms of the glossary, and are short', () => {
  const faults = readTexts()
    .filter(({ file, path }) => !Object.hasOwn(allowed, `${file} ${path}`))
    .flatMap((one) => faultsOf(one, glossary).map((fault) => `${one.file} ${one.path}: ${fault}`));
  expect(faults).toEqual([]);
});
