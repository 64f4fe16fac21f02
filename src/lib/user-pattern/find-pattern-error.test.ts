import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { growsLinearly } from '#testing/effort.ts';
import { runs } from '#testing/runs.ts';
import { findPatternError } from './find-pattern-error.ts';

function compiles(source: string): boolean {
  try {
    new RegExp(source, 'u');
    return true;
  } catch {
    return false;
  }
}

// ECMA-262, 22.2.1: the syntax with the flag u.
test.each<[source: string, code: string, offset: number, found: string]>([
  ['ab(cd', 'unclosed', 2, '('],
  ['(a(b', 'unclosed', 2, '('],
  ['(?:a|(?<n>b)', 'unclosed', 0, '('],
  ['a[bc', 'unclosed', 1, '['],
  ['[(', 'unclosed', 0, '['],
  ['[^', 'unclosed', 0, '['],
  ['[a\\]', 'unclosed', 0, '['],
  ['a)', 'unopened', 1, ')'],
  ['(a))(', 'unopened', 3, ')'],
  ['*', 'nothing-to-repeat', 0, '*'],
  ['a**', 'nothing-to-repeat', 2, '*'],
  ['a|+?', 'nothing-to-repeat', 2, '+?'],
  ['(?=a){2}', 'nothing-to-repeat', 5, '{2}'],
  ['\\b?', 'nothing-to-repeat', 2, '?'],
  ['a{2,1}', 'repeat-order', 1, '{2,1}'],
  ['a{', 'lone-bracket', 1, '{'],
  ['a{,2}', 'lone-bracket', 1, '{'],
  ['a}', 'lone-bracket', 1, '}'],
  ['a]', 'lone-bracket', 1, ']'],
  ['x\\a', 'escape', 1, '\\a'],
  ['\\u{110000}', 'escape', 0, '\\u{110000}'],
  ['\\xg', 'escape', 0, '\\x'],
  ['\\p{Letters}', 'escape', 0, '\\p{Letters}'],
  ['\\-', 'escape', 0, '\\-'],
  ['[\\-\\_]', 'escape', 3, '\\_'],
  ['[a-\\e]', 'escape', 3, '\\e'],
  ['a\\', 'unfinished-escape', 1, '\\'],
  ['[z-a]', 'range', 1, 'z-a'],
  ['[\\w-a]', 'range', 1, '\\w-a'],
  ['[^0--]', 'range', 2, '0--'],
  ['(?x)', 'group', 0, '(?x'],
  ['(?', 'group', 0, '(?'],
  ['(?<1>a)', 'group-name', 0, '(?<1>'],
  ['(?<a', 'group-name', 0, '(?<a'],
  ['(a)\\2', 'no-group', 3, '\\2'],
  ['(?<a>)\\k<b>', 'no-group', 6, '\\k<b>'],
  ['\\k', 'escape', 0, '\\k'],
  ['(?<a>x)(?<a>y)', 'same-name', 7, '(?<a>'],
])('%j: %s', (source, code, offset, found) => {
  expect(compiles(source)).toBe(false);
  expect(findPatternError(source)).toEqual({ code, offset, found });
});

test.each([
  '\\2(a)(b)',
  '\\k<a>(?<a>x)',
  '[]',
  '[^^-z]',
  '[--a]',
  '[a-]',
  '[\\b\\-]',
  '(?<=a)b',
  '\\u{1f600}{2}',
  '[(){}*+?|]',
])('nothing is wrong with %j', (source) => {
  expect(compiles(source)).toBe(true);
  expect(findPatternError(source)).toBeUndefined();
});

const parts =
  '( ) (?: (?= (?<= (?<! (?<a> (?<b> (?i: [ [^ ] - ^ $ | . * + ? {2} {1, {2,1} } \\ \\b \\d \\1 \\2 \\k<a> \\u \\u{61} \\x61 \\p{L} \\- a b z 😀';

describe('arbitrary expressions', () => {
  const pattern = fc.array(fc.constantFrom(...parts.split(' ')), { maxLength: 12 }).map((chosen) => chosen.join(''));

  test('an error is found where, and only where, the engine finds one', () => {
    fc.assert(
      fc.property(pattern, (source) => {
        const error = findPatternError(source);
        // The same name twice is right in two alternatives, as far as engines know that.
        if (compiles(source)) expect(error === undefined || error.code === 'same-name').toBe(true);
        else expect(source.startsWith(error?.found ?? '-', error?.offset)).toBe(true);
      }),
      runs(5_000),
    );
  });
});

test.each(['(', '[a', '\\u{', '\\p{L}', 'a-z', '(?<', '{1', '\\k<', '\\1', '[a-z]', '(a)', '\\k<a>'])(
  'takes linear time for %j',
  async (part) => {
    expect(await growsLinearly((size) => findPatternError(part.repeat(size)), 20_000)).toBe(true);
  },
);
