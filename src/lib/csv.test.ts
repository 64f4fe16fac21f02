import { expect, it } from 'vitest';
import { csvToJson, quoteCsvField, readCsvRecord, writeCsv } from '#lib/csv.ts';

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

it('writes a table as JSON', () => {
  const table = writeCsv(
    ['line', '__proto__'],
    [
      ['1', 'a "b", c'],
      ['2', ''],
    ],
  );
  expect(csvToJson(table)).toBe(
    '[\n  {\n    "line": "1",\n    "__proto__": "a \\"b\\", c"\n  },\n  {\n    "line": "2",\n    "__proto__": ""\n  }\n]',
  );
  expect(csvToJson('line')).toBe('[]');
});
