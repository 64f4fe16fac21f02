import fc from 'fast-check';
import { expect, it } from 'vitest';
import { diffLines } from '#lib/line-diff.ts';

const marks = { same: ' ', removed: '-', added: '+' } as const;
const show = (before: string, after: string) => diffLines(before, after).map(({ type, text }) => marks[type] + text);

it.each([
  ['', '', [' ']],
  ['a', 'a', [' a']],
  ['a', 'b', ['-a', '+b']],
  ['a\nb\nc', 'a\nc', [' a', '-b', ' c']],
  ['a\nc', 'a\nb\nc', [' a', '+b', ' c']],
  ['a\r\nb\rc', 'a\nb\nc', [' a', ' b', ' c']],
  ['{\n a: 1\n b: 2\n}', '{\n "a": 1,\n "b": 2\n}', [' {', '- a: 1', '- b: 2', '+ "a": 1,', '+ "b": 2', ' }']],
  // The example of Myers, An O(ND) difference algorithm: the shortest way from ABCABBA to CBABAC has five edits.
  ['A\nB\nC\nA\nB\nB\nA', 'C\nB\nA\nB\nA\nC', ['-A', '-B', ' C', '+B', ' A', ' B', '-B', ' A', '+C']],
])('%j to %j', (before, after, expected) => {
  expect(show(before, after)).toEqual(expected);
});

const texts = fc.array(fc.constantFrom('a', 'b', 'c', ''), { maxLength: 12 }).map((lines) => lines.join('\n'));

it('holds both texts, and its numbers are right', () => {
  fc.assert(
    fc.property(texts, texts, (before, after) => {
      const lines = diffLines(before, after);
      const old = lines.flatMap((line) => ('before' in line ? [line] : []));
      const fresh = lines.flatMap((line) => ('after' in line ? [line] : []));
      expect(old.map(({ text }) => text).join('\n')).toBe(before);
      expect(fresh.map(({ text }) => text).join('\n')).toBe(after);
      expect(old.map((line) => line.before)).toEqual(old.map((_, index) => index + 1));
      expect(fresh.map((line) => line.after)).toEqual(fresh.map((_, index) => index + 1));
    }),
  );
});

it('finds what follows a long insertion', () => {
  const lines = Array.from({ length: 5_000 }, (_, index) => `line ${index}`);
  const inserted = diffLines(lines.slice(2_500).join('\n'), lines.join('\n'));
  expect(inserted.filter(({ type }) => type === 'same')).toHaveLength(2_500);
});

it('is quick where everything differs', () => {
  const text = (mark: string) => Array.from({ length: 20_000 }, (_, index) => (index % 10 ? mark : 'x')).join('\n');
  const lines = diffLines(text('a'), text('b'));
  expect(lines.filter(({ type }) => type === 'same').length).toBe(2_000);
});

it('keeps texts side by side where very much differs and a line is new', () => {
  const text = (mark: string) => Array.from({ length: 20_000 }, (_, index) => (index % 10 ? `line ${index}` : mark));
  const lines = diffLines(['new', ...text('a')].join('\n'), text('b').join('\n'));
  expect(lines.filter(({ type }) => type === 'same').length).toBeGreaterThan(17_000);
});
