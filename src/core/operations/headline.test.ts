import { describe, expect, it } from 'vitest';
import type { Operation } from '#core/tool.ts';
import { copiedName, copiedOf, failsAsVerdict, headlineOf, toneOf } from './headline.ts';

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

describe('a headline by the value of another output', () => {
  const convert = {
    output: { base: 'number', decimal: 'text', hexadecimal: 'text', signed: 'text' },
    headline: { by: 'base', names: { 10: ['signed', 'hexadecimal'] } },
    facts: ['base'],
  } as const satisfies Operation;
  const result = { decimal: '255', hexadecimal: 'ff', signed: null };

  it.each([
    ['is the first present one of those named', { ...result, base: 10 }, 'hexadecimal'],
    ['is the first of all where none is named', { ...result, base: 2 }, 'decimal'],
  ])('%s', (_, values, name) => {
    expect(headlineOf(convert, values)?.name).toBe(name);
    expect(copiedOf(convert, values)?.name).toBe(name);
  });
});

describe('what is copied', () => {
  const convert = { output: { verdict: 'text', iban: 'text' }, headline: 'verdict' } as const satisfies Operation;
  const copying = { ...convert, copies: 'iban' } as const satisfies Operation;

  it('is the headline, or what that is about', () => {
    expect(copiedOf(convert, { verdict: 'Valid', iban: 'DE89' })?.name).toBe('verdict');
    expect(copiedOf(copying, { verdict: 'Valid', iban: 'DE89' })?.name).toBe('iban');
  });

  it('is named before it is known', () => {
    expect(copiedName(convert)).toBe('verdict');
    expect(copiedName({ ...convert, copies: ['iban', 'verdict'] })).toBe('iban');
    expect(copiedName({ headline: { columns: ['code'] } })).toBeUndefined();
  });

  it('is nothing where that is absent', () => {
    expect(copiedOf(copying, { verdict: 'Not valid', iban: null })).toBeUndefined();
  });
});

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

it('fails as the verdict where no value of the check is a bad one', () => {
  expect(failsAsVerdict(check)).toBe(false);
  expect(failsAsVerdict({ ...check, verdict: { output: 'state', good: ['valid'], bad: [] } })).toBe(true);
  expect(failsAsVerdict({ output: 'text' })).toBe(false);
});
