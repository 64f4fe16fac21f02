import { describe, expect, test } from 'vitest';
import { toTerms } from './terms.ts';
import { createWordIndex } from './word-index.ts';

const fieldsOf = (text: string) => [{ terms: toTerms(text), weight: 1 }];
const [first, ...texts] = ['json formatter', 'unix time', 'data uri', 'json json epoch and many other words'].map(
  fieldsOf,
);
const index = createWordIndex([first ?? [], ...texts]);
const termOf = (word: string) => toTerms(word)[0] ?? { word, stem: word };
const likenesses = (word: string) =>
  Object.fromEntries([...index.find(termOf(word)).items].map(([item, { likeness }]) => [item, likeness]));

test('finds forms of a word, prefixes, and similar words', () => {
  expect(likenesses('formatting')).toEqual({ 0: 'same' });
  expect(likenesses('ep')).toEqual({ 3: 'begun' });
  expect(likenesses('jsno')).toEqual({ 0: 'similar', 3: 'similar' });
  expect(likenesses('qqqq')).toEqual({});
});

test('adds up the weights of the texts that have a word', () => {
  const { items } = index.find(termOf('json'));
  expect(items.get(0)?.weight).toBe(1);
  expect(items.get(3)?.weight).toBe(2);
});

test('says how rare a word is, by the items that have it in any form', () => {
  expect(index.find(termOf('formats')).rarity).toBe(0.75);
  expect(index.find(termOf('qqqq')).rarity).toBe(1);
});

describe('correctTypo', () => {
  test.each([
    ['epch', 'epoch'],
    ['unixtime', 'unix time'],
    ['unixtim', 'unix tim'],
    ['jsontoepoch', 'json epoch'],
    ['datauri', 'data uri'],
    ['formatterr', 'formatter'],
    // Known words and those that begin one are meant.
    ['json', 'json'],
    ['form', 'form'],
    ['qqqqqqq', 'qqqqqqq'],
  ])('%s: %s', (written, meant) => {
    expect(
      index
        .correctTypo(termOf(written))
        .map(({ word }) => word)
        .join(' '),
    ).toBe(meant);
  });
});

describe('the work', () => {
  const vocabulary = Array.from({ length: 400 }, (_, n) => `${n.toString(36)}${(n * 7919).toString(36)}word`);
  const itemsOf = (count: number) => Array.from({ length: count }, (_, n) => fieldsOf(`common ${vocabulary[n % 100]}`));
  const visitsFor = (items: ReturnType<typeof itemsOf>, word: string) => {
    const one = createWordIndex(items);
    one.find(termOf(word));
    one.correctTypo(termOf(word));
    return one.countVisited();
  };

  test.each(['common', 'comon', 'c', 'qqqqqq', 'wordwordwordword'])('for %j grows no faster than the items', (word) => {
    const few = visitsFor(itemsOf(100), word);
    expect(visitsFor(itemsOf(400), word)).toBeLessThanOrEqual(4 * few);
  });

  test('for a word that few have does not grow with the items', () => {
    const [few, many] = [itemsOf(100), [...itemsOf(100), ...Array.from({ length: 300 }, () => fieldsOf('common'))]];
    const word = vocabulary[0] ?? '';
    expect(visitsFor(many, word)).toBe(visitsFor(few, word));
  });

  test('for a word that is longer than all known ones is none', () => {
    expect(visitsFor(itemsOf(100), 'x'.repeat(10_000))).toBe(0);
  });
});
