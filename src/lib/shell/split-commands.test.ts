import { describe, expect, it, test } from 'vitest';
import { growsLinearly } from '#testing/effort.ts';
import { guessShell, rootPrompt, type Shell, splitCommands } from './split-commands.ts';
import { plainText } from './word.ts';

const host = { notice: () => undefined };

const wordsOf = (text: string, shell: Shell) =>
  splitCommands(text, shell, rootPrompt, host).map(({ words }) => words.map(plainText));

describe('words', () => {
  // As POSIX.1-2024 (shell, 2.2), PowerShell (about_Quoting_Rules) and cmd read them.
  it.each<[Shell, string, readonly string[]]>([
    ['posix', `a 'b c' "d e"`, ['a', 'b c', 'd e']],
    ['posix', `a'b'"c"d ''`, ['abcd', '']],
    ['posix', `'it'\\''s'`, ["it's"]],
    ['posix', `"a \\"b\\" \\n"`, ['a "b" \\n']],
    ['posix', `$'a\\tb\\'c\\x41\\u00e9\\101'`, ["a\tb'cAéA"]],
    ['posix', 'a\\ b c\\\nd \\\n e', ['a b', 'cd', 'e']],
    ['posix', 'a#b # c', ['a#b']],
    ['posix', `'$1$$'`, ['$1$$']],
    ['powershell', `a 'it''s' "b\`"c" d\`\n e`, ['a', "it's", 'b"c', 'd', 'e']],
    ['cmd', `a "b \\"c\\"" 'd ^\r\n e^&f`, ['a', 'b "c"', "'d", 'e&f']],
  ])('%s: %j', (shell, text, words) => {
    expect(wordsOf(text, shell)).toEqual([words]);
  });

  it('begin at their place', () => {
    const [command] = splitCommands('$ a  "b"', 'posix', rootPrompt, host);
    expect(command?.words.map(({ start }) => start)).toEqual([2, 5]);
  });

  it('are split into commands', () => {
    expect(wordsOf('a b; c && d | e\nf', 'posix')).toEqual([['a', 'b'], ['c'], ['d'], ['e'], ['f']]);
  });
});

test.each([`a 'b`, 'a "b', `a $'b`, 'a $(b', 'a `b'])('what is never closed is an error: %j', (text) => {
  expect(() => wordsOf(text, 'posix')).toThrow(/unclosed/);
});

test('a typographic dash before a long option is two', () => {
  const options = { ...host, isLongOption: (name: string) => name === 'u' };
  const read = (text: string) => splitCommands(text, 'posix', rootPrompt, options)[0]?.words.map(plainText);
  expect(read('a –u –s')).toEqual(['a', '--u', '-s']);
});

test.each([
  ['a \\\n b', 'posix'],
  ['a `\n b', 'powershell'],
  ['a ^\n b', 'cmd'],
  ['a %USERPROFILE%', 'cmd'],
  ['a C:\\b', 'powershell'],
])('the shell of %j is %s', (text, shell) => {
  expect(guessShell(text)).toBe(shell);
});

test('takes time in proportion to the text', async () => {
  for (const piece of [' ', "'a' ", '\\ ', '$a', '#'])
    expect(await growsLinearly((size) => wordsOf(`a ${piece.repeat(size)}`, 'posix'), 20_000)).toBe(true);
});
