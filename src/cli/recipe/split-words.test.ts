import { expect, test } from 'vitest';
import { splitWords } from './split-words.ts';

test.each<[string, readonly string[]]>([
  ['base64 decode', ['base64', 'decode']],
  ['  base64\tdecode\n', ['base64', 'decode']],
  ['', []],
  [`list --join-with ', '`, ['list', '--join-with', ', ']],
  [`list --join-with ""`, ['list', '--join-with', '']],
  ['a\\ b "c\\"d" \'e\\f\'', ['a b', 'c"d', 'e\\f']],
  ['--a="b c"d', ['--a=b cd']],
])('%j is %j', (text, words) => expect(splitWords(text)).toEqual(words));

test('rejects a quote that is not closed', () => {
  expect(() => splitWords("list --join-with '")).toThrow('unclosed quote');
});
