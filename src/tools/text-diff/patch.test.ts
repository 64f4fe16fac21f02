import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareTexts } from '#lib/diff/compare-texts.ts';
import { writePatch } from '#lib/diff/write-patch.ts';
import { applyPatch } from './patch.ts';

const names = { before: 'a', after: 'b' };
const patch = (before: string, after: string, context = 3) => writePatch(compareTexts(before, after), names, context);

describe('a unified patch', () => {
  // `diff -u --label a --label b` of GNU diffutils 3.10.
  it.each([
    [
      'one\ntwo\nthree\nfour\nfive\n',
      'one\n2\nthree\nfour\nfive\nsix',
      '@@ -1,5 +1,6 @@\n one\n-two\n+2\n three\n four\n five\n+six\n\\ No newline at end of file\n',
    ],
    ['', 'a\n', '@@ -0,0 +1 @@\n+a\n'],
    ['a\n', '', '@@ -1 +0,0 @@\n-a\n'],
    ['a', 'a\n', '@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n'],
    ['a\nb\n', 'c\nd\n', '@@ -1,2 +1,2 @@\n-a\n-b\n+c\n+d\n'],
  ])('of %j and %j', (before, after, expected) => {
    expect(patch(before, after)).toBe(`--- a\n+++ b\n${expected}`);
  });

  it('has hunks that do not touch, with the requested context', () => {
    const lines = Array.from({ length: 20 }, (_, index) => `${index}\n`);
    const changed = lines.map((line, index) => (index === 2 || index === 15 ? `x${line}` : line));
    expect(patch(lines.join(''), changed.join(''), 1).match(/@@.*@@/g)).toEqual([
      '@@ -2,3 +2,3 @@',
      '@@ -15,3 +15,3 @@',
    ]);
    expect(patch(lines.join(''), changed.join(''), 0).match(/@@.*@@/g)).toEqual(['@@ -3 +3 @@', '@@ -16 +16 @@']);
  });

  it('is empty where nothing differs', () => expect(patch('a\n', 'a\n')).toBe(''));

  it('makes one text of the other, byte for byte', () => {
    const text = fc
      .array(fc.constantFrom('a\n', 'b\r\n', '\n', '-c\n', '+d\n', '\\ e\n', '@@ -1 +1 @@\n', ' f\n'), {
        maxLength: 15,
      })
      .chain((lines) => fc.constantFrom(lines.join(''), lines.join('').slice(0, -1)));
    fc.assert(
      fc.property(text, text, fc.nat(4), (before, after, context) => {
        fc.pre(before !== after);
        expect(applyPatch(before, patch(before, after, context))).toBe(after);
      }),
    );
  });
});

describe('applying', () => {
  it('passes over what git writes around the hunks', () => {
    const git = 'diff --git a/f b/f\nindex 1..2 100644\n--- a/f\n+++ b/f\n@@ -1 +1 @@ heading\n-a\n+b\n';
    expect(applyPatch('a\nc\n', git)).toBe('b\nc\n');
  });

  it.each([
    ['a\n', 'nothing', 'no-patch', {}],
    ['bar\n', '@@ -1 +1 @@\n-foo\n+x\n', 'hunk-does-not-fit', { n: 1, number: 1, wanted: 'foo', found: 'bar' }],
    ['', '@@ -1 +1 @@\n-foo\n+x\n', 'hunk-does-not-fit', { n: 1, number: 1, wanted: 'foo', found: '' }],
    ['foo\n', '@@ -1,2 +1 @@\n-foo\n', 'bad-hunk', { n: 1 }],
    ['a\n', '@@ -1 +1 @@\n-a\n+b\n@@ -1 +1 @@\n-a\n+b\n', 'bad-hunk', { n: 2 }],
  ])('%j with %j is %s', (text, written, code, params) => {
    expect(() => applyPatch(text, written)).toThrow(expect.objectContaining({ code, params }) as Error);
  });
});
