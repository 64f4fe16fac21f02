import { expect, test } from 'vitest';
import { runCli } from '#testing/run-cli.ts';
import { excerptAt } from './excerpt.ts';

test.each<[string, string, string]>([
  ['{"a": 1}\n{"b" 2}\n{}', '2}\n', '  {"b" 2}\n       ^\n'],
  ['one\r\ntwo\r\n', 'two', '  two\n  ^\n'],
  ['one\rtwo', 'wo', '  two\n   ^\n'],
  ['a,\n', '\n', '  a,\n    ^\n'],
  ['\t\tx: 1', 'x', '    x: 1\n    ^\n'],
  ['名前: é, 😀 !', '!', '  名前: é, 😀 !\n              ^\n'],
  ['e\u0301e\u0301x', 'x', '  e\u0301e\u0301x\n    ^\n'],
  ['a\u001b[31mb\u202ec', 'c', '  a\ufffd[31mb\ufffdc\n          ^\n'],
])('%j at %j', (text, at, excerpt) => {
  expect(excerptAt(text, text.indexOf(at))).toBe(excerpt);
});

test('is cut on both sides of a long line', () => {
  const text = `${'a'.repeat(5_000)}!${'b'.repeat(5_000)}`;
  expect(excerptAt(text, 5_000)).toBe(`  …${'a'.repeat(35)}!${'b'.repeat(34)}…\n  ${' '.repeat(36)}^\n`);
});

test('points behind the end of a text', () => {
  expect(excerptAt('{"a": 1', 7)).toBe('  {"a": 1\n         ^\n');
});

test.each(['', '\n', '  \n\n'])('of %j there is none', (text) => {
  expect(excerptAt(text, 0)).toBe('');
});

test('an error in an option shows the line of that option', async () => {
  const { stderr } = await runCli(['json-diff', '{}', '--right', '{\n  "a": 1 "b": 2\n}']);
  expect(stderr).toMatch(/^penknife: --right: .*\n {4}"a": 1 "b": 2\n {11}\^\n$/);
});

test('what may be a secret is not shown', async () => {
  const { stderr } = await runCli(['jwt-parser', 'decode', 'e30.e30!.c2lnbmF0dXJl']);
  expect(stderr).toMatch(/^penknife: .*\n$/);
  expect(stderr).not.toContain('e30');
});
