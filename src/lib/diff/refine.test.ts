import { describe, expect, it } from 'vitest';
import { type Grain, refine } from './refine.ts';

const show = (before: string, after: string, grain: Grain) =>
  refine(before, after, grain).map((parts) =>
    parts.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join(''),
  );

describe('what changed within a line', () => {
  it.each<[Grain, string, string, string, string]>([
    ['words', 'The quick brown fox', 'The quick red fox', 'The quick [brown] fox', 'The quick [red] fox'],
    ['words', 'a, b', 'a; b', 'a[,] b', 'a[;] b'],
    ['words', 'one two three', 'one 2 3 three', 'one [two] three', 'one [2 3] three'],
    ['words', 'big red dog', 'small blue dog', '[big red] dog', '[small blue] dog'],
    ['characters', 'color', 'colour', 'color', 'colo[u]r'],
    ['characters', 'ok 👍🏽', 'ok 👍🏿', 'ok [👍🏽]', 'ok [👍🏿]'],
    ['characters', 'e\u0301', 'e', '[e\u0301]', '[e]'],
    ['none', 'a', 'b', 'a', 'b'],
  ])('by %s: %s, %s', (grain, before, after, left, right) => {
    expect(show(before, after, grain)).toEqual([left, right]);
  });

  it('leaves very long lines whole', () => {
    expect(show('a'.repeat(20_000), 'b', 'characters')).toEqual(['a'.repeat(20_000), 'b']);
  });
});
