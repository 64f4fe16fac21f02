import { expect, test } from 'vitest';
import { quoteForShell } from '#lib/quote-for-shell.ts';

test.each([
  ['path', 'path'],
  ['a/b-c_d.e:f=g@h%i^j,k+l', 'a/b-c_d.e:f=g@h%i^j,k+l'],
  ['', "''"],
  ['my file', "'my file'"],
  ["it's", String.raw`'it'\''s'`],
  ['"$HOME" `ls` \\ * ? [a] {b,c} !x ;&|<>()#', `'"$HOME" \`ls\` \\ * ? [a] {b,c} !x ;&|<>()#'`],
  ['été', "'été'"],
  ['two\nlines', "'two\nlines'"],
  ['~/my file', "~/'my file'"],
  ['~/', '~/'],
  ['~root', "'~root'"],
])('%j', (text, word) => {
  expect(quoteForShell(text)).toBe(word);
});
