import { describe, expect, it } from 'vitest';
import type { Operation } from '#core/tool.ts';
import { headlineOf, toneOf } from './headline.ts';

const check: Operation = {
  input: 'text',
  output: { state: 'text', sentence: 'text' },
  headline: 'sentence',
  verdict: { output: 'state', good: ['valid'], bad: ['invalid'] },
};
const toneFor = (operation: Operation, result: unknown) => {
  const headline = headlineOf(operation, result);
  return headline && toneOf(operation, result, headline);
};

describe('the tone of a headline', () => {
  it.each([
    ['valid', 'good'],
    ['invalid', 'bad'],
    ['incomplete', 'pending'],
  ])('of a result that is %s is %s', (state, tone) => {
    expect(toneFor(check, { state, sentence: 'A sentence' })).toBe(tone);
  });

  it.each([
    [true, 'good'],
    [false, 'bad'],
  ])('of the answer %s is %s', (answer, tone) => {
    expect(toneFor({ input: 'text', output: 'boolean' }, answer)).toBe(tone);
    expect(toneFor({ output: { matches: 'boolean', digest: 'text' }, headline: 'matches' }, { matches: answer })).toBe(
      tone,
    );
  });

  it('is absent where nothing is judged', () => {
    expect(toneFor({ output: 'text' }, 'abc')).toBeUndefined();
  });
});
