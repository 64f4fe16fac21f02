import { describe, expect, test } from 'vitest';
import { lastBroken, type Rule } from './rules.ts';

const rule = (message: string, validator: Rule<string>['validator']): Rule<string> => ({ message, validator });
const json = rule('no JSON', (value) => JSON.parse(value));

describe('a rule', () => {
  test.each<[returned: unknown, isBroken: boolean]>([
    [true, false],
    [false, true],
    [null, false],
    [undefined, false],
    [0, false],
    ['', false],
    [Number.NaN, false],
  ])('whose validator returns %o is broken: %o', (returned, isBroken) => {
    expect(lastBroken('', [rule('wrong', () => returned)])).toBe(isBroken ? 'wrong' : undefined);
  });

  test('is broken where its validator throws', () => {
    expect(lastBroken('{', [json])).toBe('no JSON');
    expect(lastBroken('{}', [json])).toBeUndefined();
  });

  test('is kept by the text null, which is valid JSON', () => {
    expect(lastBroken('null', [json])).toBeUndefined();
  });

  test('is broken by the text false where its validator returns what it reads', () => {
    expect(lastBroken('false', [json])).toBe('no JSON');
  });
});

describe('of several rules', () => {
  const short = rule('too short', (value) => value.length >= 3);
  const digit = rule('no digit', (value) => /\d/.test(value));
  const word = rule('two words', (value) => !value.includes(' '));

  test.each<[value: string, message: string | undefined]>([
    ['', 'no digit'],
    ['1', 'too short'],
    ['a b', 'two words'],
    ['a b 1', 'two words'],
    ['ab1', undefined],
  ])('the message is that of the last rule that %o breaks: %o', (value, message) => {
    expect(lastBroken(value, [short, digit, word])).toBe(message);
  });

  test('each validates the value itself, and no rules give no message', () => {
    const asked: string[] = [];
    const asks = rule('', (value) => asked.push(value));
    lastBroken('now', [asks, asks]);
    expect(asked).toEqual(['now', 'now']);
    expect(lastBroken('now', [])).toBeUndefined();
  });
});
