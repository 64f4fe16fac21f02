import { expect, test } from 'vitest';
import { quoteForShell, quotePathForShell } from './quote-for-shell.ts';

test.each([
  ['path', 'path'],
  ['a/b-c_d.e:f=g@h%i^j,k+l', 'a/b-c_d.e:f=g@h%i^j,k+l'],
  ['', "''"],
  ['my file', "'my file'"],
  ["it's", String.raw`'it'\''s'`],
  ['"$HOME" `ls` \\ * ? [a] {b,c} !x ;&|<>()#', `'"$HOME" \`ls\` \\ * ? [a] {b,c} !x ;&|<>()#'`],
  ['été', "'été'"],
  ['two\nlines', "'two\nlines'"],
  ['~/my file', "'~/my file'"],
  ['~root', "'~root'"],
])('%j', (text, word) => {
  expect(quoteForShell(text)).toBe(word);
});

test.each([
  ['~/my file', "~/'my file'"],
  ['~/', '~/'],
  ['~root', "'~root'"],
  ['my file', "'my file'"],
])('the path %j', (path, word) => {
  expect(quotePathForShell(path)).toBe(word);
});
