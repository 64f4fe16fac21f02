import { describe, expect, it } from 'vitest';
import { plainContext } from '#core/execution/context.ts';
import { createEntryFinder } from './entry-finder.ts';

const find = createEntryFinder({
  list: ['apple', 'apricot', 'banana', 'cherry tree'],
  describe: (title, { locale }) => ({
    id: title,
    title: locale === 'fr' ? `le ${title}` : title,
    description: '',
    keywords: title === 'banana' ? ['yellow'] : [],
    category: 'Fruits',
  }),
});

const ask = (question: string, meant?: readonly string[]) => {
  const told: unknown[] = [];
  const notice = (code: string, params?: unknown) => void told.push([code, params]);
  return { found: find(question, { ...plainContext(), notice }, meant), told };
};

describe('createEntryFinder', () => {
  it('finds by words, all for none', () => {
    expect(ask('').found).toHaveLength(4);
    expect(ask('yellow')).toEqual({ found: ['banana'], told: [] });
    expect(ask('ap').found).toEqual(['apple', 'apricot']);
    expect(find('le banana', { ...plainContext(), locale: 'fr' })[0]).toBe('banana');
  });

  it('finds what looks similar only where nothing fits, and reports the closest', () => {
    expect(ask('aple')).toEqual({ found: ['apple'], told: [] });
    const query = 'cherry qqqq';
    expect(ask(query)).toEqual({ found: ['cherry tree'], told: [['nothing-matches', { query }]] });
  });

  it('offers all where no word is known, and calls none of them closest', () => {
    const { found, told } = ask('qqqq');
    expect(found).toEqual(ask('').found);
    expect(told).toEqual([['nothing-found', { query: 'qqqq' }]]);
  });

  it('reports that a query without a word finds nothing', () => {
    expect(ask('😀')).toEqual({ found: ask('').found, told: [['nothing-found', { query: '😀' }]] });
  });

  it('puts what is meant before what fits exactly, and reports nothing', () => {
    expect(ask('ap', ['cherry tree', 'apricot']).found).toEqual(['cherry tree', 'apricot', 'apple']);
    expect(ask('qqqq', ['banana'])).toEqual({ found: ['banana'], told: [] });
  });

  it('takes the beginning of a long question', () => {
    expect(ask(`yellow ${'x'.repeat(100_000)}`).found.length).toBeGreaterThan(0);
  });
});
