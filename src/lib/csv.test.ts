import { expect, it } from 'vitest';
import { quoteCsvField, readCsvRecord, rowsToCsv, writeCsv } from '#lib/csv.ts';

// RFC 4180 section 2, rules 5 to 7.
it.each([
  ['aaa', 'aaa'],
  ['', ''],
  [' a b ', ' a b '],
  ['a,b', '"a,b"'],
  ['b\r\nbb', '"b\r\nbb"'],
  ['b"bb', '"b""bb"'],
])('writes %j as %j', (field, written) => {
  expect(quoteCsvField(field)).toBe(written);
});

it('writes a table', () => {
  expect(
    writeCsv(
      ['name', 'note'],
      [
        ['a', 'b,c'],
        ['', '"'],
      ],
    ),
  ).toBe('name,note\na,"b,c"\n,""""');
});

it.each([
  ['', ['']],
  ['a,b,', ['a', 'b', '']],
  ['"a,b",,"c""d",""', ['a,b', '', 'c"d', '']],
])('reads %j', (line, fields) => {
  expect(readCsvRecord(line)).toEqual(fields);
});

it('writes records with a line break after each', () => {
  const rows = [
    { line: 1, text: 'a "b", c', valid: true },
    { line: 2, text: null, more: 'two\nlines' },
  ];
  expect(rowsToCsv(rows)).toBe('line,text,valid,more\r\n1,"a ""b"", c",true,\r\n2,,,"two\nlines"\r\n');
  expect(rowsToCsv([])).toBe('\r\n');
});
