import { expect, test } from 'vitest';
import { rowsToCsv } from './rows-to-csv.ts';

test('records as RFC 4180 has them', () => {
  const rows = [
    { line: 1, text: 'a "b", c', valid: true },
    { line: 2, text: null, more: 'two\nlines' },
  ];
  expect(rowsToCsv(rows)).toBe('line,text,valid,more\r\n1,"a ""b"", c",true,\r\n2,,,"two\nlines"\r\n');
  expect(rowsToCsv([])).toBe('\r\n');
});
