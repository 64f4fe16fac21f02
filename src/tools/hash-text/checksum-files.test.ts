import { describe, expect, test } from 'vitest';
import { growsLinearly } from '#testing/effort.ts';
import { assignFiles, gatherFiles, isChecksumFile, type Listed } from './checksum-files.ts';

describe('isChecksumFile', () => {
  test.each([
    'SHA256SUMS',
    'md5sums',
    'MD5SUM',
    'release/SHA512SUMS',
    'sha256sum.txt',
    'SHA256SUMS.txt',
    'Fedora-Workstation-42-CHECKSUM',
    'checksums.txt',
    'b2sums',
    'BLAKE3SUMS',
    'a.iso.md5',
    'a.SHA256',
    'a.sha1',
    'a.sha3-256',
    'files.sfv',
    'a.b2',
  ])('%s is', (name) => {
    expect(isChecksumFile({ name })).toBe(true);
  });

  test.each([
    '',
    'md5',
    'a.txt',
    'sums',
    'sums.txt',
    'a.md5.txt',
    'SHA256SUMS.gpg',
    'mychecksums.zip',
    'checksum/a',
    'a.shape',
  ])('%j is not', (name) => {
    expect(isChecksumFile({ name })).toBe(false);
  });
});

describe('gatherFiles', () => {
  test.each([
    [['a'], [], ['a']],
    [['a', 'b'], ['c'], ['a', 'b']],
    [['SHA256SUMS'], ['a', 'b'], ['a', 'b', 'SHA256SUMS']],
    [['SHA256SUMS'], ['a', 'SHA256SUMS'], ['a', 'SHA256SUMS']],
    [['SHA256SUMS'], ['a', 'MD5SUMS'], ['a', 'MD5SUMS', 'SHA256SUMS']],
    [['a'], ['SHA256SUMS'], ['a', 'SHA256SUMS']],
    [['a'], ['b', 'SHA256SUMS'], ['a']],
    [['a', 'SHA256SUMS'], ['MD5SUMS'], ['a', 'SHA256SUMS']],
  ])('%j to %j', (opened, present, gathered) => {
    const named = (names: readonly string[]) => names.map((name) => ({ name }));
    expect(gatherFiles(named(opened), named(present))).toEqual(named(gathered));
  });
});

describe('assignFiles', () => {
  const line = (name: string | null, list = 'SHA256SUMS'): Listed => ({ list, name, algorithm: null, digest: '00' });

  test.each<[Listed, readonly string[], string | undefined]>([
    [line('a.txt'), ['b.txt', 'a.txt'], 'a.txt'],
    [line('./a.txt'), ['a.txt'], 'a.txt'],
    [line('x\\a.txt'), ['x/a.txt'], 'x/a.txt'],
    [line('x/a.txt'), ['a.txt'], 'a.txt'],
    [line('a.txt'), ['x/a.txt'], 'x/a.txt'],
    [line('a.txt', 'x/SHA256SUMS'), ['y/a.txt', 'x/a.txt'], 'x/a.txt'],
    [line('a.txt'), ['x/a.txt', 'y/a.txt'], undefined],
    [line('x/a.txt'), ['y/a.txt'], undefined],
    [line('a.txt'), ['ba.txt'], undefined],
    [line('A.txt'), ['a.txt'], undefined],
    [line('e\u0301'), ['\u00e9'], '\u00e9'],
    [line(null, 'a.iso.md5'), ['a.iso', 'b.iso'], 'a.iso'],
    [line(null, 'x/a.iso.md5'), ['x/a.iso'], 'x/a.iso'],
    [line(null), ['a'], 'a'],
    [line(null), ['SHA256SUMS', 'a'], 'a'],
    [line(null), ['SHA256SUMS', 'a', 'b'], undefined],
  ])('%j among %j', (listed, names, found) => {
    const files = names.map((name) => ({ name }));
    const assignment = assignFiles([listed], files);
    expect([...assignment.listed].map(([{ name }, lines]) => [name, lines])).toEqual(found ? [[found, [listed]]] : []);
    expect(assignment.missing).toEqual(found ? [] : [listed]);
  });

  test('a file may be listed more than once', () => {
    const file = { name: 'a' };
    const lines = [line('a'), line('a', 'MD5SUMS')];
    expect(assignFiles(lines, [file])).toEqual({ listed: new Map([[file, lines]]), missing: [] });
  });

  test('ten thousand of ten thousand are found, in linear time', async () => {
    const find = (count: number) => {
      const files = Array.from({ length: count }, (_, index) => ({ name: `folder/${index}.txt` }));
      const lines = files.map(({ name }) => line(name));
      expect(assignFiles(lines, files).listed.size).toBe(count);
    };
    expect(await growsLinearly(find, 10_000)).toBe(true);
  });
});
