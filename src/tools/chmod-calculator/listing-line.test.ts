import { expect, test } from 'vitest';
import { growsLinearly } from '#testing/effort.ts';
import { readListingLine } from './listing-line.ts';

/** What GNU coreutils 9.1 prints on a terminal (`ls -lF`) and into a pipe (`ls -l`), `ls -lQ`, BSD and BusyBox. */
test.each([
  ["-rw-r--r-- 1 root root    0 Nov 22 04:30 ' lead'", ' lead'],
  ['-rw-r--r-- 1 root root    0 Nov 22 04:30  -x', '-x'],
  ["-rwxr-xr-x 1 root root    0 Nov 22 04:30 'a b'*", 'a b'],
  [String.raw`-rw-r--r-- 1 root root    0 Nov 22 04:30 'b\c'`, String.raw`b\c`],
  [`-rw-r--r-- 1 root root    0 Nov 22 04:30 "it's"`, "it's"],
  [String.raw`-rw-r--r-- 1 root root    0 Nov 22 04:30 'it'\''s $x'`, "it's $x"],
  [String.raw`-rw-r--r-- 1 root root    0 Nov 22 04:30 'n'$'\n''l'`, 'n\nl'],
  [String.raw`-rw-r--r-- 1 root root    0 Nov 22 04:30 'tab'$'\t''x'`, 'tab\tx'],
  [String.raw`-rw-r--r-- 1 root root    0 Nov 22 04:30 ''$'\303\251'`, 'é'],
  ["-rwxr-xr-x 1 root root    0 Nov 22 04:30 'st*'*", 'st*'],
  ["-rw-r--r-- 1 root root    0 Nov 22 04:30 'x -> y'", 'x -> y'],
  ['drwxr-xr-x 2 root root 4096 Nov 22 04:30  dir/', 'dir'],
  ['lrwxrwxrwx 1 root root    3 Nov 22 04:30  ld -> dir/', 'ld'],
  ["lrwxrwxrwx 1 root root   10 Nov 22 04:30 'li -> nk' -> 'tar -> get'", 'li -> nk'],
  ['lrwxrwxrwx 1 root root   10 Nov 22 04:30 li -> nk -> tar -> get', 'li -> nk'],
  ['lrwxrwxrwx 1 root root    6 Nov 22 04:30 é -> été.', 'é'],
  ['-rw-r--r-- 1 root root    0 Nov 22 04:30 x -> y', 'x -> y'],
  ["-rw-r--r-- 1 root root    0 Nov 22 04:30 it's $x", "it's $x"],
  ["-rw-r--r-- 1 root root    0 Nov 22 04:30 'tis", "'tis"],
  ["-rw-r--r-- 1 root root    0 Nov 22 04:30 'a' b", "'a' b"],
  [String.raw`-rw-r--r-- 1 root root    0 Nov 22 04:30 b\c`, String.raw`b\c`],
  [String.raw`-rw-r--r-- 1 root root    0 Nov 22 04:30 "q\"d\n"`, 'q"d\n'],
  ['-rw-r--r-- 1 root root    0 Nov 22 04:30 st*', 'st*'],
  ['-rw-r--r--  1 me  staff  1024 Nov 22  2023 a  b', 'a  b'],
  ['-rw-r--r--@ 1 me  staff  1024 Nov 22 04:28:08 2026 file', 'file'],
  ['-rw-r--r--+ 1 me domain users 1,5K 22 nov.  04:28 un fichier', 'un fichier'],
  ['-rw-r--r-- 1 me me 4.0K 22. Nov 2023 Datei', 'Datei'],
  ['-rw-r--r-- 1 me me 4 11月 22 04:28 ファイル', 'ファイル'],
  ['crw-rw-rw- 1 root root 1, 3 Nov 22 04:28 /dev/null', '/dev/null'],
  ['-rw-r--r--. 1 root root unconfined_u:object_r:user_home_t:s0 7 Nov 22 04:28 z', 'z'],
  ['-rw-r--r-- 1 root root 7 2026-11-22 04:28:08.144903447 +0000 a b', 'a b'],
  ['-rw-r--r-- 1 root root 7 2026-11-22 04:28 a b', 'a b'],
  ['-rw-r--r-- 1 root root 7 11-22 04:28 a b', 'a b'],
  ['-rw-r--r-- 1 root root 7 Nov 22 04:28 copy of 5 Nov 22 04:28 x', 'copy of 5 Nov 22 04:28 x'],
  ['drwxrwsr-x 2 me staff 4096 docs', 'docs'],
  ['-rw-r--r-- 1 me staff 4096 22/11/2026 04:28 x', undefined],
  ['-rw-r--r-- 1 me staff 4096 Nov 22 04:28', undefined],
  ['-rw-r--r-- 1 me staff', undefined],
])('%s', (line, name) => {
  expect(readListingLine(line)).toEqual({ offset: 0, more: 0, ...(name === undefined ? {} : { name }) });
});

test.each([
  ['total 12\n-rw-r--r-- 1 me me 1 Nov 22 04:28 a\n-rw-r--r-- 1 me me 1 Nov 22 04:28 b\n', 9, 'a', 1],
  ['total 1.2M\r\n-rw-r--r-- 1 me me 1 Nov 22 04:28 a\r\n', 12, 'a', 0],
  ['2147034 4.0K -rw-r--r-- 1 me me 1 Nov 22 04:28 a ', 13, 'a', 0],
])('%j', (text, offset, name, more) => {
  expect(readListingLine(text)).toEqual({ offset, name, more });
});

test.each(['', '755', 'rwxr-xr-x', '-rw-r--r--', 'u=rwx, g=rx'])('not %j', (text) => {
  expect(readListingLine(text)).toBeUndefined();
});

test.each<[before: string, repeated: string, after: string]>([
  ['-rw-r--r-- 1 ', '1 ', ''],
  ['-rw-r--r-- 1 ', '1', ''],
  ['-rw-r--r-- 1 me me 1 ', 'Nov 22 ', ''],
  ['-rw-r--r-- 1 me me 1', ' ', 'x'],
  ['lrwxrwxrwx 1 me me 1 Nov 22 04:28 ', ' -> ', ''],
  ['', ' ', ''],
  ['', '1', ' x'],
])('takes linear time for %j, %j again and again, %j', async (before, repeated, after) => {
  const read = (size: number) => readListingLine(before + repeated.repeat(size / repeated.length) + after);
  expect(await growsLinearly(read, 600_000)).toBe(true);
});
