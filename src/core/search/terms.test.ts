import { describe, expect, test } from 'vitest';
import { isGeneric, toPhrase, toTerms } from './terms.ts';

test.each<[string, string]>([
  ['JSON viewer', 'json viewer'],
  ['Base64', 'base 64'],
  ['SHA-1', 'sha 1'],
  ['snake_case', 'snake case'],
  ['Horodatage été', 'horodatage ete'],
  ['how to decode a JWT online', 'decode jwt'],
  ['json2yaml', 'json yaml'],
  ['Date en l’heure', 'date heure'],
  // Where nothing else is said, it counts.
  ['to', 'to'],
  ['🙂', ''],
  ['', ''],
])('the words of %j: %s', (text, words) => {
  expect(
    toTerms(text)
      .map(({ word }) => word)
      .join(' '),
  ).toBe(words);
});

describe('the forms of a word have one stem', () => {
  test.each([
    'decode decoder decoded decoding décodeur décoder décodage',
    'format formatter formatting formatted formater formateur',
    'convert converter convertir convertisseur',
    'generate generator generation générateur génération',
    'beautify beautifier beautified',
    'pretty prettier prettify prettifier',
    'hash hashes hashing hasher',
    'color colors',
    'permission permissions',
    'list lists liste listes',
    'valid validate validator validation valider validateur',
  ])('%s', (forms) => {
    expect(new Set(toTerms(forms).map(({ stem }) => stem)).size).toBe(1);
  });

  test('short and irregular words are their own stem', () => {
    const stems = toTerms('css date data color column case base yes sort').map(({ stem }) => stem);
    expect(new Set(stems).size).toBe(9);
  });
});

test('a number is its own stem', () => {
  expect(toTerms('644 100 255').map(({ stem }) => stem)).toEqual(['644', '100', '255']);
});

test('a stem is a prefix of its word', () => {
  for (const { word, stem } of toTerms('letters pretty generation convertisseurs bytes aggressive'))
    expect(word.startsWith(stem)).toBe(true);
});

test('generic words are so in all their forms', () => {
  expect(toTerms('converter generating parser json').map(isGeneric)).toEqual([true, true, true, false]);
});

test('phrases can be searched for others', () => {
  expect(toPhrase(toTerms('YAML to JSON converter'))).toContain(toPhrase(toTerms('yaml json')));
  expect(toPhrase(toTerms('hashing'))).not.toContain(toPhrase(toTerms('has')));
});
