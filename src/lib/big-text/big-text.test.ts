import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rowLength } from './big-text.ts';
import { beginsLine, lineOfRow, rowOfLine, rowText } from './big-text-rows.ts';
import { toBigText } from './make-big-text.ts';

const rowsOf = (text: string) => {
  const big = toBigText(text);
  return Array.from(big.rows, (_, row) => rowText(big, row));
};

describe('rows', () => {
  test.each([
    ['', ['']],
    ['a', ['a']],
    ['a\nb', ['a', 'b']],
    ['a\r\nb\n', ['a', 'b', '']],
    ['\n\n', ['', '', '']],
    ['\uD800\nb', ['\uD800', 'b']],
  ])('%j', (text, rows) => expect(rowsOf(text)).toEqual(rows));

  test('a long line goes on in further rows, no character is cut', () => {
    const line = '🦩'.repeat(rowLength);
    const big = toBigText(line);
    expect(big.rows.length).toBeGreaterThan(1);
    expect(big.lineCount).toBe(1);
    expect(rowsOf(line).join('')).toBe(line);
    expect(beginsLine(big, 1)).toBe(false);
  });

  test('rows and line breaks make up the text again, lone surrogates included', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.string({ unit: fc.constantFrom('a', '\n', '\uDC00', 'é') }),
        (a, b) => {
          const text = a.replaceAll('\r', '') + b;
          const big = toBigText(text);
          const joined = Array.from(
            big.rows,
            (_, row) => (row > 0 && beginsLine(big, row) ? '\n' : '') + rowText(big, row),
          );
          expect(joined.join('')).toBe(text);
        },
      ),
    );
  });

  test('finds the row of a line', () => {
    const big = toBigText(`${'x'.repeat(rowLength * 3)}\nsecond\nthird`);
    expect(rowText(big, rowOfLine(big, 1))).toBe('x'.repeat(rowLength));
    expect(rowText(big, rowOfLine(big, 2))).toBe('second');
    expect(rowText(big, rowOfLine(big, 3))).toBe('third');
    expect(rowOfLine(big, 99)).toBe(big.rows.length - 1);
  });

  test('lines and rows agree over many rows', () => {
    const big = toBigText(
      Array.from({ length: 5_000 }, (_, index) => 'y'.repeat(index % 7 === 0 ? rowLength * 2 : 3)).join('\n'),
    );
    let line = 0;
    for (let row = 0; row < big.rows.length; row++) {
      if (beginsLine(big, row)) expect(rowOfLine(big, ++line)).toBe(row);
      expect(lineOfRow(big, row)).toBe(line);
    }
    expect(line).toBe(big.lineCount);
  });
});
