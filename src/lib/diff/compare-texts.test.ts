import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareTexts } from './compare-texts.ts';
import { afterLine, beforeLine, Change, countChanges } from './comparison.ts';

const signs = { [Change.same]: ' ', [Change.removed]: '-', [Change.added]: '+', [Change.changed]: '~' };

/** Rows with their sign; what was changed or replaced with both lines. */
function show(before: string, after: string): readonly string[] {
  const comparison = compareTexts(before, after);
  return Array.from(comparison.changes, (change, row) => {
    const [left, right] = [beforeLine(comparison, row), afterLine(comparison, row)];
    if (change === Change.replaced) return `-${left}+${right}`;
    return (
      signs[change as keyof typeof signs] + (change === Change.changed ? `${left}>${right}` : (left ?? right))
    ).trimEnd();
  });
}

it.each([
  ['', '', []],
  ['a', 'a', [' a']],
  ['a', 'b', ['-a+b']],
  ['a\nb\nc', 'a\nc', [' a', '-b', ' c']],
  ['a\nc', 'a\nb\nc', [' a', '+b', ' c']],
  ['a\n', 'a', ['~a\n>a']],
  ['a\r\nb', 'a\nb', ['~a\r\n>a', ' b']],
  ['one two three', 'one 2 three', ['~one two three>one 2 three']],
  ['{\n a: 1\n b: 2\n}', '{\n "a": 1,\n "b": 2\n}', [' {', '~ a: 1\n> "a": 1,', '~ b: 2\n> "b": 2', ' }']],
  ['f() {\n}\n', 'f() {\n}\ng() {\n}\n', [' f() {', ' }', '+g() {', '+}']],
  ['__proto__\nconstructor', 'constructor', ['-__proto__', ' constructor']],
])('%j to %j', (before, after, expected) => {
  expect(show(before, after).map((row) => row.replace(/\n$/, ''))).toEqual(expected);
});

it('finds as few changes as there are (Myers 1986: five from ABCABBA to CBABAC)', () => {
  const lines = (word: string) => [...word].join('\n').concat('\n');
  const { added, removed } = countChanges(compareTexts(lines('ABCABBA'), lines('CBABAC')));
  expect([removed, added]).toEqual([3, 2]);
});

const texts = fc
  .array(fc.constantFrom('a\n', 'b\r\n', 'c\n', '\n', 'd\r', 'two words\n', 'two other words\n'), { maxLength: 12 })
  .map((lines) => lines.join(''));

describe('any two texts', () => {
  it('are both held, line by line, in order', () => {
    fc.assert(
      fc.property(texts, texts, fc.boolean(), (before, after, ignoresBlank) => {
        const comparison = compareTexts(before, after, (line) => (ignoresBlank && line.trim() === '' ? null : line));
        const rows = Array.from(comparison.changes.keys());
        expect(rows.map((row) => beforeLine(comparison, row) ?? '').join('')).toBe(before);
        expect(rows.map((row) => afterLine(comparison, row) ?? '').join('')).toBe(after);
        for (const row of rows)
          if (comparison.changes[row] === Change.same && !ignoresBlank)
            expect(beforeLine(comparison, row)).toBe(afterLine(comparison, row));
      }),
    );
  });

  it('are the same exactly where nothing changed', () => {
    fc.assert(
      fc.property(texts, texts, (before, after) => {
        expect(compareTexts(before, after).changes.every((change) => change === Change.same)).toBe(before === after);
      }),
    );
  });
});

it('finds what follows a long insertion', () => {
  const lines = Array.from({ length: 5_000 }, (_, index) => `line ${index}\n`);
  const { changes } = compareTexts(lines.slice(2_500).join(''), lines.join(''));
  expect(changes.filter((change) => change === Change.same)).toHaveLength(2_500);
});

it('finds what stays where nearly everything differs', () => {
  const text = (mark: string) => Array.from({ length: 20_000 }, (_, index) => `${index % 10 ? mark : 'x'}\n`).join('');
  const { changes } = compareTexts(text('a'), text('b'));
  expect(changes.filter((change) => change === Change.same)).toHaveLength(2_000);
});

it('takes time that grows with the length where repetitive texts differ very much', () => {
  // Elements that occur often on both sides have no anchors: the search is given up and goes on from where it came.
  const text = (seed: number) =>
    Array.from({ length: 30_000 }, (_, index) => `${(Math.imul(index + seed, 2_654_435_761) >>> 16) % 20}\n`).join('');
  const { changes } = compareTexts(text(1), text(777));
  expect(changes.filter((change) => change === Change.same).length).toBeGreaterThan(10_000);
});
