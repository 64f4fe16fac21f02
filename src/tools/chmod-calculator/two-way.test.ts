import { describe, expect, test } from 'vitest';
import { impliedKind, isChange, rewriteMode, tryReadMode } from './two-way.ts';

const setting = { kind: 'file', umask: '022', current: '' };

describe('tryReadMode', () => {
  test.each([
    ['755', {}, { mode: 0o755 }],
    ['drwxr-xr-x', {}, { mode: 0o755, type: 'd' }],
    ['g=u', { current: '640' }, { mode: 0o660 }],
    ['+x', { current: '640', umask: '027' }, { mode: 0o750 }],
    ['', {}, { mode: 0 }],
    ['758', {}, undefined],
    ['755', { umask: '9' }, undefined],
    ['755', { current: 'x' }, undefined],
  ])('%j with %j', (text, changes, expected) => {
    expect(tryReadMode(text, { ...setting, ...changes })).toEqual(expected);
  });
});

describe('isChange', () => {
  test.each([
    ['g+w', true],
    ['chmod o= path', true],
    ['u=rwx,g=rx', true],
    ['a=rX', true],
    ['u=rwx,g=rx,o=rx', false],
    ['a=r', false],
    ['755', false],
    ['-rw-r--r--', false],
    ['umask 027', false],
    ['', false],
    [' ', false],
    ['g', false],
  ])('%j: %j', (text, expected) => {
    expect(isChange(text, setting)).toBe(expected);
  });

  test('clauses that set all bits of a file leave those of a directory', () => {
    expect(isChange('u=rwx,g=rx,o=rx', { ...setting, kind: 'directory' })).toBe(true);
  });
});

describe('impliedKind', () => {
  test.each([
    ['drwxr-xr-x', '', 'file', 'directory'],
    ['-rw-r--r--', '600', 'directory', 'file'],
    ['600', 'drwxr-xr-x 2 me staff 64 src', 'directory', 'file'],
    ['chmod 600 id_rsa', 'drwxr-xr-x', 'directory', 'file'],
    ['', 'drwxr-xr-x', 'directory', 'file'],
    ['600', '755', 'directory', 'directory'],
    ['600', '-rw-r--r--', 'directory', 'directory'],
    ['600', '755', 'file', 'file'],
  ])('of %j after %j, with %j chosen: %j', (next, previous, kind, expected) => {
    expect(impliedKind(next, previous, { ...setting, kind })).toBe(expected);
  });
});

describe('rewriteMode', () => {
  test.each([
    ['', '755'],
    ['644', '755'],
    ['0o644', '755'],
    ['g+w', '755'],
    ['rw-r--r--', 'rwxr-xr-x'],
    [' rw-r--r--\n', 'rwxr-xr-x'],
    ['drw-r--r--', 'drwxr-xr-x'],
    ['-rw-r--r-- 1 me staff 9 file', '-rwxr-xr-x 1 me staff 9 file'],
    ['total 4\ndrw-r--r--+ 2 me staff 9 Nov 22 04:28 a b\n', 'total 4\ndrwxr-xr-x+ 2 me staff 9 Nov 22 04:28 a b\n'],
  ])('%j becomes %j', (text, expected) => {
    expect(rewriteMode(text, 0o755)).toBe(expected);
  });
});
