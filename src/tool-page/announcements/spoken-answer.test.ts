import { describe, expect, test } from 'vitest';
import type { Operation } from '#core/tool.ts';
import { shorten, spokenAnswer } from './spoken-answer.ts';

const spoken = (operation: Partial<Operation>, result: unknown, messages = {}) =>
  spokenAnswer({ output: 'text', ...operation } as Operation, 'encode', result, messages, 'en');

describe('of a result, a screen reader reads', () => {
  test('the headline by its label', () => {
    const operation = { output: { md5: 'hex', sha256: 'hex' }, headline: 'sha256' } as const;
    const messages = { outputs: { md5: 'MD5', sha256: 'SHA-256' } };
    expect(spoken(operation, { md5: 'd41d', sha256: '2cf2' }, messages)).toMatchObject({
      label: 'SHA-256',
      text: '2cf2',
    });
  });

  test('a single value by the name of the operation', () =>
    expect(spoken({}, 'SGVsbG8=', { outputs: { encode: 'Base64' } })).toMatchObject({
      label: 'Base64',
      text: 'SGVsbG8=',
    }));

  test('the label of a code', () =>
    expect(spoken({ output: 'boolean' }, true, { values: { encode: { true: 'Match' } } })?.text).toBe('Match'));

  test('the beginning of several lines and their number', () =>
    expect(spoken({}, '{\n  "a": 1\n}\n')).toMatchObject({ text: '{ "a": 1 }', lines: 3 }));

  test('the rows of a table, not its header', () =>
    expect(spoken({ output: 'csv' }, 'code,name\n404,Not Found\n')?.text).toBe('404,Not Found'));

  test('of a secret and of a picture only the label', () => {
    const messages = { outputs: { encode: 'Token' } };
    expect(spoken({ secretOutput: true }, 'hunter2', messages)).toEqual({ value: 'hunter2', label: 'Token' });
    expect(spoken({ output: 'svg' }, '<svg/>', messages)).toEqual({ value: '<svg/>', label: 'Token' });
  });

  test('nothing where the answer is absent', () =>
    expect(spoken({ output: { name: 'text' } }, { name: null })).toBeUndefined());
});

test.each([
  ['550e8400-e29b-41d4-a716-446655440000', '550e8400-e29b-41d4-a716-446655440000'],
  ['2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824', '2cf24dba5fb0…'],
  ['word '.repeat(19).trim(), 'word '.repeat(19).trim()],
  ['word '.repeat(1_000), `${'word '.repeat(20).trim()}…`],
  ['x'.repeat(1_000_000), `${'x'.repeat(12)}…`],
])('%.40s is shortened', (text, short) => expect(shorten(text)).toBe(short));
