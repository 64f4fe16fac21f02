import { expect, it } from 'vitest';
import { fieldQuoter, quoteCsvField, writeCsv, writeCsvRecord } from '#lib/csv/write.ts';

// RFC 4180 section 2, rules 5 to 7; blanks at the ends are quoted for parsers that trim them.
it.each([
  ['aaa', 'aaa'],
  ['', ''],
  ['a b', 'a b'],
  [' a b', '" a b"'],
  ['a\t', '"a\t"'],
  ['a,b', '"a,b"'],
  ['b\r\nbb', '"b\r\nbb"'],
  ['b"bb', '"b""bb"'],
  ['\ufeffa', '"\ufeffa"'],
])('writes %j as %j', (field, written) => {
  expect(quoteCsvField(field)).toBe(written);
});

it.each([
  ['a,b', 'a,b'],
  ['a.*b', "'a.*b'"],
  ["it's", "'it''s'"],
])('writes %j as %j with other signs', (field, written) => {
  expect(fieldQuoter({ delimiter: '.*', quote: "'" })(field)).toBe(written);
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

it('writes a record that parsers do not skip', () => {
  expect(writeCsvRecord([''])).toBe('""');
});
